import { effect } from '@preact/signals';
import type { Connection, RequestError } from '../../contract/engineApi';
import type { Setup } from '../../core/board/setup';
import { PAGE_ROWS } from '../state/candidateSet';
import { pagesToLoad, setupToGenerate } from '../state/engineNeeds';
import type { Store } from './store';

/** Answers that say nothing about the setup: what they were for is asked for again or no longer wanted. */
const isStale = ({ code }: RequestError) => code === 'superseded' || code === 'cancelled';

/** What a person can ask of the engine besides candidates. */
export interface EngineSession {
  openLexicon(): void;
  cancelLexicon(): void;
}

/** Keeps the state supplied by the engine: the lexicon, the candidates of the setup, the pages in use. */
export function startEngineSession(connection: Connection, { state, dispatch }: Store): EngineSession {
  const { api } = connection;

  async function openLexicon() {
    dispatch({ type: 'lexicon-requested' });
    const opened = await api.openLexicon({ source: 'default' });
    dispatch(
      opened.ok
        ? { type: 'lexicon-opened', info: opened.value }
        : { type: 'lexicon-failed', error: opened.error },
    );
  }

  async function generate(lexicon: string, setup: Setup) {
    dispatch({ type: 'generation-started', setup });
    const generated = await api.generate({ lexicon, setup });
    if (generated.ok) dispatch({ type: 'generation-finished', setup, summary: generated.value });
    else if (isStale(generated.error)) dispatch({ type: 'generation-lost' });
    else dispatch({ type: 'generation-failed', setup, error: generated.error });
    if (!generated.ok && generated.error.code === 'unknown-lexicon') await openLexicon();
  }

  /** A page that failed stays in it: it would fail again. */
  const pagesUnderWay = new Set<string>();
  async function loadPage(generation: number, page: number) {
    const key = `${generation}:${page}`;
    if (pagesUnderWay.has(key)) return;
    pagesUnderWay.add(key);
    const answer = await api.candidates({ generation, offset: page * PAGE_ROWS, count: PAGE_ROWS });
    if (answer.ok) {
      pagesUnderWay.delete(key);
      dispatch({ type: 'page-loaded', generation, page: answer.value });
    } else if (state.peek().candidates?.generation === generation) pageFailed(answer.error);
  }

  function pageFailed(error: RequestError) {
    if (error.code === 'unknown-generation') dispatch({ type: 'generation-lost' });
    else if (!isStale(error)) dispatch({ type: 'notice-raised', message: error.message });
  }

  async function cancelLexicon() {
    const cancelled = await api.cancelLexicon({});
    if (!cancelled.ok) dispatch({ type: 'notice-raised', message: cancelled.error.message });
  }

  connection.onEvent((event) => {
    dispatch({ type: 'engine-event', event });
    const isReady = event.type === 'engine-status' && event.status === 'ready';
    if (isReady && state.peek().lexicon.kind === 'failed') void openLexicon();
  });
  effect(() => {
    const { lexicon } = state.value;
    const setup = setupToGenerate(state.value);
    if (setup !== null && lexicon.kind === 'open') void generate(lexicon.info.id, setup);
  });
  effect(() => {
    const generation = state.value.candidates?.generation;
    if (generation === undefined) return;
    for (const page of pagesToLoad(state.value)) void loadPage(generation, page);
  });
  void openLexicon();
  return { openLexicon: () => void openLexicon(), cancelLexicon: () => void cancelLexicon() };
}
