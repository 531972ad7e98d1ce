import type { ComponentChildren, HTMLAttributes, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { besideCorner } from '../../view/window/popoverPlace';
import { zoomOf } from './zoomOf';

interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'class'> {
  readonly class: string;
  /** What it belongs to. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ComponentChildren;
}

/** A box beside an element, above everything that clips that element. Shown as long as it is rendered. */
export function Popover({ anchor, children, class: name, ...rest }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || anchor.current === null) return;
    element.showPopover();
    const size = element.getBoundingClientRect();
    const room = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = besideCorner(anchor.current.getBoundingClientRect(), size, room);
    const zoom = zoomOf(element);
    Object.assign(element.style, { left: `${left / zoom}px`, top: `${top / zoom}px` });
  }, []);
  return (
    <div ref={box} popover="manual" class={`popover ${name}`} {...rest}>
      {children}
    </div>
  );
}
