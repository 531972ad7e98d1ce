import type { z } from 'zod';
import type { Result } from '../../core/result';
import type { RequestError } from './requestError';

/**
 * A thread for work that can take seconds:
 * - `own-thread`: it ends with the work, and frees its memory;
 * - `kept-thread`: one for all requests of the kind, because they are frequent; the work polls for
 *   cancellation;
 * - `search-thread`: one of those kept ready with the lexicon; it is terminated to stop the work.
 */
export type LongThread = 'own-thread' | 'kept-thread' | 'search-thread';

/**
 * The part of the program that answers a request:
 * - `engine`: a function of the engine's thread, which takes milliseconds; requests are answered in order;
 * - a function of a thread for long work with an open lexicon;
 * - `host`: a service of the main process;
 * - `job`: a service of the main process for the long jobs of the window, which is loaded when first needed;
 * - `desktop`: a service of the main process that needs windows and dialogs, and so does not exist for a
 *   browser.
 */
export type Answerer = 'engine' | LongThread | 'host' | 'job' | 'desktop';

/**
 * How to handle requests of one window that arrive before an earlier one is answered:
 * - `each`: all of them are answered;
 * - `latest`: one is answered at a time, and only the newest waiting one is kept, per purpose;
 * - `replace`: a newer one ends the one in progress.
 */
export interface Lane<Input> {
  readonly kind: 'each' | 'latest' | 'replace';
  /** Requests with different purposes do not replace each other. */
  readonly purposeOf?: (request: Input) => string;
}

/** A kind of request that a page can make. */
export interface RequestKind<Input, Answer, By extends Answerer = Answerer> {
  readonly input: z.ZodType<Input>;
  readonly by: By;
  readonly lane: Lane<Input>;
  /** Type information only: the field does not exist. */
  readonly answer?: Answer;
}

export const EACH: Lane<unknown> = { kind: 'each' };
export const LATEST: Lane<unknown> = { kind: 'latest' };
export const REPLACE: Lane<unknown> = { kind: 'replace' };

/** One lane per purpose. */
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
export const ofJob = askedOf('job');
export const ofDesktop = askedOf('desktop');

/** Long work: a newer request ends the one in progress. */
export const ofThread = <By extends LongThread, Input extends { readonly lexicon: string }>(
  by: By,
  input: z.ZodType<Input>,
) => askedOf(by)(input, REPLACE);

export type InputOf<Kind> = Kind extends { readonly input: z.ZodType<infer Input> } ? Input : never;
export type AnswerOf<Kind> = Kind extends { readonly answer?: infer Answer } ? Answer : never;

/** The answer that a page receives to a request. */
export type Answered<Value> = Promise<Result<Value, RequestError>>;
