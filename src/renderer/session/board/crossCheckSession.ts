import type { Ask } from '../../../contract/requests/requests';
import { setupToCheck } from '../../state/candidates/engineNeeds';
import type { Asker } from '../asker';
import type { Store } from '../store';

/** Keeps the cross-checks up to date with the position. */
export function startCrossCheckSession(ask: Ask, { dispatch, state }: Store, asker: Asker): void {
  asker.keepAsking({
    wanted: () => {
      const { lexicon } = state.value;
      const setup = setupToCheck(state.value);
      return setup === null || lexicon.kind !== 'open' ? [] : [{ lexicon: lexicon.info.id, setup }];
    },
    ask: (position) => ask('crossChecks', position),
    onAnswer: ({ setup }, answer) => dispatch({ type: 'cross-checks-loaded', setup, answer }),
    onRefusal: ({ setup }, { message }) => dispatch({ type: 'cross-checks-failed', setup, message }),
  });
}
