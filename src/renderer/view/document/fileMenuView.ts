/** An entry of the window's own file menu. */
export interface FileMenuItem {
  /** Id of the command. */
  readonly id: string;
  readonly label: string;
  /** As printed in the key sheet. */
  readonly keys: readonly string[];
  /** Why it can do nothing now; null if it can. */
  readonly why: string | null;
}

export interface RecentItem {
  readonly path: string;
  readonly name: string;
  /** The innermost folder only. */
  readonly folder: string;
}

/** Maximum length: a longer list would have to be searched. */
const MAX_RECENT = 6;

/** Entries for recent files, in their order. */
export const recentItems = (paths: readonly string[]): readonly RecentItem[] =>
  paths.slice(0, MAX_RECENT).map((path) => {
    const [name = path, folder = ''] = path.split(/[\\/]/).reverse();
    return { path, name, folder };
  });
