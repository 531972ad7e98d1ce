import type { EndgameGame } from './endgameGame';
import { LIST_COUNT, LIST_HEAD, LIST_OUTS, type LineMoves } from './lineMoves';
import { FACE, HASH, SCORE } from './moveRecords';
import { MOVE_MASK } from './valueTable';

/** Moves that were best elsewhere come before those that only look good. */
const KNOWN = 1e15;
const KILLER = 1e14;

/**
 * Holds the moves of the player on turn, and writes beside them what they seem worth. Of those that end the
 * game by playing the whole rack it holds the best alone, as the first one. Gives whether there is one.
 *
 * @param known lowest bits of the hash of the move that was best here before
 * @param killers at `firstKiller`, hashes of two moves that refuted the turn before, elsewhere
 */
export function gatherMoves(
  game: EndgameGame,
  moves: LineMoves,
  worth: Float64Array,
  known: number,
  killers: Int32Array,
  firstKiller: number,
): boolean {
  const killer = killers[firstKiller]!;
  const otherKiller = killers[firstKiller + 1]!;
  const { board, held, recordSize, records } = moves;
  const { floats, ints } = records;
  const begin = moves.heldCount;
  const { endsWhenOut, side } = game;
  let hasOut = false;
  for (let line = 0; line < board.lineCount; line++) {
    const list = moves.listOf(line, side);
    const count = ints[list + LIST_COUNT]!;
    if (count === 0) continue;
    const outs = endsWhenOut ? ints[list + LIST_OUTS]! : 0;
    const first = list + LIST_HEAD;
    let at = moves.heldCount;
    if (at + count + 1 > held.length) {
      moves.isIncomplete = true;
      break;
    }
    if (outs > 0) {
      const score = floats[(first + SCORE) >> 1]!;
      if (!hasOut) {
        // The others make room.
        held[at] = held[begin]!;
        worth[at] = worth[begin]!;
        at++;
      }
      if (!hasOut || score > worth[begin]!) {
        held[begin] = first;
        worth[begin] = score;
      }
      hasOut = true;
    }
    const end = first + count * recordSize;
    for (let move = first + outs * recordSize; move < end; move += recordSize) {
      const hash = ints[move + HASH]!;
      let value = floats[(move + SCORE) >> 1]! + 2 * ints[move + FACE]!;
      if ((hash & MOVE_MASK) === known) value += KNOWN;
      if (hash === killer || hash === otherKiller) value += KILLER;
      held[at] = move;
      worth[at++] = value;
    }
    moves.heldCount = at;
  }
  return hasOut;
}
