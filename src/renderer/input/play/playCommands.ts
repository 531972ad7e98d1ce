import type { TextKey } from '../../../texts/catalogue';
import { enterOnBoard } from '../../features/practice/state/playAnswer';
import type { Action } from '../../state/action';
import { isAnythingShown } from '../../state/play/continuePlay';
import { isOver, isWatched } from '../../state/play/playedGame';
import { isPlayOnAsked } from '../../state/play/playOnForm';
import { whyNoTurn } from '../../state/play/reducePlay';
import { playTry } from '../../state/trying/playTry';
import { isPlaying } from '../../state/trying/tried';
import { actionCommands } from '../actionCommands';
import { type Command, type CommandContext, commandsOf, type ListedCommand, type WhyNot } from '../command';
import { randomSeed } from '../editing/randomSeed';
import { noPlay, nothingTried, unless } from '../reasons';

/** Plays the tiles tried on the board, or takes over the seat. */
export function submitTurn({ dispatch, state }: Pick<CommandContext, 'dispatch' | 'state'>): void {
  const answered = enterOnBoard(state, randomSeed());
  if (answered !== null) dispatch(answered);
  else if (!isPlaying(state)) dispatch(playTry(state));
  else if (state.play?.isCovered === true) dispatch({ type: 'cover-lifted' });
  else dispatch(SUBMIT);
}

/** Shows who would play first; the second time, starts. */
function playOn({ dispatch, files, state }: CommandContext): void {
  if (isPlayOnAsked(state)) files.startGame();
  else dispatch({ type: 'play-on-asked' });
}

const SUBMIT: Action = { type: 'turn-submitted', turn: null };
const PASS: Action = { type: 'turn-submitted', turn: { kind: 'pass' } };
const CHALLENGE: Action = { type: 'turn-submitted', turn: { kind: 'challenge' } };
const EXCHANGE: Action = { type: 'exchange-opened', tiles: [] };

const act = (
  id: string,
  keys: readonly string[],
  title: TextKey,
  action: Action,
  whyNot: WhyNot = whyNoTurn,
): ListedCommand => ({
  id: `play.${id}`,
  zone: 'everywhere',
  keys,
  title,
  whyNot,
  run: ({ dispatch }) => dispatch(action),
});

/** The digits are the same as on Woogles. */
const onBoard = actionCommands('play', 'board');

const nothingToRecall = unless(({ tried }) => tried !== null, 'play.nothingToRecall');
const nothingToResign = unless(
  ({ play }) => play !== null && !isOver(play) && !isWatched(play),
  'impossible.nothingToResign',
);

const everywhere = commandsOf('play', [
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
    whyNot: unless(isAnythingShown, 'play.noRecord'),
    run: playOn,
  },
  {
    id: 'play.submit',
    zone: 'everywhere',
    keys: ['$mod+Enter'],
    title: 'play.submitCommand',
    whyNot: (state) => (isPlaying(state) ? whyNoTurn(state) : nothingTried(state)),
    run: submitTurn,
  },
  act('recall', ['$mod+Shift+Backspace'], 'play.recallCommand', { type: 'tiles-recalled' }, nothingToRecall),
  act('exchange', ['$mod+j'], 'play.exchangeCommand', EXCHANGE),
  act('pass', ['$mod+Shift+k'], 'play.passCommand', PASS),
  act('challenge', ['$mod+Shift+j'], 'play.challengeCommand', CHALLENGE),
  act('hint', ['Alt+KeyH'], 'play.hintCommand', { type: 'hint-asked' }),
  {
    id: 'play.analysis',
    zone: 'everywhere',
    keys: ['$mod+Shift+a'],
    title: 'play.analysisCommand',
    whyNot: whyNoTurn,
    run: ({ dispatch }) => {
      dispatch({ type: 'analysis-opened' });
      dispatch({ type: 'side-tab-chosen', tab: 'moves' });
    },
  },
  act('resign', ['$mod+Shift+r'], 'play.resignCommand', { type: 'play-resigned' }, nothingToResign),
  act('leave', ['$mod+Shift+w', 'Alt+Shift+KeyW'], 'play.leaveCommand', { type: 'play-left' }, noPlay),
]);

/** Playing a game. Keys with Alt replace those that browsers reserve. */
export const playCommands: readonly Command[] = [
  ...everywhere,
  ...commandsOf(
    'board',
    [
      onBoard('exchangeHere', '4', 'play.exchangeHereCommand', EXCHANGE),
      onBoard('passHere', '2', 'play.passHereCommand', PASS),
      onBoard('challengeHere', '3', 'play.challengeHereCommand', CHALLENGE),
      onBoard('hintHere', '5', 'play.hintHereCommand', { type: 'hint-asked' }),
    ],
    noPlay,
  ),
];
