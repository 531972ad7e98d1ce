import { entryAt } from '../../core/certain';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { flaw, type Message } from '../../core/message';
import type { Result } from '../../core/result';
import { type Deadline, NO_DEADLINE } from '../../core/strategy/agent';
import { EndgameSolver } from '../../core/strategy/endgame/endgameSolver';
import { solveHurried } from '../../core/strategy/endgame/endgameTurn';
import type { NamedEndgame } from '../cli/endgamePositions';

/** The turns that an agent takes in endgames when its time is limited. */
export interface EndgameClockFigures {
  readonly endgames: number;
  /** Searches that the deadline ended before they were solved. */
  readonly cutOff: number;
  /** Points lost per turn against best play. */
  readonly meanLoss: number;
  /** Turns that lost points. */
  readonly lost: readonly { readonly id: string; readonly loss: number }[];
}

/** @param begin starts the clock of one turn */
export function measureEndgameClock(
  gaddag: Gaddag,
  endgames: readonly NamedEndgame[],
  begin: () => Deadline,
): EndgameClockFigures {
  const proof = new EndgameSolver(gaddag);
  let cutOff = 0;
  const losses = endgames.map(({ endgame, id }) => {
    const { line, solved } = found(solveHurried(gaddag, endgame, begin()));
    if (solved) return { id, loss: 0 };
    cutOff++;
    const wanted = line.slice(0, 1).map(({ turn }) => turn);
    const { rated, value } = found(proof.solve(endgame, { stop: NO_DEADLINE, wanted }));
    // Only the wanted turn is rated.
    return { id, loss: value - entryAt(rated, 0).value };
  });
  return {
    endgames: endgames.length,
    cutOff,
    meanLoss: losses.reduce((sum, { loss }) => sum + loss, 0) / Math.max(1, losses.length),
    lost: losses.filter(({ loss }) => loss > 0),
  };
}

function found<Found>(result: Result<Found, Message>): Found {
  if (!result.ok) throw flaw(result.error);
  return result.value;
}
