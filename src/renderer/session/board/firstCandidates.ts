import { effect } from '@preact/signals';
import type { AppState } from '../../state/appState';
import type { Store } from '../store';

/** Candidates from the cache are there sooner. */
const LONGEST_MS = 1500;

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
