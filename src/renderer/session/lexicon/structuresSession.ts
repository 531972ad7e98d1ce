import type { EngineApi } from '../../../contract/engineApi';
import type { Store } from '../store';

export interface StructuresSession {
  compare(): void;
  cancelComparison(): void;
}

/** Compares structures and generators for the present position when told to. */
export function createStructuresSession(
  api: EngineApi,
  { dispatch, state }: Store,
  reopenLexicon: () => Promise<void>,
): StructuresSession {
  async function compare() {
    const { lexicon, setup, structures } = state.peek();
    if (lexicon.kind !== 'open' || structures.run !== null) return;
    const { id, name } = lexicon.info;
    dispatch({ type: 'structures-started', subject: { setup, lexicon: { id, name } } });
    let answer = await api.structures({ lexicon: id, setup });
    if (!answer.ok && answer.error.code === 'unknown-lexicon') {
      await reopenLexicon();
      answer = await api.structures({ lexicon: id, setup });
    }
    if (answer.ok) dispatch({ type: 'structures-finished', report: answer.value });
    else {
      const { code, message } = answer.error;
      dispatch({ type: 'structures-failed', message: code === 'cancelled' ? null : message });
    }
  }

  async function cancelComparison() {
    const cancelled = await api.cancelStructures({});
    if (!cancelled.ok) dispatch({ type: 'notice-raised', message: cancelled.error.message });
  }

  return { compare: () => void compare(), cancelComparison: () => void cancelComparison() };
}
