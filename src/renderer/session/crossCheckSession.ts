import { computed, effect } from '@preact/signals';
import type { EngineApi } from '../../contract/engineApi';
import type { Setup } from '../../core/board/setup';
import { setupToCheck } from '../state/engineNeeds';
import type { Store } from './store';

/** Keeps the cross-checks those of the present position, one request at a time. */
export function startCrossCheckSession(
  api: EngineApi,
  { dispatch, state }: Store,
  reopenLexicon: () => Promise<void>,
): void {
  let isAsking = false;
  async function ask(setup: Setup, lexicon: string) {
    isAsking = true;
    const answer = await api.crossChecks({ lexicon, setup });
    if (!answer.ok && answer.error.code === 'unknown-lexicon') await reopenLexicon();
    isAsking = false;
    if (answer.ok) dispatch({ type: 'cross-checks-loaded', setup, answer: answer.value });
    else if (answer.error.code !== 'unknown-lexicon')
      dispatch({ type: 'cross-checks-failed', setup, message: answer.error.message });
    askIfDue();
  }

  const due = computed(() => setupToCheck(state.value));
  function askIfDue() {
    const setup = due.value;
    const { lexicon } = state.peek();
    if (setup !== null && !isAsking && lexicon.kind === 'open') void ask(setup, lexicon.info.id);
  }
  effect(askIfDue);
}
