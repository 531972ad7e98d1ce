import type { BeginExport } from '../../../../contract/picture/exportApi';
import { MAX_EXPORT_PIECE } from '../../../../contract/picture/exportLimits';
import type { AskDesktop } from '../../../../contract/requests/requests';
import { type Message, message } from '../../../../core/message';
import type { FileAccess } from '../../../session/document/fileAccess';

/** A file written piece by piece, which exists only once it is kept. */
export interface ExportFile {
  /** Its id in the main process; null in a browser. */
  readonly id: number | null;
  /** @throws {ExportFailed} */
  write(bytes: Uint8Array, position: number): Promise<void>;
  /** Returns its name. @throws {ExportFailed} */
  keep(): Promise<string>;
  /** Deletes whatever was written. */
  drop(): Promise<void>;
}

/** The reason why a picture or film failed. */
export class ExportFailed extends Error {
  constructor(readonly reason: Message) {
    super();
  }
}

/** Asks for a destination; null if the user cancels. @throws {ExportFailed} */
export async function beginExport(
  askDesktop: AskDesktop | null,
  access: Pick<FileAccess, 'save'>,
  request: BeginExport,
): Promise<ExportFile | null> {
  return askDesktop === null ? downloadOf(access, request) : systemFile(askDesktop, request);
}

async function systemFile(ask: AskDesktop, request: BeginExport): Promise<ExportFile | null> {
  const begun = await ask('beginExport', request);
  if (!begun.ok) throw new ExportFailed(begun.error.message);
  if (begun.value.kind === 'none') return null;
  const { id, name } = begun.value;
  return {
    id,
    async write(bytes, position) {
      for (let from = 0; from < bytes.length; from += MAX_EXPORT_PIECE) {
        const piece = bytes.slice(from, from + MAX_EXPORT_PIECE);
        const written = await ask('writeExport', { id, position: position + from, bytes: piece });
        if (!written.ok) throw new ExportFailed(written.error.message);
      }
    },
    async keep() {
      const kept = await ask('endExport', { id, isKept: true });
      if (!kept.ok) throw new ExportFailed(kept.error.message);
      return name;
    },
    async drop() {
      await ask('endExport', { id, isKept: false });
    },
  };
}

/** The maximum that a browser's page holds in memory before the download. */
const MOST_KEPT = 2 ** 29;

/** Browsers hold the file in memory until it is complete, then download it. */
function downloadOf(
  access: Pick<FileAccess, 'save'>,
  { formatName, suggestedName }: BeginExport,
): ExportFile {
  let kept = new Uint8Array(2 ** 20);
  let length = 0;
  return {
    id: null,
    async write(bytes, position) {
      const end = position + bytes.length;
      if (end > MOST_KEPT) throw new ExportFailed(message('picture.tooLongForBrowser'));
      if (end > kept.length) {
        const larger = new Uint8Array(Math.max(end, kept.length * 2));
        larger.set(kept);
        kept = larger;
      }
      kept.set(bytes, position);
      length = Math.max(length, end);
    },
    async keep() {
      const bytes = kept.subarray(0, length);
      const saved = await access.save({ path: null, suggestedName, formatName, bytes, isDocument: false });
      if (!saved.ok) throw new ExportFailed(saved.error.message);
      return saved.value?.name ?? suggestedName;
    },
    async drop() {
      kept = new Uint8Array(0);
    },
  };
}
