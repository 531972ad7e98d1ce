import { MAX_DOCUMENT_BYTES } from '../../../contract/document/documentLimits';
import type { DragOut, SaveRequest, UnsavedAnswer } from '../../../contract/document/filesApi';
import type { RequestError } from '../../../contract/requests/requestError';
import type { AskDesktop } from '../../../contract/requests/requests';
import type { Connection } from '../../../contract/transport/connection';
import { message } from '../../../core/message';
import { fail, ok, type Result } from '../../../core/result';
import { text } from '../../../texts/text';
import { pickFile } from './pickFile';

/** A file to be opened. */
export type LoadedFile =
  | {
      readonly kind: 'loaded';
      readonly name: string;
      /** Null if files have no paths, as in a plain browser. */
      readonly path: string | null;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: 'too-large'; readonly name: string; readonly path: string | null };

export interface SavedPlace {
  readonly name: string;
  readonly path: string | null;
}

/** Opening and saving files, independent of the platform. Null if the user cancels. */
export interface FileAccess {
  open(path: string | null): Promise<Result<LoadedFile | null, RequestError>>;
  save(request: SaveRequest): Promise<Result<SavedPlace | null, RequestError>>;
  /** Null in a plain browser. */
  readonly dragOut: ((file: DragOut) => Promise<Result<null, RequestError>>) | null;
  askUnsaved(name: string): Promise<UnsavedAnswer>;
  /** Paths of recent files, latest first; none if files have no paths. */
  recent(): Promise<readonly string[]>;
  remember(path: string): Promise<void>;
}

export const createFileAccess = ({ askDesktop }: Connection): FileAccess =>
  askDesktop === null ? pageFiles : systemFiles(askDesktop);

/** A file that was dropped on the page or picked in it. */
export async function loadFile(file: File, path: string | null): Promise<LoadedFile> {
  if (file.size > MAX_DOCUMENT_BYTES) return { kind: 'too-large', name: file.name, path };
  return { kind: 'loaded', name: file.name, path, bytes: new Uint8Array(await file.arrayBuffer()) };
}

const systemFiles = (ask: AskDesktop): FileAccess => ({
  async open(path) {
    const opened = await ask('openFile', { path });
    if (!opened.ok) return opened;
    const file = opened.value;
    if (file.kind === 'none') return ok(null);
    return ok(file.kind === 'opened' ? { ...file, kind: 'loaded' } : file);
  },
  async save(request) {
    const saved = await ask('saveFile', request);
    if (!saved.ok) return saved;
    return ok(saved.value.kind === 'none' ? null : saved.value);
  },
  dragOut: (file) => ask('dragOut', file),
  async askUnsaved(name) {
    const answer = await ask('askUnsaved', { name });
    return answer.ok ? answer.value : 'cancel';
  },
  async recent() {
    const recent = await ask('recentFiles', {});
    return recent.ok ? recent.value : [];
  },
  async remember(path) {
    await ask('rememberFile', { path });
  },
});

/** How long a download stays available for the browser to read. */
const DOWNLOAD_MS = 60_000;

/** File access of a plain browser: its open dialog, and downloads. */
const pageFiles: FileAccess = {
  async open(path) {
    if (path !== null)
      return fail({ code: 'file', message: message('documentSession.pathInBrowser', { path }) });
    const picked = await pickFile();
    if (!picked.ok) return picked;
    return ok(picked.value === null ? null : await loadFile(picked.value, null));
  },
  async save({ bytes, suggestedName }) {
    const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)]));
    const link = document.createElement('a');
    link.href = address;
    link.download = suggestedName;
    link.click();
    // Browsers read the file only after the user has chosen its destination.
    setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_MS);
    return ok({ name: suggestedName, path: null });
  },
  dragOut: null,
  async askUnsaved(name) {
    return window.confirm(text('documentSession.askDiscard', { name })) ? 'discard' : 'cancel';
  },
  recent: async () => [],
  remember: async () => undefined,
};
