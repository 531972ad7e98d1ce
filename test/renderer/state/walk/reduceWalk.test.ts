import { describe, expect, it } from 'vitest';
import { ROOT_ARCS } from '../../../../src/contract/walk/rootArcs';
import type { Action } from '../../../../src/renderer/state/action';
import type { AppState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import type { WalkSubject } from '../../../../src/renderer/state/walk/walk';
import { MISTAKEN, stateShowing } from '../../view/midgame';
import { atWalkRun } from '../../view/traces';

const start = stateShowing([MISTAKEN], 250);
const run = atWalkRun(start.setup);
const candidate: WalkSubject = { kind: 'search', scope: { kind: 'candidate', rank: 1 }, algorithm: 'gaddag' };
const anchor: WalkSubject = {
  kind: 'search',
  scope: { kind: 'anchor', anchor: { row: 7, col: 6, direction: 'across' } },
  algorithm: 'gaddag',
};
const whole: WalkSubject = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' };

const applied = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((so, action) => reduce(so, action, 1000), state);
const opened = (subject: WalkSubject) =>
  applied(start, { type: 'walk-opened', subject }, { type: 'walk-loaded', subject, run });
const walkOf = (state: AppState) => state.walk!;

describe('the jumps from marker to marker', () => {
  it('skip the kinds that are switched off, in the next walk too', () => {
    // The anchor at 1, the word at 5, the separator at 7, the dead end at 8.
    const jumps = (state: AppState) => {
      const steps: number[] = [];
      for (let at = state; steps.length < 5; steps.push(walkOf(at).step))
        at = applied(at, { type: 'walk-marker-sought', by: 1 });
      return steps;
    };
    expect(jumps(opened(whole))).toEqual([1, 5, 7, 8, 11]);
    const fewer = applied(
      opened(whole),
      { type: 'walk-marker-kind-toggled', kind: 'anchor' },
      { type: 'walk-marker-kind-toggled', kind: 'separator' },
    );
    expect(jumps(fewer)).toEqual([5, 8, 11, 11, 11]);
    const again = { ...whole };
    const next = applied(
      fewer,
      { type: 'walk-opened', subject: again },
      { type: 'walk-loaded', subject: again, run },
    );
    expect(jumps(next)).toEqual([5, 8, 11, 11, 11]);
  });
});

describe('the graph', () => {
  it('highlights the arc chosen by key, until the walk moves on or the graph is left', () => {
    const arc = ROOT_ARCS.gaddag;
    const node = { arc, accepts: false, node: 1, letterMask: 1, letterArcs: [7], separatorArc: -1 };
    const inGraph = applied(
      opened(whole),
      { type: 'zone-entered', zone: 'graph' },
      { type: 'nodes-loaded', lexicon: 'words', nodes: [{ ...node, isShared: false }] },
      { type: 'graph-moved', to: 'firstChild' },
    );
    expect(inGraph.highlight).toEqual({ kind: 'arc', arc: 7 });
    expect(applied(inGraph, { type: 'zone-entered', zone: 'log' }).highlight).toBeNull();
    expect(applied(inGraph, { type: 'walk-sought', step: 3 }).highlight).toBeNull();
  });
});

describe('opening a walk', () => {
  it('shows its page and gives the timeline the focus', () => {
    const state = applied(start, { type: 'walk-opened', subject: whole });
    expect([state.zone, state.sideTab, walkOf(state).progress.kind]).toEqual(['timeline', 'walk', 'loading']);
  });

  it('plays the walk to a candidate at once, but pauses at a search', () => {
    expect(walkOf(opened(candidate))).toMatchObject({ isPlaying: true, motion: { from: 0, toStep: 11 } });
    expect(walkOf(opened(whole))).toMatchObject({ isPlaying: false, step: 0, motion: null });
  });

  it('ignores an answer for another walk', () => {
    const state = applied(start, { type: 'walk-opened', subject: whole });
    const other = { ...whole };
    expect(walkOf(applied(state, { type: 'walk-loaded', subject: other, run })).run).toBeNull();
  });

  it('ends with its position', () => {
    const editing = { ...opened(whole), isEditing: true };
    const edited = applied(editing, { type: 'board-letter-typed', text: 'x', isBlank: false });
    expect([edited.walk, edited.zone]).toEqual([null, null]);
  });

  it('follows to the next candidate', () => {
    const next = applied(opened(candidate), { type: 'candidate-stepped', by: 1 });
    expect(walkOf(next)).toMatchObject({
      subject: { scope: { kind: 'candidate', rank: 2 } },
      progress: { kind: 'loading' },
    });
  });

  it('moves to the step that finds the chosen candidate', () => {
    // AT is found with the 5th event: the first move of this walk, the third of the candidates.
    const found = { ranks: Uint32Array.of(3), steps: Uint32Array.of(5) };
    const searching = applied(start, { type: 'walk-opened', subject: whole });
    const finding = applied(searching, { type: 'walk-loaded', subject: whole, run: { ...run, found } });
    const chosen = applied(finding, { type: 'candidate-shown', rank: 3 });
    expect(walkOf(chosen)).toMatchObject({ subject: whole, step: 5, isPlaying: false });
    // Without the failures: anchor, T, A, and the word.
    const briefly = applied(finding, { type: 'walk-options-changed', change: { showsFailures: false } });
    expect(walkOf(applied(briefly, { type: 'candidate-shown', rank: 3 })).step).toBe(4);
  });

  it('moves to a candidate as soon as its row arrives', () => {
    const last = applied(opened(candidate), { type: 'candidate-shown', rank: 250 });
    expect(walkOf(last).subject).toBe(candidate);
    const page = {
      offset: 200,
      rows: Array.from({ length: 50 }, (_, at) => ({ ...MISTAKEN, rank: 201 + at })),
    };
    const loaded = applied(last, { type: 'page-loaded', generation: 1, view: null, page });
    expect(walkOf(loaded).subject).toMatchObject({ scope: { kind: 'candidate', rank: 250 } });
  });

  it('becomes the walk to the candidate if its search does not find it', () => {
    const other = applied(opened(whole), { type: 'candidate-shown', rank: 2 });
    expect(walkOf(other).subject).toEqual({ ...candidate, scope: { kind: 'candidate', rank: 2 } });
    const onItsWay = applied(start, { type: 'walk-opened', subject: whole });
    expect(walkOf(applied(onItsWay, { type: 'candidate-shown', rank: 2 })).subject).toBe(whole);
  });
});

describe('moving within a walk', () => {
  const state = opened(whole);

  it('stops at both ends', () => {
    expect(walkOf(applied(state, { type: 'walk-sought', step: 99 })).step).toBe(11);
    expect(walkOf(applied(state, { type: 'walk-stepped', by: -1 })).motion).toBeNull();
  });

  it('adds up steps taken in quick succession, and pauses first', () => {
    const twice = applied(state, { type: 'walk-stepped', by: 1 }, { type: 'walk-stepped', by: 1 });
    expect(walkOf(twice)).toMatchObject({ isPlaying: false, motion: { from: 0, toStep: 2 } });
    const paused = applied(opened(candidate), { type: 'walk-stepped', by: 1 });
    expect(walkOf(paused).isPlaying).toBe(false);
  });

  it('follows the clock, and stops at its target', () => {
    const stepping = applied(state, { type: 'walk-stepped', by: 2 });
    const halfway = applied(stepping, { type: 'walk-moved', step: 1, hasArrived: false, heldMs: 0 });
    expect(walkOf(halfway).step).toBe(1);
    const there = applied(halfway, { type: 'walk-moved', step: 2, hasArrived: true, heldMs: 0 });
    expect(walkOf(there)).toMatchObject({ step: 2, motion: null });
  });

  it('restarts at the end if it loops', () => {
    const looping = applied(
      state,
      { type: 'walk-options-changed', change: { isLooping: true } },
      { type: 'walk-play-toggled' },
      { type: 'walk-moved', step: 11, hasArrived: true, heldMs: 0 },
    );
    expect(walkOf(looping)).toMatchObject({ isPlaying: true, step: 0 });
  });

  it('jumps from mark to mark: the anchor, the word, the dead end', () => {
    const steps: number[] = [];
    let at = state;
    for (let jump = 0; jump < 5; jump++) {
      at = applied(at, { type: 'walk-marker-sought', by: 1 });
      steps.push(walkOf(at).step);
    }
    // Step 7 crosses the separator, step 8 is the dead end after it; then there is only the end.
    expect(steps).toEqual([1, 5, 7, 8, 11]);
    expect(walkOf(applied(at, { type: 'walk-marker-sought', by: -1 })).step).toBe(8);
  });

  it('keeps the shown event when failures are hidden, and when they return', () => {
    const onWord = applied(state, { type: 'walk-sought', step: 5 });
    const without = applied(onWord, { type: 'walk-options-changed', change: { showsFailures: false } });
    expect(walkOf(without).step).toBe(4);
    const again = applied(without, { type: 'walk-options-changed', change: { showsFailures: true } });
    expect(walkOf(again).step).toBe(5);
  });

  it('adopts a new speed at the current position', () => {
    const playing = reduce(opened(anchor), { type: 'walk-play-toggled' }, 1000);
    const faster = reduce(playing, { type: 'walk-speed-stepped', by: 1 }, 2000);
    // Two steps a second for one second, then four.
    expect(walkOf(faster).motion).toMatchObject({ from: 2, startedAtMs: 2000, stepsPerSecond: 4 });
  });

  it('has a speed of its own if it is the whole search, which lasts five seconds by default', () => {
    const perSecond = (state: AppState) =>
      walkOf(reduce(state, { type: 'walk-play-toggled' }, 1000)).motion?.stepsPerSecond;
    // Eleven steps in five seconds; the walk to a candidate at two a second.
    expect([perSecond(opened(whole)), perSecond(opened(anchor))]).toEqual([11 / 5, 2]);
    const slower = applied(opened(whole), { type: 'walk-speed-chosen', speed: 0.5 });
    expect([perSecond(slower), slower.settings.walk.speed]).toEqual([0.5, 2]);
    const usual = applied(slower, { type: 'walk-speed-chosen', speed: null });
    expect(usual.settings.walk.searchSpeed).toBe('fiveSeconds');
  });

  it('is left with Escape: first playback, then the walk, then the zone', () => {
    const playing = applied(opened(candidate), { type: 'zone-entered', zone: 'rack' });
    const still = applied(playing, { type: 'escaped' });
    expect([still.zone, walkOf(still).isPlaying]).toEqual(['rack', false]);
    const closed = applied(still, { type: 'escaped' });
    expect([closed.zone, closed.walk]).toEqual(['rack', null]);
    expect(applied(closed, { type: 'escaped' }).zone).toBeNull();
  });

  it.each(['timeline', 'graph', null] as const)('moves the focus to the list when closed from %s', (zone) => {
    const still = applied(opened(candidate), { type: 'walk-play-toggled' });
    const open = { ...still, zone, sideTab: 'moves' } as const;
    for (const leave of [{ type: 'escaped' }, { type: 'walk-closed' }] as const) {
      const shown = applied(open, leave);
      expect([shown.walk, shown.zone]).toEqual([null, 'candidates']);
      const closedPanel = { ...open, settings: { ...open.settings, isSidePanelOpen: false } };
      expect(applied(closedPanel, leave).zone).toBe('board');
    }
  });
});

describe('a square of the walk', () => {
  const square = { row: 7, col: 6 };

  it('is highlighted by the pointer, and by the cursor of the board', () => {
    const state = opened(whole);
    expect(applied(state, { type: 'square-pointed', square }).highlight).toEqual({
      kind: 'square',
      square: 111,
    });
    const onBoard = applied(
      state,
      { type: 'zone-entered', zone: 'board' },
      { type: 'square-focused', square },
    );
    expect(onBoard.highlight).toEqual({ kind: 'square', square: 111 });
  });

  it('is cleared when the pointer leaves, or without a walk', () => {
    const pointed = applied(opened(whole), { type: 'square-pointed', square });
    expect(applied(pointed, { type: 'square-pointed', square: null }).highlight).toBeNull();
    expect(applied(start, { type: 'square-pointed', square }).highlight).toBeNull();
  });
});
