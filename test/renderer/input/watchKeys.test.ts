import { describe, expect, it } from 'vitest';
import type { CommandContext } from '../../../src/renderer/input/command';
import { findCommand } from '../../../src/renderer/input/keyboard';
import type { Action } from '../../../src/renderer/state/action';
import type { AppState } from '../../../src/renderer/state/appState';
import type { Zone } from '../../../src/renderer/state/window/zone';
import { gameWith, play as placement } from '../../core/game/someGame';
import { AGENT, answer, run, started } from '../state/play/playing';
import { keyPress } from './keyPress';
import { noFiles } from './noFiles';

/** The actions that a key dispatches in a zone. */
function actionsOf(key: string, zone: Zone, state: AppState, held = {}): readonly Action[] {
  const dispatched: Action[] = [];
  const event = keyPress(key, held);
  const context: CommandContext = {
    dispatch: (action) => dispatched.push(action),
    state,
    camera: null,
    files: noFiles,
    openMenu: () => undefined,
  };
  findCommand(event, { ...state, zone }, null)?.run(context, event);
  return dispatched;
}

const QUIZ = placement(7, 7, 'across', 'QUIZ', 44);
const watched = () => answer(started(gameWith(['QUIZERS', 'CATDOGS']), [AGENT, AGENT]), QUIZ);
const paused = () => run(watched(), { type: 'watch-paused', isPaused: true });
const PAUSE: Action = { type: 'watch-paused', isPaused: true };
const GO_ON: Action = { type: 'watch-paused', isPaused: false };

describe('letters in a game', () => {
  it.each([null, 'play', 'rack', 'game', 'board'] as const)('lie on the board, typed in %s', (zone) => {
    const state = { ...started(), zone };
    expect(findCommand(keyPress('w'), state, null)?.id).toBe('board.letter');
    expect(findCommand(keyPress('W', { shift: true }), state, null)?.id).toBe('board.blank');
  });

  it('belong to lists and fields that have a use for them', () => {
    expect(findCommand(keyPress('w'), { ...started(), zone: 'words' }, null)?.id).not.toBe('board.letter');
    expect(findCommand(keyPress('w'), { ...started(), zone: 'play' }, 'control')).toBeUndefined();
    expect(findCommand(keyPress('w'), { ...watched(), zone: 'play' }, null)?.id).toBe('play.walkHere');
  });
});

describe('keys for watching agents', () => {
  it.each(['play', 'board'] as const)('Space pauses and resumes them in the zone %s', (zone) => {
    expect(actionsOf(' ', zone, watched())).toEqual([PAUSE]);
    expect(actionsOf(' ', zone, paused())).toEqual([GO_ON]);
  });

  it('Space turns the cursor on the board if nothing is watched', () => {
    expect(actionsOf(' ', 'board', started())).toEqual([{ type: 'cursor-turned' }]);
  });

  it.each([
    ['w', 'play', {}],
    ['6', 'board', {}],
    ['m', 'timeline', { ctrl: true, shift: true }],
  ] as const)('%s shows the walk of the last move, and goes on from there (%s)', (key, zone, held) => {
    expect(actionsOf(key, zone, watched(), held)).toEqual([
      { type: 'last-walk-asked' },
      { type: 'game-turn-stepped', by: -1 },
    ]);
    const shown = run(watched(), { type: 'last-walk-asked' }, { type: 'game-turn-stepped', by: -1 });
    const back = { type: 'game-turn-shown', turn: Number.MAX_SAFE_INTEGER };
    expect(actionsOf(key, zone, shown, held)).toEqual([back, GO_ON]);
    // The walk page has no further purpose.
    const toGame = { type: 'side-tab-chosen', tab: 'play' };
    const onWalkPage = { ...shown, sideTab: 'walk' } as const;
    expect(actionsOf(key, zone, onWalkPage, held)).toEqual([back, GO_ON, toGame]);
  });
});
