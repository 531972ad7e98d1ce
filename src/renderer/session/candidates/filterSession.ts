import type { Ask } from '../../../contract/requests/requests';
import { ok } from '../../../core/result';
import { SIMULATED_VIEW } from '../../features/simulation/state/simulatedList';
import { simulatedWord } from '../../features/simulation/view/simulatedWord';
import type { AppState } from '../../state/appState';
import { isFiltering, queryOf } from '../../state/candidates/candidateFilter';
import { candidateAt } from '../../state/candidates/candidateSet';
import type { Asker } from '../asker';
import type { Store } from '../store';

/** Rows by rank need not be loaded. */
const shownCandidateRank = ({ candidates, shownRank }: AppState): number | undefined =>
  candidates?.view === null && shownRank > 0 ? shownRank : candidateAt(candidates, shownRank)?.rank;

/** Requests the candidates that pass the filter, and the match of the type-ahead. */
export function startFilterSession(ask: Ask, { state, dispatch }: Store, asker: Asker): void {
  asker.keepAsking({
    wanted: () => {
      const { candidates, filter, setup } = state.value;
      if (candidates === null || candidates.setup !== setup || candidates.filter === filter) return [];
      return isFiltering(filter) ? [{ generation: candidates.generation, filter }] : [];
    },
    ask: ({ generation, filter }) => {
      const rank = shownCandidateRank(state.peek());
      return ask('filterCandidates', {
        generation,
        query: queryOf(filter),
        first: filter.first?.turns ?? [],
        ...(rank === undefined ? {} : { rank }),
      });
    },
    onAnswer: ({ generation, filter }, answer) =>
      dispatch({ type: 'filter-answered', generation, filter, answer }),
    onRefusal: ({ filter }, error) => dispatch({ type: 'filter-refused', filter, error }),
  });

  // Letters typed earlier do not refer to candidates that arrive later.
  let sought = state.peek().typeAhead;
  asker.keepAsking({
    wanted: () => {
      const { candidates, typeAhead } = state.value;
      if (candidates === null || typeAhead === sought) return [];
      return [{ typeAhead, generation: candidates.generation, view: candidates.view }];
    },
    ask: async ({ generation, typeAhead, view }) => {
      const { candidates } = state.peek();
      if (view === SIMULATED_VIEW)
        return ok(candidates === null ? null : simulatedWord(candidates, typeAhead.text));
      return ask('findWord', { generation, beginning: typeAhead.text, ...(view === null ? {} : { view }) });
    },
    onAnswer: ({ typeAhead }, row) => {
      sought = typeAhead;
      if (row !== null) dispatch({ type: 'candidate-shown', rank: row });
    },
    onRefusal: ({ typeAhead }, { message }) => {
      sought = typeAhead;
      dispatch({ type: 'notice-raised', message });
    },
  });
}
