import { createHash } from 'node:crypto';
import { type Message, message } from '../../core/message';
import { errorMessage, isMissing } from '../errorMessage';
import { fileStamp, type StatFile } from '../fileStamp';
import { readRegularFile } from '../regularFile';
import { writeOwnFile } from '../writeFileDurably';
import { type FirstSearch, type Kept, keptSearchParser } from './firstSearchParser';

/** The file of the first search, and what it depends on besides the user's files. */
export interface FirstSearchPlace {
  readonly path: string;
  /** They change with every version of the program. */
  readonly programFiles: readonly string[];
  readonly stat: StatFile;
}

/** Ten times the size of a few hundred rows of a list. */
const MAX_BYTES = 1 << 20;

/**
 * The first search of the last run, in a file: its checksum (SHA-256, hex), a new line, and JSON. The next
 * run is likely to begin with the same question. It is invalid once any of the files has changed that its
 * answer depended on; a damaged one is not used either, which is logged.
 */
export class FirstSearchFile {
  /** Content of the file. */
  private kept: Kept | undefined;

  constructor(
    private readonly place: FirstSearchPlace,
    /** The files that the answer of a search depended on, besides the program's. */
    private readonly groundsOf: (search: FirstSearch) => readonly string[],
    private readonly log: (problem: Message) => void,
  ) {}

  read(): FirstSearch | undefined {
    const { path, stat } = this.place;
    try {
      const file = Buffer.from(readRegularFile(path, MAX_BYTES)).toString('utf8');
      const content = file.slice(file.indexOf('\n') + 1);
      const kept: unknown = file === withChecksum(content) ? JSON.parse(content) : undefined;
      if (!isKept(kept)) {
        this.log(message('cache.firstSearchDamaged', { path }));
        return undefined;
      }
      this.kept = kept;
      const { grounds, search } = kept;
      return grounds.every(([ground, stamp]) => fileStamp(ground, stat) === stamp) ? search : undefined;
    } catch (error) {
      if (!isMissing(error))
        this.log(message('cache.firstSearchUnreadable', { path, reason: errorMessage(error) }));
      return undefined;
    }
  }

  write(search: FirstSearch): void {
    const { path, programFiles, stat } = this.place;
    try {
      const files = [...programFiles, ...this.groundsOf(search)];
      const kept: Kept = { grounds: files.map((file) => [file, fileStamp(file, stat)]), search };
      if (sameButForTimes(kept, this.kept)) return;
      writeOwnFile(path, Buffer.from(withChecksum(JSON.stringify(kept))));
      this.kept = kept;
    } catch (error) {
      this.log(message('cache.firstSearchNotWritten', { path, reason: errorMessage(error) }));
    }
  }
}

/** The value itself is used: answers are compared as text, and zod returns fields in an order of its own. */
const isKept = (value: unknown): value is Kept => keptSearchParser.safeParse(value).success;

const withChecksum = (content: string): string =>
  `${createHash('sha256').update(content).digest('hex')}\n${content}`;

/** Durations differ each time. */
export const sameButForTimes = (one: unknown, other: unknown): boolean =>
  withoutTimes(one) === withoutTimes(other);

const withoutTimes = (told: unknown): string | undefined =>
  JSON.stringify(told, (name, value: unknown) => (name === 'durationMs' ? 0 : value));
