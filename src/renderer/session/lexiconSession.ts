import type { Connection } from '../../contract/engineApi';
import { LEXICON_EXTENSIONS, type LexiconRequest } from '../../contract/lexiconApi';
import { dropProblem } from '../view/lexiconView';
import type { Store } from './store';

export interface LexiconSession {
  /** Puts another lexicon to use. */
  openLexicon(request: LexiconRequest): void;
  /** Opens again what is in use, or what could not be opened. */
  retryLexicon(): void;
  /** For an engine that has lost the lexicon in use. */
  reopenLexicon(): Promise<void>;
  cancelLexicon(): void;
  /** Asks for a file and opens it. */
  chooseLexicon(): void;
  /** Opens a file that was dropped on the window. */
  openFiles(files: readonly File[]): void;
}

const DEFAULT_NAME = 'the built-in lexicon';

/** Opens lexicons. The one in use stays in use until another one is there. */
export function createLexiconSession(connection: Connection, { dispatch, state }: Store): LexiconSession {
  const { api } = connection;
  /** The last one that was asked for. */
  let latest: LexiconRequest = { source: 'default' };
  let openings = 0;

  async function open(request: LexiconRequest) {
    const opening = ++openings;
    latest = request;
    const opened = await api.openLexicon(request);
    if (opening !== openings) return;
    if (opened.ok) dispatch({ type: 'lexicon-opened', info: opened.value });
    else dispatch({ type: 'lexicon-failed', error: opened.error });
    await loadRecents();
  }

  async function openAnother(request: LexiconRequest) {
    const name = request.source === 'default' ? DEFAULT_NAME : fileName(request.path);
    const isReplacing = state.peek().lexicon.kind === 'open';
    dispatch(isReplacing ? { type: 'lexicon-switch-requested', name } : { type: 'lexicon-requested' });
    await open(request);
  }

  async function loadRecents() {
    const recents = await api.recentLexicons({});
    if (recents.ok) dispatch({ type: 'recent-lexicons-loaded', recents: recents.value });
    else dispatch({ type: 'notice-raised', message: recents.error.message });
  }

  async function reopenLexicon() {
    const { lexicon } = state.peek();
    const path = lexicon.kind === 'open' ? lexicon.info.path : null;
    dispatch({ type: 'lexicon-requested' });
    await open(path === null ? { source: 'default' } : { source: 'file', path });
  }

  async function choose() {
    const choice = await api.chooseLexicon({});
    if (!choice.ok) dispatch({ type: 'notice-raised', message: choice.error.message });
    else if (choice.value.kind === 'chosen') await openAnother({ source: 'file', path: choice.value.path });
    else if (choice.value.kind === 'pick-in-page') pickInPage((file) => void openFiles([file]));
  }

  async function openFiles(files: readonly File[]) {
    const problem = dropProblem(files.map(({ name }) => name));
    const [file] = files;
    if (problem !== null || file === undefined) {
      dispatch({ type: 'lexicon-refused', message: problem ?? 'No file was dropped.' });
      return;
    }
    const path = await connection.pathOfFile(file);
    if (path.ok) await openAnother({ source: 'file', path: path.value });
    else dispatch({ type: 'lexicon-refused', message: `${file.name}: ${path.error.message}` });
  }

  async function cancelLexicon() {
    const cancelled = await api.cancelLexicon({});
    if (!cancelled.ok) dispatch({ type: 'notice-raised', message: cancelled.error.message });
  }

  return {
    openLexicon: (request) => void openAnother(request),
    retryLexicon: () => void openAnother(latest),
    reopenLexicon,
    cancelLexicon: () => void cancelLexicon(),
    chooseLexicon: () => void choose(),
    openFiles: (files) => void openFiles(files),
  };
}

const fileName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

/** The browser's own dialog, where the engine has none. */
function pickInPage(onPicked: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = LEXICON_EXTENSIONS.map((extension) => `.${extension}`).join(',');
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) onPicked(file);
  });
  input.click();
}
