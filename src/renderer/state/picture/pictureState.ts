/** From where a picture is taken: as the board is shown now, or from one of the usual places. */
export const PICTURE_CAMERAS = ['shown', 'player', 'top', 'low'] as const;
export type PictureCamera = (typeof PICTURE_CAMERAS)[number];

/** How large a picture is, in pixels; `window`: as large as the board has room in the window. */
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
  /** Whether it is written below what the board shows. */
  readonly hasCaption: boolean;
}

/** Something that is being drawn, to be taken away. */
export interface PictureJob {
  readonly kind: 'picture';
  readonly to: 'file' | 'clipboard';
  readonly form: PictureForm;
}

export interface PictureState {
  readonly isDialogOpen: boolean;
  readonly form: PictureForm;
  /** One at a time; null while nothing is drawn. */
  readonly job: PictureJob | null;
  /** 0 … 1, of the job. */
  readonly done: number;
}

export const NO_PICTURES: PictureState = {
  isDialogOpen: false,
  form: { size: '1920x1080', camera: 'shown', isTransparent: false, hasCaption: false },
  job: null,
  done: 0,
};

export type PictureAction =
  | { readonly type: 'picture-dialog-toggled' }
  | { readonly type: 'picture-form-changed'; readonly change: Partial<PictureForm> }
  /** As the form says. */
  | { readonly type: 'picture-wanted'; readonly to: PictureJob['to'] }
  | { readonly type: 'picture-progressed'; readonly job: PictureJob; readonly done: number }
  /** It is done, has failed or is not wanted any more. */
  | { readonly type: 'picture-ended'; readonly job: PictureJob };
