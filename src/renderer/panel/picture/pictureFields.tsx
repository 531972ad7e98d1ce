import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { text } from '../../../texts/text';
import { PICTURE_CAMERAS, type PictureCamera, type PictureForm } from '../../state/picture/pictureState';
import { Dialog } from '../window/dialog';

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

/** The form of a picture, or of a film. */
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
        <div class="export-title">
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

/** From where the board is seen, and whether it is told what it shows. */
export const LooksFields = ({ form, onChange }: LooksFieldsProps) => (
  <>
    <Choice
      label={text('picture.camera')}
      value={form.camera}
      choices={PICTURE_CAMERAS}
      nameOf={(camera) => text(CAMERA_NAMES[camera])}
      onChoose={(camera) => onChange({ camera })}
    />
    <Tick
      label={text('picture.caption')}
      isTicked={form.hasCaption}
      onChange={(hasCaption) => onChange({ hasCaption })}
    />
  </>
);

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly nameOf: (choice: Value) => string;
  readonly onChoose: (choice: Value) => void;
}

/** One of a few. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { choices, label, nameOf, onChoose, value } = props;
  const id = useId();
  return (
    <div class="picture-field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = choices.find((choice) => choice === currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

export const Tick = ({ isTicked, label, onChange }: TickProps) => (
  <label class="picture-tick">
    <input
      type="checkbox"
      checked={isTicked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {label}
  </label>
);
