import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { KeyedMessage, Message } from '../../../src/core/message';
import { BANDS, type ExerciseKind, type Instance } from '../../../src/core/school/exercise';
import { makeExercise } from '../../../src/core/school/makeExercise';
import { once } from '../../once';
import { buildSmallGaddag, codesOf, readOracleWords } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { IS_LONG, TEST_SEED } from '../../seed';
import { PlainLine, plainPaths } from './plainSchool';

/** A lexicon of some thousand words: small enough to hold all paths of its GADDAG as strings. */
export const schoolWords = once(() =>
  readOracleWords().filter((word, nth) => word.length === 2 || (word.length < 7 && nth % 9 === 0)),
);
export const schoolPaths = once(() => plainPaths(schoolWords()));
export const schoolGaddag = once(() => buildSmallGaddag(schoolWords().map(codesOf)));

/** Instances per kind. */
export const INSTANCES = IS_LONG ? 10_000 : 200;

/** For tests that search ten thousand positions, on two busy processors. */
export const MINUTES_MS = 600_000;

/** Calls `check` with so many instances of a kind, in all bands. */
export function eachInstance(kind: ExerciseKind, check: (instance: Instance, nth: number) => void): void {
  for (let nth = 0; nth < INSTANCES; nth++) {
    const source = { kind, band: BANDS[nth % 3]!, seed: `${TEST_SEED}-${nth}` } as const;
    check(unwrap(makeExercise(schoolGaddag(), CLASSIC_RULES, source)), nth);
  }
}

/** A message as an object. */
export function keyed(message: Message): KeyedMessage {
  if (typeof message === 'string') throw new Error(`A message was expected: ${message}`);
  return message;
}

export const param = (message: Message, name: string): unknown => keyed(message).params?.[name];

/** The line of the board that a prompt names by its square and direction. */
export function lineOf({ exercise: { prompt, shown } }: Instance): PlainLine {
  if (shown.kind !== 'board') throw new Error('A board was expected.');
  const [, row = '', letters = ''] = /^(\d+)([A-Z]+)$/.exec(String(param(prompt, 'square'))) ?? [];
  const col = letters.charCodeAt(0) - 65;
  return new PlainLine(shown.setup, param(prompt, 'direction') === 'down', Number(row) - 1, col);
}
