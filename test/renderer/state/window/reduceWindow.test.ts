import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../src/contract/window/settings';
import { brushInHand } from '../../../../src/renderer/features/design/state/boardEditor';
import { premiumBrush } from '../../../../src/renderer/features/design/state/brush';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { reduce } from '../../../../src/renderer/state/reduce';
import { isBoardCovered, type SideTab } from '../../../../src/renderer/state/window/sideTab';
import { said, sentence } from '../../../said';
import { readMidgame } from '../../view/midgame';

const start = initialState(readMidgame());
const run = (state: AppState, ...actions: readonly Action[]) =>
  actions.reduce((current, action) => reduce(current, action, 0), state);

describe('Escape', () => {
  it('closes the notice first, then one failure after the other, the latest first', () => {
    let state = run(
      start,
      { type: 'failure-raised', kind: 'save', message: 'Not saved.' },
      { type: 'failure-raised', kind: 'open', message: 'Not opened.' },
      { type: 'notice-raised', message: 'No.' },
    );
    const left = () => [...state.failures.map(({ kind }) => kind), state.notice];
    const seen = [left()];
    for (let press = 0; press < 3; press++) {
      state = run(state, { type: 'escaped' });
      seen.push(left());
    }
    expect(seen).toEqual([['save', 'open', 'No.'], ['save', 'open', null], ['save', null], [null]]);
  });

  it('closes one thing at a time: key sheet, look panel, notice, zone', () => {
    let state = run(
      start,
      { type: 'zone-entered', zone: 'board' },
      { type: 'notice-raised', message: 'No.' },
      { type: 'look-panel-toggled' },
      { type: 'key-sheet-toggled' },
    );
    const left = () => [
      state.dialogs.includes('keys'),
      state.isLookPanelOpen,
      state.notice !== null,
      state.zone !== null,
    ];
    const seen = [left()];
    for (let press = 0; press < 4; press++) {
      state = run(state, { type: 'escaped' });
      seen.push(left());
    }
    expect(seen).toEqual([
      [true, true, true, true],
      [false, true, true, true],
      [false, false, true, true],
      [false, false, false, true],
      [false, false, false, false],
    ]);
  });
});

describe('the about dialog', () => {
  it('replaces another dialog, and closes as one', () => {
    const open = run(start, { type: 'key-sheet-toggled' }, { type: 'about-toggled' });
    expect(open.dialogs).toEqual(['about']);
    const closed = run(run(open, { type: 'look-panel-toggled' }), { type: 'escaped' });
    expect([closed.dialogs, closed.isLookPanelOpen]).toEqual([[], true]);
  });

  it('and the key sheet close in the order in which they were opened', () => {
    const both = run(start, { type: 'key-sheet-toggled' }, { type: 'export-panel-toggled' });
    const once = run(both, { type: 'escaped' });
    expect([once.dialogs, run(once, { type: 'escaped' }).dialogs]).toEqual([['keys'], []]);
  });

  it('is below a key sheet opened over it', () => {
    const both = run(start, { type: 'about-toggled' }, { type: 'key-sheet-toggled' }, { type: 'escaped' });
    expect(both.dialogs).toEqual(['about']);
  });
});

describe('a room', () => {
  it('opens with its first page, and later with the page shown there last', () => {
    const words = run(
      start,
      { type: 'room-entered', room: 'learn' },
      { type: 'side-tab-chosen', tab: 'words' },
    );
    expect(run(start, { type: 'room-entered', room: 'learn' }).sideTab).toBe('course');
    const away = run(words, { type: 'room-entered', room: 'analyse' });
    expect([away.sideTab, run(away, { type: 'room-entered', room: 'learn' }).sideTab]).toEqual([
      'moves',
      'words',
    ]);
  });

  it('that is shown already keeps its page, and opens the side panel', () => {
    const words = run(start, { type: 'side-tab-chosen', tab: 'words' }, { type: 'side-panel-toggled' });
    const again = run(words, { type: 'room-entered', room: 'learn' });
    expect([again.sideTab, again.settings.isSidePanelOpen]).toEqual(['words', true]);
  });

  it('has its own tabs, which wrap around', () => {
    const steps = (tab: SideTab, by: number) =>
      run(start, { type: 'side-tab-chosen', tab }, { type: 'side-tab-stepped', by }).sideTab;
    expect([steps('moves', 1), steps('moves', -1), steps('tournament', 1), steps('tiles', -1)]).toEqual([
      ...['moves', 'moves', 'play', 'board'],
    ]);
  });
});

