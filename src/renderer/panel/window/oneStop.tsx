import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface OneStopProps {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Buttons that are one stop of Tab: ← and →, Home and End move among them. */
export function OneStop({ children, class: look, label }: OneStopProps) {
  const place = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  const buttons = () => [...(place.current?.querySelectorAll('button') ?? [])];
  const stopAt = (index: number) => {
    current.current = index;
    for (const [at, button] of buttons().entries()) button.tabIndex = at === index ? 0 : -1;
  };
  useLayoutEffect(() => stopAt(Math.max(0, Math.min(current.current, buttons().length - 1))));
  const indexOf = (target: EventTarget | null) => buttons().findIndex((button) => button === target);
  return (
    <div
      ref={place}
      class={look}
      role="toolbar"
      aria-label={label}
      onFocusIn={({ target }) => {
        const index = indexOf(target);
        if (index >= 0) stopAt(index);
      }}
      onKeyDown={(event) => {
        const index = indexOf(event.target);
        const to = placeAfter(event, index, buttons().length);
        if (index < 0 || to === null) return;
        event.preventDefault();
        buttons()[to]?.focus();
      }}
    >
      {children}
    </div>
  );
}

/** Null for keys that do not move, among them those with Ctrl or Alt. */
function placeAfter(event: KeyboardEvent, index: number, count: number): number | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
