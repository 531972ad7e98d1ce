import { alphabetOf } from '../alphabet/alphabet';
import { lettersOfMask } from '../alphabet/letterMask';
import { type LetterCode, letterOf, NO_TILE } from '../alphabet/tile';
import type { Position } from '../board/position';
import { along, crossing, type Direction, positionLabel, squareAt, tileAt } from '../board/square';
import { entryAt } from '../certain';
import { type KeyedMessage, type Message, message, sentences } from '../message';
import { computeCrossChecks } from '../movegen/kernel/crossChecks';
import { crossWordWith } from '../trace/whyNot/crossWord';
import type { Band, ExerciseAnswer, ExerciseSource, Instance, Judgement } from './exercise';
import { below, drawPosition, type Ground, glyphList, maskOf, pick } from './ground';

const ATTEMPTS = 8;
/** Part of the exercises that take any square, even one without letters. */
const EMPTY_PART = 0.15;
/** Words named in a sentence. */
const MOST_NAMED = 8;
const LEAST_TURNS = 2;
const MOST_TURNS = 6;

/** A square, for words of one direction, that has neighbours across it. */
interface CrossSquare {
  readonly square: number;
  readonly direction: Direction;
  readonly before: number;
  readonly after: number;
  readonly mask: number;
}

/** Mark the cross-set of a square. */
export function makeCrossSet(ground: Ground, source: ExerciseSource): Instance | undefined {
  const { band, gaddag, random } = ground;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const turns = LEAST_TURNS + below(random, MOST_TURNS - LEAST_TURNS + 1);
    const position = drawPosition(ground, turns);
    if (position === undefined) continue;
    const squares = crossSquares(gaddag, position);
    const ofBand = squares.filter((square) => bandOf(square) === band);
    const filled = ofBand.filter(({ mask }) => mask !== 0);
    const isLast = attempt === ATTEMPTS - 1;
    // Many squares take no letter at all; few exercises should.
    if (filled.length > 0 && random() >= EMPTY_PART)
      return crossInstance(position, pick(random, filled), source);
    const wanted = isLast ? [filled, ofBand, squares].find(({ length }) => length > 0) : undefined;
    if (wanted !== undefined) return crossInstance(position, pick(random, wanted), source);
    if (ofBand.length > 0 && random() < EMPTY_PART)
      return crossInstance(position, pick(random, ofBand), source);
  }
  return undefined;
}

/** A short word on one side, a longer one, or words on both sides. */
const bandOf = ({ before, after }: CrossSquare): Band =>
  before > 0 && after > 0 ? 3 : before + after > 2 ? 2 : 1;

function crossSquares(gaddag: Ground['gaddag'], position: Position): readonly CrossSquare[] {
  const checks = computeCrossChecks(position, gaddag);
  const found: CrossSquare[] = [];
  for (const direction of ['across', 'down'] as const)
    for (let square = 0; square < position.tiles.length; square++) {
      const isOpen = position.tiles[square] === NO_TILE && !position.rules.layout.bricks[square];
      if (!isOpen) continue;
      const before = runLength(position, square, crossing(direction), -1);
      const after = runLength(position, square, crossing(direction), 1);
      if (before + after > 0)
        found.push({ square, direction, before, after, mask: entryAt(checks[direction], square) });
    }
  return found;
}

function runLength(position: Position, square: number, direction: Direction, step: 1 | -1): number {
  const from = squareAt(square, position.cols);
  let length = 0;
  while (tileAt(position, along(from, direction, (length + 1) * step)) !== NO_TILE) length++;
  return length;
}

function crossInstance(position: Position, cross: CrossSquare, source: ExerciseSource): Instance {
  const { rules, tiles, rack } = position;
  const { direction, mask, square } = cross;
  const right = lettersOfMask(mask);
  const place = { square: positionLabel(squareAt(square, position.cols), 'across'), direction };
  const wordOf = (letter: LetterCode) => crossWordWith(position, square, crossing(direction), letter).word;
  return {
    exercise: {
      ...source,
      prompt: message('school.crossPrompt', place),
      shown: { kind: 'board', setup: { rules, tiles: [...tiles], rack: [...rack] } },
      questions: [
        {
          prompt: message('school.crossQuestion', place),
          facts: [message('school.crossPattern', { ...place, pattern: patternOf(position, cross) })],
          form: { kind: 'letters', glyphs: alphabetOf(rules.distribution) },
          hints: [
            message('school.crossHintRead', place),
            message('school.crossHintCount', { count: right.length }),
            right.length === 0
              ? message('school.crossHintNone')
              : message('school.crossHintOne', {
                  word: wordOf(entryAt(right, right.length >> 1)),
                  count: right.length,
                }),
          ],
          lit: [square],
          walked: [],
        },
      ],
    },
    judge: (_, answer) => judgeLetters(position, mask, lettersOf(answer), wordOf),
    model: () => [
      {
        question: 0,
        answer: { kind: 'letters', letters: right },
        reason: wordsAcross(right.map(wordOf)),
      },
    ],
  };
}

const lettersOf = (answer: ExerciseAnswer): readonly LetterCode[] =>
  answer.kind === 'letters' ? answer.letters : [];

/** The run across the square with a gap where the letter goes. */
function patternOf(position: Position, { square, direction, before }: CrossSquare): string {
  const { letters } = crossWordWith(position, square, crossing(direction), 1);
  const glyphs = letters.map((letter) =>
    entryAt(alphabetOf(position.rules.distribution), letterOf(letter) - 1),
  );
  return glyphs.with(before, '_').join('');
}

function judgeLetters(
  { rules }: Position,
  mask: number,
  marked: readonly LetterCode[],
  wordOf: (letter: LetterCode) => string,
): Judgement {
  const given = maskOf(marked);
  const shared = lettersOfMask(given & mask).length;
  const either = lettersOfMask(given | mask).length;
  const words = wordsAcross(lettersOfMask(mask).map(wordOf));
  if (given === mask) return { isRight: true, credit: 1, reason: words };
  const wrong = lettersOfMask(given & ~mask);
  const missing = lettersOfMask(mask & ~given);
  const why: KeyedMessage[] = [];
  if (wrong.length > 0)
    why.push(message('school.crossWrong', { count: wrong.length, words: named(wrong.map(wordOf)) }));
  if (missing.length > 0)
    why.push(message('school.crossMissing', { count: missing.length, letters: glyphList(rules, missing) }));
  return { isRight: false, credit: shared / either, reason: sentences(...why, words) };
}

/** Names some of the words, and counts the others. */
function named(words: readonly string[]): readonly Message[] {
  const more = words.length - MOST_NAMED;
  return more > 0 ? [...words.slice(0, MOST_NAMED), message('school.more', { count: more })] : words;
}

const wordsAcross = (words: readonly string[]): Message =>
  message('school.crossWords', { count: words.length, words: named(words) });
