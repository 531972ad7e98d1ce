import type { Result } from '../core/result';
import type { EngineApi, RequestError } from './engineApi';

export type Channel = keyof EngineApi;

const IS_CHANNEL: Readonly<Record<Channel, true>> = {
  openLexicon: true,
  cancelLexicon: true,
  chooseLexicon: true,
  recentLexicons: true,
  words: true,
  cancelWords: true,
  crossChecks: true,
  structures: true,
  cancelStructures: true,
  generate: true,
  cancelGeneration: true,
  candidates: true,
  filterCandidates: true,
  findWord: true,
  trace: true,
  whyNot: true,
  nodes: true,
  readSettings: true,
  writeSettings: true,
};

/** The name of every channel; the compiler refuses a list that lacks one. */
export const CHANNELS = Object.keys(IS_CHANNEL) as readonly Channel[];

export const isChannel = (name: unknown): name is Channel =>
  typeof name === 'string' && Object.hasOwn(IS_CHANNEL, name);

type Requests = { readonly [C in Channel]: Parameters<EngineApi[C]>[0] };

export type RequestOf<C extends Channel> = Requests[C];

/** `EngineApi` with the answers' values forgotten: what is needed to pass any request on. */
export type ChannelHandlers = {
  readonly [C in Channel]: (request: Requests[C]) => Promise<Result<unknown, RequestError>>;
};

/** Names of the IPC channels that are no requests. */
export const EVENT_CHANNEL = 'event';
/** The preload script's own: it hands over the path of a file that was dropped or picked. */
export const GRANT_CHANNEL = 'grant-file';
export const SUBSCRIBE_CHANNEL = 'subscribe';
