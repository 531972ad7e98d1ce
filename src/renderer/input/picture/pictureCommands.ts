import type { TextKey } from '../../../texts/catalogue';
import type { Action } from '../../state/action';
import type { AppState } from '../../state/appState';
import type { Command } from '../command';
import { whyImpossible } from '../possible';

const picture = (
  id: string,
  keys: readonly string[],
  title: TextKey,
  actionOf: (state: AppState) => Action | null,
): Command => ({
  id: `picture.${id}`,
  zone: 'everywhere',
  keys,
  title,
  run: ({ dispatch, state }) => {
    const reason = whyImpossible(`picture.${id}`, state);
    const action = reason === null ? actionOf(state) : { type: 'notice-raised' as const, message: reason };
    if (action !== null) dispatch(action);
  },
});

/** What is shown, to be taken away. */
export const pictureCommands: readonly Command[] = [
  picture('copy', ['$mod+Shift+c'], 'picture.copyCommand', () => ({
    type: 'picture-wanted',
    to: 'clipboard',
  })),
  picture('save', [], 'picture.saveCommand', () => ({ type: 'picture-dialog-toggled', dialog: 'picture' })),
  picture('film', [], 'film.command', () => ({ type: 'picture-dialog-toggled', dialog: 'film' })),
  picture('cancel', [], 'picture.cancelCommand', ({ pictures: { job } }) =>
    job === null ? null : { type: 'picture-ended', job },
  ),
];
