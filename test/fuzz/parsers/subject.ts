import { inspect, isDeepStrictEqual } from 'node:util';
import { type Mutator, mutateBytes, mutateLines, mutateText, mutateValue } from './mutate';

/** A parser's verdict on an input: accepted, or refused with sentences. */
export type Verdict = 'accepted' | readonly string[];

/** A parser of external input. */
export interface Subject {
  readonly name: string;
  /** Makes one input of the examples. */
  readonly mutate: (random: () => number) => unknown;
  /** Throws if the parser does, or if the accepted value is invalid. */
  readonly read: (input: never) => Verdict;
  readonly examples: readonly unknown[];
}

const subjectsOf =
  <Input>(mutator: Mutator<Input>) =>
  (name: string, examples: readonly Input[], read: (input: Input) => Verdict): Subject => ({
    name,
    examples,
    mutate: (random) => mutator(examples, random),
    read,
  });

export const ofText = subjectsOf<string>(mutateText);
export const ofBytes = subjectsOf<Uint8Array>(mutateBytes);
export const ofLines = subjectsOf<readonly string[]>(mutateLines);
export const ofValue = subjectsOf<unknown>(mutateValue);

/** Reports an invalid value that a parser accepted. */
export function mustEqual(what: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`${what}: ${shown(found)} instead of ${shown(expected)}`);
}

export const shown = (value: unknown): string =>
  inspect(value, {
    depth: 5,
    maxArrayLength: 60,
    maxStringLength: 400,
    breakLength: Number.POSITIVE_INFINITY,
  });
