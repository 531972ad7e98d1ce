import { type Channel, type ChannelHandlers, isChannel } from '../../contract/channels';
import type { EngineApi, RequestError } from '../../contract/engineApi';
import { parseRequest } from '../../contract/requestParsers';
import { fail, type Result } from '../../core/result';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import { keepLatest } from '../engine/keepLatest';
import { errorMessage } from '../errorMessage';
import type { SettingsStore } from '../settings/settingsStore';

export interface ClientServices {
  readonly engine: EngineSupervisor;
  readonly settings: SettingsStore;
}

/** Answers one request of one client, whatever it sent. Never rejects. */
export type AnswerRequest = (channel: string, request: unknown) => Promise<Result<unknown, RequestError>>;

/**
 * What one window (or browser tab) talks to. Each has its own: a newer position supersedes only those of the same
 * window.
 */
export function createClientApi({ engine, settings }: ClientServices): AnswerRequest {
  const api: EngineApi = {
    openLexicon: () => engine.openLexicon(),
    cancelLexicon: async () => engine.cancelLexicon(),
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
    try {
      return await answer(api, channel, request);
    } catch (error) {
      const message = `Request ${channel} failed: ${errorMessage(error)}.`;
      return fail({ code: 'internal', message });
    }
  };
}

async function answer<C extends Channel>(
  handlers: ChannelHandlers,
  channel: C,
  request: unknown,
): Promise<Result<unknown, RequestError>> {
  const parsed = parseRequest(channel, request);
  return parsed.ok ? handlers[channel](parsed.value) : parsed;
}
