import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { BUILT_IN_ENTRY } from '../../contract/lexicon/lexiconNames';
import { encodeGaddagFile, type GaddagIdentity } from '../../core/lexicon/formats/gaddagFile';
import type { Message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import type { BuiltLexicon } from '../../engine/buildLexicon';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { errorMessage, isMissing } from '../errorMessage';
import { writeOwnFile } from '../writeFileDurably';
import { cacheEntry, GADDAG_EXTENSION, REPORT_EXTENSION } from './cacheEntry';
import { leastUsed } from './leastUsed';
import { type LexiconSource, lexiconId } from './lexiconSource';
import { readGaddagFile } from './readGaddagFile';
import { encodeReport, readReport } from './reportFile';

/** Number of the user's own lexicons that are kept, besides the built-in one. */
export const KEPT_LEXICONS = 8;

/**
 * Finished GADDAGs on disk, each beside the report on the list that it was built from. A file with any defect
 * is never used; this and other problems of the cache are logged.
 */
export class LexiconCache {
  constructor(
    private readonly dir: string,
    private readonly log: (message: string) => void,
  ) {}

  read(source: LexiconSource, identity: GaddagIdentity): BuiltLexicon | undefined {
    const base = cacheEntry(this.dir, source, lexiconId(identity));
    const path = base + GADDAG_EXTENSION;
    try {
      const decoded = readGaddagFile(path, identity);
      if (!decoded.ok) return this.refuse(path, say(decoded.error.message));
      const report = readReport(base + REPORT_EXTENSION, identity);
      if (!report.ok) return this.refuse(path, say(report.error));
      this.markUsed(path);
      return { gaddag: decoded.value, report: report.value };
    } catch (error) {
      if (!isMissing(error)) this.log(text('cache.unreadable', { path, reason: errorMessage(error) }));
      return undefined;
    }
  }

  /** On failure, the problem is also logged. */
  write(
    source: LexiconSource,
    identity: GaddagIdentity,
    { gaddag, report }: BuiltLexicon,
  ): Result<null, Message> {
    const base = cacheEntry(this.dir, source, lexiconId(identity));
    try {
      writeOwnFile(base + REPORT_EXTENSION, encodeReport(report, identity));
      writeOwnFile(base + GADDAG_EXTENSION, ...encodeGaddagFile(gaddag, identity, crc32));
    } catch (error) {
      const message = text('cache.notWritten', {
        path: base + GADDAG_EXTENSION,
        reason: errorMessage(error),
      });
      this.log(message);
      return fail(message);
    }
    try {
      this.removeOldest();
    } catch (error) {
      this.log(text('cache.oldNotRemoved', { folder: this.dir, reason: errorMessage(error) }));
    }
    return ok(null);
  }

  private refuse(path: string, reason: string): undefined {
    this.log(text('cache.notUsed', { path, problem: reason }));
    return undefined;
  }

  private markUsed(path: string): void {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch (error) {
      this.log(text('cache.removedEarly', { path, reason: errorMessage(error) }));
    }
  }

  private removeOldest(): void {
    const paths = readdirSync(this.dir)
      .filter((name) => name.endsWith(GADDAG_EXTENSION) && name !== BUILT_IN_ENTRY + GADDAG_EXTENSION)
      .map((name) => join(this.dir, name));
    for (const path of leastUsed(paths, KEPT_LEXICONS)) {
      rmSync(path, { force: true });
      rmSync(path.slice(0, -GADDAG_EXTENSION.length) + REPORT_EXTENSION, { force: true });
    }
  }
}
