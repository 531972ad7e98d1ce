import { DOCUMENT_EXTENSION } from '../../../contract/document/documentLimits';
import { message } from '../../../core/message';
import { encodeUtf8 } from '../../../core/notation/text/textBytes';
import { text } from '../../../texts/text';
import { ownWorkOf } from '../../state/document/desk';
import { contentOf, isEdited, UNTITLED } from '../../state/document/openDocument';
import type { CameraPose } from '../../view/board/cameraPose';
import { documentName } from '../../view/document/documentName';
import type { Store } from '../store';
import { documentText } from './documentFile';
import type { FileAccess } from './fileAccess';

export interface DocumentSaving {
  /** Asks for a path if null. Returns whether the document is saved; `isQuiet` suppresses the notice. */
  saveTo(path: string | null, isQuiet?: boolean): Promise<boolean>;
  /** Saves to the document's file, or asks for one. */
  save(isQuiet?: boolean): Promise<boolean>;
  /** Whether the document may be replaced: it is saved, or the user discards the changes. */
  mayReplace(): Promise<boolean>;
}

interface SavingDeps {
  readonly access: FileAccess;
  readonly store: Store;
  readonly cameraPose: () => CameraPose | null;
}

export function createDocumentSaving({ access, cameraPose, store }: SavingDeps): DocumentSaving {
  const { dispatch, state } = store;

  async function saveTo(path: string | null, isQuiet = false): Promise<boolean> {
    const current = { ...state.peek(), ...ownWorkOf(state.peek()) };
    const content = contentOf(current);
    const saved = await access.save({
      path,
      suggestedName: `${baseName(current.document.name)}.${DOCUMENT_EXTENSION}`,
      formatName: text('documentSession.ownFormat'),
      bytes: encodeUtf8(documentText(current, cameraPose())),
      isDocument: true,
    });
    if (!saved.ok) dispatch({ type: 'failure-raised', kind: 'save', message: saved.error.message });
    if (!saved.ok || saved.value === null) return false;
    dispatch({ type: 'document-saved', ...saved.value, content });
    dispatch({ type: 'failure-cleared', kind: 'save' });
    if (!isQuiet)
      dispatch({
        type: 'notice-raised',
        message: message('documentSession.saved', { file: saved.value.name }),
      });
    return true;
  }

  const save = (isQuiet = false) => saveTo(ownWorkOf(state.peek()).document.path, isQuiet);

  async function mayReplace(): Promise<boolean> {
    const own = ownWorkOf(state.peek());
    if (!isEdited(own)) return true;
    const answer = await access.askUnsaved(documentName(own.document.name));
    return answer === 'save' ? save() : answer === 'discard';
  }

  return { saveTo, save, mayReplace };
}

/** A file name without its extension. */
export const baseName = (name: string): string => documentName(name.replace(/\.[^.]*$/, '') || UNTITLED);
