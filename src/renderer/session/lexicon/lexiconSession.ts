import type {
  LexiconInfo,
  LexiconOrigin,
  LexiconRequest,
  LexiconToOpen,
} from '../../../contract/lexicon/lexiconApi';
import { LEXICON_EXTENSIONS } from '../../../contract/lexicon/lexiconNames';
import type { RequestError } from '../../../contract/requests/requestError';
import type { Connection } from '../../../contract/transport/connection';
import { type Alphabet, alphabetOf, isSameAlphabet, isUsableAlphabet } from '../../../core/alphabet/alphabet';
import { message } from '../../../core/message';
import { fail, type Result } from '../../../core/result';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { dropProblem, lettersNotice, notRestoredNotice } from '../../view/lexicon/lexiconView';
import { pickFile } from '../document/pickFile';
import type { Store } from '../store';

export interface LexiconSession {
  /**
   * Opens the last lexicon used with the letters of the position's tiles; if it is gone, the built-in list.
   */
  restoreLexicon(): void;
  /** Switches to another lexicon, with the letters of the position's tiles. */
  openLexicon(origin: LexiconOrigin): void;
  /** Opens a lexicon that fits the position's letters, unless that was already done last. */
  fitLetters(): void;
  /** Reopens the current lexicon, or the one that failed. */
  retryLexicon(): void;
  /** For an engine that has lost the current lexicon. */
  reopenLexicon(): Promise<void>;
  /** Receives the outcome of an opening that was announced before. */
  follow(id: string, opened: Result<LexiconInfo, RequestError>): void;
  cancelLexicon(): void;
  /** Asks for a file and opens it. */
  chooseLexicon(): void;
  /** Lists the cache. */
  listKept(): void;
  /** Removes an entry of the cache. */
  removeKept(name: string): void;
  /** Opens a file that was dropped on the window. */
  openFiles(files: readonly File[]): void;
}

