import type { EquityBasis } from '../../../contract/candidates/candidatesApi';
import { tileSetName } from '../../../core/board/ruleNames';
import type { Setup } from '../../../core/board/setup';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';

/** How equity was obtained, or why there is none, in one sentence. */
export function basisText(basis: EquityBasis, { rules }: Setup): string {
  switch (basis.kind) {
    case 'leaves': {
      const { date, generations } = basis.origin;
      const tiles = say(tileSetName(rules.distribution));
      if (generations === '') return text('strategy.byUnknownLeaves', { tiles });
      const boards = generations.split(',').reduce((sum, each) => sum + Number(each), 0);
      return text('strategy.byLeaves', { tiles, boards, date });
    }
    case 'settlement':
      return text('strategy.bySettlement');
    case 'none':
      return text('strategy.withoutLeaves', { reason: say(basis.reason) });
  }
}
