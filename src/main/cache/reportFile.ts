import { createHash } from 'node:crypto';
import { z } from 'zod';
import { describeIssue } from '../../contract/requests/checkRequest';
import type { GaddagIdentity } from '../../core/lexicon/formats/gaddagFile';
import type { WordListReport } from '../../core/lexicon/wordList/wordListParser';
import type { Message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { parseJson } from '../parseJson';
import { readRegularFile } from '../regularFile';
import { lexiconId } from './lexiconSource';

/** A report names a few refused lines, each with a short message. */
const MAX_REPORT_BYTES = 1 << 20;

const count = z.int().min(0);

/** Another version of the program may have written a message that this one has no text for. */
function isSayable(written: unknown): boolean {
  try {
    return say(written as Message) !== '';
  } catch {
    return false;
  }
}

export const sayable = z.custom<Message>(isSayable);

export const reportParser: z.ZodType<WordListReport | null> = z
  .object({
    encoding: z.enum(['utf-8', 'latin-1']),
    lines: count,
    accepted: count,
    duplicates: count,
    emptyLines: count,
    ambiguous: count,
    refused: z.object({ 'outside-alphabet': count, 'too-short': count, 'too-long': count }),
    refusals: z.array(
      z.object({
        line: count,
        reason: z.enum(['outside-alphabet', 'too-short', 'too-long']),
        message: sayable,
      }),
    ),
  })
  .nullable();

/** The report as text beside a checksum of it and of the lexicon that it belongs to. */
const fileParser = z.object({ checksum: z.string(), report: z.string() });

const checksumOf = (text: string, identity: GaddagIdentity): string =>
  createHash('sha256').update(lexiconId(identity)).update(text).digest('hex');

/** The report on the word list that a cached GADDAG was built from, as the file beside it. */
export function encodeReport(report: WordListReport | null, identity: GaddagIdentity): Uint8Array {
  const text = JSON.stringify(report);
  return Buffer.from(JSON.stringify({ checksum: checksumOf(text, identity), report: text }));
}

/** Reads a file written by `encodeReport`; fails with a sentence. Throws if the file cannot be read. */
export function readReport(path: string, identity: GaddagIdentity): Result<WordListReport | null, Message> {
  return parseReport(Buffer.from(readRegularFile(path, MAX_REPORT_BYTES)).toString('utf8'), identity);
}

/** Reads the text of such a file. */
export function parseReport(
  content: string,
  identity: GaddagIdentity,
): Result<WordListReport | null, Message> {
  const file = parseJson(content, fileParser, { maxLength: MAX_REPORT_BYTES });
  if (!file.ok) return fail(text('cache.reportDamaged', { problem: say(file.error) }));
  if (file.value.checksum !== checksumOf(file.value.report, identity))
    return fail(text('cache.reportChecksum'));
  // The checksum proves that this program wrote it.
  const report = reportParser.safeParse(JSON.parse(file.value.report));
  return report.success
    ? ok(report.data)
    : fail(text('cache.reportWrong', { problem: say(describeIssue(report.error)) }));
}
