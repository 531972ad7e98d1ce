import { message } from '../../../../core/message';
import type { TextKey } from '../../../../texts/catalogue';
import { type Command, commandsOf, type ListedCommand, type WhyNot } from '../../../input/command';
import { noGame, unless } from '../../../input/reasons';
import type { Action } from '../../../state/action';
import type { AppState } from '../../../state/appState';

const busyDrawing = unless(({ pictures }) => pictures.job === null, 'picture.busy');
/** Pictures show the 3D board, even while the flat one is shown. */
const noPicture: WhyNot = (state) =>
  state.sceneFailure === null ? busyDrawing(state) : message('picture.noScene');
const noSheet: WhyNot = (state) => noGame(state) ?? busyDrawing(state);

type Named = Pick<Command, 'keys' | 'label' | 'title'>;

const picture = (
  id: string,
  named: Named,
  whyNot: WhyNot,
  actionOf: (state: AppState) => Action | null,
): ListedCommand => ({
  id: `picture.${id}`,
  zone: 'everywhere',
  ...named,
  whyNot,
  run: ({ dispatch, state }) => {
    const reason = whyNot(state);
    const action = reason === null ? actionOf(state) : { type: 'notice-raised' as const, message: reason };
    if (action !== null) dispatch(action);
  },
});

const paper = (
  id: string,
  title: TextKey,
  label: TextKey,
  of: 'position' | 'sheet',
  to: 'printer' | 'pdf',
): ListedCommand =>
  picture(id, { keys: [], title, label }, of === 'sheet' ? noSheet : busyDrawing, () => ({
    type: 'paper-wanted',
    of,
    to,
  }));

/** Commands that export what is shown. */
export const pictureCommands = commandsOf('files', [
  picture(
    'copy',
    { keys: ['$mod+Shift+c'], title: 'picture.copyCommand', label: 'picture.copyMenu' },
    noPicture,
    () => ({ type: 'picture-wanted', to: 'clipboard' }),
  ),
  picture('save', { keys: [], title: 'picture.saveCommand', label: 'picture.saveMenu' }, noPicture, () => ({
    type: 'picture-dialog-toggled',
    dialog: 'picture',
  })),
  picture('film', { keys: [], title: 'film.command', label: 'film.menu' }, noPicture, () => ({
    type: 'picture-dialog-toggled',
    dialog: 'film',
  })),
  paper('print', 'paper.printCommand', 'paper.printMenu', 'position', 'printer'),
  paper('pdf', 'paper.pdfCommand', 'paper.pdfMenu', 'position', 'pdf'),
  paper('printSheet', 'paper.printSheetCommand', 'paper.printSheetMenu', 'sheet', 'printer'),
  paper('pdfSheet', 'paper.pdfSheetCommand', 'paper.pdfSheetMenu', 'sheet', 'pdf'),
  picture(
    'cancel',
    { keys: [], title: 'picture.cancelCommand' },
    unless(({ pictures }) => pictures.job !== null, 'picture.nothingToCancel'),
    ({ pictures: { job } }) => (job === null ? null : { type: 'picture-ended', job }),
  ),
]);
