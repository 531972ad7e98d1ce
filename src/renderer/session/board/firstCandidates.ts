import { effect } from '@preact/signals';
import type { AppState } from '../../state/appState';
import type { Store } from '../store';

/** Candidates from the cache are there sooner. */
const LONGEST_MS = 1500;

/** Those that the last run has found are there sooner once their lexicon is. */
const AT_ONCE_MS = 50;

/**
 * Resolves when the first candidates are there, where they come at once: panels are made with them, and not
 * made and then changed. Others are searched for while the panels are made.
 */
export async function candidatesAtOnce({ state }: Store): Promise<void> {
  // The lexicon's answer is heard first.
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
 * Resolves when the first candidates are painted, or will be a while in coming. Making a board and drawing it
 * the first time holds the page up: candidates would wait for it, and it needs none of them.
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

/** A frame begins when the one before it has been handed over to be drawn. */
const afterPainting = (go: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)));

/** The lexicon is being built, or there will be no candidates. */
const areFarOff = ({ generation, lexicon }: AppState): boolean =>
  generation.kind !== 'idle' ||
  lexicon.kind === 'failed' ||
  (lexicon.kind === 'opening' && lexicon.stage !== null);
