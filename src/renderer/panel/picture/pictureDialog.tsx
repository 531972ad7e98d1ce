import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import {
  PICTURE_CAMERAS,
  PICTURE_SIZES,
  type PictureCamera,
  type PictureForm,
  type PictureSizeName,
} from '../../state/picture/pictureState';
import { Dialog } from '../window/dialog';
import type { PanelProps } from '../window/panelProps';
import { Choice, Tick } from './pictureFields';

const CAMERA_NAMES = {
  shown: 'picture.cameraShown',
  player: 'picture.cameraPlayer',
  top: 'picture.cameraTop',
  low: 'picture.cameraLow',
} as const satisfies Record<PictureCamera, string>;

export const cameraName = (camera: PictureCamera): string => text(CAMERA_NAMES[camera]);

function sizeName(size: PictureSizeName): string {
  if (size === 'window') return text('picture.sizeWindow');
  const [width = '', height = ''] = size.split('x');
  return text('picture.sizeOf', { width, height });
}

/** How a picture of the board is to look, and where it is to go. */
export function PictureDialog({ dispatch, state }: PanelProps) {
  const isOpen = useComputed(() => state.value.pictures.dialog === 'picture').value;
  const form = useComputed(() => state.value.pictures.form).value;
  const close = () => dispatch({ type: 'picture-dialog-toggled', dialog: 'picture' });
  const change = (part: Partial<PictureForm>) => dispatch({ type: 'picture-form-changed', change: part });
  return (
    <Dialog isOpen={isOpen} class="picture-dialog" labelledBy="picture-title" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({ type: 'picture-wanted', to: 'file' });
        }}
      >
        <div class="export-title">
          <h2 id="picture-title">{text('picture.title')}</h2>
          <button type="button" onClick={close}>
            {text('picture.close')} <kbd>Esc</kbd>
          </button>
        </div>
        <Choice
          label={text('picture.size')}
          value={form.size}
          choices={PICTURE_SIZES}
          nameOf={sizeName}
          onChoose={(size) => change({ size })}
        />
        <Choice
          label={text('picture.camera')}
          value={form.camera}
          choices={PICTURE_CAMERAS}
          nameOf={cameraName}
          onChoose={(camera) => change({ camera })}
        />
        <Tick
          label={text('picture.caption')}
          isTicked={form.hasCaption}
          onChange={(hasCaption) => change({ hasCaption })}
        />
        <Tick
          label={text('picture.transparent')}
          isTicked={form.isTransparent}
          onChange={(isTransparent) => change({ isTransparent })}
        />
        <div class="picture-actions">
          <button type="button" onClick={() => dispatch({ type: 'picture-wanted', to: 'clipboard' })}>
            {text('picture.copy')}
          </button>
          <button type="submit" class="primary">
            {text('picture.save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
