import { letterBit, lettersOfMask } from '../../alphabet/letterMask';
import { BLANK, type LetterCode, letterOf, NO_TILE, type Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import {
  along,
  crossing,
  type Direction,
  isOnBoard,
  positionLabel,
  type Square,
  squareAt,
  squareIndex,
  tileAt,
} from '../../board/square';
import { entryAt } from '../../certain';
import { type Message, message } from '../../message';
import { type CrossChecks, computeCrossChecks } from '../../movegen/kernel/crossChecks';
import { explainWord } from '../../trace/whyNot/whyNot';
import { type ExerciseSource, type Instance, verdict } from '../exercise';
import { below, drawPosition, type Ground, lettersOfMove, listMoves, pick, spell } from '../ground';
import { LONGEST_TEXT, readTyped } from './typedLetters';

const ATTEMPTS = 8;
/** Moves of a position that are looked at. */
const LOOKED_AT = 60;

interface PlayTask {
  readonly position: Position;
  readonly checks: CrossChecks;
  readonly square: number;
  readonly direction: Direction;
  readonly least: number;
  readonly model: readonly LetterCode[];
}

/** "Type a word that can be played over this square", which has a cross-set. */
export function makePlayInput(ground: Ground, source: ExerciseSource): Instance | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const task = drawTask(ground);
    if (task !== undefined) return playInstance(ground, task, source);
  }
  return undefined;
}

function drawTask(ground: Ground): PlayTask | undefined {
  const { band, gaddag, random } = ground;
  const position = drawPosition(ground, 2 + below(random, 5));
  if (position === undefined) return undefined;
  const moves = listMoves(gaddag, position);
  const checks = computeCrossChecks(position, gaddag);
  const least = band + 1;
  for (let nth = 0; nth < Math.min(LOOKED_AT, moves.length * 2); nth++) {
    const move = moves.moveAt(below(random, moves.length));
    if (move.tiles.length < least) continue;
    const squares = move.tiles
      .map((tile, at) => ({ tile, square: squareIndex(along(move, move.direction, at), position.cols) }))
      .filter(({ tile, square }) => tile !== NO_TILE && hasNeighbour(position, square, move.direction));
    if (squares.length === 0) continue;
    const { square } = pick(random, squares);
    const model = lettersOfMove(position, move);
    return { position, checks, square, direction: move.direction, least, model };
  }
  return undefined;
}

function hasNeighbour(position: Position, index: number, direction: Direction): boolean {
  const square = squareAt(index, position.cols);
  return [-1, 1].some((step) => tileAt(position, along(square, crossing(direction), step)) !== NO_TILE);
}

function playInstance({ gaddag, rules }: Ground, task: PlayTask, source: ExerciseSource): Instance {
  const { checks, direction, least, model, position, square } = task;
  const { tiles, rack } = position;
  const asked = { square: positionLabel(squareAt(square, position.cols), 'across'), direction, least };
  const fitting = lettersOfMask(entryAt(checks[direction], square));
  const explained = (letters: readonly LetterCode[]) =>
    message('school.playFits', { ...asked, word: spell(rules, letters) });
  return {
    exercise: {
      ...source,
      prompt: message('school.playPrompt', asked),
      shown: { kind: 'board', setup: { rules, tiles: [...tiles], rack: [...rack] } },
      questions: [
        {
          prompt: message('school.playQuestion', asked),
          facts: [],
          form: { kind: 'text', longest: LONGEST_TEXT },
          hints: [
            message('school.playHint', asked),
            message('school.playHintFits', {
              ...asked,
              letters: fitting.map((letter) => spell(rules, [letter])),
            }),
            message('school.playHintWord', { length: model.length, begins: spell(rules, model.slice(0, 1)) }),
          ],
          lit: [square],
          walked: [],
        },
      ],
    },
    judge: (_, answer) => {
      const most = direction === 'across' ? position.cols : position.rows;
      const read = readTyped(rules, answer, most);
      if (!read.ok) return verdict(false, read.error);
      const word = spell(rules, read.value);
      if (read.value.length < least) return verdict(false, message('school.playTooShort', { least }));
      if (!gaddag.acceptsWord(read.value)) return verdict(false, message('school.playNoWord', { word }));
      const places = placesOver(task, read.value);
      if (places.some((place) => isPlayable(task, place, read.value)))
        return verdict(true, explained(read.value));
      return verdict(false, whyNowhere(gaddag, task, places, read.value));
    },
    model: () => [
      { question: 0, answer: { kind: 'text', text: spell(rules, model) }, reason: explained(model) },
    ],
  };
}

/** The places where a word of these letters would cover the square. */
function placesOver(
  { direction, position, square }: PlayTask,
  letters: readonly LetterCode[],
): readonly Square[] {
  const covered = squareAt(square, position.cols);
  return letters
    .map((_, nth) => along(covered, direction, -nth))
    .filter(
      (first) =>
        isOnBoard(position, first) && isOnBoard(position, along(first, direction, letters.length - 1)),
    );
}

/** Tries the play: bounds of the word, letters on the board, cross-sets, and tiles of the rack. */
function isPlayable(
  { checks, direction, position }: PlayTask,
  first: Square,
  letters: readonly LetterCode[],
): boolean {
  const ends = [along(first, direction, -1), along(first, direction, letters.length)];
  if (ends.some((end) => tileAt(position, end) !== NO_TILE)) return false;
  const rack: Tile[] = [...position.rack];
  return letters.every((letter, nth) => {
    const at = along(first, direction, nth);
    const index = squareIndex(at, position.cols);
    const tile = tileAt(position, at);
    if (tile !== NO_TILE) return letterOf(tile) === letter;
    const isBrick = position.rules.layout.bricks[index] === true;
    if (isBrick || (entryAt(checks[direction], index) & letterBit(letter)) === 0) return false;
    const held = rack.includes(letter) ? rack.indexOf(letter) : rack.indexOf(BLANK);
    return held >= 0 && rack.splice(held, 1).length === 1;
  });
}

/** The causes at the place where there are the fewest. */
function whyNowhere(
  gaddag: Ground['gaddag'],
  { direction, position }: PlayTask,
  places: readonly Square[],
  tiles: readonly LetterCode[],
): Message {
  const [best] = places
    .map((place) => explainWord(gaddag, position, { ...place, direction, tiles }))
    .toSorted((one, other) => one.causes.length - other.causes.length);
  return best?.headline ?? message('school.playNoRoom');
}
