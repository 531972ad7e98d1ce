import type { RatedTurn } from '../../../../core/strategy/endgame/endgameSolver';
import type { PreendgameRow } from '../../../../core/strategy/preendgame/preendgameSearch';
import { signed } from '../../../../texts/figures';
import { upTo } from '../../../../texts/numbers';
import { text } from '../../../../texts/text';
import { formatPercent } from '../../simulation/view/simulatedValue';
import { type EndingTurn, isProven, winShare } from '../state/endingTurns';
import { wholePoints } from './playText';

/** Figures of a turn of an endgame or pre-endgame, for the columns of the list. */
export interface EndingValue {
  /** In an endgame the value, `≤+12`; in a pre-endgame win % and mean spread, `≈62.5` and `≈+3.1`. */
  readonly figures: readonly string[];
  readonly isProven: boolean;
  /** The figures in words. */
  readonly said: string;
}

export const endingValue = (turn: EndingTurn): EndingValue => ({
  ...('value' in turn ? ratedValue(turn) : examinedValue(turn)),
  isProven: isProven(turn),
});

/** For a turn that was not searched to the end, neither the value nor the bound is proven. */
function ratedValue(turn: RatedTurn): Omit<EndingValue, 'isProven'> {
  const value = wholePoints(turn.value);
  if (turn.bound !== 'exact')
    return { figures: [`≤${value}`], said: text('endgamePage.rowAtMost', { value }) };
  if (!turn.solved) return { figures: [`≈${value}`], said: text('endgamePage.rowSoFar', { value }) };
  return { figures: [value], said: text('endgamePage.rowExact', { value }) };
}

function examinedValue(row: PreendgameRow): Omit<EndingValue, 'isProven'> {
  const { isExamined, looked, losses, orderings, plies, ties, wins } = row;
  const spread = signed(row.spread);
  const mark = isExamined ? '' : '≈';
  return {
    figures: [formatPercent(winShare(row)), spread].map((figure) => `${mark}${figure}`),
    said: text('endgamePage.rowSaid', {
      isExamined: String(isExamined),
      won: upTo(wins, 2),
      tied: upTo(ties, 2),
      lost: upTo(losses, 2),
      spread,
      looked: Math.round(looked),
      orderings,
      plies: plies ?? 0,
    }),
  };
}
