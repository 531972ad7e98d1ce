import { describe, expect, it } from 'vitest';
import { findCommand } from '../../../src/renderer/input/keyboard';
import type { Action } from '../../../src/renderer/state/action';
import type { AppState } from '../../../src/renderer/state/appState';
import { playCandidate } from '../../../src/renderer/state/candidates/candidatePlay';
import { reduce } from '../../../src/renderer/state/reduce';
import type { WalkSubject } from '../../../src/renderer/state/walk/walk';
import type { Zone } from '../../../src/renderer/state/window/zone';
import { sentence } from '../../said';
import { MISTAKEN, placement, stateShowing } from '../view/midgame';
import { atWalkRun } from '../view/traces';
import { keyPress } from './keyPress';
import { noFiles } from './noFiles';

const SECOND = placement('MAKE', { rank: 2, score: 30 });
const start = { ...stateShowing([MISTAKEN, SECOND]), shownRank: 2 };
const subject: WalkSubject = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' };
const run = atWalkRun(start.setup);
const walking = [
  { type: 'walk-opened', subject } as const,
  { type: 'walk-loaded', subject, run } as const,
].reduce((state: AppState, action: Action) => reduce(state, action, 0), start);

function actionsOf(event: KeyboardEvent, zone: Zone | null, state: AppState = walking): readonly Action[] {
  const actions: Action[] = [];
  const inZone = { ...state, zone };
  const dispatch = (action: Action) => void actions.push(action);
  const context = { state: inZone, dispatch, camera: null, files: noFiles, openMenu: () => undefined };
  findCommand(event, inZone, null)?.run(context, event);
  return actions;
}

const key = (text: string) => keyPress(text);
const shift = (text: string) => keyPress(text, { shift: true });
const ctrl = (text: string) => keyPress(text, { ctrl: true });
const option = (change: Partial<AppState['settings']['walk']>): Action => ({
  type: 'walk-options-changed',
  change,
});
const stepped = (by: number): Action => ({ type: 'walk-stepped', by });

describe('keys of the timeline on a page that shows a structure', () => {
  const onPage: AppState = { ...start, walk: null, sideTab: 'structures' };
  const actionOf = (event: KeyboardEvent) => actionsOf(event, 'timeline', onPage);

  it('are those of its construction', () => {
    expect(actionOf(key(' '))).toEqual([{ type: 'building-play-toggled' }]);
    expect(actionOf(key('ArrowLeft'))).toEqual([{ type: 'building-stepped', by: -1 }]);
    expect(actionOf(ctrl('ArrowRight'))).toEqual([{ type: 'building-mark-sought', by: 1 }]);
    expect(actionOf(key('Home'))).toEqual([{ type: 'building-step-sought', step: 0 }]);
    // What only a walk has does nothing.
    for (const name of ['l', 'z', 'd', 'Enter']) expect(actionOf(key(name))).toEqual([]);
  });

  it('reach it without a walk, and no page is left', () => {
    const entered = reduce(onPage, { type: 'zone-entered', zone: 'timeline' }, 0);
    expect(entered).toMatchObject({ zone: 'timeline', sideTab: 'structures', notice: onPage.notice });
  });

  it('are the lesson’s, where the focus is in a lesson', () => {
    const inLesson = { ...onPage, sideTab: 'course', course: { ...start.course, takesBoard: true } } as const;
    expect(actionsOf(key('ArrowRight'), 'lesson', inLesson)).toEqual([{ type: 'lesson-stepped', by: 1 }]);
  });
});

describe('keys of the timeline', () => {
  const rows: readonly (readonly [string, KeyboardEvent, Action])[] = [
    ['Space', key(' '), { type: 'walk-play-toggled' }],
    ['K', key('k'), { type: 'walk-play-toggled' }],
    ['→', key('ArrowRight'), stepped(1)],
    ['.', key('.'), stepped(1)],
    ['←', key('ArrowLeft'), stepped(-1)],
    [',', key(','), stepped(-1)],
    ['Shift+→', shift('ArrowRight'), stepped(10)],
    ['Shift+←', shift('ArrowLeft'), stepped(-10)],
    ['Mod+→', ctrl('ArrowRight'), { type: 'walk-marker-sought', by: 1 }],
    ['Mod+←', ctrl('ArrowLeft'), { type: 'walk-marker-sought', by: -1 }],
    ['Home', key('Home'), { type: 'walk-sought', step: 0 }],
    ['End', key('End'), { type: 'walk-sought', step: Number.MAX_SAFE_INTEGER }],
    [']', key(']'), { type: 'walk-speed-stepped', by: 1 }],
    ['+', shift('+'), { type: 'walk-speed-stepped', by: 1 }],
    ['[', key('['), { type: 'walk-speed-stepped', by: -1 }],
    ['−', key('-'), { type: 'walk-speed-stepped', by: -1 }],
    ['0', key('0'), { type: 'walk-speed-chosen', speed: null }],
    ['L', key('l'), option({ isLooping: true })],
    ['R', key('r'), { type: 'walk-replayed' }],
    ['F', key('f'), option({ showsFailures: false })],
    ['T', key('t'), option({ followsCamera: true })],
    ['D', key('d'), { type: 'walk-described' }],
  ];
  it.each(rows)('%s', (_, press, action) => expect(actionsOf(press, 'timeline')).toEqual([action]));

  it('Enter goes to the highlighted step, on the track or elsewhere', () => {
    const at = { ...walking, walk: { ...walking.walk!, step: 6 } };
    const pointing = (highlight: AppState['highlight']) => ({ ...at, highlight });
    const enter = key('Enter');
    expect(actionsOf(enter, 'timeline', at)).toEqual([]);
    const onTrack = pointing({ kind: 'step', step: 9 });
    expect(actionsOf(enter, 'timeline', onTrack)).toEqual([{ type: 'walk-sought', step: 9 }]);
    // Square 112 was last tried at before step 6 when the word was recorded, in step 5.
    const onSquare = pointing({ kind: 'square', square: 112 });
    expect(actionsOf(enter, 'timeline', onSquare)).toEqual([{ type: 'walk-sought', step: 5 }]);
  });
});

