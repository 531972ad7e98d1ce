import { DOCUMENT_EXTENSION } from '../../contract/document/documentLimits';
import type { RequestError } from '../../contract/requests/requestError';
import { fail, ok, type Result } from '../../core/result';
import { text } from '../../texts/text';

/**
 * The paths that the page may name. It gets a path only as a handle for what a dialog, a drop, the command
 * line, the system or the list of recent files has given; whatever else it names is refused, so that a flaw
 * in a script of the page does not reach the person's files.
 */
export class GrantedPaths {
  private readonly readable = new Set<string>();
  private readonly writable = new Set<string>();

  /** Gives a path to the page. A document may be saved where it was opened; any other file is only read. */
  grant<P extends string>(path: P): P {
    this.readable.add(path);
    if (path.toLowerCase().endsWith(`.${DOCUMENT_EXTENSION}`)) this.writable.add(path);
    return path;
  }

  /** The person has chosen to save there. */
  grantWriting<P extends string>(path: P): P {
    this.writable.add(path);
    return this.grant(path);
  }

  checkReadable(path: string): Result<string, RequestError> {
    return this.readable.has(path) ? ok(path) : fail(notGranted(path));
  }

  checkWritable(path: string): Result<string, RequestError> {
    return this.writable.has(path) ? ok(path) : fail(notGranted(path));
  }
}

const notGranted = (path: string): RequestError => ({
  code: 'bad-request',
  message: text('files.notGranted', { path }),
});
