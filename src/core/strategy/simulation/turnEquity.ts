import type { Position } from '../../board/position';
import type { PlainTurn } from '../../game/turns/turn';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { Move } from '../../movegen/move';
import type { TurnWorth } from '../evaluator';
import { keptMask } from './rolloutBoard';

/** The static equity of a turn, in thousandths of a point. A pass is worth the whole rack as a leave. */
export function turnEquity(position: Position, worth: TurnWorth, turn: PlainTurn): number {
  if (turn.kind === 'placement') return placementEquity(position, worth, turn);
  const { exchanged, kept, placed } = worth;
  if (turn.kind === 'exchange') return exchanged?.[keptMask(position.rack, turn.tiles)] ?? 0;
  return (kept?.[keptMask(position.rack, [])] ?? 0) + (placed?.delta(NOTHING_PLACED) ?? 0);
}

const NOTHING_PLACED = { tiles: [], squares: [] };

/** The static equity of a placement, in thousandths of a point. */
export function placementEquity(
  { cols, rack }: Position,
  { kept, placed }: TurnWorth,
  { col, direction, row, score, tiles }: Move,
): number {
  const step = direction === 'across' ? 1 : cols;
  const played = tiles.flatMap((tile, nth) =>
    tile === 0 ? [] : [{ tile, square: row * cols + col + nth * step }],
  );
  const delta = placed?.delta({
    tiles: played.map(({ tile }) => tile),
    squares: played.map(({ square }) => square),
  });
  return score * THOUSANDTHS + (kept?.[keptMask(rack, tiles)] ?? 0) + (delta ?? 0);
}
