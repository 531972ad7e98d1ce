import type { CrossChecksAnswer } from '../../../contract/lexicon/structuresApi';
import { alphabetOf, isSameAlphabet, isUsableAlphabet } from '../../../core/alphabet/alphabet';
import type { Setup } from '../../../core/board/setup';
import { type PlacedTile, placedTiles } from '../../../core/movegen/candidates/findPlacement';
import { isAnswerOpen } from '../../features/practice/state/exerciseBoard';
import type { AppState } from '../appState';
import { isAnalysisBlocked } from '../play/analysisBlockedReason';
import { candidateAt, missingPages, PAGE_ROWS } from './candidateSet';

/** Number of rows prefetched on either side of the shown one, so that stepping never waits. */
const PREFETCH_ROWS = 2 * PAGE_ROWS;

/**
 * Whether the open lexicon has the letters of the position's tiles. Unusable tiles are left to the engine,
 * which reports all of their problems.
 */
export function isLexiconFit({ lexicon, setup }: AppState): boolean {
  if (lexicon.kind !== 'open') return false;
  const letters = alphabetOf(setup.rules.distribution);
  return isSameAlphabet(lexicon.info.letters, letters) || !isUsableAlphabet(letters);
}

/** The setup whose candidates are needed but missing; null if there is none. */
export function setupToGenerate(state: AppState): Setup | null {
  const { candidates, engine, generation, setup } = state;
  if (!isLexiconFit(state) || engine.kind !== 'ready' || isAnalysisBlocked(state)) return null;
  if (generation.kind === 'failed' && generation.setup === setup) return null;
  // Candidates would answer an exercise.
  if (isAnswerOpen(state)) return null;
  return candidates?.setup === setup ? null : setup;
}

/**
 * The placement that remains the shown candidate if it is also one of `setup`, because the board was edited
 * around it. With another rack the best candidate is shown.
 */
export function placementToKeep(
  { candidates, shownRank }: AppState,
  setup: Setup,
): readonly PlacedTile[] | null {
  const shown = candidateAt(candidates, shownRank);
  if (candidates === null || shown === undefined) return null;
  const { rack } = candidates.setup;
  const isSameRack = rack.length === setup.rack.length && rack.every((tile, at) => tile === setup.rack[at]);
  return isSameRack ? placedTiles(shown) : null;
}

/** Whether the candidates have been searched for so long that the user may want to stop. */
export const isSearchLong = (state: AppState): boolean =>
  state.generation.kind === 'long' &&
  state.generation.setup === state.setup &&
  setupToGenerate(state) === state.setup;

/** Pages to request: around the shown row, the visible ones, the first and the last. Most urgent first. */
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

/** The setup to request cross-checks for; null if there is none. */
export function setupToCheck(state: AppState): Setup | null {
  const { crossChecks, engine, setup } = state;
  if (!crossChecks.isShown || isAnalysisBlocked(state)) return null;
  if (!isLexiconFit(state) || engine.kind !== 'ready') return null;
  if (crossChecks.failure?.setup === setup) return null;
  return crossChecks.latest?.setup === setup ? null : setup;
}

/** The cross-checks of the current setup, if they are to be shown. */
export function shownCrossChecks(state: AppState): CrossChecksAnswer | null {
  const { crossChecks, setup } = state;
  if (!crossChecks.isShown || isAnswerOpen(state)) return null;
  return crossChecks.latest?.setup === setup ? crossChecks.latest.answer : null;
}
