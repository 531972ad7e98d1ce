import { effect } from '@preact/signals';
import type { AppState } from '../../state/appState';
import type { Store } from '../store';

/** Cached candidates arrive sooner. */
const LONGEST_MS = 1500;

/** Candidates of the last run arrive sooner once their lexicon is open. */
const AT_ONCE_MS = 50;

/**
 * Resolves when the first candidates arrive, if that is at once, so that the panels are rendered with them
 * rather than updated. Others are searched for while the panels are rendered.
 */
export async function candidatesAtOnce({ state }: Store): Promise<void> {
  // The lexicon's answer is handled first.
  await new Promise((resolve) => setTimeout(resolve));
  if (state.peek().lexicon.kind !== 'open') return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, AT_ONCE_MS);
    const stop = effect(() => {
      if (state.value.candidates !== null) queueMicrotask(end);
    });
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/**
 * Resolves when the first candidates are painted, or will take a while. Creating the board and drawing it for
 * the first time blocks the page, and candidates do not need the board.
 */
export function firstCandidates({ state }: Store): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, LONGEST_MS);
    const stop = effect(() => {
      if (state.value.candidates !== null) afterPainting(end);
      else if (areFarOff(state.value)) setTimeout(end);
    });
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/** A frame begins once the previous one has been submitted for drawing. */
const afterPainting = (go: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)));

/** The lexicon is being built, or there will be no candidates. */
const areFarOff = ({ generation, lexicon }: AppState): boolean =>
  generation.kind !== 'idle' ||
  lexicon.kind === 'failed' ||
  (lexicon.kind === 'opening' && lexicon.stage !== null);
