import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { describeIssue } from '../../contract/checkRequest';
import type { RequestError } from '../../contract/engineApi';
import {
  DOCUMENT_EXTENSION,
  MAX_DOCUMENT_BYTES,
  type UnsavedDocument,
  type UnsavedFound,
} from '../../contract/filesApi';
import { fail, ok, type Result } from '../../core/result';
import { errorMessage } from '../errorMessage';
import { readRegularFile } from '../regularFile';
import { writeFileDurably } from '../writeFileDurably';

const documentParser: z.ZodType<UnsavedDocument> = z.object({
  path: z.string().nullable(),
  name: z.string(),
  text: z.string(),
});

/** The text is one string of JSON, in which a character takes up to six bytes. */
const MAX_KEPT_BYTES = 6 * MAX_DOCUMENT_BYTES + (1 << 16);

/**
 * Keeps a document with unsaved changes in `unsaved.json` of the user data folder. The file is there from shortly
 * after the first change until the document is saved or given up, so that one found at a start is of a program that
 * ended unawares.
 *
 * What is kept may be what ended the program. So a mark lies beside it (`unsaved.tried`) from when the page is given
 * it until the page says that it lives with it; where the mark is found, the document is set aside as a file of its
 * own instead.
 */
export class UnsavedStore {
  private readonly path: string;
  private readonly mark: string;

  constructor(
    private readonly dir: string,
    private readonly log: (message: string) => void,
  ) {
    this.path = join(dir, 'unsaved.json');
    this.mark = join(dir, 'unsaved.tried');
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
    return this.remove(this.path);
  }

  /** Gives what is kept to a page that begins. What is not understood, or ended the last page, is moved aside. */
  take(): UnsavedFound {
    const document = this.read();
    if (document === null) return { kind: 'none' };
    if (existsSync(this.mark)) return this.setDocumentAside(document, 'unfinished');
    if (this.isSaved(document)) {
      this.forget();
      return { kind: 'none' };
    }
    if (this.isOlderThanFile(document)) return this.setDocumentAside(document, 'older');
    this.writeMark();
    return { kind: 'kept', document };
  }

  /** The page lives with what it was given. */
  confirm(): Result<null, RequestError> {
    return this.remove(this.mark);
  }

  private read(): UnsavedDocument | null {
    if (!existsSync(this.path)) return null;
    try {
      const text = Buffer.from(readRegularFile(this.path, MAX_KEPT_BYTES)).toString('utf8');
      const parsed = documentParser.safeParse(JSON.parse(text));
      if (parsed.success) return parsed.data;
      this.setFileAside(describeIssue(parsed.error));
    } catch (error) {
      this.setFileAside(errorMessage(error));
    }
    return null;
  }

  /** The program ended after the document was saved and before this was forgotten. */
  private isSaved({ path, text }: UnsavedDocument): boolean {
    if (path === null || !existsSync(path)) return false;
    try {
      return Buffer.from(text).equals(readRegularFile(path, MAX_KEPT_BYTES));
    } catch (error) {
      this.log(`${path} cannot be compared with its unsaved changes: ${errorMessage(error)}.`);
      return false;
    }
  }

  /** What is kept is written before the file of the document is; later changes are kept again. */
  private isOlderThanFile({ path }: UnsavedDocument): boolean {
    const file = path === null ? undefined : statSync(path, { throwIfNoEntry: false });
    return file !== undefined && file.mtimeMs > statSync(this.path).mtimeMs;
  }

  private writeMark(): void {
    try {
      writeFileDurably(this.mark, new Uint8Array());
    } catch (error) {
      this.log(`${this.mark} could not be written: ${errorMessage(error)}.`);
    }
  }

  private setDocumentAside(document: UnsavedDocument, reason: 'unfinished' | 'older'): UnsavedFound {
    const path = this.freePlace(document.name);
    try {
      writeFileDurably(path, Buffer.from(document.text));
    } catch (error) {
      this.log(`The unsaved changes could not be set aside as ${path}: ${errorMessage(error)}.`);
      return { kind: 'none' };
    }
    this.forget();
    this.confirm();
    return { kind: 'set-aside', name: document.name, path, reason };
  }

  /** A file name that is not taken yet, made of a name that may be anything. */
  private freePlace(name: string): string {
    const base = basename(name)
      .replace(/\.[^.]*$/, '')
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '_')
      .slice(0, 80);
    for (let number = 1; ; number++) {
      const path = join(this.dir, 'set aside', `${base || 'Untitled'} ${number}.${DOCUMENT_EXTENSION}`);
      if (!existsSync(path)) return path;
    }
  }

  private setFileAside(reason: string): void {
    const aside = join(this.dir, 'unsaved.broken.json');
    this.log(`The changes kept in ${this.path} were not understood (${reason}).`);
    try {
      renameSync(this.path, aside);
      this.log(`They are left in ${aside}.`);
    } catch (error) {
      this.log(`They could not be moved to ${aside}: ${errorMessage(error)}.`);
    }
  }

  private remove(path: string): Result<null, RequestError> {
    try {
      rmSync(path, { force: true });
      return ok(null);
    } catch (error) {
      return fail({ code: 'file', message: `${path} could not be removed: ${errorMessage(error)}.` });
    }
  }
}
