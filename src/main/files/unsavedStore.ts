import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { describeIssue } from '../../contract/checkRequest';
import type { RequestError } from '../../contract/engineApi';
import type { UnsavedDocument } from '../../contract/filesApi';
import { fail, ok, type Result } from '../../core/result';
import { errorMessage } from '../errorMessage';
import { writeFileDurably } from '../writeFileDurably';

const documentParser: z.ZodType<UnsavedDocument> = z.object({
  path: z.string().nullable(),
  name: z.string(),
  text: z.string(),
});

/**
 * Keeps a document with unsaved changes in `unsaved.json` of the user data folder. The file is there from shortly
 * after the first change until the document is saved or given up, so that one found at a start is of a program that
 * ended unawares.
 */
export class UnsavedStore {
  private readonly path: string;

  constructor(
    private readonly dir: string,
    private readonly log: (message: string) => void,
  ) {
    this.path = join(dir, 'unsaved.json');
  }

  keep(document: UnsavedDocument): Result<null, RequestError> {
    try {
      writeFileDurably(this.path, Buffer.from(`${JSON.stringify(document)}\n`));
      return ok(null);
    } catch (error) {
      const message = `Unsaved changes could not be kept in ${this.path}: ${errorMessage(error)}.`;
      return fail({ code: 'file', message });
    }
  }

  forget(): Result<null, RequestError> {
    try {
      rmSync(this.path, { force: true });
      return ok(null);
    } catch (error) {
      return fail({ code: 'file', message: `${this.path} could not be removed: ${errorMessage(error)}.` });
    }
  }

  /** Null if nothing is kept. A file that is not understood is moved aside, and said so. */
  read(): UnsavedDocument | null {
    if (!existsSync(this.path)) return null;
    try {
      const parsed = documentParser.safeParse(JSON.parse(readFileSync(this.path, 'utf8')));
      if (parsed.success) return parsed.data;
      this.setAside(describeIssue(parsed.error));
    } catch (error) {
      this.setAside(errorMessage(error));
    }
    return null;
  }

  private setAside(reason: string): void {
    const aside = join(this.dir, 'unsaved.broken.json');
    this.log(`The changes kept in ${this.path} were not understood (${reason}).`);
    try {
      renameSync(this.path, aside);
      this.log(`They are left in ${aside}.`);
    } catch (error) {
      this.log(`They could not be moved to ${aside}: ${errorMessage(error)}.`);
    }
  }
}
