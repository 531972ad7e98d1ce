import { existsSync, lstatSync } from 'node:fs';
import { KeptReview } from '../../contract/review/reviewApi';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { text } from '../../texts/text';
import { errorMessage, isMissing } from '../errorMessage';
import { parseJson } from '../parseJson';
import { readRegularFile } from '../regularFile';
import { setAside } from '../setAside';
import { writeFileDurably } from '../writeFileDurably';

/** A review of the longest game is smaller. */
const MAX_BYTES = 1 << 20;
const MAX_VALUES = 200_000;

/** The review in a file; null if there is no such file. */
export function readReview(path: string): Result<KeptReview | null, Message> {
  let bytes: Uint8Array;
  try {
    bytes = readRegularFile(path, MAX_BYTES);
  } catch (error) {
    return isMissing(error)
      ? ok(null)
      : fail(message('review.unreadable', { path, reason: errorMessage(error) }));
  }
  const parsed = parseJson(Buffer.from(bytes).toString('utf8'), KeptReview, { maxValues: MAX_VALUES });
  return parsed.ok ? parsed : fail(parsed.error);
}

/** The review to resume. A file that is not a review is moved aside, to be replaced. */
export function takeReview(path: string): {
  readonly kept: KeptReview | null;
  readonly problem: Message | null;
} {
  const read = readReview(path);
  if (read.ok) return { kept: read.value, problem: null };
  if (!existsSync(path)) return { kept: null, problem: read.error };
  return { kept: null, problem: setAside(path, read.error) };
}

/** Never through a link: nobody chose this path, and the link may come with the folder of the game. */
export function writeReview(path: string, review: KeptReview): Result<null, Message> {
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error(text('files.isLink'));
    writeFileDurably(path, Buffer.from(`${JSON.stringify(review)}\n`));
    return ok(null);
  } catch (error) {
    return fail(message('review.unwritable', { path, reason: errorMessage(error) }));
  }
}
