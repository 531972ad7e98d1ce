import { basename, isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilesEvent } from '../../contract/document/filesApi';
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

export const isOpenable = (path: string): boolean =>
  OPENABLE_EXTENSIONS.some((extension) => path.toLowerCase().endsWith(`.${extension}`));

/**
 * The file that a command line names: its last argument that is no switch, ends like a file that can be
 * opened, and is not the program itself. `args` begins with the executable.
 */
export function fileOfCommandLine(
  args: readonly string[],
  workingDir: string,
  appPath: string,
): string | undefined {
  const files = args
    .slice(1)
    .filter((argument) => !argument.startsWith('-') && isOpenable(argument))
    .map((argument) => pathOf(argument, workingDir));
  return files.findLast((file) => file !== appPath);
}

/** Desktops name a file by its path or by its address (Desktop Entry Specification, `%U`). */
function pathOf(argument: string, workingDir: string): string {
  if (argument.startsWith('file:') && URL.canParse(argument)) return fileURLToPath(argument);
  return isAbsolute(argument) ? argument : resolve(workingDir, argument);
}

/** A page that has shown a file for so long did not end because of it. */
const LIVES_AFTER_MS = 2000;

/**
 * Files that the system asks for. While no page is there to hear of it, the last one waits. A page that takes
 * the place of one that ended is asked for the file which that one showed.
 */
export class OpenRequests {
  private waiting: string | null = null;
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
      this.waiting ??= shown.path;
  }

  add(path: string): void {
    this.granted.grant(path);
    if (this.isPageThere) this.publish({ type: 'open-requested', path });
    else this.waiting = path;
  }

  /** For a page that begins: from now on it hears of requests. */
  take(): string | null {
    const path = this.waiting;
    this.waiting = null;
    this.isPageThere = true;
    return path;
  }

  /** The window was closed. */
  pageGone(): void {
    this.isPageThere = false;
    this.shown = null;
  }
}
