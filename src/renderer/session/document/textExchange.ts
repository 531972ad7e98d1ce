import { certain } from '../../../core/certain';
import { flaw, type Message, message, sentences } from '../../../core/message';
import type { PresetCatalogue } from '../../../core/notation/boards/presets';
import type { Exported } from '../../../core/notation/exchange/exported';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportText,
  importText,
} from '../../../core/notation/exchange/textFormats';
import { encodeUtf8 } from '../../../core/notation/text/textBytes';
import type { Result } from '../../../core/result';
import { say } from '../../../texts/say';
import type { ExportedText } from '../../state/document/fileActions';
import { isOffGame, positionShown } from '../../state/document/openGame';
import { linkToShown } from '../../view/document/linkToShown';
import type { Store } from '../store';
import { copyText } from '../window/copyText';
import { baseName } from './documentSaving';
import type { FileAccess } from './fileAccess';
import { type ImportedApplied, pasteImported } from './importedContent';
import { readingFailure } from './recordFailure';

export interface TextExchange {
  saveText(file: ExportedText): Promise<void>;
  exportAs(format: ExportFormat): Promise<void>;
  /** The recorded game as GCG, with a note on anything that the format cannot express. */
  gameText(): Result<Exported, Message>;
  /** The position as CGP; shows a notice. */
  copyPosition(): string;
  /** Copies a link to what is shown; shows a notice. */
  copyLink(): Promise<void>;
  paste(text: string): void;
}

/**
 * Import and export of other programs' formats, by file and clipboard.
 *
 * @param onLinked shows what a pasted link shows
 */
export function createTextExchange(
  { dispatch, state }: Store,
  catalogue: PresetCatalogue,
  access: FileAccess,
  onLinked: (pasted: ImportedApplied) => void,
): TextExchange {
  const tell = (...said: readonly (Message | null)[]) =>
    dispatch({ type: 'notice-raised', message: sentences(...said) });
  const refuse = (reason: Message) => dispatch({ type: 'failure-raised', kind: 'export', message: reason });

  function written(format: ExportFormat): Result<Exported, Message> {
    const { document, game, lexicon, setup, turn } = state.peek();
    const ofGame = () =>
      game && {
        record: game.main.record,
        branches: game.branches.length,
        rules: positionShown(game).setup.rules,
        position: isOffGame(game, setup) ? null : positionShown(game),
      };
    const words = lexicon.kind === 'open' ? lexicon.info.name : null;
    return exportText(format, { setup, turn, game: ofGame(), lexicon: words, cgp: document.cgp }, catalogue);
  }

  async function exportAs(format: ExportFormat) {
    const exported = written(format);
    if (!exported.ok) return refuse(exported.error);
    const { note, text: content } = exported.value;
    const found = EXPORT_FORMATS.find((each) => each.format === format);
    const { extension, fileName, title } = certain(found, 'the format of the export');
    const suggestedName = `${say(fileName(baseName(state.peek().document.name)))}.${extension}`;
    await saveText({ suggestedName, formatName: say(title), content, note });
  }

  async function saveText({ content, formatName, note, suggestedName }: ExportedText) {
    const bytes = encodeUtf8(content);
    const saved = await access.save({ path: null, suggestedName, formatName, bytes, isDocument: false });
    if (!saved.ok) return refuse(saved.error.message);
    if (saved.value === null) return;
    dispatch({ type: 'failure-cleared', kind: 'export' });
    tell(message('documentSession.exported', { file: saved.value.name }), note);
  }

  function copyPosition(): string {
    const cgp = written('cgp');
    if (!cgp.ok) throw flaw(cgp.error);
    const { note, text: line } = cgp.value;
    tell(message('documentSession.copiedPosition'), note);
    return line.trim();
  }

  async function copyLink() {
    const cgp = written('cgp');
    if (!cgp.ok) throw flaw(cgp.error);
    const link = linkToShown(state.peek(), cgp.value.text.trim());
    if (link === null) return tell(message('impossible.noAddress'));
    if (await copyText(link)) tell(message('links.copied'), cgp.value.note);
    else tell(message('links.notCopied'));
  }

  function paste(pasted: string) {
    if (pasted.trim() === '') return tell(message('documentSession.emptyClipboard'));
    const imported = importText(pasted, { rules: state.peek().setup.rules, catalogue, fileName: '' });
    const applied = imported.ok ? pasteImported(imported.value, state.peek()) : imported;
    if (!applied.ok) {
      const failure = readingFailure(pasted, null, applied.error);
      if (failure.beginning === undefined && failure.others === undefined) return tell(failure.message);
      return dispatch({ type: 'failure-raised', ...failure });
    }
    for (const action of applied.value.actions) dispatch(action);
    // Notices about letters are shown by whatever placed them.
    if (applied.value.message !== '') tell(applied.value.message);
    if (applied.value.linked !== undefined) onLinked(applied.value);
  }

  return { exportAs, saveText, gameText: () => written('gcg'), copyPosition, copyLink, paste };
}
