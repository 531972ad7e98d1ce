/** An entry of the window's own file menu. */
export interface FileMenuItem {
  /** Of the command. */
  readonly id: string;
  readonly label: string;
  /** As the key sheet prints them. */
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

/** More would be a list to search. */
const MAX_RECENT = 6;

/** The entries of files worked with lately, in their order. */
export const recentItems = (paths: readonly string[]): readonly RecentItem[] =>
  paths.slice(0, MAX_RECENT).map((path) => {
    const [name = path, folder = ''] = path.split(/[\\/]/).reverse();
    return { path, name, folder };
  });
