import { PLACE_FIELD } from '../../movegen/moveEntries';
import type { EndgameGame } from './endgameGame';
import { LIST_COUNT, LIST_HEAD, LIST_OUTS, type LineMoves } from './lineMoves';
import { FACE, HASH, type MoveRecords, PLACE, SCORE } from './moveRecords';
import { MOVE_MASK } from './valueTable';

/** Bonuses that order moves found best elsewhere before those that only look good. */
const KNOWN = 1e15;
const KILLER = 1e14;
/** Playing more tiles ends the game sooner, with less to search. */
const WORTH_OF_TILE = 4;

/**
 * Holds the moves of the player on turn, with their estimated worth. Of the moves that go out it holds only
 * the best, in first place. Returns whether there is one.
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
        // Make room in first place.
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
      held[at] = move;
      worth[at++] = worthOf(records, move, known, killers, firstKiller);
    }
    moves.heldCount = at;
  }
  return hasOut;
}

/**
 * Holds the best move that goes out among the lists generated so far: much less work than gathering all
 * moves, and often enough. Returns whether there is one.
 */
export function holdKnownOut({ endsWhenOut, side }: EndgameGame, moves: LineMoves): boolean {
  const { held, records } = moves;
  const { floats, ints } = records;
  if (!endsWhenOut || moves.heldCount >= held.length) return false;
  const slot = moves.heldCount++;
  held[slot] = 0;
  for (let line = 0; line < moves.board.lineCount; line++) {
    const list = moves.knownListOf(line, side);
    if (list === 0 || ints[list + LIST_OUTS] === 0) continue;
    const move = list + LIST_HEAD;
    const best = held[slot]!;
    if (best === 0 || floats[(move + SCORE) >> 1]! > floats[(best + SCORE) >> 1]!) held[slot] = move;
  }
  return held[slot] !== 0;
}

/** Holds the best-looking move among the lists generated so far. Returns whether there is one. */
export function holdKnownBest(
  { endsWhenOut, side }: EndgameGame,
  moves: LineMoves,
  known: number,
  killers: Int32Array,
  firstKiller: number,
): boolean {
  const { held, recordSize, records } = moves;
  const { ints } = records;
  // The search needs one more slot while it is held.
  if (moves.heldCount + 1 >= held.length) return false;
  const slot = moves.heldCount++;
  held[slot] = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let line = 0; line < moves.board.lineCount; line++) {
    const list = moves.knownListOf(line, side);
    if (list === 0) continue;
    const outs = endsWhenOut ? ints[list + LIST_OUTS]! : 0;
    const first = list + LIST_HEAD;
    const end = first + ints[list + LIST_COUNT]! * recordSize;
    for (let move = first + outs * recordSize; move < end; move += recordSize) {
      const worth = worthOf(records, move, known, killers, firstKiller);
      if (worth <= highest) continue;
      highest = worth;
      held[slot] = move;
    }
  }
  return held[slot] !== 0;
}

/** Estimated worth of a move, for ordering. */
function worthOf(
  { floats, ints }: MoveRecords,
  move: number,
  known: number,
  killers: Int32Array,
  firstKiller: number,
): number {
  const hash = ints[move + HASH]!;
  const tiles = ints[move + PLACE]! & PLACE_FIELD;
  let worth = floats[(move + SCORE) >> 1]! + 2 * ints[move + FACE]! + WORTH_OF_TILE * tiles;
  if ((hash & MOVE_MASK) === known) worth += KNOWN;
  if (hash === killers[firstKiller] || hash === killers[firstKiller + 1]) worth += KILLER;
  return worth;
}
