import { message } from '../../../core/message';
import type { TextKey } from '../../../texts/catalogue';
import type { Action } from '../../state/action';
import type { FileActions } from '../../state/document/fileActions';
import { gameAfter } from '../../state/review/gamesInReview';
import type { Zone } from '../../state/window/zone';
import type { Command } from '../command';

/** What is done with a review is seen on its page. */
const onPage = (id: string, key: string, title: TextKey, action: Action): Command => ({
  id: `review.${id}`,
  zone: 'everywhere',
  keys: [key],
  title,
  run: ({ dispatch }) => {
    dispatch({ type: 'side-tab-chosen', tab: 'review' });
    dispatch(action);
  },
});

const toMistake = (
  id: string,
  zone: Zone | 'everywhere',
  key: string,
  title: TextKey,
  by: 1 | -1,
): Command => ({
  id: `review.${id}`,
  zone,
  keys: [key],
  title,
  run: ({ dispatch }) => {
    dispatch({ type: 'side-tab-chosen', tab: 'review' });
    dispatch({ type: 'review-mistake-stepped', by });
  },
});

const onTurns = (id: string, key: string, title: TextKey, action: Action): Command => ({
  id: `review.${id}`,
  zone: 'review',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch(action),
});

const withFiles = (id: string, title: TextKey, run: (files: FileActions) => void): Command => ({
  id: `review.${id}`,
  zone: 'everywhere',
  keys: [],
  title,
  run: ({ files }) => run(files),
});

const toGame = (id: string, key: string, title: TextKey, by: 1 | -1): Command => ({
  id: `review.${id}`,
  zone: 'everywhere',
  keys: [key],
  title,
  run: ({ dispatch, files, state }) => {
    const game = gameAfter(state, by);
    if (game === null) return dispatch({ type: 'notice-raised', message: message('impossible.noOtherGame') });
    dispatch({ type: 'side-tab-chosen', tab: 'review' });
    files.openPath(game.path);
  },
});

export const reviewCommands: readonly Command[] = [
  onPage('start', 'Alt+KeyR', 'reviewCommands.start', { type: 'review-asked', task: 'start' }),
  onPage('stop', 'Alt+Shift+KeyR', 'reviewCommands.stop', { type: 'review-asked', task: 'stop' }),
  toMistake('next', 'everywhere', 'Alt+ArrowDown', 'reviewCommands.next', 1),
  toMistake('previous', 'everywhere', 'Alt+ArrowUp', 'reviewCommands.previous', -1),
  toMistake('nextMistake', 'review', 'PageDown', 'reviewCommands.next', 1),
  toMistake('previousMistake', 'review', 'PageUp', 'reviewCommands.previous', -1),
  withFiles('files', 'reviewCommands.files', (files) => files.reviewFiles()),
  withFiles('folder', 'reviewCommands.folder', (files) => files.reviewFolder()),
  toGame('nextGame', 'Alt+Shift+ArrowDown', 'reviewCommands.nextGame', 1),
  toGame('previousGame', 'Alt+Shift+ArrowUp', 'reviewCommands.previousGame', -1),
  onTurns('nextTurn', 'ArrowDown', 'reviewCommands.nextTurn', { type: 'game-turn-stepped', by: 1 }),
  onTurns('previousTurn', 'ArrowUp', 'reviewCommands.previousTurn', { type: 'game-turn-stepped', by: -1 }),
  onTurns('swap', 'Enter', 'reviewCommands.swap', { type: 'review-play-swapped' }),
];
