import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { text } from '../../../../texts/text';
import { Dialog } from '../../../panel/window/dialog';
import { Check, SelectField } from '../../../panel/window/form';
import { PICTURE_CAMERAS, type PictureCamera, type PictureForm } from '../state/pictureState';

const CAMERA_NAMES = {
  shown: 'picture.cameraShown',
  player: 'picture.cameraPlayer',
  top: 'picture.cameraTop',
  low: 'picture.cameraLow',
} as const satisfies Record<PictureCamera, string>;

interface FormDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

/** The form of a picture or film. */
export function FormDialog({ children, isOpen, onClose, onSubmit, title }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog isOpen={isOpen} class="picture-dialog" labelledBy={id} beginsAt="select" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" onClick={onClose}>
            {text('picture.close')} <kbd>Esc</kbd>
          </button>
        </div>
        {children}
      </form>
    </Dialog>
  );
}

type Looks = Pick<PictureForm, 'camera' | 'hasCaption'>;

interface LooksFieldsProps {
  readonly form: Looks;
  readonly onChange: (change: Partial<Looks>) => void;
}

/** The camera's viewpoint, and whether there is a caption. */
export const LooksFields = ({ form, onChange }: LooksFieldsProps) => (
  <>
    <SelectField
      label={text('picture.camera')}
      value={form.camera}
      choices={PICTURE_CAMERAS.map((camera) => [camera, text(CAMERA_NAMES[camera])] as const)}
      onChoose={(camera) => onChange({ camera })}
    />
    <Check
      label={text('picture.caption')}
      isChecked={form.hasCaption}
      onChange={(hasCaption) => onChange({ hasCaption })}
    />
  </>
);
