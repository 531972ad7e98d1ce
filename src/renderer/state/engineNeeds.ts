import type { Setup } from '../../core/board/setup';
import type { AppState } from './appState';
import { missingPages, PAGE_ROWS } from './candidateSet';

/** Rows kept ready on either side of the shown one, so that stepping never waits. */
const PREFETCH_ROWS = 2 * PAGE_ROWS;

/**
 * The setup that candidates must be asked for now; null while there is nothing to do. One request at a time: what
 * is typed meanwhile is asked for when its answer is there, so the list never lags by more than one generation.
 */
export function setupToGenerate(state: AppState): Setup | null {
  const { candidates, engine, generation, lexicon, setup } = state;
  if (lexicon.kind !== 'open' || engine.kind !== 'ready' || generation.kind === 'running') return null;
  if (generation.kind === 'failed' && generation.setup === setup) return null;
  return candidates?.setup === setup ? null : setup;
}

/** Pages to ask for: around the shown row, those in sight, the first and the last. Most urgent first. */
export function pagesToLoad({ candidates, setup, shownRank, visibleRows }: AppState): readonly number[] {
  if (candidates === null || candidates.setup !== setup) return [];
  const shownRow = shownRank - 1;
  const inSight: number[] = [];
  for (let row = visibleRows.first; row < visibleRows.last; row += PAGE_ROWS) inSight.push(row);
  return missingPages(candidates, [
    shownRow,
    ...inSight,
    visibleRows.last,
    shownRow + PAGE_ROWS,
    shownRow - PAGE_ROWS,
    shownRow + PREFETCH_ROWS,
    shownRow - PREFETCH_ROWS,
    0,
    candidates.total - 1,
  ]);
}
