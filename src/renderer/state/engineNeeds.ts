import type { CrossChecksAnswer } from '../../contract/structuresApi';
import type { Setup } from '../../core/board/setup';
import type { AppState } from './appState';
import { missingPages, PAGE_ROWS } from './candidateSet';
import { limitsProblem, type WordQuestion } from './wordQuestion';

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

/** The question that must be asked now; null while there is none. */
export function questionToAsk({ engine, lexicon, settings, sideTab, words }: AppState): WordQuestion | null {
  const { found, question, run } = words;
  if (sideTab !== 'words' || !settings.isSidePanelOpen) return null;
  if (lexicon.kind !== 'open' || engine.kind !== 'ready') return null;
  if (question.text.trim() === '' || limitsProblem(question) !== null) return null;
  const isThis = (asked: { question: WordQuestion; lexicon: string }) =>
    asked.question === question && asked.lexicon === lexicon.info.id;
  if (run.kind !== 'idle' && isThis(run)) return null;
  return found !== null && isThis(found) ? null : question;
}

/** The setup that cross-checks must be asked for now; null while there is nothing to do. */
export function setupToCheck({ crossChecks, engine, lexicon, setup }: AppState): Setup | null {
  if (!crossChecks.isShown || lexicon.kind !== 'open' || engine.kind !== 'ready') return null;
  if (crossChecks.failure?.setup === setup) return null;
  return crossChecks.latest?.setup === setup ? null : setup;
}

/** The cross-checks of the present setup, while they are to be shown. */
export function shownCrossChecks({ crossChecks, setup }: AppState): CrossChecksAnswer | null {
  return crossChecks.isShown && crossChecks.latest?.setup === setup ? crossChecks.latest.answer : null;
}
