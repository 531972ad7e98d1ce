import type { FilmFormat, FilmRate, FilmSizeName } from '../../../../contract/picture/filmChoices';

/** Camera of a picture: the current one, or one of the presets. */
export const PICTURE_CAMERAS = ['shown', 'player', 'top', 'low'] as const;
export type PictureCamera = (typeof PICTURE_CAMERAS)[number];

/** Size of a picture in pixels; `window` is the size of the board's area in the window. */
export const PICTURE_SIZES = [
  'window',
  '1280x720',
  '1920x1080',
  '3840x2160',
  '7680x4320',
  '2160x2160',
] as const;
export type PictureSizeName = (typeof PICTURE_SIZES)[number];

export interface PictureForm {
  readonly size: PictureSizeName;
  readonly camera: PictureCamera;
  /** Without table and background. */
  readonly isTransparent: boolean;
  /** Whether the content of the board is described below it. */
  readonly hasCaption: boolean;
}

/**
 * Subjects of a film: the open walk, the walk to the shown candidate, the whole search, the recorded game, an
 * orbit of the board.
 */
export const FILM_SUBJECTS = ['walk', 'candidate', 'search', 'game', 'turntable'] as const;
export type FilmSubject = (typeof FILM_SUBJECTS)[number];

export interface FilmForm {
  readonly of: FilmSubject;
  readonly format: FilmFormat;
  readonly size: FilmSizeName;
  readonly rate: FilmRate;
  /** As typed. */
  readonly seconds: string;
  readonly camera: PictureCamera;
  readonly hasCaption: boolean;
}

export const FIRST_FILM: FilmForm = {
  of: 'walk',
  format: 'gif',
  size: '640x360',
  rate: '10',
  seconds: '10',
  camera: 'shown',
  hasCaption: true,
};

export interface StillJob {
  readonly kind: 'picture';
  readonly to: 'file' | 'clipboard';
  readonly form: PictureForm;
}

export interface FilmJob {
  readonly kind: 'film';
  readonly form: FilmForm;
}

/** The position with its candidates, or the score sheet of the game. */
export type PaperSubject = 'position' | 'sheet';

export interface PaperJob {
  readonly kind: 'paper';
  readonly of: PaperSubject;
  readonly to: 'printer' | 'pdf';
}

/** An export in progress. */
export type PictureJob = StillJob | FilmJob | PaperJob;

export type PictureDialogName = 'picture' | 'film';

export interface PictureState {
  /** The open form; null if there is none. */
  readonly dialog: PictureDialogName | null;
  readonly form: PictureForm;
  readonly film: FilmForm;
  /** One at a time; null if nothing is being drawn. */
  readonly job: PictureJob | null;
  /** Progress of the job, 0 … 1. */
  readonly done: number;
}

export const NO_PICTURES: PictureState = {
  dialog: null,
  form: { size: '1920x1080', camera: 'shown', isTransparent: false, hasCaption: false },
  film: FIRST_FILM,
  job: null,
  done: 0,
};

export type PictureAction =
  | { readonly type: 'picture-dialog-toggled'; readonly dialog: PictureDialogName }
  | { readonly type: 'picture-form-changed'; readonly change: Partial<PictureForm> }
  /** With the settings of the form. */
  | { readonly type: 'picture-wanted'; readonly to: StillJob['to'] }
  | { readonly type: 'film-form-changed'; readonly change: Partial<FilmForm> }
  | { readonly type: 'film-wanted' }
  | { readonly type: 'paper-wanted'; readonly of: PaperSubject; readonly to: PaperJob['to'] }
  | { readonly type: 'picture-progressed'; readonly job: PictureJob; readonly done: number }
  /** It has completed, failed or been cancelled. */
  | { readonly type: 'picture-ended'; readonly job: PictureJob };
