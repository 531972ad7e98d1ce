import type { z } from 'zod';
import type { Result } from '../../core/result';
import type { RequestError } from './requestError';

/**
 * A thread for work that can take seconds:
 * - `own-thread`: it ends with the work, and its memory goes with it;
 * - `kept-thread`: one for all requests of the kind, since a person asks many; the work looks
 *   whether it is cancelled;
 * - `search-thread`: one of those that are kept ready with the lexicon; it is ended to stop the work.
 */
export type LongThread = 'own-thread' | 'kept-thread' | 'search-thread';

/**
 * Who answers:
 * - `engine`: a function of the engine's thread, which takes milliseconds; it is asked in the
 *   order of the requests;
 * - a function of a thread for long work, about an open lexicon;
 * - `host`: a service of the main process;
 * - `desktop`: a service that the main process has only where it shows windows and dialogs,
 *   and not for a browser.
 */
export type Answerer = 'engine' | LongThread | 'host' | 'desktop';

/**
 * What becomes of the requests of one window that come before an earlier one is answered:
 * - `each`: all of them are answered;
 * - `latest`: one is answered at a time, and of those that wait the newest alone is kept, for each purpose;
 * - `replace`: a newer one ends the one under way.
 */
export interface Lane<Input> {
  readonly kind: 'each' | 'latest' | 'replace';
  /** Requests for several purposes do not take each other's place. */
  readonly purposeOf?: (request: Input) => string;
}

/** One kind of request that a page can make. */
export interface RequestKind<Input, Answer, By extends Answerer = Answerer> {
  readonly input: z.ZodType<Input>;
  readonly by: By;
  readonly lane: Lane<Input>;
  /** For the compiler only: there is no such field. */
  readonly answer?: Answer;
}

export const EACH: Lane<unknown> = { kind: 'each' };
export const LATEST: Lane<unknown> = { kind: 'latest' };
export const REPLACE: Lane<unknown> = { kind: 'replace' };

/** One lane for each purpose. */
export const LATEST_OF_PURPOSE: Lane<{ readonly purpose: string }> = {
  kind: 'latest',
  purposeOf: ({ purpose }) => purpose,
};

const askedOf =
  <By extends Answerer>(by: By) =>
  <Input>(input: z.ZodType<Input>, lane: Lane<Input> = EACH) => ({
    answers: <Answer>(): RequestKind<Input, Answer, By> => ({ input, by, lane }),
  });

export const ofEngine = askedOf('engine');
export const ofHost = askedOf('host');
export const ofDesktop = askedOf('desktop');

/** Long work: a newer request ends the one under way. */
export const ofThread = <By extends LongThread, Input extends { readonly lexicon: string }>(
  by: By,
  input: z.ZodType<Input>,
) => askedOf(by)(input, REPLACE);

export type InputOf<Kind> = Kind extends { readonly input: z.ZodType<infer Input> } ? Input : never;
export type AnswerOf<Kind> = Kind extends { readonly answer?: infer Answer } ? Answer : never;

/** What a page gets for a request. */
export type Answered<Value> = Promise<Result<Value, RequestError>>;
