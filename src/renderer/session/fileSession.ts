import type { Connection, RequestError } from '../../contract/engineApi';
import { EXPORT_FORMATS, type Exported, type ExportFormat, exportText } from '../../core/notation/exportText';
import { decodeGcg } from '../../core/notation/gcg/gcgEncoding';
import { formatGcgProblem } from '../../core/notation/gcg/gcgProblem';
import { type Imported, importText } from '../../core/notation/importText';
import type { PresetCatalogue } from '../../core/notation/presets';
import { encodeUtf8 } from '../../core/notation/textBytes';
import { fail, ok, type Result } from '../../core/result';
import type { FileActions } from '../state/fileActions';
import { contentOf, isEdited, UNTITLED } from '../state/openDocument';
import { isOffGame, positionShown } from '../state/openGame';
import type { CameraPose } from '../view/cameraPose';
import { DOCUMENT_EXTENSION, documentText } from './documentFile';
import { createFileAccess, type LoadedFile, loadFile } from './fileAccess';
import { type ImportedApplied, openImported, pasteImported } from './importedContent';
import type { LexiconSession } from './lexiconSession';
import type { Store } from './store';

interface FileSurroundings {
  readonly connection: Connection;
  readonly store: Store;
  readonly catalogue: PresetCatalogue;
  readonly lexicon: Pick<LexiconSession, 'openLexicon' | 'openFiles'>;
  readonly cameraPose: () => CameraPose | null;
  /** Brings back how a document was looked at. */
  readonly onOpened: (opened: ImportedApplied) => void;
}

export interface FileSession extends FileActions {
  /** Whether the document lies in a file now. */
  saveDocument(): Promise<boolean>;
}

