import { computed, effect } from '@preact/signals';
import type { Connection, RequestError } from '../../contract/engineApi';
import type { Setup } from '../../core/board/setup';
import { type CandidateSet, PAGE_ROWS } from '../state/candidateSet';
import { pagesToLoad, setupToGenerate } from '../state/engineNeeds';
import { createLexiconSession, type LexiconSession } from './lexiconSession';
import type { Store } from './store';

/** Answers that say nothing about the setup: what they were for is asked for again or no longer wanted. */
const isStale = ({ code }: RequestError) => code === 'superseded' || code === 'cancelled';

/** Keeps the state supplied by the engine: the lexicon, the candidates of the setup, the pages in use. */
export function startEngineSession(connection: Connection, store: Store): LexiconSession {
  const { api } = connection;
  const { dispatch, state } = store;
  const lexicons = createLexiconSession(connection, store);

  async function generate(lexicon: string, setup: Setup) {
    dispatch({ type: 'generation-started', setup });
    const generated = await api.generate({ lexicon, setup });
    if (generated.ok) dispatch({ type: 'generation-finished', setup, summary: generated.value });
    else if (isStale(generated.error)) dispatch({ type: 'generation-lost' });
    else dispatch({ type: 'generation-failed', setup, error: generated.error });
    if (!generated.ok && generated.error.code === 'unknown-lexicon') await lexicons.reopenLexicon();
  }

  /** A page that failed stays in it: it would fail again. */
  const pagesUnderWay = new Set<string>();
  async function loadPage({ generation, view }: CandidateSet, page: number) {
    const key = `${generation}:${view}:${page}`;
    if (pagesUnderWay.has(key)) return;
    pagesUnderWay.add(key);
    const range = { offset: page * PAGE_ROWS, count: PAGE_ROWS };
    const answer = await api.candidates({ generation, ...range, ...(view === null ? {} : { view }) });
    if (answer.ok) {
      pagesUnderWay.delete(key);
      dispatch({ type: 'page-loaded', generation, view, page: answer.value });
    } else if (state.peek().candidates?.generation === generation) pageFailed(answer.error);
  }

  function pageFailed(error: RequestError) {
    if (error.code === 'unknown-generation') dispatch({ type: 'generation-lost' });
    else if (!isStale(error)) dispatch({ type: 'notice-raised', message: error.message });
  }

  connection.onEvent((event) => {
    dispatch({ type: 'engine-event', event });
    const isReady = event.type === 'engine-status' && event.status === 'ready';
    if (isReady && state.peek().lexicon.kind === 'failed') lexicons.retryLexicon();
  });
  effect(() => {
    const { lexicon } = state.value;
    const setup = setupToGenerate(state.value);
    if (setup !== null && lexicon.kind === 'open') void generate(lexicon.info.id, setup);
  });
  effect(() => {
    const { candidates } = state.value;
    if (candidates === null) return;
    for (const page of pagesToLoad(state.value)) void loadPage(candidates, page);
  });
  lexicons.restoreLexicon();
  const tiles = computed(() => state.value.setup.rules.distribution);
  tiles.subscribe(() => lexicons.fitLetters());
  return lexicons;
}
