import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly isOpen: boolean;
  readonly class: string;
  /** The id of its heading. */
  readonly labelledBy: string;
  /** Selects what has the focus first; usually the first control. */
  readonly beginsAt?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * What stands before the whole window until it is closed: by its own button, by Escape,
 * or by a click beside it.
 */
export function Dialog({ beginsAt, children, class: className, isOpen, labelledBy, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) dialog.current?.close();
    else {
      dialog.current?.showModal();
      if (beginsAt !== undefined) dialog.current?.querySelector<HTMLElement>(beginsAt)?.focus();
    }
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, through the key table
    <dialog
      ref={dialog}
      class={className}
      aria-labelledby={labelledBy}
      onCancel={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
