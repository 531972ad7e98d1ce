import { useComputed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { ownWorkOf } from '../../state/document/desk';
import type { FileActions } from '../../state/document/fileActions';
import { isEdited } from '../../state/document/openDocument';
import { documentName } from '../../view/document/documentName';
import { type FileMenuItem, recentItems } from '../../view/document/fileMenuView';
import { Icon } from '../window/icons';
import type { PanelProps } from '../window/panelProps';

export type RecentFiles = Pick<FileActions, 'openPath' | 'recentFiles' | 'dragOut'>;

interface FileMenuProps extends Pick<PanelProps, 'state'> {
  readonly itemsOf: (state: AppState) => readonly FileMenuItem[];
  readonly files: RecentFiles;
  readonly onCommand: (id: string) => void;
}

/** The document's name and its menu. */
export function FileMenu({ files, itemsOf, onCommand, state }: FileMenuProps) {
  const name = useComputed(() => documentName(ownWorkOf(state.value).document.name)).value;
  const edited = useComputed(() => isEdited(ownWorkOf(state.value))).value;
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    place.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    void files.recentFiles().then(setRecent);
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);
  return (
    <div ref={place} class="file-menu">
      <DragHandle onDragOut={files.dragOut} />
      <button
        type="button"
        class="file-button bare"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={edited ? text('documentPanel.unsaved', { document: name }) : name}
        onClick={() => setOpen(!isOpen)}
      >
        <span class="file-name ellipsis">{name}</span>
        {edited && (
          <span class="file-edited" role="img" aria-label={text('documentPanel.unsavedMark')}>
            •
          </span>
        )}
        <span class="lexicon-more" aria-hidden="true">
          ▾
        </span>
      </button>
      {isOpen && (
        <div
          class="file-items popup"
          role="menu"
          tabIndex={-1}
          aria-label={text('documentPanel.file')}
          onKeyDown={(event) => {
            if (!isMenuKey(event.key)) return;
            moveInMenu(event);
            if (event.key !== 'Escape') return;
            setOpen(false);
            place.current?.querySelector<HTMLElement>('.file-button')?.focus();
          }}
        >
          {itemsOf(state.value).map(({ id, keys, label, why }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={why !== null}
              title={why ?? undefined}
              onClick={() => {
                if (why !== null) return;
                setOpen(false);
                onCommand(id);
              }}
            >
              <span>{label}</span>
              <span aria-hidden="true">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </span>
            </button>
          ))}
          {recent.length > 0 && <p class="file-items-title hint">{text('documentPanel.recentFiles')}</p>}
          {recentItems(recent).map(({ folder, name: fileName, path }) => (
            <button
              key={path}
              type="button"
              role="menuitem"
              tabIndex={-1}
              class="recent-file"
              title={path}
              onClick={() => {
                setOpen(false);
                files.openPath(path);
              }}
            >
              <span>{fileName}</span>
              <span class="recent-folder hint">{folder}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const isMenuKey = (key: string): boolean =>
  ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape', 'Tab'].includes(key);

/** Arrow keys move within menus and are not propagated. */
function moveInMenu(event: KeyboardEvent): void {
  event.stopPropagation();
  event.preventDefault();
  const menu = event.currentTarget;
  if (!(menu instanceof HTMLElement)) return;
  const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    Tab: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  };
  const next = places[event.key];
  if (next !== undefined) items.at(next % items.length)?.focus();
}

interface DragHandleProps {
  /** Starts dragging a file; null if unsupported. */
  readonly onDragOut: (() => void) | null;
}

/** Drags the document to another window as a file. Activated by key, it saves instead. */
function DragHandle({ onDragOut }: DragHandleProps) {
  const name = text(onDragOut === null ? 'documentPanel.noDragOut' : 'documentPanel.dragOut');
  return (
    <span
      class="drag-handle"
      role="img"
      draggable={onDragOut !== null}
      aria-label={name}
      title={name}
      onDragStart={(event) => {
        // The system drags the file instead of this icon.
        event.preventDefault();
        onDragOut?.();
      }}
    >
      <Icon name="file" />
    </span>
  );
}
