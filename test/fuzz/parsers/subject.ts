import { inspect, isDeepStrictEqual } from 'node:util';
import { type Mutator, mutateBytes, mutateLines, mutateText, mutateValue } from './mutate';

/** What a parser made of an input: it took it, or refused it with sentences. */
export type Verdict = 'accepted' | readonly string[];

/** A parser of what comes from outside. */
export interface Subject {
  readonly name: string;
  /** Makes one input of the examples. */
  readonly mutate: (random: () => number) => unknown;
  /** Throws where the parser does, and where what it took is not sane. */
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

/** Says what is wrong with something that a parser took. */
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
