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
  picture('print', [], 'paper.printCommand', () => ({ type: 'paper-wanted', of: 'position', to: 'printer' })),
  picture('pdf', [], 'paper.pdfCommand', () => ({ type: 'paper-wanted', of: 'position', to: 'pdf' })),
  picture('printSheet', [], 'paper.printSheetCommand', () => ({
    type: 'paper-wanted',
    of: 'sheet',
    to: 'printer',
  })),
  picture('pdfSheet', [], 'paper.pdfSheetCommand', () => ({ type: 'paper-wanted', of: 'sheet', to: 'pdf' })),
  picture('cancel', [], 'picture.cancelCommand', ({ pictures: { job } }) =>
    job === null ? null : { type: 'picture-ended', job },
  ),
];
