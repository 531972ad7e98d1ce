import { existsSync } from 'node:fs';
import { version as app, license } from '../../../package.json';
import type {
  LexiconChoice,
  LexiconInfo,
  LexiconRequest,
  RecentLexicon,
} from '../../contract/lexicon/lexiconApi';
import type { Answered } from '../../contract/requests/request';
import type { RequestError } from '../../contract/requests/requestError';
import type {
  AnswerTo,
  DesktopApi,
  HostRequest,
  LongRequest,
  ProgramVersion,
  RequestTo,
} from '../../contract/requests/requests';
import type { GamesStatus, ReviewGames } from '../../contract/review/gamesApi';
import { BUILDER_VERSION } from '../../core/lexicon/build/gaddagBuilder';
import { GADDAG_FILE_VERSION } from '../../core/lexicon/formats/gaddagFile';
import { ok, type Result } from '../../core/result';
import { listKeptLexicons, removeKeptLexicon } from '../cache/keptLexicons';
import { sourceAt } from '../cache/lexiconSource';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import type { GrantedPaths } from '../files/grantedPaths';
import type { ReviewedGames } from '../review/reviewedGames';
import type { SettingsStore } from '../settings/settingsStore';
import { crashDir, lexiconCacheDir, tournamentPath } from '../userDataDir';
import type { LateThreadWork } from './lateThreadWork';
import type { ThreadWork } from './startThreadWork';

export interface ClientServices {
  readonly engine: EngineSupervisor;
  readonly settings: SettingsStore;
  readonly threadWork: LateThreadWork;
  /** What the page may name. */
  readonly granted: GrantedPaths;
  /** Where the built program lies, with the built-in word list. */
  readonly programDir: string;
  /** Asks the person for a file, in whatever way this program can. */
  readonly chooseLexicon: () => Promise<LexiconChoice>;
  /** Only where this program shows windows and dialogs. */
  readonly desktop?: DesktopApi;
}

/** The one that asks. */
export interface Client {
  /** Aborted when the request is to end, with the `RequestError` to answer. */
  readonly signal: AbortSignal;
  /** Whether this is the last request of its kind that the client has made. */
  readonly isLatest: () => boolean;
  /** Ends the client's own request of that kind. */
  readonly cancel: (name: LongRequest) => void;
}

type MaybeLater<Value> = Result<Value, RequestError> | Answered<Value>;

/** What the main process answers itself; anything else is asked of the engine's threads. */
export type HostServices = {
  readonly [N in HostRequest]: (request: RequestTo<N>, client: Client) => Answered<AnswerTo<N>>;
};

