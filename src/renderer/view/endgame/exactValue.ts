import type { RatedTurn } from '../../../core/strategy/endgame/endgameSolver';
import { text } from '../../../texts/text';
import { wholePoints } from './playText';

/** What a turn of a solved endgame gains from here to the end. */
export interface ExactValue {
  /** `+46`, or `≤+12` where it is only known to be no more. */
  readonly figure: string;
  readonly said: string;
}

export function exactValue({ bound, value }: RatedTurn): ExactValue {
  const points = wholePoints(value);
  return bound === 'exact'
    ? { figure: points, said: text('endgamePage.rowExact', { value: points }) }
    : { figure: `≤${points}`, said: text('endgamePage.rowAtMost', { value: points }) };
}
