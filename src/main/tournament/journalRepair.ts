import { type Message, message } from '../../core/message';
import { ok, type Result } from '../../core/result';
import { visitRegularFile } from '../regularFile';
import { placeAside } from '../setAside';
import { orUnwritable } from '../unwritable';
import { DurableFile } from '../writeFileDurably';

export const MAX_JOURNAL_BYTES = 2 ** 34;

/** A part of a file. */
export interface Bytes {
  readonly from: number;
  /** Start of the next part. */
  readonly to: number;
}

/** The intact part of a journal: its length, and the damaged pieces in it. */
export interface WholeLines {
  readonly byteLength: number;
  readonly damage: readonly Bytes[];
}

/**
 * Copies a damaged journal to a place beside it, then keeps only its whole lines.
 * @returns what to say of it
 */
export function repairJournal(
  path: string,
  whole: WholeLines & { readonly problem: Message | undefined },
): Result<Message, Message> {
  const aside = placeAside(path);
  const copied = copyLines(path, aside, { byteLength: Number.POSITIVE_INFINITY, damage: [] });
  if (!copied.ok) return copied;
  const repaired = copyLines(path, path, whole);
  if (!repaired.ok) return repaired;
  return ok(message('tournament.damagedKept', { problem: whole.problem ?? '', aside }));
}

/** Replaces a file, or the journal itself, by the whole lines of the journal. */
export function copyLines(from: string, to: string, whole: WholeLines): Result<null, Message> {
  return orUnwritable(to, () => {
    const file = DurableFile.begin(to);
    let read = 0;
    let written = 0;
    try {
      visitRegularFile(from, MAX_JOURNAL_BYTES, (piece) => {
        for (const part of wholeParts(piece, read, whole)) {
          file.write(part, written);
          written += part.length;
        }
        read += piece.length;
      });
    } catch (error) {
      file.drop();
      throw error;
    }
    file.keep();
    return null;
  });
}

/** @param at where the piece begins in the file */
function* wholeParts(piece: Uint8Array, at: number, { byteLength, damage }: WholeLines) {
  const end = Math.min(at + piece.length, byteLength);
  let begin = at;
  for (const { from, to } of damage) {
    if (to <= begin) continue;
    if (from >= end) break;
    if (from > begin) yield piece.subarray(begin - at, from - at);
    begin = to;
  }
  if (begin < end) yield piece.subarray(begin - at, end - at);
}
