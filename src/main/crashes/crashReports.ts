import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { arch, release } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { version } from '../../../package.json';
import { text } from '../../texts/text';
import { errorMessage } from '../errorMessage';
import { writeOwnFile } from '../writeFileDurably';

/** Number of reports kept, the newest. */
const MOST_KEPT = 10;
/** Limit for repeated failures, which are likely the same one. */
const MOST_WRITTEN = 20;
const MOST_DETAILS = 20_000;
const FILE_NAME = /^crash-.*\.txt$/;

interface Deps {
  readonly folder: string;
  readonly log: (message: string) => void;
  /** The graphics driver, as far as known; appended once it is known. */
  readonly graphics: () => Promise<string>;
}

/** Crash reports, one text file each. They are for the user: nothing is ever sent. */
export class CrashReports {
  private written = 0;

  constructor(private readonly deps: Deps) {}

  /**
   * Returns the report's path; null if none was written, which is logged.
   *
   * @param what a sentence
   * @param error what was thrown, if anything was
   */
  write(what: string, error?: unknown): string | null {
    const { folder, log } = this.deps;
    if (this.written >= MOST_WRITTEN) return null;
    this.written++;
    const now = new Date().toISOString();
    const path = join(folder, `crash-${now.replaceAll(/[:.]/g, '-')}-${this.written}.txt`);
    try {
      writeOwnFile(path, Buffer.from(reportText(now, what, error)));
      this.removeOldest();
      void this.appendGraphics(path);
      return path;
    } catch (failure) {
      log(text('crash.unwritable', { path, reason: errorMessage(failure) }));
      return null;
    }
  }

  private async appendGraphics(path: string): Promise<void> {
    const { graphics, log } = this.deps;
    try {
      appendFileSync(path, `${text('crash.graphics', { graphics: await graphics() })}\n`);
    } catch (failure) {
      log(text('crash.unwritable', { path, reason: errorMessage(failure) }));
    }
  }

  /** Their names begin with their times. */
  private removeOldest(): void {
    const { folder } = this.deps;
    const names = readdirSync(folder).filter((name) => FILE_NAME.test(name));
    for (const name of names.toSorted().slice(0, -MOST_KEPT)) rmSync(join(folder, name), { force: true });
  }
}

function reportText(time: string, what: string, error: unknown): string {
  const { chrome, electron, node } = process.versions;
  const report = text('crash.report', {
    time,
    what,
    version,
    electron: electron ?? '–',
    chromium: chrome ?? '–',
    node,
    system: `${process.platform} ${arch()} ${release()}`,
  });
  return error === undefined ? `${report}\n` : `${report}\n\n${detailsOf(error)}\n\n`;
}

/** With the stack and its causes. */
const detailsOf = (error: unknown): string =>
  (typeof error === 'string' ? error : inspect(error, { depth: 3 })).slice(0, MOST_DETAILS);
