import type { Message } from '../../core/message';

/** The page's request to a long job of the main process. */
export interface AskedJob<Work> {
  /** The request in progress. Each request is a separate object: repeating it makes a new one. */
  readonly work: Work | null;
  /** Why the last request failed. */
  readonly problem: Message | null;
}

export const NOTHING_ASKED: AskedJob<never> = { work: null, problem: null };
