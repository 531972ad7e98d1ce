import type { Position } from '../../board/position';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { Move } from '../../movegen/move';
import type { TurnWorth } from '../evaluator';
import { keptMask } from './rolloutBoard';

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
