import type { OpenedFile, SaveRequest, UnsavedAnswer } from '../../../../src/contract/document/filesApi';
import type { Connection } from '../../../../src/contract/transport/connection';
import { fail, ok } from '../../../../src/core/result';
import { createFileSession } from '../../../../src/renderer/session/document/fileSession';
import type { LexiconSession } from '../../../../src/renderer/session/lexicon/lexiconSession';
import { createStore } from '../../../../src/renderer/session/store';
import { initialState } from '../../../../src/renderer/state/appState';
import { loadCatalogue } from '../../../core/notation/gcg/loadCatalogue';
import { readMidgame } from '../../view/midgame';
import { connectionOf, desktopOf, settle } from '../fakeConnection';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A window with files that the test provides. */
export function startFiles(files: Readonly<Record<string, string>> = {}) {
  const saves: SaveRequest[] = [];
  const remembered: string[] = [];
  const questions: string[] = [];
  const lexicons: unknown[] = [];
  const answers = { unsaved: 'cancel' as UnsavedAnswer, chosen: '', place: '/home/ann/new.tilewright' };
  const askDesktop = desktopOf({
    async openFile({ path }) {
      const wanted = path ?? answers.chosen;
      if (wanted === '') return ok({ kind: 'none' });
      const name = wanted.split('/').at(-1)!;
      const text = files[wanted];
      if (text === undefined) return fail({ code: 'file', message: `unreadable: ${wanted}` });
      const opened: OpenedFile = { kind: 'opened', path: wanted, name, bytes: bytesOf(text) };
      return ok(opened);
    },
    async saveFile(request) {
      if (request.path === '/full/a.tilewright') return fail({ code: 'file', message: 'disk full' });
      saves.push(request);
      const path = request.path ?? answers.place;
      return ok(path === '' ? { kind: 'none' } : { kind: 'saved', path, name: path.split('/').at(-1)! });
    },
    async askUnsaved({ name }) {
      questions.push(name);
      return ok(answers.unsaved);
    },
    recentFiles: async () => ok(remembered),
    rememberFile: async ({ path }) => {
      remembered.unshift(path);
      return ok(null);
    },
  });
  const connection: Connection = { ...connectionOf({}), askDesktop };
  const store = createStore(initialState(readMidgame()), () => 0);
  const lexicon: Pick<LexiconSession, 'openLexicon' | 'openFiles'> = {
    openLexicon: (request) => void lexicons.push(request),
    openFiles: (dropped) => void lexicons.push(dropped.map(({ name }) => name)),
  };
  const session = createFileSession({
    connection,
    store,
    lexicon,
    catalogue: loadCatalogue(),
    cameraPose: () => null,
    onOpened: () => undefined,
    page: new EventTarget(),
  });
  const open = async (path: string) => {
    session.openPath(path);
    await settle();
  };
  const edit = () => store.dispatch({ type: 'rack-tile-taken-back' });
  return { session, store, saves, questions, lexicons, answers, open, edit };
}
