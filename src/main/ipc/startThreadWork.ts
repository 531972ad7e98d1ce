import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { AnswerTo, JobRequest, RequestTo } from '../../contract/requests/requests';
import { ok } from '../../core/result';
import { say } from '../../texts/say';
import { Endgames } from '../endgame/endgames';
import { IN_BACKGROUND } from '../engine/background';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import type { ThreadData } from '../engine/threadData';
import type { GrantedPaths } from '../files/grantedPaths';
import type { Answer } from '../jobs/job';
import { ownLeaves, windowLeaves } from '../leaves/ownLeaves';
import { WindowTraining } from '../leaves/windowTraining';
import { PracticeStore, readPracticeText } from '../practice/practiceStore';
import { Preendgames } from '../preendgame/preendgames';
import { presetCatalogue } from '../presetCatalogue';
import { ReviewedGames } from '../review/reviewedGames';
import { Reviews } from '../review/reviews';
import { ReviewTablesSource } from '../review/reviewTables';
import { Simulations } from '../simulation/simulations';
import { SimulationTablesSource } from '../simulation/simulationTables';
import { builtInWinTablePath, openWinTable, openWinTableIfAny } from '../simulation/winTableStore';
import { type TournamentDeps, Tournaments } from '../tournament/tournaments';
import { lexiconCacheDir, ownLeavesDir, trainingPath } from '../userDataDir';
import type { EventHub } from './eventHub';

/** The page's requests that run in threads besides the engine's. */
export interface ThreadWork {
  readonly services: JobServices;
  readonly tournaments: Pick<Tournaments, 'bytes' | 'open'>;
}

type JobServices = {
  readonly [N in JobRequest]: (
    request: RequestTo<N>,
    granted: GrantedPaths,
  ) => Answer<AnswerTo<N>> | Promise<Answer<AnswerTo<N>>>;
};

export interface ThreadWorkDeps {
  readonly programDir: string;
  readonly userData: string;
  readonly engine: EngineSupervisor;
  readonly engines: TournamentDeps['engines'];
  readonly hub: EventHub;
}

