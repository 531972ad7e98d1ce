import { computed, effect } from '@preact/signals';
import type { EngineApi } from '../../contract/engineApi';
import { type CandidateFilter, isFiltering, queryOf } from '../state/candidateFilter';
import type { Store } from './store';

/** Asks the engine for the candidates that the filter lets through, and for the word that type-ahead means. */
export function startFilterSession(api: EngineApi, { state, dispatch }: Store): void {
  const asked = new WeakMap<CandidateFilter, number>();
  const wanted = computed(() => {
    const { candidates, filter, setup } = state.value;
    if (candidates === null || candidates.setup !== setup || candidates.filter === filter) return null;
    return isFiltering(filter) ? { generation: candidates.generation, filter } : null;
  });

  async function load(generation: number, filter: CandidateFilter) {
    const answer = await api.filterCandidates({ generation, query: queryOf(filter) });
    if (answer.ok) dispatch({ type: 'filter-answered', generation, filter, answer: answer.value });
    else if (answer.error.code === 'unknown-generation') dispatch({ type: 'generation-lost' });
    else if (answer.error.code !== 'superseded')
      dispatch({ type: 'filter-refused', filter, error: answer.error });
  }

  effect(() => {
    const request = wanted.value;
    if (request === null || asked.get(request.filter) === request.generation) return;
    asked.set(request.filter, request.generation);
    void load(request.generation, request.filter);
  });

  const typed = computed(() => state.value.typeAhead);
  async function seek(text: string) {
    const { candidates } = state.peek();
    if (text === '' || candidates === null || candidates.view !== null) return;
    const { generation } = candidates;
    const query = { word: { kind: 'regex', value: `^${text}` } } as const;
    const answer = await api.filterCandidates({ generation, query });
    const rank = answer.ok ? answer.value.firstPage.rows[0]?.rank : undefined;
    const isLatest = typed.peek().text === text && state.peek().candidates?.generation === generation;
    if (rank !== undefined && isLatest) dispatch({ type: 'candidate-shown', rank });
  }
  effect(() => void seek(typed.value.text));
}
