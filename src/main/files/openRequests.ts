import { basename, isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilesEvent } from '../../contract/document/filesApi';
import type { RequestError } from '../../contract/requests/requestError';
import { type Message, message } from '../../core/message';
import { quoted } from '../../core/quoted';
import { fail, ok, type Result } from '../../core/result';
import type { GrantedPaths } from './grantedPaths';

/** Extensions, without the dot, of the files that can be opened. */
export const OPENABLE_EXTENSIONS: readonly string[] = [
  'tilewright',
  'gcg',
  'cgp',
  'txt',
  'json',
  'csv',
  'kwg',
];

/** Whether a path names a file, which is opened or refused with a reason, and not a program or a folder. */
const isFileName = (path: string): boolean =>
  /\.[a-z0-9]{1,10}$/i.test(path) && !/\.([cm]?js|asar)$/i.test(path);

/** The path of a file to open, or why it cannot be opened. */
export type RequestedFile = Result<string, Message>;

/**
 * The file named on a command line: the last argument that is not a switch, has the extension of a file, and
 * is not the program itself. `args` begins with the executable.
 */
export function fileOfCommandLine(
  args: readonly string[],
  workingDir: string,
  appPath: string,
): RequestedFile | undefined {
  const files = args
    .slice(1)
    .filter((argument) => !argument.startsWith('-') && isFileName(argument))
    .map((argument) => pathOf(argument, workingDir));
  return files.findLast((file) => !file.ok || file.value !== appPath);
}

/** Desktops name a file by its path or by its address (Desktop Entry Specification, `%U`). */
function pathOf(argument: string, workingDir: string): RequestedFile {
  if (!/^file:/i.test(argument)) return ok(isAbsolute(argument) ? argument : resolve(workingDir, argument));
  try {
    return ok(fileURLToPath(argument));
  } catch {
    // Anybody may hand over an address: of another host, with an encoded slash, or with broken UTF-8.
    return fail(message('files.wrongAddress', { address: quoted(argument) }));
  }
}

/** A page that has shown a file for so long did not end because of it. */
const LIVES_AFTER_MS = 2000;

/**
 * Files that the system asks the app to open. While there is no page, the last request waits. A page that
 * replaces a crashed one is asked to open the same file.
 */
export class OpenRequests {
  private waiting: RequestedFile | null = null;
  private isPageThere = false;
  private shown: { readonly path: string; readonly sinceMs: number } | null = null;

  constructor(
    private readonly publish: (event: FilesEvent) => void,
    private readonly granted: GrantedPaths,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The page works with a file. */
  showFile(path: string): void {
    if (path !== this.shown?.path) this.shown = { path, sinceMs: this.now() };
  }

  /** @param name of what the page shows, which may be another thing than the file */
  showName(name: string): void {
    if (this.shown !== null && basename(this.shown.path) !== name) this.shown = null;
  }

  /** A page begins. @param isRestoring it brings back unsaved changes instead */
  pageBegins(isRestoring: boolean): void {
    const { shown } = this;
    this.shown = null;
    this.isPageThere = false;
    if (shown !== null && !isRestoring && this.now() - shown.sinceMs >= LIVES_AFTER_MS)
      this.waiting ??= ok(shown.path);
  }

  add(file: RequestedFile): void {
    if (file.ok) this.granted.grant(file.value);
    if (!this.isPageThere) this.waiting = file;
    else if (file.ok) this.publish({ type: 'open-requested', path: file.value });
    else this.publish({ type: 'open-refused', message: file.error });
  }

  /** Called by a page that begins; requests after that are published. */
  take(): Result<string | null, RequestError> {
    const file = this.waiting ?? ok(null);
    this.waiting = null;
    this.isPageThere = true;
    return file.ok ? file : fail({ code: 'file', message: file.error });
  }

  /** The window was closed. */
  pageGone(): void {
    this.isPageThere = false;
    this.shown = null;
  }
}
