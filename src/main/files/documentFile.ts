import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import type { RequestError } from '../../contract/engineApi';
import { MAX_DOCUMENT_BYTES, type OpenedFile, type SavedFile } from '../../contract/filesApi';
import { fail, ok, type Result } from '../../core/result';
import { errorMessage } from '../errorMessage';
import { writeFileDurably } from '../writeFileDurably';

/** Reads a whole file. One that is too large is not read at all. */
export function readDocumentFile(path: string): Result<OpenedFile, RequestError> {
  const name = basename(path);
  try {
    const file = openSync(path, 'r');
    try {
      const found = fstatSync(file);
      if (!found.isFile()) return fail({ code: 'file', message: `${path} is no file.` });
      if (found.size > MAX_DOCUMENT_BYTES)
        return ok({ kind: 'too-large', path, name, byteLength: found.size });
      const bytes = new Uint8Array(found.size);
      let length = 0;
      for (let got = -1; got !== 0 && length < bytes.length; length += got)
        got = readSync(file, bytes, length, bytes.length - length, null);
      return ok({ kind: 'opened', path, name, bytes: bytes.subarray(0, length) });
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return fail({ code: 'file', message: `${path} cannot be read: ${errorMessage(error)}.` });
  }
}

/** Writes a whole file; where that fails, the old one stays as it was. */
export function writeDocumentFile(path: string, bytes: Uint8Array): Result<SavedFile, RequestError> {
  try {
    writeFileDurably(path, bytes);
    return ok({ kind: 'saved', path, name: basename(path) });
  } catch (error) {
    const message = `${path} could not be written: ${errorMessage(error)}. What was there before is unchanged.`;
    return fail({ code: 'file', message });
  }
}