/** Opens lexicons. The current one stays in use until the next is ready. */
export function createLexiconSession(connection: Connection, { dispatch, state }: Store): LexiconSession {
  const { ask } = connection;
  /** The latest request. */
  let latest: LexiconRequest = { source: 'last', letters: lettersInUse() };
  let openings = 0;
  let reopening: Promise<void> | null = null;
  /** The latest notice about words that the tiles cannot spell. */
  let lettersSaid: string | null = null;
  /** Lexicons whose missing cache entry was reported. */
  const toldUncached = new Set<string>();
  /** The last lexicon used with each alphabet. */
  const lastUsed = new Map<string, LexiconOrigin>();

  function lettersInUse(): Alphabet {
    return alphabetOf(state.peek().setup.rules.distribution);
  }

  /**
   * The lexicon, if it could be opened and no other has been requested since.
   *
   * @param isChosen by the user
   */
  async function open(lexicon: LexiconToOpen, isChosen = false): Promise<LexiconInfo | null> {
    const opening = ++openings;
    const letters = lettersInUse();
    latest = { ...lexicon, letters };
    const opened = await ask('openLexicon', latest);
    if (opening !== openings) return null;
    if (lettersSaid !== null && state.peek().notice === lettersSaid) dispatch({ type: 'notice-dismissed' });
    lettersSaid = null;
    if (!opened.ok && lexicon.source === 'last' && isAboutFile(opened.error)) {
      dispatch({ type: 'notice-raised', message: notRestoredNotice(say(opened.error.message)) });
      return open({ source: 'default' });
    }
    if (opened.ok) {
      const origin = originAt(opened.value.path);
      latest = { ...origin, letters };
      lastUsed.set(letters.join(' '), origin);
      dispatch({ type: 'lexicon-opened', info: opened.value, isChosen });
      tellCacheProblem(opened.value);
    } else dispatch({ type: 'lexicon-failed', error: opened.error });
    await loadRecents();
    return opened.ok ? opened.value : null;
  }

  /** Once per lexicon, because it may be opened repeatedly. */
  function tellCacheProblem({ cacheProblem, id }: LexiconInfo) {
    if (cacheProblem === null || toldUncached.has(id)) return;
    toldUncached.add(id);
    dispatch({ type: 'failure-raised', kind: 'lexicon-cache', message: cacheProblem });
  }

  async function restoreLexicon() {
    dispatch({ type: 'lexicon-requested' });
    await open({ source: 'last' });
  }

  async function openAnother(lexicon: LexiconToOpen) {
    const name = lexicon.source === 'file' ? fileName(lexicon.path) : text('lexiconSession.builtIn');
    const isReplacing = state.peek().lexicon.kind === 'open';
    dispatch(isReplacing ? { type: 'lexicon-switch-requested', name } : { type: 'lexicon-requested' });
    await open(lexicon, true);
  }

  /** The current lexicon has letters that the tiles lack, or vice versa, so it is useless. */
  async function fitLetters() {
    const letters = lettersInUse();
    if (!isUsableAlphabet(letters) || isSameAlphabet(letters, latest.letters)) return;
    dispatch({ type: 'lexicon-requested' });
    const opening = open(toOpenWith(letters));
    // After the edit of the tiles has raised its own notice.
    await null;
    const said = state.peek().notice;
    const info = await opening;
    const { notice, setup } = state.peek();
    const told = info === null ? null : lettersNotice(info, setup.rules.distribution);
    if (told === null) return;
    // The notice about removed tiles must not be lost.
    lettersSaid = notice !== null && notice === said ? `${say(notice)} ${told}` : told;
    dispatch({ type: 'notice-raised', message: lettersSaid });
  }

  function toOpenWith(letters: Alphabet): LexiconToOpen {
    const used = lastUsed.get(letters.join(' '));
    if (used !== undefined) return used;
    const recent = state.peek().lexiconShelf.recents.find((each) => isSameAlphabet(each.letters, letters));
    return recent === undefined ? toOpenAgain(latest) : { source: 'file', path: recent.path };
  }

  async function loadRecents() {
    const recents = await ask('recentLexicons', {});
    if (recents.ok) dispatch({ type: 'recent-lexicons-loaded', recents: recents.value });
    else dispatch({ type: 'failure-raised', kind: 'lexicon-choice', message: recents.error.message });
  }

  /** Several requests may find it lost at the same time; it is opened once for all of them. */
  function reopenLexicon(): Promise<void> {
    reopening ??= reopen().finally(() => {
      reopening = null;
    });
    return reopening;
  }

  async function reopen() {
    const { lexicon } = state.peek();
    dispatch({ type: 'lexicon-requested' });
    await open(lexicon.kind === 'open' ? originAt(lexicon.info.path) : toOpenAgain(latest));
  }

  function follow(id: string, opened: Result<LexiconInfo, RequestError>) {
    const { lexicon, lexiconShelf } = state.peek();
    // Another one is in use by now, or being opened.
    if (lexicon.kind !== 'open' || lexicon.info.id !== id || lexiconShelf.opening !== null) return;
    if (!opened.ok) {
      dispatch({ type: 'lexicon-failed', error: opened.error });
      return;
    }
    dispatch({ type: 'lexicon-opened', info: opened.value });
    tellCacheProblem(opened.value);
  }

  async function choose() {
    const choice = await ask('chooseLexicon', {});
    if (!choice.ok)
      dispatch({ type: 'failure-raised', kind: 'lexicon-choice', message: choice.error.message });
    else if (choice.value.kind === 'chosen') await openAnother({ source: 'file', path: choice.value.path });
    else if (choice.value.kind === 'pick-in-page') await pickInPage();
  }

  async function pickInPage() {
    const picked = await pickFile(LEXICON_EXTENSIONS);
    if (!picked.ok)
      dispatch({ type: 'failure-raised', kind: 'lexicon-choice', message: picked.error.message });
    else if (picked.value !== null) await openFiles([picked.value]);
  }

  async function openFiles(files: readonly File[]) {
    const problem = dropProblem(files.map(({ name }) => name));
    const [file] = files;
    if (problem !== null || file === undefined) {
      dispatch({ type: 'lexicon-refused', message: problem ?? message('lexiconSession.nothingDropped') });
      return;
    }
    const path = await connection.pathOfFile(file);
    if (path.ok) await openAnother({ source: 'file', path: path.value });
    else
      dispatch({
        type: 'lexicon-refused',
        message: message('document.inFile', { file: file.name, problem: path.error.message }),
      });
  }

  async function listKept() {
    const kept = await ask('keptLexicons', {});
    dispatch({ type: 'kept-lexicons-loaded', kept: kept.ok ? kept : fail(kept.error.message) });
  }

  async function removeKept(name: string) {
    const removed = await ask('removeKeptLexicon', { name });
    if (removed.ok) await listKept();
    else dispatch({ type: 'kept-lexicons-loaded', kept: fail(removed.error.message) });
  }

  async function cancelLexicon() {
    const cancelled = await ask('cancelLexicon', {});
    if (!cancelled.ok) dispatch({ type: 'notice-raised', message: cancelled.error.message });
  }

  return {
    restoreLexicon: () => void restoreLexicon(),
    openLexicon: (origin) => void openAnother(origin),
    fitLetters: () => void fitLetters(),
    retryLexicon: () => void openAnother(toOpenAgain(latest)),
    reopenLexicon,
    follow,
    cancelLexicon: () => void cancelLexicon(),
    chooseLexicon: () => void choose(),
    listKept: () => void listKept(),
    removeKept: (name) => void removeKept(name),
    openFiles: (files) => void openFiles(files),
  };
}

const toOpenAgain = (request: LexiconRequest): LexiconToOpen =>
  request.source === 'file' ? { source: 'file', path: request.path } : { source: request.source };

/** @param path null for the built-in list */
const originAt = (path: string | null): LexiconOrigin =>
  path === null ? { source: 'default' } : { source: 'file', path };

/** It would fail again, unlike after a loss of the engine or a cancelled opening. */
const isAboutFile = ({ code }: RequestError): boolean => code === 'file' || code === 'bad-word-list';

const fileName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;
