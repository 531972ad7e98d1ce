import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import type { MenuPlace } from '../../state/window/contextMenu';
import { type MenuRow, menuCorner, rowTyped } from '../../view/window/contextMenuView';
import type { PanelProps } from './panelProps';

interface ContextMenuProps extends PanelProps {
  readonly rowsOf: (place: MenuPlace, state: AppState) => readonly (readonly MenuRow[])[];
  readonly onCommand: (id: string) => void;
}

/** Commands for the element under the pointer or with the focus. Closes on any other action. */
export function ContextMenu({ dispatch, onCommand, rowsOf, state }: ContextMenuProps) {
  const menu = useComputed(() => state.value.menu).value;
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const close = () => {
    dispatch({ type: 'menu-closed' });
    // Before a command runs, because it may move the focus.
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  useLayoutEffect(() => {
    if (menu === null || list.current === null) return;
    const { height, width } = list.current.getBoundingClientRect();
    const room = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = menuCorner(menu, { width, height }, room);
    Object.assign(list.current.style, { left: `${left}px`, top: `${top}px` });
  }, [menu]);
  // At once, so that a click before the next frame closes it, too.
  useLayoutEffect(() => {
    if (menu === null) return undefined;
    const active = document.activeElement;
    if (list.current?.contains(active) !== true) before.current = active;
    list.current?.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && list.current?.contains(target) === true)) close();
    };
    document.addEventListener('pointerdown', closeOutside, { capture: true });
    // Not on scroll events, because lists follow a walk that plays.
    document.addEventListener('wheel', closeOutside, { capture: true, passive: true });
    window.addEventListener('blur', closeOutside);
    window.addEventListener('resize', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside, { capture: true });
      document.removeEventListener('wheel', closeOutside, { capture: true });
      window.removeEventListener('blur', closeOutside);
      window.removeEventListener('resize', closeOutside);
    };
  }, [menu]);
  if (menu === null) return null;
  return (
    <div
      ref={list}
      class="context-menu"
      role="menu"
      tabIndex={-1}
      aria-label={text('windowPanel.contextMenu')}
      onKeyDown={(event) => {
        // Blocks the window's keys while the menu is open.
        event.stopPropagation();
        if (event.key === 'Escape' || event.key === 'Tab') close();
        else if (!moveFocus(event)) return;
        event.preventDefault();
      }}
    >
      {rowsOf(menu.place, state.peek()).map((rows, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
        <div key={group} role="group">
          {rows.map(({ id, keys, title, why }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={why !== null}
              title={why ?? undefined}
              onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
              onClick={() => {
                if (why !== null) return;
                close();
                onCommand(id);
              }}
            >
              <span>{title}</span>
              <span class="context-keys" aria-hidden="true">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Handles arrows, Home, End, and first letters of entries. Returns whether the key was one of these. */
function moveFocus({ altKey, ctrlKey, currentTarget, key, metaKey }: KeyboardEvent): boolean {
  if (!(currentTarget instanceof HTMLElement)) return false;
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (Math.max(at, 0) - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const isLetter = key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;
  const titles = items.map((item) => item.textContent ?? '');
  const to = places[key] ?? (isLetter ? rowTyped(titles, at, key) : undefined);
  if (to === undefined) return false;
  items[to]?.focus();
  return true;
}
