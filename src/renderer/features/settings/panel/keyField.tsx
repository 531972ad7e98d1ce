import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../../../texts/text';

interface KeyFieldProps {
  readonly label: string;
  readonly onPress: (event: KeyboardEvent) => void;
  /** Called on Escape or loss of focus. */
  readonly onLeave: () => void;
}

/** Has the focus and captures the next key, whatever it usually does. */
export function KeyField({ label, onLeave, onPress }: KeyFieldProps) {
  const field = useRef<HTMLButtonElement>(null);
  // At once, because a key pressed before the next frame would be lost.
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <button
      ref={field}
      type="button"
      class="key-field"
      aria-label={label}
      onBlur={onLeave}
      onKeyDown={(event) => {
        // Tab always moves the focus on.
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
