import { text } from '../../../texts/text';
import { Icon } from '../window/icons';

interface DragHandleProps {
  /** Starts dragging a file; null if unsupported. */
  readonly onDragOut: (() => void) | null;
}

/** Drags the document to another window as a file. Activated by key, it saves instead. */
export function DragHandle({ onDragOut }: DragHandleProps) {
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
