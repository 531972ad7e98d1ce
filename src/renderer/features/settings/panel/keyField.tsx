import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../../../texts/text';

interface KeyFieldProps {
  readonly label: string;
  readonly onPress: (event: KeyboardEvent) => void;
  /** Escape, or the focus has gone elsewhere: no key after all. */
  readonly onLeave: () => void;
}

/** Has the focus and takes the next key that is pressed, whatever else it would do. */
export function KeyField({ label, onLeave, onPress }: KeyFieldProps) {
  const field = useRef<HTMLButtonElement>(null);
  // At once: a key that is pressed before the next frame would be lost.
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <button
      ref={field}
      type="button"
      class="key-field"
      aria-label={label}
      onBlur={onLeave}
      onKeyDown={(event) => {
        // The focus can always be moved on.
        if (event.key === 'Tab') return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Escape') onLeave();
        else if (!event.repeat) onPress(event);
      }}
    >
      {text('keys.press')}
    </button>
  );
}