/** The long jobs of the pages, in a window or in a browser: their threads and the requests about them. */
export function startThreadWork({
  programDir,
  userData,
  engine,
  engines,
  hub: { log, publish },
}: ThreadWorkDeps): ThreadWork {
  const start = (worker: string, options: WorkerOptions = {}) =>
    new Worker(join(programDir, `${worker}.js`), { name: worker, ...options });
  const findLexicon = (id: string) => engine.findLexicon(id);
  const own = ownLeaves(ownLeavesDir(userData));
  const leaves = windowLeaves(programDir, ownLeavesDir(userData), own);
  const winTable = builtInWinTablePath(programDir);

  const endgames = new Endgames({
    publish,
    findLexicon,
    startThread: (task) => start('endgame', { workerData: task }),
  });
  const preendgames = new Preendgames({ publish, findLexicon, startThread: () => start('preendgame') });
  const simulations = new Simulations({
    publish,
    findLexicon,
    startThread: () => start('simulation'),
    tables: new SimulationTablesSource(leaves, () => openWinTable(winTable)),
  });
  const tournaments = new Tournaments({
    publish,
    findLexicon,
    ownLeaves: own,
    engines,
    userData,
    log: (note) => log(say(note)),
    startThread: () =>
      start('tournament', {
        name: 'games',
        argv: [IN_BACKGROUND],
        workerData: { cacheDir: lexiconCacheDir(userData) } satisfies ThreadData,
      }),
  });
  const reviews: Reviews = new Reviews({
    findLexicon,
    userData,
    log,
    publish: (event) => {
      publish(event);
      reviewedGames.note(event.status);
    },
    startThread: () => start('review', { argv: [IN_BACKGROUND] }),
    tables: new ReviewTablesSource({
      leavesOf: ({ distribution }) => leaves(distribution),
      openWins: () => {
        const opened = openWinTableIfAny(winTable);
        return opened.ok ? opened.value : undefined;
      },
    }),
  });
  const training = new WindowTraining({
    publish,
    findLexicon,
    ownLeavesDir: ownLeavesDir(userData),
    trainingPath: trainingPath(userData),
    startThread: (places, isBackground) =>
      start('training', { workerData: places, argv: isBackground ? [IN_BACKGROUND] : [] }),
  });
  const practice = new PracticeStore(userData, log);
  const reviewedGames = new ReviewedGames({ reviews, publish, catalogue: presetCatalogue });

  /** For work that needs the lexicon itself, of which only the name may be known yet. */
  const withLexicon =
    <Request, Value>(answer: (request: Request, granted: GrantedPaths) => Value | Promise<Value>) =>
    async (request: Request, granted: GrantedPaths): Promise<Value> => {
      await engine.whenOpen();
      return answer(request, granted);
    };

  return {
    tournaments,
    services: {
      startEndgame: withLexicon((options) => endgames.start(options)),
      stopEndgame: () => endgames.stop(),
      readEndgame: (request) => endgames.read(request),
      searchedTurns: (request) => endgames.searched(request),
      startPreendgame: withLexicon((options) => preendgames.start(options)),
      stopPreendgame: () => preendgames.stop(),
      readPreendgame: (request) => preendgames.read(request),
      startSimulation: withLexicon((options) => simulations.start(options)),
      stopSimulation: () => simulations.stop(),
      continueSimulation: () => simulations.goOn(),
      readSimulation: () => simulations.read(),
      compareSimulated: (request) => simulations.compare(request),
      simulatedSample: (request) => simulations.sample(request),
      simulatedReplies: (request) => simulations.replies(request),
      startTournament: withLexicon((options) => tournaments.startWithEngines(options)),
      continueTournament: withLexicon((request) => tournaments.goOn(request)),
      stopTournament: () => tournaments.stop(),
      readTournament: () => tournaments.read(),
      tournamentCurve: () => tournaments.curve(),
      tournamentGames: (request) => tournaments.games(request),
      tournamentGame: (request) => tournaments.record(request),
      startReview: withLexicon((options, granted) => {
        const readable = checkReadable(options, granted);
        if (!readable.ok) return readable;
        reviewedGames.stop();
        return reviews.start(options);
      }),
      readLeaves: (question) => training.report(question),
      useLeaves: (wanted) => training.use(wanted),
      leavesFile: (request) => training.file(request),
      startTraining: withLexicon((options) => training.start(options)),
      continueTraining: withLexicon((request) => training.goOn(request)),
      stopTraining: () => training.stop(),
      discardTraining: () => training.discard(),
      readTraining: () => training.read(),
      readPractice: () => practice.read(),
      writePractice: (kept) => practice.write(kept),
      parsePractice: ({ text }) => readPracticeText(text),
      reviewedMistakes: () => ok(reviewedGames.mistakes()),
      stopReview: () => {
        reviewedGames.stop();
        return reviews.stop();
      },
      readReview: (request, granted) => {
        const readable = checkReadable(request, granted);
        return readable.ok ? reviews.read(request) : readable;
      },
      reviewGames: withLexicon(async (options, granted) => {
        const refused = options.paths.map((path) => granted.checkReadable(path)).find(({ ok }) => !ok);
        if (refused?.ok === false) return refused;
        const begun = await reviewedGames.start(options);
        // The games in a folder are granted with the folder.
        if (begun.ok) for (const { path } of begun.value.games) granted.grant(path);
        return begun;
      }),
      readReviewedGames: () => reviewedGames.read(),
    },
  };
}

/** A game without a file needs no permission. */
const checkReadable = ({ path }: { readonly path: string | null }, granted: GrantedPaths) =>
  path === null ? ok(null) : granted.checkReadable(path);
