import type { Ask } from '../../../../contract/requests/requests';
import type { Asker } from '../../../session/asker';
import type { Store } from '../../../session/store';

export interface StructuresSession {
  compare(): void;
  cancelComparison(): void;
}

/** Compares structures and generators for the current position on demand. */
export function createStructuresSession(ask: Ask, store: Store, asker: Asker): StructuresSession {
  const { dispatch, state } = store;
  asker.keepAsking({
    wanted: () => {
      const { run } = state.value.structures;
      return run === null ? [] : [{ subject: run.subject }];
    },
    ask: ({ subject: { lexicon, setup } }) => ask('structures', { lexicon: lexicon.id, setup }),
    cancel: async () => {
      const cancelled = await ask('cancel', { request: 'structures' });
      if (!cancelled.ok) dispatch({ type: 'notice-raised', message: cancelled.error.message });
    },
    onAnswer: (_, report) => dispatch({ type: 'structures-finished', report }),
    onRefusal: (_, { code, message }) =>
      dispatch({ type: 'structures-failed', message: code === 'cancelled' ? null : message }),
  });

  return comparing(store);
}

/** Begins a comparison, and ends it. */
export function comparing({ dispatch, state }: Store): StructuresSession {
  return {
    compare: () => {
      const { lexicon, setup, structures } = state.peek();
      if (lexicon.kind !== 'open' || structures.run !== null) return;
      const { id, name } = lexicon.info;
      dispatch({ type: 'structures-started', subject: { setup, lexicon: { id, name } } });
    },
    cancelComparison: () => dispatch({ type: 'structures-failed', message: null }),
  };
}
