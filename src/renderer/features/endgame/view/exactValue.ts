import type { RatedTurn } from '../../../../core/strategy/endgame/endgameSolver';
import { text } from '../../../../texts/text';
import { wholePoints } from './playText';

/** Exact gain of a turn from here to the end of the game. */
export interface ExactValue {
  /** `+46`, or `≤+12` if it is only an upper bound. */
  readonly figure: string;
  readonly said: string;
}

export function exactValue({ bound, value }: RatedTurn): ExactValue {
  const points = wholePoints(value);
  return bound === 'exact'
    ? { figure: points, said: text('endgamePage.rowExact', { value: points }) }
    : { figure: `≤${points}`, said: text('endgamePage.rowAtMost', { value: points }) };
}
