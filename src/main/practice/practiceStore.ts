import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestError } from '../../contract/requests/requestError';
import { type KeptPractice, practiceParser } from '../../contract/school/practiceApi';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { say } from '../../texts/say';
import { errorMessage } from '../errorMessage';
import { badRequest } from '../jobs/job';
import { parseJson } from '../parseJson';
import { readRegularFile } from '../regularFile';
import { writeOwnFile } from '../writeFileDurably';

const MAX_BYTES = 1 << 25;
const MAX_VALUES = 5_000_000;

/**
 * The user's practice file: `practice.json` in the user data folder, which can be copied to another machine.
 * A file that cannot be understood is set aside.
 */
export class PracticeStore {
  private readonly path: string;

  constructor(
    folder: string,
    private readonly log: (note: string) => void,
  ) {
    this.path = join(folder, 'practice.json');
  }

  /** Null if nothing has been kept yet. */
  read(): Result<KeptPractice | null, RequestError> {
    if (!existsSync(this.path)) return ok(null);
    const read = this.readFile();
    if (read.ok) return read;
    const aside = `${this.path}.old`;
    this.log(say(message('files.practiceUnreadable', { problem: read.error, aside })));
    try {
      renameSync(this.path, aside);
    } catch (error) {
      return fail({ code: 'file', message: errorMessage(error) });
    }
    return ok(null);
  }

  write(kept: KeptPractice): Result<null, RequestError> {
    try {
      writeOwnFile(this.path, Buffer.from(`${JSON.stringify(kept)}\n`));
      return ok(null);
    } catch (error) {
      return fail({ code: 'file', message: errorMessage(error) });
    }
  }

  private readFile(): Result<KeptPractice, Message> {
    try {
      return parsePractice(Buffer.from(readRegularFile(this.path, MAX_BYTES)).toString('utf8'));
    } catch (error) {
      return fail(errorMessage(error));
    }
  }
}

const parsePractice = (text: string): Result<KeptPractice, Message> =>
  parseJson(text, practiceParser, { maxValues: MAX_VALUES });

/** What a file of practice from another machine contains. */
export function readPracticeText(text: string): Result<KeptPractice, RequestError> {
  const parsed = parsePractice(text);
  return parsed.ok ? parsed : fail(badRequest(message('practice.notPractice', { problem: parsed.error })));
}
