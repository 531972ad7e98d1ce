import { letterOf } from '../../alphabet/tile';
import type { IsWord } from '../../board/checkTiles';
import type { Position } from '../../board/position';
import type { Move } from '../../movegen/move';
import { explainMove } from '../../scoring/explainMove';
import type { WordScore } from '../../scoring/explanation';

/** Words and score of a placement. */
export interface PlacementWords {
  /** All words of two or more letters that contain a new tile, the main word first. */
  readonly words: readonly WordScore[];
  readonly score: number;
}

/** The words and score of a placement, which must fit the board. */
export function readPlacement(position: Position, move: Move): PlacementWords {
  const { crossWords, mainWord, total } = explainMove(position, move);
  if (mainWord.letters.length > 1) return { words: [mainWord, ...crossWords], score: total };
  // A single tile may be recorded in the direction in which it forms no word; then only its cross-word
  // counts.
  return { words: crossWords, score: crossWords.length > 0 ? total - mainWord.score : total };
}

/** The first word that is not in the lexicon. */
export const findPhony = ({ words }: PlacementWords, isWord: IsWord): WordScore | undefined =>
  words.find(({ letters }) => !isWord(letters.map(({ tile }) => letterOf(tile))));
