import type { Channel, ChannelHandlers } from '../../contract/channels';
import { isChannel } from '../../contract/channels';
import type { EngineApi, LexiconInfo, PositionRequest, RequestError } from '../../contract/engineApi';
import type { LexiconChoice, LexiconRequest, WordsRequest } from '../../contract/lexiconApi';
import { parseRequest } from '../../contract/requestParsers';
import { fail, ok, type Result } from '../../core/result';
import { sourceAt } from '../cache/lexiconSource';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import { keepLatest } from '../engine/keepLatest';
import { LatestJob } from '../engine/latestJob';
import type { SettingsStore } from '../settings/settingsStore';
import { answerSafely } from './answerSafely';

export interface ClientServices {
  readonly engine: EngineSupervisor;
  readonly settings: SettingsStore;
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
  let openings = 0;
  const api: EngineApi = {
    openLexicon: (request) => {
      const opening = ++openings;
      return openLexicon(services, request, () => opening === openings);
    },
    cancelLexicon: async () => engine.cancelLexicon(),
    chooseLexicon: async () => ok(await services.chooseLexicon()),
    recentLexicons: async () => ok(settings.readRecentLexicons()),
    words: (request) => words.ask(request),
    cancelWords: async () => ok(words.cancel()),
    crossChecks: keepLatest((request) => engine.crossChecks(request)),
    structures: (request) => structures.ask(request),
    cancelStructures: async () => ok(structures.cancel()),
    generate: keepLatest(({ lexicon, setup }) => engine.generate(lexicon, setup)),
    candidates: (request) => engine.candidates(request),
    filterCandidates: keepLatest((request) => engine.filterCandidates(request)),
    trace: keepLatest((request) => engine.trace(request)),
    whyNot: keepLatest((request) => engine.whyNot(request)),
    nodes: (request) => engine.nodes(request),
    readSettings: async () => settings.readSettings(),
    writeSettings: (request) => settings.writeSettings(request),
  };
  return async (channel, request) => {
    if (!isChannel(channel))
      return fail({ code: 'bad-request', message: `There is no channel "${channel}".` });
    return answerSafely(channel, () => answer(api, channel, request));
  };
}

/** @param isLatest whether the window has asked for no other lexicon since: it uses the last one asked for */
async function openLexicon(
  { engine, settings, programDir }: ClientServices,
  request: LexiconRequest,
  isLatest: () => boolean,
): Promise<Result<LexiconInfo, RequestError>> {
  const wanted = pathOf(request, settings);
  const opened = await engine.openLexicon(sourceAt(wanted, request.letters, programDir));
  if (!opened.ok) return opened;
  const { letters, name, path } = opened.value;
  if (path !== null) settings.addRecentLexicon({ path, name, letters });
  if (isLatest()) settings.setLastLexicon({ path, letters });
  return opened;
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
