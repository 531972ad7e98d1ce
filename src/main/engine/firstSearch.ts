import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import type { LexiconInfo } from '../../contract/lexicon/lexiconApi';
import type { AnswerTo, RequestTo } from '../../contract/requests/requests';
import { type Message, message } from '../../core/message';
import type { LexiconSource } from '../cache/lexiconSource';
import { errorMessage, isMissing } from '../errorMessage';
import { readRegularFile } from '../regularFile';
import { writeOwnFile } from '../writeFileDurably';

/** What the first search of a run was asked and answered, and the lexicon that it was made with. */
export interface FirstSearch {
  readonly source: LexiconSource;
  readonly lexicon: LexiconInfo;
  readonly request: RequestTo<'generate'>;
  readonly answer: AnswerTo<'generate'>;
}

/** Where the first search is kept, and what it follows from beside files of a person's own. */
export interface FirstSearchPlace {
  readonly path: string;
  /** They are others whenever the program is. */
  readonly programFiles: readonly string[];
  /** Undefined where there is no such file. */
  readonly stat: (path: string) => Stats | undefined;
}

/** Some hundred rows of a list have a tenth of that. */
const MAX_BYTES = 1 << 20;

/** A file that an answer followed from, and what it was like; null: it was not there. */
type Ground = readonly [path: string, stamp: string | null];

interface Kept {
  readonly grounds: readonly Ground[];
  readonly search: FirstSearch;
}

/**
 * The first search of the last run, in a file: its checksum (SHA-256, hex), a new line, and JSON. The next
 * run is likely to begin with the same question. It is of no use once any of the files has changed that its
 * answer followed from; one that is damaged is not used either, which the log says.
 */
export class FirstSearchFile {
  private content: string | undefined;

  constructor(
    private readonly place: FirstSearchPlace,
    /** The files that the answer of a search followed from, beside the program's. */
    private readonly groundsOf: (search: FirstSearch) => readonly string[],
    private readonly log: (problem: Message) => void,
  ) {}

  read(): FirstSearch | undefined {
    const { path } = this.place;
    try {
      const file = Buffer.from(readRegularFile(path, MAX_BYTES)).toString('utf8');
      const content = file.slice(file.indexOf('\n') + 1);
      if (file !== withChecksum(content)) {
        this.log(message('cache.firstSearchDamaged', { path }));
        return undefined;
      }
      this.content = content;
      // Written by this program: the checksum says so.
      const { grounds, search } = JSON.parse(content) as Kept;
      return grounds.every(([ground, stamp]) => this.stampOf(ground) === stamp) ? search : undefined;
    } catch (error) {
      if (!isMissing(error))
        this.log(message('cache.firstSearchUnreadable', { path, reason: errorMessage(error) }));
      return undefined;
    }
  }

  write(search: FirstSearch): void {
    const { path, programFiles } = this.place;
    try {
      const files = [...programFiles, ...this.groundsOf(search)];
      const grounds = files.map((file): Ground => [file, this.stampOf(file)]);
      const content = JSON.stringify({ grounds, search } satisfies Kept);
      if (this.content !== undefined && sameButForTimes(content, this.content)) return;
      writeOwnFile(path, Buffer.from(withChecksum(content)));
      this.content = content;
    } catch (error) {
      this.log(message('cache.firstSearchNotWritten', { path, reason: errorMessage(error) }));
    }
  }

  private stampOf(path: string): string | null {
    const found = this.place.stat(path);
    return found === undefined ? null : `${found.mtimeMs} ${found.size}`;
  }
}

const withChecksum = (content: string): string =>
  `${createHash('sha256').update(content).digest('hex')}\n${content}`;

/** How long something took is another figure each time. */
export const sameButForTimes = (one: string, other: string): boolean =>
  withoutTimes(one) === withoutTimes(other);

const withoutTimes = (json: string): string =>
  JSON.stringify(JSON.parse(json), (name, value: unknown) => (name === 'durationMs' ? 0 : value));
