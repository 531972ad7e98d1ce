import { describe, expect, it } from 'vitest';
import { TraceCode } from '../../../../src/core/trace/traceEvent';
import { summariseTrace } from '../../../../src/core/trace/traceSummary';
import { replayOf } from '../../../../src/renderer/playback/replayOf';
import type { Action } from '../../../../src/renderer/state/action';
import type { AppState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { type WalkSubject, walkRunOf } from '../../../../src/renderer/state/walk/walk';
import { rivalStepAt } from '../../../../src/renderer/state/walk/walkComparison';
import { positionOf } from '../../../../src/renderer/view/candidates/shownMove';
import { pathLetters, walkSideOf } from '../../../../src/renderer/view/walk/walkComparisonView';
import { MISTAKEN, stateShowing } from '../../view/midgame';
import { AT_WALK, traceOf } from '../../view/traces';

const start = stateShowing([MISTAKEN]);
const position = positionOf(start.setup)!;

/** The same anchor on the DAWG: A as left part, then T at the anchor, which makes AT. */
const DAWG_WALK = traceOf(
  [TraceCode.AnchorEntered, 112, 0, 1],
  [TraceCode.LeftPartPlaced, 111, 1, 30],
  [TraceCode.TilePlaced, 112, 20, 31],
  [TraceCode.MoveRecorded, 112, 0, 31],
  [TraceCode.Backtracked, 112, 20, 30],
  [TraceCode.Backtracked, 111, 1, 1],
  [TraceCode.AnchorLeft, 112, 0, 1],
);
const runOf = (algorithm: 'gaddag' | 'dawg', trace: typeof AT_WALK) =>
  walkRunOf({ position, algorithm, trace, summary: summariseTrace(trace), scores: [4] });
const gaddag = runOf('gaddag', AT_WALK);
const dawg = runOf('dawg', DAWG_WALK);
const subject: WalkSubject = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' };

const applied = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((so, action) => reduce(so, action, 1000), state);
const compared = applied(
  start,
  { type: 'walk-opened', subject },
  { type: 'walk-loaded', subject, run: gaddag },
  { type: 'walk-comparison-chosen', by: 'share' },
  { type: 'rival-loaded', subject, run: dawg },
);

describe('the position of the rival', () => {
  const at = (step: number, by: Parameters<typeof rivalStepAt>[3]) =>
    rivalStepAt(gaddag.whole, dawg.whole, step, by);

  it('follows the completed share: 11 steps against 7', () => {
    expect([0, 3, 5, 11].map((step) => at(step, 'share'))).toEqual([0, 2, 3, 7]);
  });

  it('follows step by step until it is done', () => {
    expect([0, 4, 7, 9].map((step) => at(step, 'steps'))).toEqual([0, 4, 7, 7]);
  });

  it('follows the square, if a nearby step tries it, too', () => {
    // Step 4 tries square 111: of the rival’s steps 2 and 6 there the first is nearer to step 3, its share.
    expect(at(4, 'square')).toBe(2);
    // Square 113 is never tried by the rival.
    expect(at(8, 'square')).toBe(at(8, 'share'));
  });
});

describe('switching sides', () => {
  it('shows the rival at its position, and back again', () => {
    const swapped = applied(compared, { type: 'walk-sought', step: 5 }, { type: 'walk-sides-swapped' });
    expect(swapped.walk).toMatchObject({ run: dawg, rival: gaddag, step: 3, subject: { algorithm: 'dawg' } });
    expect(swapped.walk?.progress.kind).toBe('ready');
    expect(applied(swapped, { type: 'walk-sides-swapped' }).walk).toMatchObject({ run: gaddag, step: 5 });
  });

  it('does nothing without a rival', () => {
    const alone = applied(
      start,
      { type: 'walk-opened', subject },
      { type: 'walk-loaded', subject, run: gaddag },
    );
    expect(applied(alone, { type: 'walk-sides-swapped' }).walk).toBe(alone.walk);
  });

  it('continues playback', () => {
    const playing = applied(compared, { type: 'walk-play-toggled' }, { type: 'walk-sides-swapped' });
    expect(playing.walk).toMatchObject({ isPlaying: true, motion: { toStep: 7 } });
  });
});

describe('a side of the comparison', () => {
  const text = (run: typeof gaddag, step: number) =>
    pathLetters(run, replayOf(run.whole.trace).at(step)).map(({ kind, text: letter }) => `${letter}:${kind}`);

  it('shows the path in walking order', () => {
    expect(text(gaddag, 4)).toEqual(['T:reverse', 'A:reverse']);
    expect(text(gaddag, 7)).toEqual(['T:reverse', '$:separator']);
    expect(text(dawg, 3)).toEqual(['A:forward', 'T:forward']);
  });

  it('has a length relative to the longer one', () => {
    expect(walkSideOf(dawg, dawg.whole, 4, 11)).toMatchObject({
      step: 4,
      length: 7,
      lengthShare: 7 / 11,
      doneShare: 4 / 11,
      movesFound: 1,
    });
  });
});

describe('sections of the page', () => {
  it('stay collapsed, and expand for the focus', () => {
    const folded = applied(compared, { type: 'walk-section-toggled', section: 'graph' });
    expect(folded.settings.closedSections).toEqual(['graph']);
    expect(applied(folded, { type: 'zone-entered', zone: 'graph' }).settings.closedSections).toEqual([]);
    expect(
      applied(folded, { type: 'walk-section-toggled', section: 'graph' }).settings.closedSections,
    ).toEqual([]);
  });

  it('share their height within limits', () => {
    const shared = (share: number) =>
      applied(compared, { type: 'divider-moved', divider: 'graphDivider', to: share }).settings.graphShare;
    expect([shared(0.6), shared(2), shared(-1)]).toEqual([0.6, 0.8, 0.2]);
  });

  it('are saved with speed, loop and order', () => {
    const changed = applied(
      compared,
      { type: 'walk-speed-stepped', by: -1 },
      { type: 'walk-options-changed', change: { isLooping: true, followsCamera: true } },
      { type: 'filter-sorted', by: 'word' },
    );
    expect(changed.settings).toMatchObject({
      walk: { speed: 2, searchSpeed: 64, isLooping: true, showsFailures: true, followsCamera: true },
      candidateSort: { by: 'word', isDescending: false },
    });
    const again = applied(start, { type: 'settings-loaded', settings: changed.settings });
    expect(again.filter.sort).toEqual({ by: 'word', isDescending: false });
  });
});
