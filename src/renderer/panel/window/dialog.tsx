import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  readonly isOpen: boolean;
  readonly class: string;
  /** Id of its heading. */
  readonly labelledBy: string;
  /** Selects the element with the initial focus; by default the first control. */
  readonly beginsAt?: string;
  readonly onClose: () => void;
  /** After it has closed; by default the focus returns to where it was before. */
  readonly onClosed?: () => void;
  /** Recreated each time it is opened. */
  readonly children: ComponentChildren;
}

/** Modal dialog, closed by its button, by Escape, or by a click outside. */
export function Dialog({ beginsAt, children, class: className, isOpen, labelledBy, ...on }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before painting, so that it is never shown empty.
  useLayoutEffect(() => {
    if (!isOpen) {
      if (dialog.current?.open !== true) return;
      dialog.current.close();
      on.onClosed?.();
    } else {
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
        if (event.target === dialog.current) on.onClose();
      }}
    >
      {isOpen && children}
    </dialog>
  );
}
