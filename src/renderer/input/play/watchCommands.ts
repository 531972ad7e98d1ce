import { isOver, isWatched } from '../../state/play/playedGame';
import { isEarlierShown } from '../../state/play/watchWalk';
import { type Command, type CommandContext, commandsOf } from '../command';
import { noPlay, unless } from '../reasons';

type Context = Pick<CommandContext, 'dispatch' | 'state'>;

/** Whether agents play each other in the window. */
export const isWatching = ({ play }: Context['state']): boolean =>
  play !== null && isWatched(play) && !isOver(play);

/** Pauses or resumes a watched sample or a game between agents. */
export function pauseWatch({ dispatch, state }: Context): void {
  if (state.simulation.watch !== null) dispatch({ type: 'sample-watch-paused' });
  else if (isWatching(state) && !state.play?.watch.isPaused)
    dispatch({ type: 'watch-paused', isPaused: true });
  else goOn({ dispatch, state });
}

function goOn({ dispatch, state }: Context): void {
  if (isEarlierShown(state)) dispatch({ type: 'game-turn-shown', turn: Number.MAX_SAFE_INTEGER });
  dispatch({ type: 'watch-paused', isPaused: false });
  // Back from the walk to the game page.
  if (state.sideTab === 'walk') dispatch({ type: 'side-tab-chosen', tab: 'play' });
}

/** Shows the walk of the last turn; from there, or from another turn, back to the game. */
function toggleWalk({ dispatch, state }: Context): void {
  if (isEarlierShown(state)) goOn({ dispatch, state });
  else {
    dispatch({ type: 'last-walk-asked' });
    if (isWalkThere(state)) dispatch({ type: 'game-turn-stepped', by: -1 });
  }
}

const isWalkThere = ({ play }: Context['state']): boolean =>
  play?.game.history.at(-1)?.turn.kind === 'placement';

/** Watching agents. */
export const watchCommands: readonly Command[] = [
  ...commandsOf(
    'play',
    [
      {
        id: 'play.pause',
        zone: 'everywhere',
        keys: ['$mod+Shift+Space'],
        title: 'play.pauseCommand',
        whyNot: unless(
          (state) => state.simulation.watch !== null || isWatching(state),
          'impossible.notWatched',
        ),
        run: pauseWatch,
      },
      {
        id: 'play.pauseHere',
        zone: 'play',
        keys: ['Space'],
        title: 'table.pauseHereCommand',
        run: pauseWatch,
        isLeftToButtons: true,
      },
      {
        id: 'play.walk',
        zone: 'everywhere',
        keys: ['$mod+Shift+m'],
        title: 'table.walkCommand',
        whyNot: unless(({ play }) => play !== null && play.game.history.length > 0, 'impossible.noTurnYet'),
        run: toggleWalk,
      },
      { id: 'play.walkHere', zone: 'play', keys: ['w'], title: 'table.walkHereCommand', run: toggleWalk },
    ],
    noPlay,
  ),
  ...commandsOf(
    'board',
    [
      {
        id: 'play.walkOnBoard',
        zone: 'board',
        keys: ['6'],
        title: 'table.walkBoardCommand',
        run: toggleWalk,
      },
    ],
    noPlay,
  ),
];
