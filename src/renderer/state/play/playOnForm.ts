import { boardNameOf } from '../../../core/board/ruleNames';
import { turnRulesOf } from '../../../core/game/turnRulePresets';
import { namesOf } from '../../../core/notation/gcg/gcgDocument';
import type { AppState } from '../appState';
import { type OpenGame, positionShown } from '../document/openGame';
import { WINDOW_ACTIONS } from '../window/reduceWindow';
import { type Continued, continueFrom } from './continuePlay';
import { MAX_NAME, type NewGameForm } from './newGameForm';

/** Whether the form is about playing on from what is shown. */
export function isPlayOnAsked({
  game,
  newGame: { playOn },
  setup,
}: Pick<AppState, 'game' | 'newGame' | 'setup'>): boolean {
  if (playOn === null) return false;
  if (playOn.record === null) return playOn.setup === setup;
  return playOn.record === game?.record && playOn.turn === game.turn;
}

/** Shows the form with the players of the record, if there is one, unless the game cannot be played on. */
export function askToPlayOn(state: AppState, _: unknown, nowMs: number): AppState {
  const { newGame, setup } = state;
  const tried = continueFrom(state, turnRulesOf(boardNameOf(setup.rules)), 0);
  if (!tried.ok) return { ...state, notice: tried.error };
  const asked = { ...newGame, ...playOnOf(state, tried.value.from) };
  const entering = { type: 'zone-entered', zone: 'play' } as const;
  return WINDOW_ACTIONS['zone-entered']({ ...state, newGame: asked }, entering, nowMs);
}

function playOnOf(
  { game, newGame: { seats }, play, setup }: AppState,
  from: Continued['from'],
): Pick<NewGameForm, 'playOn' | 'seats'> {
  if (game === null || from === 'position')
    return { seats: seatsWith(seats, 0), playOn: { record: null, setup } };
  // A game played in this window goes on with its own players.
  const own = play === null ? seatsOfRecord(seats, game) : seats;
  return { seats: own, playOn: { record: game.record, turn: game.turn } };
}

/** A person who plays alone takes the side on turn. */
function seatsWith([first, second]: NewGameForm['seats'], player: 0 | 1): NewGameForm['seats'] {
  const isOtherOnTurn = (player === 0 ? first : second).kind !== 'person';
  return isOtherOnTurn ? [second, first] : [first, second];
}

function seatsOfRecord(seats: NewGameForm['seats'], game: OpenGame): NewGameForm['seats'] {
  const [one, other] = seatsWith(seats, positionShown(game).player);
  const [firstName, secondName] = namesOf(game.record);
  return [
    { ...one, name: firstName.slice(0, MAX_NAME) },
    { ...other, name: secondName.slice(0, MAX_NAME) },
  ];
}
