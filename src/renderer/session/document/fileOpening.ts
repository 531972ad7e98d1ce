import { MAX_DOCUMENT_BYTES } from '../../../contract/document/documentLimits';
import { isLexiconFile } from '../../../contract/lexicon/lexiconNames';
import type { Connection } from '../../../contract/transport/connection';
import { type Message, message, sentences } from '../../../core/message';
import type { PresetCatalogue } from '../../../core/notation/boards/presets';
import type { Imported } from '../../../core/notation/exchange/imported';
import { importText } from '../../../core/notation/exchange/textFormats';
import { decodeGcg } from '../../../core/notation/gcg/gcgEncoding';
import { formatGcgProblem } from '../../../core/notation/gcg/gcgProblem';
import { binaryKind } from '../../../core/notation/text/binaryKind';
import { encodeUtf8 } from '../../../core/notation/text/textBytes';
import { ok } from '../../../core/result';
import { text } from '../../../texts/text';
import type { GamesReview } from '../../features/review/session/gamesReview';
import type { LexiconSession } from '../lexicon/lexiconSession';
import type { Store } from '../store';
import type { DocumentSaving } from './documentSaving';
import { type FileAccess, type LoadedFile, loadFile } from './fileAccess';
import { type ImportedApplied, openImported } from './importedContent';
import { readingFailure } from './recordFailure';

export interface OpeningDeps {
  readonly connection: Connection;
  readonly store: Store;
  readonly catalogue: PresetCatalogue;
  readonly lexicon: Pick<LexiconSession, 'openLexicon' | 'openFiles'>;
  /** Restores the document's view. */
  readonly onOpened: (opened: ImportedApplied) => void;
}

interface Deps extends OpeningDeps {
  readonly games: GamesReview;
}

export interface FileOpening {
  /** Asks for a file if null. */
  openFrom(path: string | null): Promise<void>;
  /** Several games, or a folder, are reviewed. */
  openDropped(files: readonly File[], hasFolder: boolean): Promise<void>;
  /** Opens text without a file, under the name it would have as one. */
  openText(name: string, content: string): Promise<void>;
  /** Opens the position that an address holds. */
  openLink(address: string): Promise<void>;
}

const GAME = /\.gcg$/i;
const KWG = /\.kwg$/i;
const MAX_MEGABYTES = String(MAX_DOCUMENT_BYTES / 2 ** 20);

type NamedFile = Pick<LoadedFile, 'name' | 'path'>;

const inFile = ({ name }: NamedFile, problem: Message): Message =>
  message('document.inFile', { file: name, problem });

/** Opens any supported file. Nothing changes if there is an error. */
export function createFileOpening(
  { catalogue, connection, games, lexicon, onOpened, store }: Deps,
  access: FileAccess,
  { mayReplace }: DocumentSaving,
): FileOpening {
  const { dispatch, state } = store;
  const refuse = (reason: Message) => dispatch({ type: 'failure-raised', kind: 'open', message: reason });

  async function openFrom(path: string | null) {
    const opened = await access.open(path);
    if (!opened.ok) refuse(opened.error.message);
    else if (opened.value !== null) await openLoaded(opened.value, null);
  }

  /** @param dropped the page's file object, if it was dropped */
  async function openLoaded(file: LoadedFile, dropped: File | null) {
    if (KWG.test(file.name) || (file.kind === 'too-large' && isLexiconFile(file.name)))
      return openLexicon(file, dropped);
    if (file.kind === 'too-large')
      return refuse(message('documentSession.tooLarge', { file: file.name, megabytes: MAX_MEGABYTES }));
    const binary = binaryKind(file.bytes);
    if (binary !== null) return refuse(message('documentSession.noText', { file: file.name, what: binary }));
    const decoded = decodeGcg(file.bytes);
    if (!decoded.ok) return refuse(inFile(file, formatGcgProblem(decoded.error)));
    const { notice, text: content } = decoded.value;
    if (content.trim() === '') return refuse(message('documentSession.emptyFile', { file: file.name }));
    const { rules } = state.peek().setup;
    const imported = importText(content, { rules, catalogue, fileName: file.name });
    if (!imported.ok)
      return dispatch({ type: 'failure-raised', ...readingFailure(content, file.name, imported.error) });
    if (imported.value.kind === 'word-list') return openLexicon(file, dropped);
    if (imported.value.kind === 'lesson') return openLesson(imported.value.text, file);
    // Only game records commonly use encodings other than UTF-8.
    await openContent(imported.value, file, imported.value.kind === 'game' ? notice : undefined);
  }

  /** The document stays: it is set aside while the lesson is played. */
  async function openLesson(content: string, file: LoadedFile) {
    const { parseLesson } = await import('../../../core/notation/lessons/lessonFile');
    const lesson = parseLesson(content, catalogue);
    if (!lesson.ok) return refuse(inFile(file, lesson.error));
    dispatch({ type: 'failure-cleared', kind: 'open' });
    dispatch({ type: 'lesson-opened', id: file.name, path: file.path, lesson: lesson.value });
    if (file.path !== null) void access.remember(file.path);
  }

  async function openLink(address: string) {
    const { rules } = state.peek().setup;
    const imported = importText(address, { rules, catalogue, fileName: '' });
    if (!imported.ok) return refuse(imported.error);
    await openContent(imported.value, { name: text('links.document'), path: null }, undefined);
  }

  async function openContent(imported: Imported, file: NamedFile, notice: Message | undefined) {
    const applied = openImported(imported, file, state.peek());
    if (!applied.ok) return refuse(inFile(file, applied.error));
    if (applied.value.isDocument && !(await mayReplace())) return;
    for (const action of applied.value.actions) dispatch(action);
    dispatch({ type: 'failure-cleared', kind: 'open' });
    // In a frame, it would hide the board.
    if (!state.peek().isEmbedded)
      dispatch({ type: 'notice-raised', message: sentences(applied.value.message, notice ?? null) });
    onOpened(applied.value);
    if (file.path !== null) void access.remember(file.path);
  }

  function openLexicon({ name, path }: LoadedFile, dropped: File | null) {
    dispatch({ type: 'failure-cleared', kind: 'open' });
    if (path !== null && isLexiconFile(name)) lexicon.openLexicon({ source: 'file', path });
    else if (dropped !== null) lexicon.openFiles([dropped]);
    else refuse(message('documentSession.isLexicon', { file: name }));
  }

  /** Null if files have no paths. */
  async function pathsOf(files: readonly File[]) {
    if (connection.askDesktop === null) return null;
    const paths: string[] = [];
    for (const file of files) {
      const path = await connection.pathOfFile(file);
      if (path.ok) paths.push(path.value);
    }
    return paths;
  }

  async function openDropped(files: readonly File[], hasFolder: boolean) {
    const [file] = files;
    const areGames = files.length > 1 && files.every(({ name }) => GAME.test(name));
    const paths = hasFolder || areGames ? await pathsOf(files) : null;
    if (paths !== null) return games.review(paths);
    if (file === undefined || files.length > 1)
      return refuse(message('documentSession.oneFile', { count: files.length }));
    const path = connection.askDesktop === null ? ok(null) : await connection.pathOfFile(file);
    if (!path.ok) return refuse(path.error.message);
    if (path.value !== null && !KWG.test(file.name)) return openFrom(path.value);
    await openLoaded(await loadFile(file, path.value), file);
  }

  const openText = (name: string, content: string) =>
    openLoaded({ kind: 'loaded', name, path: null, bytes: encodeUtf8(content) }, null);

  return { openFrom, openDropped, openText, openLink };
}
