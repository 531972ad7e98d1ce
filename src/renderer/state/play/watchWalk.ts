import { message } from '../../../core/message';
import type { AppState } from '../appState';
import { isOver, isWatched } from './playedGame';

/** Index of the record's last position, the current one of the game. */
export const presentTurn = ({ game }: Pick<AppState, 'game'>): number => (game?.positions.length ?? 1) - 1;

/** Whether an earlier turn of the played game is shown. */
export const isEarlierShown = (state: Pick<AppState, 'game' | 'play'>): boolean =>
  state.play !== null && state.game !== null && state.game.turn < presentTurn(state);

/** Requests the walk of the last turn, which is then shown. */
export function askLastWalk(state: AppState): AppState {
  const { play } = state;
  if (play === null) return { ...state, notice: message('play.noGame') };
  if (play.game.history.at(-1)?.turn.kind !== 'placement')
    return { ...state, notice: message('table.noWalk') };
  const watch = { ...play.watch, isPaused: true, walkTurn: presentTurn(state) - 1 };
  return { ...state, play: { ...play, watch } };
}

/** A new turn does not interrupt viewing earlier ones; leaving a walk cancels it. */
export function followWatcher(before: AppState, after: AppState): AppState {
  const { game, play } = after;
  if (play === null || game === null || game.turn === before.game?.turn) return after;
  const walkTurn = play.watch.walkTurn === game.turn ? game.turn : null;
  const mustStop = isWatched(play) && !isOver(play) && isEarlierShown(after);
  const isPaused = mustStop || play.watch.isPaused;
  if (walkTurn === play.watch.walkTurn && isPaused === play.watch.isPaused) return after;
  return { ...after, play: { ...play, watch: { ...play.watch, isPaused, walkTurn } } };
}
