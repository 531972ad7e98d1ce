import { message } from '../../../../core/message';
import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import { filmFormOf, readFilmSeconds } from './filmForm';
import type { PictureAction, PictureJob, PictureState } from './pictureState';

export const PICTURE_ACTIONS: Handlers<PictureAction> = {
  'picture-dialog-toggled': (state, { dialog }) =>
    changed(state, { dialog: state.pictures.dialog === dialog ? null : dialog }),
  'picture-form-changed': (state, { change }) =>
    changed(state, { form: { ...state.pictures.form, ...change } }),
  'picture-wanted': (state, { to }) => begin(state, { kind: 'picture', to, form: state.pictures.form }),
  'film-form-changed': (state, { change }) => changed(state, { film: { ...state.pictures.film, ...change } }),
  'film-wanted': wantFilm,
  'paper-wanted': (state, { of, to }) => begin(state, { kind: 'paper', of, to }),
  'picture-progressed': (state, { done, job }) =>
    state.pictures.job === job ? changed(state, { done }) : state,
  'picture-ended': (state, { job }) => (state.pictures.job === job ? changed(state, { job: null }) : state),
};

export const closePictureDialog = (state: AppState): AppState => changed(state, { dialog: null });

const changed = (state: AppState, change: Partial<PictureState>): AppState => ({
  ...state,
  pictures: { ...state.pictures, ...change },
});

function wantFilm(state: AppState): AppState {
  const form = filmFormOf(state);
  const seconds = readFilmSeconds(form.seconds);
  return seconds.ok ? begin(state, { kind: 'film', form }) : { ...state, notice: seconds.error };
}

/** One at a time: a second one would compete for the processor. */
function begin(state: AppState, job: PictureJob): AppState {
  if (state.pictures.job !== null) return { ...state, notice: message('picture.busy') };
  return changed(state, { job, done: 0, dialog: null });
}