describe('a page without a board', () => {
  const page = run(start, { type: 'side-tab-chosen', tab: 'tournament' });

  it('is left for a zone beside the board, and for a document that is opened', () => {
    expect([start.zone, page.zone, isBoardCovered(page)]).toEqual(['rack', null, true]);
    for (const zone of ['board', 'rack'] as const)
      expect(run(page, { type: 'zone-entered', zone })).toMatchObject({ zone, sideTab: 'moves' });
    expect(run(page, { type: 'zone-entered', zone: 'tabs' }).sideTab).toBe('tournament');
    expect(run(page, { type: 'document-opened', setup: start.setup }).sideTab).toBe('moves');
    const words = run(start, { type: 'side-tab-chosen', tab: 'words' });
    expect(run(words, { type: 'document-opened', setup: start.setup }).sideTab).toBe('words');
  });

  it('leaves the board while the side panel is closed', () => {
    expect(isBoardCovered(run(page, { type: 'side-panel-toggled' }))).toBe(false);
    expect(isBoardCovered(start)).toBe(false);
  });
});

describe('the brush', () => {
  it('is picked up only by hand, and put down with Escape', () => {
    const page = run(start, { type: 'side-tab-chosen', tab: 'board' });
    expect(brushInHand(page)).toBeNull();
    const brush = premiumBrush(1, 3);
    const taken = run(page, { type: 'board-editor-changed', change: { brush } });
    expect(brushInHand(taken)).toBe(brush);
    expect(brushInHand(run(taken, { type: 'escaped' }))).toBeNull();
  });
});

describe('the events of a walk', () => {
  const search = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' } as const;
  const walking = run(start, { type: 'walk-opened', subject: search });

  it('are beside the board or in the side panel, and move the focus if necessary', () => {
    const beside = run(walking, { type: 'side-tab-chosen', tab: 'moves' }, { type: 'log-place-toggled' });
    expect(beside.settings.isLogOnStage).toBe(true);
    expect(run(beside, { type: 'zone-entered', zone: 'log' })).toMatchObject({
      zone: 'log',
      sideTab: 'moves',
    });
    const closed = run(beside, { type: 'zone-entered', zone: 'log' }, { type: 'side-panel-toggled' });
    expect([closed.zone, closed.settings.isSidePanelOpen]).toEqual(['log', false]);
    const back = run(closed, { type: 'log-place-toggled' });
    expect(back).toMatchObject({ sideTab: 'walk', settings: { isLogOnStage: false, isSidePanelOpen: true } });
  });

  it('are not moved while there are none', () => {
    const state = run(start, { type: 'log-place-toggled' });
    expect(state.settings).toBe(start.settings);
    expect(said(state.notice)).toBe(sentence('walk.noWalk'));
  });
});

describe('settings', () => {
  it('change one by one and are restored from the file', () => {
    const changed = run(start, { type: 'settings-changed', change: { lightIntensity: 2 } });
    expect(changed.settings).toEqual({ ...DEFAULT_SETTINGS, lightIntensity: 2 });
    const loaded = run(start, { type: 'settings-loaded', settings: changed.settings });
    expect(loaded.settings).toEqual(changed.settings);
  });
});

describe('the lexicon', () => {
  const report = { type: 'lexicon-progress', stage: 'sort-words', fraction: 0.5 } as const;
  const progress: Action = { type: 'engine-event', event: report };

  it('reports its progress only while it is being opened', () => {
    expect(run(start, progress).lexicon).toEqual({ kind: 'opening', stage: 'sort-words', fraction: 0.5 });
    const error = { code: 'cancelled', message: 'Cancelled.' } as const;
    const cancelled = run(start, { type: 'lexicon-failed', error }, progress);
    expect(cancelled.lexicon).toEqual({ kind: 'cancelled' });
    expect(run(cancelled, { type: 'lexicon-requested' }).lexicon.kind).toBe('opening');
  });

  it('reports why it failed', () => {
    const error = { code: 'bad-word-list', message: 'line 3' } as const;
    expect(run(start, { type: 'lexicon-failed', error }).lexicon).toEqual({
      kind: 'failed',
      message: 'line 3',
    });
  });
});

describe('zones', () => {
  it('keep the same state when entered again', () => {
    const board = run(start, { type: 'zone-entered', zone: 'board' });
    expect(run(board, { type: 'zone-entered', zone: 'board' })).toBe(board);
    const left = run(start, { type: 'zone-left' });
    expect(run(left, { type: 'zone-left' })).toBe(left);
  });

  it('accept letters at once: the rack at the start and in a new document, the board while the panel is closed', () => {
    const { setup } = start;
    const opened: Action = { type: 'document-opened', setup: { ...setup, rack: [] } };
    expect(start.zone).toBe('rack');
    expect(run(start, { type: 'zone-left' }, opened).zone).toBe('rack');
    expect(run(start, { type: 'zone-entered', zone: 'candidates' }, opened).zone).toBe('rack');
    const settings = { ...DEFAULT_SETTINGS, isSidePanelOpen: false };
    const closed = run(start, { type: 'settings-loaded', settings });
    expect([closed.zone, run(closed, { type: 'zone-left' }, opened).zone]).toEqual(['board', 'board']);
    // A user who has moved elsewhere before the settings arrive stays there.
    const gone = run(start, { type: 'zone-left' }, { type: 'settings-loaded', settings });
    expect(gone.zone).toBeNull();
  });
});
