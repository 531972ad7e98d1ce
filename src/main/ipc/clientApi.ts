import type { Channel, ChannelHandlers } from '../../contract/channels';
import { isChannel } from '../../contract/channels';
import type {
  EngineApi,
  GenerateRequest,
  LexiconInfo,
  PositionRequest,
  RequestError,
} from '../../contract/engineApi';
import type { LexiconChoice, LexiconRequest, RecentLexicon, WordsRequest } from '../../contract/lexiconApi';
import { parseRequest } from '../../contract/requestParsers';
import { quoted } from '../../core/quoted';
import { fail, ok, type Result } from '../../core/result';
import { sourceAt } from '../cache/lexiconSource';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import { keepLatest } from '../engine/keepLatest';
import { LatestJob } from '../engine/latestJob';
import type { GrantedPaths } from '../files/grantedPaths';
import type { SettingsStore } from '../settings/settingsStore';
import { answerSafely } from './answerSafely';

export interface ClientServices {
  readonly engine: EngineSupervisor;
  readonly settings: SettingsStore;
  /** What the page may name. */
  readonly granted: GrantedPaths;
  /** Where the built program lies, with the built-in word list. */
  readonly programDir: string;
  /** Asks the person for a file, in whatever way this program can. */
  readonly chooseLexicon: () => Promise<LexiconChoice>;
}

/** Answers one request of one client, whatever it sent. Never rejects. */
export type AnswerRequest = (channel: string, request: unknown) => Promise<Result<unknown, RequestError>>;

/**
 * What one window (or browser tab) talks to. Each has its own: a newer position supersedes only those of the same
 * window.
 */
export function createClientApi(services: ClientServices): AnswerRequest {
  const { engine, settings } = services;
  const words = new LatestJob((request: WordsRequest, signal) => engine.words(request, signal));
  const structures = new LatestJob((request: PositionRequest, signal) => engine.structures(request, signal));
  const generations = new LatestJob(({ lexicon, placement, setup }: GenerateRequest, signal) =>
    engine.generate(lexicon, setup, placement, signal),
  );
  let openings = 0;
  const api: EngineApi = {
    openLexicon: (request) => {
      const opening = ++openings;
      return openLexicon(services, request, () => opening === openings);
    },
    cancelLexicon: async () => engine.cancelLexicon(),
    chooseLexicon: () => chooseLexicon(services),
    recentLexicons: async () => ok(recentLexicons(services)),
    words: (request) => words.ask(request),
    cancelWords: async () => ok(words.cancel()),
    crossChecks: keepLatest((request) => engine.crossChecks(request)),
    structures: (request) => structures.ask(request),
    cancelStructures: async () => ok(structures.cancel()),
    generate: (request) => generations.ask(request),
    cancelGeneration: async () => ok(generations.cancel()),
    candidates: (request) => engine.candidates(request),
    filterCandidates: keepLatest((request) => engine.filterCandidates(request)),
    findWord: keepLatest((request) => engine.findWord(request)),
    trace: keepLatest(
      (request) => engine.trace(request),
      ({ purpose }) => purpose,
    ),
    whyNot: keepLatest(
      (request) => engine.whyNot(request),
      ({ purpose }) => purpose,
    ),
    nodes: (request) => engine.nodes(request),
    readSettings: async () => settings.readSettings(),
    writeSettings: (request) => settings.writeSettings(request),
  };
  return async (channel, request) => {
    if (!isChannel(channel))
      return fail({ code: 'bad-request', message: `There is no channel ${quoted(channel)}.` });
    return answerSafely(channel, () => answer(api, channel, request));
  };
}

/** @param isLatest whether the window has asked for no other lexicon since: it uses the last one asked for */
async function openLexicon(
  { engine, granted, settings, programDir }: ClientServices,
  request: LexiconRequest,
  isLatest: () => boolean,
): Promise<Result<LexiconInfo, RequestError>> {
  const readable = request.source === 'file' ? granted.checkReadable(request.path) : ok(null);
  if (!readable.ok) return readable;
  const wanted = pathOf(request, settings);
  const opened = await engine.openLexicon(sourceAt(wanted, request.letters, programDir));
  if (!opened.ok) return opened;
  const { letters, name, path } = opened.value;
  if (path !== null) settings.addRecentLexicon({ path: granted.grant(path), name, letters });
  if (isLatest()) settings.setLastLexicon({ path, letters });
  return opened;
}

async function chooseLexicon({
  chooseLexicon,
  granted,
}: ClientServices): Promise<Result<LexiconChoice, RequestError>> {
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

async function answer<C extends Channel>(
  handlers: ChannelHandlers,
  channel: C,
  request: unknown,
): Promise<Result<unknown, RequestError>> {
  const parsed = parseRequest(channel, request);
  return parsed.ok ? handlers[channel](parsed.value) : parsed;
}
