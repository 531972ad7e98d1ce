import { isAbsolute, resolve } from 'node:path';
import type { FilesEvent } from '../../contract/filesApi';
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
 * The file that a command line names: its last argument that is no switch, ends like a file that can be opened, and
 * is not the program itself. `args` begins with the executable.
 */
export function fileOfCommandLine(
  args: readonly string[],
  workingDir: string,
  appPath: string,
): string | undefined {
  const files = args
    .slice(1)
    .filter((argument) => !argument.startsWith('-') && isOpenable(argument))
    .map((argument) => (isAbsolute(argument) ? argument : resolve(workingDir, argument)));
  return files.findLast((file) => file !== appPath);
}

/** Files that the system asks for. While no page is there to hear of it, the last one waits. */
export class OpenRequests {
  private waiting: string | null = null;
  private isPageThere = false;

  constructor(
    private readonly publish: (event: FilesEvent) => void,
    private readonly granted: GrantedPaths,
  ) {}

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

  /** The page is gone, e.g. because the window was closed. */
  pageGone(): void {
    this.isPageThere = false;
  }
}
