import { boardNameOf } from '../../../core/board/ruleNames';
import { turnRulesOf } from '../../../core/game/turnRulePresets';
import { namesOf } from '../../../core/notation/gcg/gcgDocument';
import type { AppState } from '../appState';
import { type OpenGame, positionShown } from '../document/openGame';
import { WINDOW_ACTIONS } from '../window/reduceWindow';
import { continueFrom } from './continuePlay';
import { MAX_NAME, type NewGameForm } from './newGameForm';

/** Whether the form is about playing on from the shown turn. */
export const isPlayOnAsked = ({ game, newGame: { playOn } }: Pick<AppState, 'game' | 'newGame'>): boolean =>
  playOn !== null && playOn.record === game?.record && playOn.turn === game.turn;

/** Shows the form with the players of the record, unless the game cannot be played on. */
export function askToPlayOn(state: AppState, _: unknown, nowMs: number): AppState {
  const { game, newGame, play, setup } = state;
  const tried = continueFrom(state, turnRulesOf(boardNameOf(setup.rules)), 0);
  if (!tried.ok) return { ...state, notice: tried.error };
  if (game === null) return state;
  // A game played in this window goes on with its own players.
  const seats = play === null ? seatsOfRecord(newGame.seats, game) : newGame.seats;
  const asked = { ...newGame, seats, playOn: { record: game.record, turn: game.turn } };
  const entering = { type: 'zone-entered', zone: 'play' } as const;
  return WINDOW_ACTIONS['zone-entered']({ ...state, newGame: asked }, entering, nowMs);
}

/** A person who plays alone takes the side on turn. */
function seatsOfRecord([first, second]: NewGameForm['seats'], game: OpenGame): NewGameForm['seats'] {
  const { player } = positionShown(game);
  const isOtherOnTurn = (player === 0 ? first : second).kind !== 'person';
  const [one, other] = isOtherOnTurn ? [second, first] : [first, second];
  const [firstName, secondName] = namesOf(game.record);
  return [
    { ...one, name: firstName.slice(0, MAX_NAME) },
    { ...other, name: secondName.slice(0, MAX_NAME) },
  ];
}
