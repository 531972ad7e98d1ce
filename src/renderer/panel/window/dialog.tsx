import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly isOpen: boolean;
  readonly class: string;
  /** The id of its heading. */
  readonly labelledBy: string;
  /** Selects what has the focus first; usually the first control. */
  readonly beginsAt?: string;
  readonly onClose: () => void;
  /** Made anew each time that it is opened. */
  readonly children: ComponentChildren;
}

/**
 * What stands before the whole window until it is closed: by its own button, by Escape,
 * or by a click beside it.
 */
export function Dialog({ beginsAt, children, class: className, isOpen, labelledBy, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is painted: there is no moment in which it is shown empty.
  useLayoutEffect(() => {
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
      {isOpen && children}
    </dialog>
  );
}
