import { letterOf } from '../../alphabet/tile';
import type { IsWord } from '../../board/checkTiles';
import type { Position } from '../../board/position';
import type { Move } from '../../movegen/move';
import { explainMove } from '../../scoring/explainMove';
import type { WordScore } from '../../scoring/explanation';

/** What a placement makes of the board. */
export interface PlacementWords {
  /** All words of two letters and more that have a new tile, the main word first. */
  readonly words: readonly WordScore[];
  readonly score: number;
}

/** The words and points of a placement, whose place must be right. */
export function readPlacement(position: Position, move: Move): PlacementWords {
  const { crossWords, mainWord, total } = explainMove(position, move);
  if (mainWord.letters.length > 1) return { words: [mainWord, ...crossWords], score: total };
  // One tile may be written in the direction in which it makes no word: then only its cross-word counts.
  return { words: crossWords, score: crossWords.length > 0 ? total - mainWord.score : total };
}

/** The first of the words that is none. */
export const findPhony = ({ words }: PlacementWords, isWord: IsWord): WordScore | undefined =>
  words.find(({ letters }) => !isWord(letters.map(({ tile }) => letterOf(tile))));
