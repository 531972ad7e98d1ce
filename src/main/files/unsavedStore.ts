import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { DOCUMENT_EXTENSION, MAX_DOCUMENT_BYTES } from '../../contract/document/documentLimits';
import type { UnsavedDocument, UnsavedFound } from '../../contract/document/filesApi';
import type { RequestError } from '../../contract/requests/requestError';
import type { Message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { errorMessage } from '../errorMessage';
import { parseJson } from '../parseJson';
import { readRegularFile } from '../regularFile';
import { setAsideDir } from '../userDataDir';
import { writeOwnFile } from '../writeFileDurably';

const documentParser: z.ZodType<UnsavedDocument> = z.object({
  path: z.string().nullable(),
  name: z.string(),
  text: z.string(),
});

/** The text is one JSON string, in which a character takes up to six bytes. */
const MAX_KEPT_BYTES = 6 * MAX_DOCUMENT_BYTES + (1 << 16);

type SetAsideReason = Extract<UnsavedFound, { readonly kind: 'set-aside' }>['reason'];

/** The text of the file that holds an unsaved document. */
export const formatUnsaved = (document: UnsavedDocument): string => `${JSON.stringify(document)}\n`;

/** The inverse; the error is a sentence. */
export const parseUnsaved = (text: string): Result<UnsavedDocument, Message> =>
  parseJson(text, documentParser, { maxLength: MAX_KEPT_BYTES });

/**
 * Keeps a document with unsaved changes in `unsaved.json` of the user data folder. The file is there from
 * shortly after the first change until the document is saved or discarded, so one found at a start belongs to
 * a program that ended unexpectedly.
 *
 * The kept document may itself have ended the program. So a mark (`unsaved.tried`) lies beside it from when
 * the page receives it until the page confirms that it was restored; if a start finds the mark, the document
 * is set aside as a file of its own instead.
 */
export class UnsavedStore {
  private readonly path: string;
  private readonly mark: string;
  /** The document given to a page that has not confirmed it yet. */
  private given: UnsavedDocument | null = null;
  /**
   * Sets aside the kept document, if that was not possible so far: nothing else is kept
   * in its place until it is.
   */
  private owed: (() => UnsavedFound) | null = null;

  constructor(
    private readonly dir: string,
    private readonly log: (message: string) => void,
    /** Whether a document that its page did not confirm is set aside: where that can be opened. */
    private readonly isTriedOnce = true,
  ) {
    this.path = join(dir, 'unsaved.json');
    this.mark = join(dir, 'unsaved.tried');
  }

  keep(document: UnsavedDocument): Result<null, RequestError> {
    const aside = this.owed?.();
    if (this.owed !== null && aside?.kind === 'problem')
      return fail({ code: 'file', message: aside.message });
    try {
      writeOwnFile(this.path, Buffer.from(formatUnsaved(document)));
      return ok(null);
    } catch (error) {
      const message = text('files.notKept', { path: this.path, reason: errorMessage(error) });
      return fail({ code: 'file', message });
    }
  }

  forget(): Result<null, RequestError> {
    return this.owed === null ? this.remove(this.path) : ok(null);
  }

  /**
   * Gives the kept document to a page that begins. One that is unreadable, or crashed the last page, is moved
   * aside.
   */
  take(): UnsavedFound {
    if (!existsSync(this.path)) return { kind: 'none' };
    const read = this.read();
    if (!read.ok) return this.setFileAside(say(read.error));
    const document = read.value;
    if (this.isTriedOnce && existsSync(this.mark)) return this.setDocumentAside(document, 'unfinished');
    const standing = this.compareWithFile(document);
    if (standing === 'older') return this.setDocumentAside(document, 'older');
    if (standing === 'saved') {
      // The program ended after the document was saved and before this copy was removed.
      this.forget();
      return { kind: 'none' };
    }
    this.writeMark();
    this.given = document;
    return { kind: 'kept', document };
  }

  /** The page restored the document. */
  confirm(): Result<null, RequestError> {
    this.given = null;
    return this.remove(this.mark);
  }

  /** The page cannot show the document: a newer version may be able to. */
  refuse(): UnsavedFound {
    return this.given === null ? { kind: 'none' } : this.setDocumentAside(this.given, 'refused');
  }

  private read(): Result<UnsavedDocument, Message> {
    try {
      return parseUnsaved(Buffer.from(readRegularFile(this.path, MAX_KEPT_BYTES)).toString('utf8'));
    } catch (error) {
      return fail(`${errorMessage(error)}.`);
    }
  }

  /** Compares with the document’s file, which is written after the copy; later changes are kept again. */
  private compareWithFile({ path, text: content }: UnsavedDocument): 'newer' | 'older' | 'saved' {
    try {
      const file = path === null ? undefined : statSync(path, { throwIfNoEntry: false });
      if (path === null || file === undefined) return 'newer';
      if (Buffer.from(content).equals(readRegularFile(path, MAX_KEPT_BYTES))) return 'saved';
      return file.mtimeMs > statSync(this.path).mtimeMs ? 'older' : 'newer';
    } catch (error) {
      this.log(text('files.notCompared', { path: String(path), reason: errorMessage(error) }));
      return 'newer';
    }
  }

  private writeMark(): void {
    try {
      writeOwnFile(this.mark, new Uint8Array());
    } catch (error) {
      this.log(text('files.notWritten', { path: this.mark, reason: errorMessage(error) }));
    }
  }

  private setDocumentAside(document: UnsavedDocument, reason: SetAsideReason): UnsavedFound {
    const path = this.freePlace(document.name);
    try {
      writeOwnFile(path, Buffer.from(document.text));
    } catch (error) {
      this.owed = () => this.setDocumentAside(document, reason);
      const message = text('files.notSetAside', {
        name: document.name,
        aside: path,
        reason: errorMessage(error),
        kept: this.path,
      });
      return { kind: 'problem', message };
    }
    this.owed = null;
    this.forget();
    this.confirm();
    return { kind: 'set-aside', name: document.name, path, reason };
  }

  /** A file name that is not taken yet, from any name. */
  private freePlace(name: string): string {
    const base = basename(name)
      .replace(/\.[^.]*$/, '')
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '_')
      .slice(0, 80);
    for (let number = 1; ; number++) {
      const path = join(
        setAsideDir(this.dir),
        `${base || text('files.untitled')} ${number}.${DOCUMENT_EXTENSION}`,
      );
      if (!existsSync(path)) return path;
    }
  }

  private setFileAside(reason: string): UnsavedFound {
    const aside = join(this.dir, 'unsaved.broken.json');
    try {
      renameSync(this.path, aside);
    } catch (error) {
      this.owed = () => this.setFileAside(reason);
      const message = text('files.brokenNotMoved', {
        problem: reason,
        aside,
        reason: errorMessage(error),
        kept: this.path,
      });
      return { kind: 'problem', message };
    }
    this.owed = null;
    return { kind: 'problem', message: text('files.broken', { problem: reason, aside }) };
  }

  private remove(path: string): Result<null, RequestError> {
    try {
      rmSync(path, { force: true });
      return ok(null);
    } catch (error) {
      return fail({ code: 'file', message: text('files.notRemoved', { path, reason: errorMessage(error) }) });
    }
  }
}
