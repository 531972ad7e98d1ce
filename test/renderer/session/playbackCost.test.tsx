import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { summariseTrace } from '../../../src/core/trace/traceSummary';
import { startWordsSession } from '../../../src/renderer/features/words/session/wordsSession';
import { COMMAND_TEXTS } from '../../../src/renderer/input/commands';
import { App } from '../../../src/renderer/panel/app';
import { createAsker } from '../../../src/renderer/session/asker';
import { startCrossCheckSession } from '../../../src/renderer/session/board/crossCheckSession';
import { startFilterSession } from '../../../src/renderer/session/candidates/filterSession';
import { startGameSession } from '../../../src/renderer/session/document/gameSession';
import { presetCatalogue } from '../../../src/renderer/session/document/presetCatalogue';
import { createStore } from '../../../src/renderer/session/store';
import { createViews } from '../../../src/renderer/session/views';
import { startGraphSession } from '../../../src/renderer/session/walk/graphSession';
import { startQuestionSession } from '../../../src/renderer/session/walk/questionSession';
import { startWalkSession } from '../../../src/renderer/session/walk/walkSession';
import type { Action } from '../../../src/renderer/state/action';
import { type WalkSubject, walkRunOf } from '../../../src/renderer/state/walk/walk';
import { positionOf } from '../../../src/renderer/view/candidates/shownMove';
import { noFiles } from '../input/noFiles';
import { MISTAKEN, stateShowing } from '../view/midgame';
import { AT_WALK } from '../view/traces';
import { connectionOf, LEXICON } from './fakeConnection';

const count = vi.hoisted(() => ({ made: 0, runs: 0 }));

/**
 * Every computed value counts its runs, and those of the panels stay in use as in a window that shows them.
 */
vi.mock('@preact/signals', async (original) => {
  const signals = await original<typeof import('@preact/signals')>();
  const computed = <T,>(compute: () => T) => {
    count.made++;
    return signals.computed(() => {
      count.runs++;
      return compute();
    });
  };
  const useComputed = <T,>(compute: () => T) => {
    const made = computed(compute);
    signals.effect(() => void made.value);
    return made;
  };
  return { ...signals, computed, useComputed };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = () => undefined;
const LEXICONS = {
  openLexicon: nothing,
  retryLexicon: nothing,
  cancelLexicon: nothing,
  listKept: nothing,
  removeKept: nothing,
  chooseLexicon: nothing,
  openFiles: nothing,
};

/** A window with all its views, its panels and its sessions, in which a walk plays. */
async function startWindow() {
  const store = createStore(stateShowing([MISTAKEN]), () => 0);
  store.dispatch({ type: 'lexicon-opened', info: LEXICON });
  const views = createViews(store.state);
  const { ask } = connectionOf({ nodes: async () => new Promise(nothing) });
  const asker = createAsker(store, async () => undefined);
  for (const start of [
    startWalkSession,
    startGraphSession,
    startFilterSession,
    startQuestionSession,
    startGameSession,
    startCrossCheckSession,
    startWordsSession,
  ])
    start(ask, store, asker);
  const subject: WalkSubject = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' };
  const position = positionOf(store.state.peek().setup)!;
  const parts = { trace: AT_WALK, summary: summariseTrace(AT_WALK), scores: [4] };
  const run = walkRunOf({ position, algorithm: 'gaddag', ...parts });
  store.dispatch({ type: 'walk-opened', subject });
  store.dispatch({ type: 'walk-loaded', subject, run });
  renderToString(
    <App
      {...store}
      views={views}
      flat={{ layout: signal(null), phase: signal(1), fontFamily: signal('') }}
      catalogue={presetCatalogue()}
      keySheet={() => []}
      fileMenu={() => []}
      commands={COMMAND_TEXTS}
      machine={{ isMac: false, processors: 1 }}
      keyOf={() => []}
      menuRows={() => []}
      paletteCommands={() => []}
      files={{ ...noFiles, recentFiles: async () => [] }}
      onCommand={nothing}
      onNamedCommand={nothing}
      fonts={{}}
      lexicon={LEXICONS}
      onCopy={async () => true}
      onExport={nothing}
      onRetryScene={nothing}
      pointOfSquare={() => null}
    />,
  );
  store.dispatch({ type: 'walk-options-changed', change: { showsFailures: true } });
  store.dispatch({ type: 'walk-replayed' });
  return { store, views };
}

/** This many depend on the walk on this page; 121 ran when all depended on the whole state. */
const HANGING_ON_THE_WALK = 44;

describe('a step of playback', () => {
  function runsOf(window: Awaited<ReturnType<typeof startWindow>>, action: Action): number {
    const before = count.runs;
    window.store.dispatch(action);
    return count.runs - before;
  }

  it('recomputes nothing independent of the walk', async () => {
    const window = await startWindow();
    for (const step of [2, 3, 4, 5, 6, 7, 8])
      expect(runsOf(window, { type: 'walk-moved', step, hasArrived: false, heldMs: 0 })).toBeLessThanOrEqual(
        HANGING_ON_THE_WALK,
      );
    expect(window.store.state.peek().walk?.step).toBe(8);
    expect(window.views.walk.replayState.value?.step).toBe(8);
  });

  it('recomputes nothing while the playhead is on the same step', async () => {
    const window = await startWindow();
    runsOf(window, { type: 'walk-moved', step: 2, hasArrived: false, heldMs: 0 });
    expect(runsOf(window, { type: 'walk-moved', step: 2, hasArrived: false, heldMs: 0 })).toBe(0);
  });
});
