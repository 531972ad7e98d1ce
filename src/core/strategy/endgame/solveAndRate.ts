import { isSameTurn } from '../../game/turns/sameTurn';
import type { PlainTurn } from '../../game/turns/turn';
import type { Message } from '../../message';
import { ok, type Result } from '../../result';
import type { Endgame, EndgameResult, EndgameSolver, RatedTurn, SolveOptions } from './endgameSolver';

export interface RateOptions extends Pick<SolveOptions, 'stop'> {
  /** Maximum depth in plies; undefined for no limit. */
  readonly maxPlies?: number | undefined;
  /** Turns to return with their exact values from the start, besides the best ones. */
  readonly wanted?: readonly PlainTurn[] | undefined;
  /** Number of best turns to return. */
  readonly rated: number;
  /** Number of them that get an exact value. */
  readonly exact: number;
  /** Called after each ply, and whenever more values are known. */
  readonly onDepth: (result: EndgameResult) => void;
}

/**
 * Solves an endgame, and then finds the exact values of the turns that seem best: until then, all but one
 * have only upper bounds. If stopped, the last full ply counts.
 */
export function solveAndRate(
  solver: EndgameSolver,
  endgame: Endgame,
  { exact, maxPlies, onDepth, rated, stop, wanted = [] }: RateOptions,
): Result<EndgameResult, Message> {
  let last: EndgameResult | undefined;
  const tell = (result: EndgameResult): void => {
    last = result;
    onDepth(result);
  };
  const solved = solver.solve(endgame, {
    stop,
    rated,
    wanted,
    onDepth: tell,
    ...(maxPlies === undefined ? {} : { maxPlies }),
  });
  if (!solved.ok || last === undefined || !last.solved) return solved.ok ? ok(last ?? solved.value) : solved;
  const best = last;
  const rateable = best.rated.slice(0, exact).map(({ turn }) => turn);
  if (rateable.length < 2) return ok(best);
  solver.solve(endgame, {
    stop,
    wanted: rateable,
    onDepth: ({ nodes, rated: known }) =>
      tell({ ...best, nodes: best.nodes + nodes, rated: withExact(best.rated, known) }),
  });
  return ok(last);
}

/** The turns with their proven values, from best to worst. */
function withExact(turns: readonly RatedTurn[], known: readonly RatedTurn[]): readonly RatedTurn[] {
  const proven = known.filter(({ bound, solved }) => bound === 'exact' && solved);
  const rated = turns.map((turn) => {
    if (turn.bound === 'exact') return turn;
    return proven.find((other) => isSameTurn(turn.turn, other.turn)) ?? turn;
  });
  return rated.toSorted((one, other) => other.value - one.value || rankOf(one) - rankOf(other));
}

/** Of equal values, those that are proven come first. */
const rankOf = ({ bound }: RatedTurn): number => (bound === 'exact' ? 0 : 1);
