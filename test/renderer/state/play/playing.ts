import { NO_TILE } from '../../../../src/core/alphabet/tile';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import type { GameState } from '../../../../src/core/game/gameState';
import { CLASSIC_TURN_RULES, type TurnRules } from '../../../../src/core/game/turnRules';
import type { Action } from '../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import type { PlayToStart } from '../../../../src/renderer/state/play/playActions';
import type { PlayedGame, Seat } from '../../../../src/renderer/state/play/playedGame';
import { playerLines } from '../../../../src/renderer/state/play/playRecord';
import { reduce } from '../../../../src/renderer/state/reduce';
import { gameWith } from '../../../core/game/someGame';

export const PERSON: Seat = { kind: 'person', name: 'Ann' };
export const AGENT: Seat = { kind: 'agent', name: 'Score agent', agent: 'score' };

export const empty = initialState({
  rules: CLASSIC_RULES,
  tiles: Array(225).fill(NO_TILE),
  rack: [],
});

export const run = (state: AppState, ...actions: readonly Action[]): AppState =>
  actions.reduce((current, action) => reduce(current, action, 0), state);

export const turnRules = (changes: Partial<TurnRules>): { readonly turnRules: TurnRules } => ({
  turnRules: { ...CLASSIC_TURN_RULES, ...changes },
});

/** A game to be started in the window, without a clock. */
export const playToStart = (
  game: GameState,
  seats: readonly [Seat, Seat],
  changes: Partial<PlayToStart> = {},
): PlayToStart => ({
  game,
  seats,
  lexicon: 'abc',
  beginning: playerLines(seats),
  limitMs: null,
  hasOvertimePenalty: false,
  name: 'A game',
  from: null,
  ...changes,
});

/** A game of these racks, begun in the window. */
export function started(
  game: GameState = gameWith(['CATDOGS', 'QUIZERS']),
  seats: readonly [Seat, Seat] = [PERSON, AGENT],
  changes: Partial<PlayToStart> = {},
): AppState {
  const start = playToStart(game, seats, changes);
  return run(empty, { type: 'play-started', start });
}

export const typed = (text: string): Action[] =>
  [...text].map((letter) => ({
    type: 'board-letter-typed',
    text: letter,
    isBlank: letter === letter.toLowerCase(),
  }));

export const ENTER: Action = { type: 'turn-submitted', turn: null };
export const PASS_TURN: Action = { type: 'turn-submitted', turn: { kind: 'pass' } };

export function playOf({ play }: AppState): PlayedGame {
  if (play === null) throw new Error('No game is played.');
  return play;
}

/** The agent on turn passes or plays the given turn. */
export const answer = (
  state: AppState,
  turn: Extract<Action, { type: 'agent-turn-arrived' }>['turn'] = { kind: 'pass' },
): AppState => run(state, { type: 'agent-turn-arrived', game: playOf(state).game, turn });
