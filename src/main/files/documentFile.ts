import { closeSync, fstatSync } from 'node:fs';
import { basename } from 'node:path';
import { MAX_DOCUMENT_BYTES } from '../../contract/document/documentLimits';
import type { OpenedFile, SavedFile } from '../../contract/document/filesApi';
import type { RequestError } from '../../contract/requests/requestError';
import { fail, ok, type Result } from '../../core/result';
import { text } from '../../texts/text';
import { errorMessage } from '../errorMessage';
import { openRegularFile, readOpenFile } from '../regularFile';
import { writeFileDurably } from '../writeFileDurably';

/** Reads a whole file. One that is too large is not read at all. */
export function readDocumentFile(path: string): Result<OpenedFile, RequestError> {
  const name = basename(path);
  try {
    const file = openRegularFile(path);
    try {
      const { size } = fstatSync(file);
      if (size > MAX_DOCUMENT_BYTES) return ok({ kind: 'too-large', path, name, byteLength: size });
      return ok({ kind: 'opened', path, name, bytes: readOpenFile(file) });
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return fail({ code: 'file', message: text('files.unreadable', { path, reason: errorMessage(error) }) });
  }
}

/** Writes a whole file; if that fails, the old one is unchanged. */
export function writeDocumentFile(path: string, bytes: Uint8Array): Result<SavedFile, RequestError> {
  try {
    writeFileDurably(path, bytes);
    return ok({ kind: 'saved', path, name: basename(path) });
  } catch (error) {
    return fail({ code: 'file', message: text('files.notSaved', { path, reason: errorMessage(error) }) });
  }
}