describe('keys of the graph', () => {
  const rows: readonly (readonly [string, KeyboardEvent, Action])[] = [
    ['↑', key('ArrowUp'), { type: 'graph-moved', to: 'parent' }],
    ['↓', key('ArrowDown'), { type: 'graph-moved', to: 'firstChild' }],
    ['←', key('ArrowLeft'), { type: 'graph-moved', to: 'previous' }],
    ['→', key('ArrowRight'), { type: 'graph-moved', to: 'next' }],
    ['Enter', key('Enter'), { type: 'graph-turned', place: -1 }],
    ['Home', key('Home'), { type: 'graph-moved', to: 'root' }],
    ['a letter', key('q'), { type: 'graph-arc-typed', text: 'q' }],
    ['$', shift('$'), { type: 'graph-arc-typed', text: '$' }],
    ['+', shift('+'), { type: 'graph-zoomed', factor: 1.25 }],
    ['−', key('-'), { type: 'graph-zoomed', factor: 1 / 1.25 }],
    ['0', key('0'), { type: 'graph-zoomed', factor: null }],
  ];
  it.each(rows)('%s', (_, press, action) => expect(actionsOf(press, 'graph')).toEqual([action]));
});

describe('keys of the candidates', () => {
  const played = playCandidate(start, SECOND);

  it('Shift+Enter plays the shown one, and Mod+I does from everywhere', () => {
    expect(actionsOf(shift('Enter'), 'candidates')).toEqual([played]);
    for (const zone of ['board', 'timeline', null] as const)
      expect(actionsOf(ctrl('i'), zone)).toEqual([played]);
  });

  it('Mod+T plays the first one', () => {
    expect(actionsOf(ctrl('t'), 'board')).toEqual([playCandidate(start, MISTAKEN)]);
  });

  it('plays nothing that belongs to another position', () => {
    const edited = { ...start, setup: { ...start.setup } };
    const message = sentence('candidates.nothingToPlay');
    expect(actionsOf(ctrl('i'), null, edited)).toEqual([{ type: 'notice-raised', message }]);
  });

  it('Space pins, Enter opens the walk, / moves to the filter', () => {
    expect(actionsOf(key(' '), 'candidates')).toEqual([{ type: 'candidate-pinned' }]);
    const walk = { kind: 'search', scope: { kind: 'candidate', rank: 2 }, algorithm: 'gaddag' } as const;
    expect(actionsOf(key('Enter'), 'candidates')).toEqual([{ type: 'walk-opened', subject: walk }]);
    expect(actionsOf(key('/'), 'candidates')).toEqual([{ type: 'zone-entered', zone: 'filter' }]);
  });

  it.each([
    ['PageUp', { type: 'candidate-stepped', by: -10 }],
    ['PageDown', { type: 'candidate-stepped', by: 10 }],
    ['Home', { type: 'candidate-shown', rank: 1 }],
    ['End', { type: 'candidate-shown', rank: Number.MAX_SAFE_INTEGER }],
  ] as const)('%s', (name, action) => expect(actionsOf(key(name), 'candidates')).toEqual([action]));
});

describe('keys of the algorithm', () => {
  it('highlight one line after the other', () => {
    const lit = (line: number): Action => ({ type: 'highlight-changed', highlight: { kind: 'line', line } });
    const at = (line: number) => ({ ...walking, highlight: { kind: 'line', line } as const });
    expect(actionsOf(key('ArrowDown'), 'algorithm')).toEqual([lit(0)]);
    expect(actionsOf(key('ArrowUp'), 'algorithm')).toEqual([lit(11)]);
    expect(actionsOf(key('ArrowDown'), 'algorithm', at(4))).toEqual([lit(5)]);
    expect(actionsOf(key('ArrowUp'), 'algorithm', at(0))).toEqual([lit(0)]);
  });
});

describe('keys of the events and of the divider', () => {
  it('/ moves to the filter of the events, Enter back to them', () => {
    expect(actionsOf(key('/'), 'log')).toEqual([{ type: 'zone-entered', zone: 'logFilter' }]);
    const inFilter: AppState = { ...walking, zone: 'logFilter' };
    expect(findCommand(key('Enter'), inFilter, 'text')?.id).toBe('log.toList');
    expect(findCommand(key('ArrowDown'), inFilter, 'text')).toBeUndefined();
  });

  it('↑ and ↓ on the divider resize its neighbours', () => {
    const [up] = actionsOf(key('ArrowUp'), 'graphDivider');
    const lower = reduce(walking, up!, 0);
    expect(lower.settings.graphShare).toBeCloseTo(0.45);
    const [down] = actionsOf(key('ArrowDown'), 'graphDivider', lower);
    expect(reduce(lower, down!, 0).settings.graphShare).toBeCloseTo(0.5);
  });
});
