import { isBlank, letterOf, NO_TILE, type Tile } from '../alphabet/tile';
import { letterGlyph } from '../alphabet/tileDistribution';
import type { Position } from '../board/position';
import {
  along,
  crossing,
  type Direction,
  isOnBoard,
  type Square,
  squareIndex,
  tileAt,
} from '../board/square';
import { certain } from '../certain';
import type { Move } from '../movegen/move';
import type { LetterScore, MoveExplanation, WordScore } from './explanation';

/** Breaks a move's score down by word and by letter. The move must belong to the position. */
export function explainMove(position: Position, move: Move): MoveExplanation {
  const newTiles = move.tiles.flatMap((tile, i) =>
    tile === NO_TILE ? [] : [{ tile, square: along(move, move.direction, i) }],
  );
  const board = new Map(newTiles.map(({ tile, square }) => [squareIndex(square, position.cols), tile]));
  const mainWord = scoreWord(position, board, move, move.direction);
  const across = crossing(move.direction);
  const crossWords = newTiles
    .map(({ square }) => scoreWord(position, board, firstSquare(position, square, across), across))
    .filter(({ letters }) => letters.length > 1);
  const bingoBonus = position.bingoBonus[newTiles.length] ?? 0;
  const crossSum = crossWords.reduce((sum, { score }) => sum + score, 0);
  return { mainWord, crossWords, bingoBonus, total: mainWord.score + crossSum + bingoBonus };
}

/** Scores the word that begins at `first` and continues over old and new tiles. */
function scoreWord(
  position: Position,
  newTiles: ReadonlyMap<number, Tile>,
  first: Square,
  direction: Direction,
): WordScore {
  const letters: LetterScore[] = [];
  for (let i = 0; ; i++) {
    const letter = scoreLetter(position, newTiles, along(first, direction, i));
    if (letter === undefined) break;
    letters.push(letter);
  }
  const sum = letters.reduce((points, { value, letterMultiplier }) => points + value * letterMultiplier, 0);
  const wordMultiplier = letters.reduce((product, letter) => product * letter.wordMultiplier, 1);
  const { distribution } = position.rules;
  return {
    row: first.row,
    col: first.col,
    direction,
    word: letters.map(({ tile }) => letterGlyph(distribution, letterOf(tile))).join(''),
    letters,
    wordMultiplier,
    score: sum * wordMultiplier,
  };
}

function scoreLetter(
  position: Position,
  newTiles: ReadonlyMap<number, Tile>,
  square: Square,
): LetterScore | undefined {
  if (!isOnBoard(position, square)) return undefined;
  const old = tileAt(position, square);
  const index = squareIndex(square, position.cols);
  const tile = old === NO_TILE ? (newTiles.get(index) ?? NO_TILE) : old;
  if (tile === NO_TILE) return undefined;
  const isNew = old === NO_TILE;
  return {
    row: square.row,
    col: square.col,
    tile,
    value: isBlank(tile) ? 0 : certain(position.tileValues[tile], 'the value of a tile'),
    letterMultiplier: isNew ? certain(position.letterMultipliers[index], 'a letter premium') : 1,
    wordMultiplier: isNew ? certain(position.wordMultipliers[index], 'a word premium') : 1,
    isNew,
  };
}

/** The first square of the run of old tiles that leads up to `square`. */
function firstSquare(position: Position, square: Square, direction: Direction): Square {
  let first = square;
  for (;;) {
    const before = along(first, direction, -1);
    if (tileAt(position, before) === NO_TILE) return first;
    first = before;
  }
}
