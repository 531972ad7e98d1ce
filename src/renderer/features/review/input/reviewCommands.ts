import { type Message, message } from '../../../../core/message';
import { namesOf } from '../../../../core/notation/gcg/gcgDocument';
import { largestMistakes } from '../../../../core/strategy/review/reviewSummary';
import type { TextKey } from '../../../../texts/catalogue';
import { actionCommands, listCommands } from '../../../input/actionCommands';
import {
  type CommandContext,
  type CommandExtras,
  commandsOf,
  type ListedCommand,
} from '../../../input/command';
import { randomSeed } from '../../../input/editing/randomSeed';
import { unless } from '../../../input/reasons';
import type { Action } from '../../../state/action';
import type { AppState } from '../../../state/appState';
import type { FileActions } from '../../../state/document/fileActions';
import { positionShown } from '../../../state/document/openGame';
import type { Zone } from '../../../state/window/zone';
import { SHOW_PRACTICE } from '../../practice/state/showPractice';
import { areInReview, gameAfter, gamesShut } from '../state/gamesInReview';
import { mistakeAfter, openReview, reviewShut, shownTurn } from '../state/openReview';

const SHOWN: Action = { type: 'review-shown', isShown: true };

/** Shows the review. */
const onPage = (
  id: string,
  key: string,
  title: TextKey,
  action: Action,
  extras: CommandExtras,
): ListedCommand => ({
  id: `review.${id}`,
  zone: 'everywhere',
  keys: [key],
  title,
  run: ({ dispatch }) => {
    dispatch(SHOWN);
    dispatch(action);
  },
  ...extras,
});

const toMistake = (
  id: string,
  zone: Zone | 'everywhere',
  key: string,
  title: TextKey,
  by: 1 | -1,
  extras: CommandExtras = {},
): ListedCommand => ({
  id: `review.${id}`,
  zone,
  keys: [key],
  title,
  ...extras,
  run: ({ dispatch }) => {
    dispatch(SHOWN);
    dispatch({ type: 'review-mistake-stepped', by });
  },
});

const withFiles = (
  id: string,
  title: TextKey,
  label: TextKey,
  run: (files: FileActions) => void,
): ListedCommand => ({
  id: `review.${id}`,
  zone: 'everywhere',
  keys: [],
  title,
  label,
  whyNot: gamesShut,
  run: ({ files }) => run(files),
});

const toGame = (id: string, key: string, title: TextKey, by: 1 | -1): ListedCommand => ({
  id: `review.${id}`,
  zone: 'everywhere',
  keys: [key],
  title,
  whyNot: unless((state) => gameAfter(state, by) !== null, 'impossible.noOtherGame'),
  run: ({ dispatch, files, state }) => {
    const game = gameAfter(state, by);
    if (game === null) return dispatch({ type: 'notice-raised', message: message('impossible.noOtherGame') });
    dispatch(SHOWN);
    files.openPath(game.path);
  },
});

const reviewLabel = (state: AppState): Message =>
  message(openReview(state)?.phase === 'stopped' ? 'appMenu.reviewResume' : 'appMenu.reviewStart');

const nothingToStop = unless(
  (state) => areInReview(state.review) || openReview(state)?.phase === 'running',
  'reviewPage.nothingToStop',
);

const noMistake = (by: 1 | -1): CommandExtras => ({
  whyNot: unless((state) => mistakeAfter(state, by) !== null, 'impossible.noMistake'),
});

const notReviewed = unless((state) => shownTurn(state) !== null, 'impossible.noReview');
const onTurns = actionCommands('review', 'review');

/** Those of the open game. */
function practise({ dispatch, state }: CommandContext): void {
  const { document, game } = state;
  const status = openReview(state);
  if (game === null || status === null) return;
  const { record } = game.main;
  const { rules } = positionShown(game).setup;
  const path = document.gamePath ?? document.path;
  const name = path?.split(/[\\/]/).at(-1) ?? namesOf(record).join(' – ');
  void import('../../../../core/school/mistakes/gameMistakes').then(({ mistakesOf }) => {
    const found = [mistakesOf(record, rules, status.turns, name)];
    dispatch({ type: 'mistakes-taken', found, seed: randomSeed() });
    for (const action of SHOW_PRACTICE) dispatch(action);
  });
}

const noMistakes = unless(
  (state) => largestMistakes(openReview(state)?.turns ?? []).length > 0,
  'impossible.noMistake',
);

export const reviewCommands = commandsOf('review', [
  {
    id: 'review.practise',
    zone: 'everywhere',
    keys: [],
    title: 'practice.takeMistakes',
    whyNot: noMistakes,
    run: practise,
  },
  {
    id: 'side.review',
    zone: 'everywhere',
    keys: ['$mod+Shift+Digit9'],
    title: 'windowCommands.sideReview',
    run: ({ dispatch }) => dispatch(SHOWN),
  },
  onPage(
    'start',
    'Alt+KeyR',
    'reviewCommands.start',
    { type: 'review-asked', task: 'start' },
    {
      label: reviewLabel,
      whyNot: reviewShut,
    },
  ),
  onPage(
    'stop',
    'Alt+Shift+KeyR',
    'reviewCommands.stop',
    { type: 'review-asked', task: 'stop' },
    { whyNot: nothingToStop },
  ),
  toMistake('next', 'everywhere', 'Alt+ArrowDown', 'reviewCommands.next', 1, noMistake(1)),
  toMistake('previous', 'everywhere', 'Alt+ArrowUp', 'reviewCommands.previous', -1, noMistake(-1)),
  toMistake('nextMistake', 'review', 'PageDown', 'reviewCommands.next', 1),
  toMistake('previousMistake', 'review', 'PageUp', 'reviewCommands.previous', -1),
  withFiles('files', 'reviewCommands.files', 'appMenu.reviewFiles', (files) => files.reviewFiles()),
  withFiles('folder', 'reviewCommands.folder', 'appMenu.reviewFolder', (files) => files.reviewFolder()),
  toGame('nextGame', 'Alt+Shift+ArrowDown', 'reviewCommands.nextGame', 1),
  toGame('previousGame', 'Alt+Shift+ArrowUp', 'reviewCommands.previousGame', -1),
  ...listCommands(onTurns, (by) => ({ type: 'game-turn-stepped', by }), [
    ['next', 'reviewCommands.nextTurn', 'nextTurn'],
    ['previous', 'reviewCommands.previousTurn', 'previousTurn'],
  ]),
  onTurns('swap', 'Enter', 'reviewCommands.swap', { type: 'review-play-swapped' }, { whyNot: notReviewed }),
]);
