import { computed, effect } from '@preact/signals';
import type { Candidate, EngineApi } from '../../contract/engineApi';
import type { Setup } from '../../core/board/setup';
import { type CandidateFilter, isFiltering, queryOf } from '../state/candidateFilter';
import type { CandidateSet } from '../state/candidateSet';
import { wordLetters } from '../view/candidateRow';
import type { Store } from './store';

/** Rows asked for at once while a word is sought among them. */
const ROWS_READ = 1000;

const wordText = (setup: Setup, candidate: Candidate): string =>
  wordLetters(setup, candidate)
    .map(({ text }) => text)
    .join('')
    .toLowerCase();

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
    if (text === '' || candidates === null) return;
    const { generation, view } = candidates;
    const isWanted = () => {
      const now = state.peek().candidates;
      return typed.peek().text === text && now?.generation === generation && now.view === view;
    };
    const row = view === null ? await rankOf(generation, text) : await rowInView(candidates, text, isWanted);
    if (row !== null && isWanted()) dispatch({ type: 'candidate-shown', rank: row });
  }

  /** In the list of all candidates the row is the rank, which the engine knows. */
  async function rankOf(generation: number, text: string): Promise<number | null> {
    const query = { word: { kind: 'regex', value: `^${text}` } } as const;
    const answer = await api.filterCandidates({ generation, query });
    return answer.ok ? (answer.value.firstPage.rows[0]?.rank ?? null) : null;
  }

  /** A list with a filter or an order of its own is read from its first row on. */
  async function rowInView(
    { generation, setup, total, view }: CandidateSet,
    text: string,
    isWanted: () => boolean,
  ): Promise<number | null> {
    const beginning = text.toLowerCase();
    for (let offset = 0; offset < total && isWanted(); offset += ROWS_READ) {
      const range = { offset, count: ROWS_READ };
      const page = await api.candidates({ generation, ...range, ...(view === null ? {} : { view }) });
      if (!page.ok) return null;
      const at = page.value.rows.findIndex((row) => wordText(setup, row).startsWith(beginning));
      if (at >= 0) return offset + at + 1;
    }
    return null;
  }
  effect(() => void seek(typed.value.text));
}
