import { NO_TILE } from '../../alphabet/tile';
import type { TurnRules } from '../../game/turnRules';
import { PASS, type PlainTurn } from '../../game/turns/turn';
import type { Move } from '../../movegen/move';
import { DOWN_BIT, FIRST_SHIFT, LAST_SHIFT, LINE_SHIFT, PLACE_FIELD } from '../../movegen/moveEntries';
import type { EndgameGame } from './endgameGame';
import { PASS_HASH, PASS_MOVE } from './endgameSearch';
import { LIST_COUNT, LIST_HEAD, type LineMoves } from './lineMoves';
import { HASH, type MoveRecords, PLACE, PLACE_SHIFT, SCORE, TILE_BYTE, TILES } from './moveRecords';

/** A turn of a line of play, and its score. */
export interface LineTurn {
  readonly turn: PlainTurn;
  readonly points: number;
}

/**
 * A turn and those after it, from the current position, with the passes that end the game. After a stop,
 * later turns may be missing: their moves are not generated again.
 *
 * @param first a record, or a pass
 * @param hashes of the turns after it
 */
export function turnsOfLine(
  first: number,
  hashes: Int32Array,
  game: EndgameGame,
  moves: LineMoves,
  { scorelessTurns, turnRules }: { readonly scorelessTurns: number; readonly turnRules: TurnRules },
): readonly LineTurn[] {
  const turns: LineTurn[] = [];
  let scoreless = scorelessTurns;
  const take = (move: number): void => {
    const turn = move === PASS_MOVE ? PASS : moveOf(moves.records, move);
    const points = turn.kind === 'pass' ? 0 : turn.score;
    turns.push({ turn, points });
    scoreless = game.isScoreless(points, turn.kind === 'pass') ? scoreless + 1 : 0;
    if (move === PASS_MOVE) game.pass();
    else game.play(move);
  };
  take(first);
  for (const hash of hashes) {
    const move = hash === PASS_HASH ? PASS_MOVE : findMove(hash, game, moves);
    if (move === undefined) break;
    take(move);
  }
  const passes = game.passesLeft(scoreless, turnRules);
  for (let i = 0; i < turns.length; i++) game.takeBack();
  return [...turns, ...Array<LineTurn>(passes).fill({ turn: PASS, points: 0 })];
}

/** The move of the player on turn with this hash. */
export function findMove(hash: number, { side }: EndgameGame, moves: LineMoves): number | undefined {
  const { ints } = moves.records;
  for (let line = 0; line < moves.board.lineCount; line++) {
    const list = moves.listOf(line, side);
    for (let i = 0; i < ints[list + LIST_COUNT]!; i++) {
      const move = list + LIST_HEAD + i * moves.recordSize;
      if (ints[move + HASH] === hash) return move;
    }
  }
  return undefined;
}

/** A record as a move. */
export function moveOf({ floats, ints, shorts }: MoveRecords, move: number): Move {
  const place = ints[move + PLACE]!;
  const isDown = (place & DOWN_BIT) !== 0;
  const line = (place >> LINE_SHIFT) & PLACE_FIELD;
  const first = (place >> FIRST_SHIFT) & PLACE_FIELD;
  const last = (place >> LAST_SHIFT) & PLACE_FIELD;
  const tiles = Array<number>(last - first + 1).fill(NO_TILE);
  const begin = 2 * (move + TILES);
  for (let i = begin; i < begin + (place & PLACE_FIELD); i++)
    tiles[(shorts[i]! >> PLACE_SHIFT) - first] = shorts[i]! & TILE_BYTE;
  return {
    kind: 'placement',
    row: isDown ? first : line,
    col: isDown ? line : first,
    direction: isDown ? 'down' : 'across',
    tiles,
    score: floats[(move + SCORE) >> 1]!,
  };
}
