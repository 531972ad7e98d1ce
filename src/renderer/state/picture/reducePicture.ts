import { message } from '../../../core/message';
import type { AppState } from '../appState';
import type { Handlers } from '../handlers';
import type { PictureAction, PictureJob, PictureState } from './pictureState';

export const PICTURE_ACTIONS: Handlers<PictureAction> = {
  'picture-dialog-toggled': (state) => changed(state, { isDialogOpen: !state.pictures.isDialogOpen }),
  'picture-form-changed': (state, { change }) =>
    changed(state, { form: { ...state.pictures.form, ...change } }),
  'picture-wanted': (state, { to }) => begin(state, { kind: 'picture', to, form: state.pictures.form }),
  'picture-progressed': (state, { done, job }) =>
    state.pictures.job === job ? changed(state, { done }) : state,
  'picture-ended': (state, { job }) => (state.pictures.job === job ? changed(state, { job: null }) : state),
};

export const closePictureDialog = (state: AppState): AppState => changed(state, { isDialogOpen: false });

const changed = (state: AppState, change: Partial<PictureState>): AppState => ({
  ...state,
  pictures: { ...state.pictures, ...change },
});

/** One at a time: a second one would take the processor from the first. */
function begin(state: AppState, job: PictureJob): AppState {
  if (state.pictures.job !== null) return { ...state, notice: message('picture.busy') };
  return changed(state, { job, done: 0, isDialogOpen: false });
}
