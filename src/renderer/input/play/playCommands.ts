import type { TextKey } from '../../../texts/catalogue';
import type { Action } from '../../state/action';
import type { AppState } from '../../state/appState';
import { isOver } from '../../state/play/playedGame';
import type { Command, CommandContext } from '../command';

/** Whether keys of the board play a game instead of editing a position. */
export const isPlaying = ({ play }: Pick<AppState, 'play'>): boolean => play !== null && !isOver(play);

/** Plays what lies on the board, or takes the seat that has been handed over. */
export function submitTurn({ dispatch, state }: Pick<CommandContext, 'dispatch' | 'state'>): void {
  if (state.play?.isCovered === true) dispatch({ type: 'cover-lifted' });
  else dispatch(SUBMIT);
}

const SUBMIT: Action = { type: 'turn-submitted', turn: null };
const PASS: Action = { type: 'turn-submitted', turn: { kind: 'pass' } };
const CHALLENGE: Action = { type: 'turn-submitted', turn: { kind: 'challenge' } };
const EXCHANGE: Action = { type: 'exchange-opened', tiles: [] };

const act = (
  id: string,
  zone: Command['zone'],
  keys: readonly string[],
  title: TextKey,
  action: Action,
): Command => ({ id: `play.${id}`, zone, keys, title, run: ({ dispatch }) => dispatch(action) });

/**
 * Playing a game. The digits are those of Woogles. Keys with Alt stand in for those that a browser keeps for
 * itself.
 */
export const playCommands: readonly Command[] = [
  {
    id: 'play.new',
    zone: 'everywhere',
    keys: ['$mod+Shift+n', 'Alt+Shift+KeyN'],
    title: 'play.newCommand',
    run: ({ dispatch }) => dispatch({ type: 'zone-entered', zone: 'play' }),
  },
  {
    id: 'play.start',
    zone: 'everywhere',
    keys: ['$mod+Shift+Enter'],
    title: 'play.startCommand',
    run: ({ files }) => files.startGame(),
    isForTextFields: true,
  },
  {
    id: 'play.playOn',
    zone: 'everywhere',
    keys: ['$mod+Shift+o'],
    title: 'play.playOnCommand',
    run: ({ files }) => files.playOn(),
  },
  {
    id: 'play.submit',
    zone: 'everywhere',
    keys: ['$mod+Enter'],
    title: 'play.submitCommand',
    run: submitTurn,
  },
  act('recall', 'everywhere', ['$mod+Shift+Backspace'], 'play.recallCommand', { type: 'tiles-recalled' }),
  act('exchange', 'everywhere', ['$mod+j'], 'play.exchangeCommand', EXCHANGE),
  act('exchangeHere', 'board', ['4'], 'play.exchangeHereCommand', EXCHANGE),
  act('pass', 'everywhere', ['$mod+Shift+k'], 'play.passCommand', PASS),
  act('passHere', 'board', ['2'], 'play.passHereCommand', PASS),
  act('challenge', 'everywhere', ['$mod+Shift+j'], 'play.challengeCommand', CHALLENGE),
  act('challengeHere', 'board', ['3'], 'play.challengeHereCommand', CHALLENGE),
  act('hint', 'everywhere', ['Alt+KeyH'], 'play.hintCommand', { type: 'hint-asked' }),
  act('hintHere', 'board', ['5'], 'play.hintHereCommand', { type: 'hint-asked' }),
  {
    id: 'play.analysis',
    zone: 'everywhere',
    keys: ['$mod+Shift+a'],
    title: 'play.analysisCommand',
    run: ({ dispatch }) => {
      dispatch({ type: 'analysis-opened' });
      dispatch({ type: 'side-tab-chosen', tab: 'moves' });
    },
  },
  act('resign', 'everywhere', ['$mod+Shift+r'], 'play.resignCommand', { type: 'play-resigned' }),
  act('leave', 'everywhere', ['$mod+Shift+w', 'Alt+Shift+KeyW'], 'play.leaveCommand', { type: 'play-left' }),
];