export function hostServices(services: ClientServices): HostServices {
  const { engine, granted, settings, threadWork } = services;
  const inThreads =
    <Wish, Value>(answer: (work: ThreadWork, wish: Wish) => MaybeLater<Value>) =>
    async (wish: Wish): Answered<Value> =>
      answer(await threadWork.get(), wish);
  /** They need the lexicon itself, of which only its name may have been told yet. */
  const withLexicon = <Wish, Value>(answer: (work: ThreadWork, wish: Wish) => MaybeLater<Value>) =>
    inThreads<Wish, Value>(async (work, wish) => {
      await engine.whenOpen();
      return answer(work, wish);
    });
  return {
    openLexicon: (request, { isLatest }) => openLexicon(services, request, isLatest),
    cancelLexicon: async () => engine.cancelLexicon(),
    chooseLexicon: () => chooseLexicon(services),
    recentLexicons: async () => ok(recentLexicons(services)),
    keptLexicons: async () => listKeptLexicons(lexiconCacheDir(settings.folder)),
    removeKeptLexicon: async ({ name }) => removeKeptLexicon(lexiconCacheDir(settings.folder), name),
    cancel: async ({ request }, { cancel }) => {
      cancel(request);
      return ok(null);
    },
    startSimulation: withLexicon(({ simulations }, wish) => simulations.start(wish)),
    // A page asks for this at its start: to hear that there is none, nothing has to be read.
    stopSimulation: async () =>
      threadWork.started === undefined ? ok(null) : (await threadWork.get()).simulations.stop(),
    continueSimulation: inThreads(({ simulations }) => simulations.goOn()),
    readSimulation: inThreads(({ simulations }) => simulations.read()),
    compareSimulated: inThreads(({ simulations }, request) => simulations.compare(request)),
    simulatedSample: inThreads(({ simulations }, request) => simulations.sample(request)),
    simulatedReplies: inThreads(({ simulations }, request) => simulations.replies(request)),
    startTournament: withLexicon(({ tournaments }, wish) => tournaments.start(wish)),
    continueTournament: withLexicon(({ tournaments }, request) => tournaments.goOn(request)),
    stopTournament: inThreads(({ tournaments }) => tournaments.stop()),
    // And for this.
    readTournament: async () =>
      threadWork.started === undefined && !existsSync(tournamentPath(settings.folder))
        ? ok(null)
        : (await threadWork.get()).tournaments.read(),
    tournamentCurve: inThreads(({ tournaments }) => tournaments.curve()),
    tournamentGames: inThreads(({ tournaments }, request) => tournaments.games(request)),
    tournamentGame: inThreads(({ tournaments }, request) => tournaments.record(request)),
    startReview: withLexicon(({ reviewedGames, reviews }, wish) => {
      const readable = wish.path === null ? ok(null) : granted.checkReadable(wish.path);
      if (!readable.ok) return readable;
      reviewedGames.stop();
      return reviews.start(wish);
    }),
    stopReview: inThreads(({ reviewedGames, reviews }) => {
      reviewedGames.stop();
      return reviews.stop();
    }),
    reviewGames: withLexicon(({ reviewedGames }, wish) => reviewGames(reviewedGames, granted, wish)),
    readReviewedGames: inThreads(({ reviewedGames }) => reviewedGames.read()),
    readReview: inThreads(({ reviews }, request) => {
      const readable = request.path === null ? ok(null) : granted.checkReadable(request.path);
      return readable.ok ? reviews.read(request) : readable;
    }),
    startEndgame: withLexicon(({ endgames }, wish) => endgames.start(wish)),
    stopEndgame: inThreads(({ endgames }) => endgames.stop()),
    readEndgame: inThreads(({ endgames }, request) => endgames.read(request)),
    searchedTurns: inThreads(({ endgames }, request) => endgames.searched(request)),
    startPreendgame: withLexicon(({ preendgames }, wish) => preendgames.start(wish)),
    stopPreendgame: inThreads(({ preendgames }) => preendgames.stop()),
    readPreendgame: inThreads(({ preendgames }, request) => preendgames.read(request)),
    version: async () => ok(programVersion(settings.folder, services.desktop !== undefined)),
    readSettings: async () => settings.readSettings(),
    settingsProblem: async () => ok(settings.readProblem()),
    writeSettings: async (request) => settings.writeSettings(request),
  };
}

/** The games in a folder come from the person as the folder does. */
async function reviewGames(
  reviewedGames: ReviewedGames,
  granted: GrantedPaths,
  wish: ReviewGames,
): Answered<GamesStatus> {
  const refused = wish.paths.map((path) => granted.checkReadable(path)).find((readable) => !readable.ok);
  if (refused?.ok === false) return refused;
  const begun = await reviewedGames.start(wish);
  if (begun.ok) for (const { path } of begun.value.games) granted.grant(path);
  return begun;
}

function programVersion(dataFolder: string, isDesktop: boolean): ProgramVersion {
  const { chrome, electron, node } = process.versions;
  return {
    app,
    license,
    electron: electron ?? null,
    chromium: chrome ?? null,
    node,
    dataFolder,
    crashFolder: isDesktop ? crashDir(dataFolder) : null,
    lexiconFormat: GADDAG_FILE_VERSION,
    lexiconLayout: BUILDER_VERSION,
  };
}

/** @param isLatest whether the window has asked for no other lexicon since: it uses the last one asked for */
async function openLexicon(
  { engine, granted, settings, programDir }: ClientServices,
  request: LexiconRequest,
  isLatest: () => boolean,
): Answered<LexiconInfo> {
  const readable = request.source === 'file' ? granted.checkReadable(request.path) : ok(null);
  if (!readable.ok) return readable;
  const wanted = pathOf(request, settings);
  const opened = await engine.openLexicon(sourceAt(wanted, request.letters, programDir));
  if (!opened.ok) return opened;
  const { id, letters, name, path } = opened.value;
  if (path !== null) settings.addRecentLexicon({ path: granted.grant(path), name, letters, id });
  if (isLatest()) settings.setLastLexicon({ path, letters });
  return opened;
}

async function chooseLexicon({ chooseLexicon, granted }: ClientServices): Answered<LexiconChoice> {
  const choice = await chooseLexicon();
  if (choice.kind === 'chosen') granted.grant(choice.path);
  return ok(choice);
}

function recentLexicons({ granted, settings }: ClientServices): readonly RecentLexicon[] {
  const recent = settings.readRecentLexicons();
  for (const { path } of recent) granted.grant(path);
  return recent;
}

/** Null for the built-in word list. */
function pathOf(request: LexiconRequest, settings: SettingsStore): string | null {
  if (request.source === 'file') return request.path;
  return request.source === 'last' ? settings.readLastLexicon(request.letters) : null;
}
