import { text } from '../../../texts/text';
import { Icon } from '../window/icons';

interface DragHandleProps {
  /** Begins the drag of a file; null: nothing here can. */
  readonly onDragOut: (() => void) | null;
}

/** The document as a file, to be dragged to another window. With keys it is saved instead. */
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
        // The system drags the file in place of this sign.
        event.preventDefault();
        onDragOut?.();
      }}
    >
      <Icon name="file" />
    </span>
  );
}