/** Opens, saves, imports and exports; nothing is changed where something is wrong. */
export function createFileSession(surroundings: FileSurroundings): FileSession {
  const { catalogue, cameraPose, connection, lexicon, onOpened, store } = surroundings;
  const { dispatch, state } = store;
  const access = createFileAccess(connection);
  const tell = (message: string) => dispatch({ type: 'notice-raised', message });
  const tellError = ({ message }: RequestError) => tell(message);

  /** One dialog at a time. */
  let isBusy = false;
  function alone(work: () => Promise<unknown>): void {
    if (isBusy) return;
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
    });
  }

  async function saveTo(path: string | null): Promise<boolean> {
    const current = state.peek();
    const content = contentOf(current);
    const saved = await access.save({
      path,
      suggestedName: documentFileName(current.document.name),
      formatName: 'Tilewright position',
      bytes: encodeUtf8(documentText(current, cameraPose())),
      isDocument: true,
    });
    if (!saved.ok) tellError(saved.error);
    if (!saved.ok || saved.value === null) return false;
    dispatch({ type: 'document-saved', ...saved.value, content });
    tell(`Saved ${saved.value.name}.`);
    return true;
  }

  const saveDocument = () => saveTo(state.peek().document.path);

  /** Whether the present document may go. */
  async function mayReplace(): Promise<boolean> {
    if (!isEdited(state.peek())) return true;
    const answer = await access.askUnsaved(state.peek().document.name);
    return answer === 'save' ? saveDocument() : answer === 'discard';
  }

  async function newPosition() {
    if (!(await mayReplace())) return;
    const { rules } = state.peek().setup;
    const tiles = new Array<number>(rules.layout.rows * rules.layout.cols).fill(0);
    dispatch({ type: 'document-opened', setup: { rules, tiles, rack: [] } });
    tell(`New position: ${rules.name}.`);
  }

  async function openFrom(path: string | null) {
    const opened = await access.open(path);
    if (!opened.ok) tellError(opened.error);
    else if (opened.value !== null) await openLoaded(opened.value, null);
  }

  /** @param dropped the page's own file, where it came so */
  async function openLoaded(file: LoadedFile, dropped: File | null) {
    if (file.kind === 'too-large' || /\.kwg$/i.test(file.name)) return openLexicon(file, dropped);
    const imported = readFile(file);
    if (!imported.ok) return tell(`${file.name}: ${imported.error}`);
    if (imported.value.kind === 'word-list') return openLexicon(file, dropped);
    await openContent(imported.value, file);
  }

  async function openContent(imported: Imported, file: LoadedFile) {
    const applied = openImported(imported, file, state.peek());
    if (!applied.ok) return tell(`${file.name}: ${applied.error}`);
    if (applied.value.isDocument && !(await mayReplace())) return;
    for (const action of applied.value.actions) dispatch(action);
    tell(applied.value.message);
    onOpened(applied.value);
  }

  function openLexicon({ name, path }: LoadedFile, dropped: File | null) {
    if (path !== null && /\.(txt|kwg)$/i.test(name)) lexicon.openLexicon({ source: 'file', path });
    else if (dropped !== null) lexicon.openFiles([dropped]);
    else tell(`${name} is a lexicon: drop it on the window, or open it with “Open lexicon…”.`);
  }

  function readFile(file: LoadedFile & { readonly kind: 'loaded' }): Result<Imported, string> {
    const decoded = decodeGcg(file.bytes);
    if (!decoded.ok) return fail(formatGcgProblem(decoded.error));
    return importText(decoded.value.text, { ...importSurroundings(), fileName: file.name });
  }

  const importSurroundings = () => ({ rules: state.peek().setup.rules, catalogue, fileName: '' });

  async function openDropped(files: readonly File[]) {
    const [file] = files;
    if (file === undefined || files.length > 1)
      return tell(`One file at a time: ${files.length} files were dropped.`);
    const isOnDisk = connection.files !== null;
    const path = isOnDisk ? await connection.pathOfFile(file) : ok(null);
    if (!path.ok) return tellError(path.error);
    if (path.value !== null && !/\.kwg$/i.test(file.name)) return openFrom(path.value);
    await openLoaded(await loadFile(file, path.value), file);
  }

  function paste(text: string) {
    const imported = importText(text, importSurroundings());
    if (!imported.ok) return tell(imported.error);
    const applied = pasteImported(imported.value, state.peek());
    if (!applied.ok) return tell(applied.error);
    for (const action of applied.value.actions) dispatch(action);
    if (applied.value.message !== '') tell(applied.value.message);
  }

  function exported(format: ExportFormat): Result<Exported, string> {
    const { game, lexicon: words, setup } = state.peek();
    return exportText(
      format,
      {
        setup,
        game:
          game === null
            ? null
            : { record: game.record, position: isOffGame(game, setup) ? null : positionShown(game) },
        lexicon: words.kind === 'open' ? words.info.name : null,
      },
      catalogue,
    );
  }

  async function exportAs(format: ExportFormat) {
    const written = exported(format);
    if (!written.ok) return tell(written.error);
    const { extension, title } = EXPORT_FORMATS.find((each) => each.format === format)!;
    const base = baseName(state.peek().document.name);
    const saved = await access.save({
      path: null,
      suggestedName: `${base}.${extension}`,
      formatName: title,
      bytes: encodeUtf8(written.value.text),
      isDocument: false,
    });
    if (!saved.ok) tellError(saved.error);
    else if (saved.value !== null)
      tell([`Exported ${saved.value.name}.`, written.value.note ?? ''].join(' ').trim());
  }

  function copyPosition(): string {
    const written = exported('cgp');
    if (!written.ok) throw new Error(written.error);
    tell(['Copied the position as CGP.', written.value.note ?? ''].join(' ').trim());
    return written.value.text.trim();
  }

  return {
    newPosition: () => alone(newPosition),
    open: () => alone(() => openFrom(null)),
    openPath: (path) => alone(() => openFrom(path)),
    openFiles: (files) => alone(() => openDropped(files)),
    save: () => alone(saveDocument),
    saveAs: () => alone(() => saveTo(null)),
    exportAs: (format) => alone(() => exportAs(format)),
    copyPosition,
    paste,
    saveDocument,
  };
}

const baseName = (name: string): string => name.replace(/\.[^.]*$/, '') || UNTITLED;

const documentFileName = (name: string): string => `${baseName(name)}.${DOCUMENT_EXTENSION}`;
