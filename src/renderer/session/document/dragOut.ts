import { DOCUMENT_EXTENSION } from '../../../contract/document/documentLimits';
import type { DragOut } from '../../../contract/document/filesApi';
import type { Message } from '../../../core/message';
import { encodeUtf8 } from '../../../core/notation/text/textBytes';
import { ok, type Result } from '../../../core/result';
import type { CameraPose } from '../../view/board/cameraPose';
import type { Store } from '../store';
import { documentText } from './documentFile';
import { baseName } from './documentSaving';
import type { FileAccess } from './fileAccess';
import type { TextExchange } from './textExchange';

interface Deps extends Pick<TextExchange, 'gameText'> {
  readonly access: FileAccess;
  readonly store: Store;
  readonly cameraPose: () => CameraPose | null;
  /** Receives the pointer events. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

export interface DragOutSession {
  /** Null if dragging out is not possible. */
  readonly dragOut: (() => void) | null;
  isUnderWay(): boolean;
}

/** Drags the document out of the window as a file; a recorded game as GCG. */
export function createDragOut({ access, cameraPose, gameText, page, store }: Deps): DragOutSession {
  const { dispatch, state } = store;
  const { dragOut } = access;
  let isUnderWay = false;

  function fileNow(): Result<DragOut, Message> {
    const { document, game } = state.peek();
    const name = baseName(document.name);
    const file = (extension: string, content: string): DragOut => ({
      name: `${name}.${extension}`,
      bytes: encodeUtf8(content),
    });
    if (game === null) return ok(file(DOCUMENT_EXTENSION, documentText(state.peek(), cameraPose())));
    const written = gameText();
    return written.ok ? ok(file('gcg', written.value.text)) : written;
  }

  async function drag(start: NonNullable<typeof dragOut>) {
    const file = fileNow();
    if (!file.ok) return refuse(file.error);
    isUnderWay = true;
    page.addEventListener('pointermove', endOnceReleased);
    const begun = await start(file.value);
    if (!begun.ok) refuse(begun.error.message);
  }

  /** While the system drags, the page receives no pointer events. */
  function endOnceReleased(event: Event) {
    if (Reflect.get(event, 'buttons') !== 0) return;
    isUnderWay = false;
    page.removeEventListener('pointermove', endOnceReleased);
  }

  const refuse = (message: Message) => dispatch({ type: 'failure-raised', kind: 'export', message });

  return {
    dragOut: dragOut === null ? null : () => void drag(dragOut),
    isUnderWay: () => isUnderWay,
  };
}
