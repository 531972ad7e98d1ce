import { basename } from 'node:path';
import type { SavedFile } from '../../contract/document/filesApi';
import type { BegunExport, EndExport, WriteExport } from '../../contract/picture/exportApi';
import type { RequestError } from '../../contract/requests/requestError';
import { message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { errorMessage } from '../errorMessage';
import { DurableFile } from '../writeFileDurably';
import type { ExportNotes } from './exportNotes';

interface OpenExport {
  readonly path: string;
  readonly file: DurableFile;
}

/** Files that the page writes piece by piece; each appears only once it is whole. */
export class Exports {
  private readonly open = new Map<number, OpenExport>();
  private last = 0;

  constructor(private readonly notes: ExportNotes) {}

  /** @param path where the person wants it */
  begin(path: string): Result<BegunExport, RequestError> {
    void this.notes.removeRests();
    return this.attempt(path, () => {
      const id = ++this.last;
      const file = DurableFile.begin(path, (temporary) => this.notes.add(temporary));
      this.open.set(id, { path, file });
      return { kind: 'begun', id, name: basename(path) };
    });
  }

  write({ bytes, id, position }: WriteExport): Result<null, RequestError> {
    const found = this.open.get(id);
    if (found === undefined) return fail(NOT_OPEN);
    const written = this.attempt(found.path, () => {
      found.file.write(bytes, position);
      return null;
    });
    if (!written.ok) this.drop(id);
    return written;
  }

  end({ id, isKept }: EndExport): Result<SavedFile, RequestError> {
    const found = this.open.get(id);
    if (found === undefined) return fail(NOT_OPEN);
    if (!isKept) {
      this.drop(id);
      return ok({ kind: 'none' });
    }
    this.open.delete(id);
    const kept = this.attempt<SavedFile>(found.path, () => {
      found.file.keep();
      return { kind: 'saved', path: found.path, name: basename(found.path) };
    });
    this.notes.remove(found.file.temporary);
    return kept;
  }

  /** The page that wrote them is gone. */
  dropAll(): void {
    for (const id of [...this.open.keys()]) this.drop(id);
  }

  private drop(id: number): void {
    const found = this.open.get(id);
    if (found === undefined) return;
    this.open.delete(id);
    found.file.drop();
    this.notes.remove(found.file.temporary);
  }

  private attempt<Value>(path: string, work: () => Value): Result<Value, RequestError> {
    try {
      return ok(work());
    } catch (error) {
      const reason = errorMessage(error);
      return fail({ code: 'file', message: message('files.notSaved', { path, reason }) });
    }
  }
}

const NOT_OPEN: RequestError = { code: 'bad-request', message: message('files.noExport') };
