/**
 * One entry of the application menu, as the page wants it. Main adds what only it knows:
 * recent files, its own tools.
 */
export type MenuItem =
  | {
      readonly kind: 'command';
      /** Of the page's key table; comes back with `menu-command`. */
      readonly id: string;
      readonly label: string;
      /** In Electron's notation, only to be shown: the page handles its keys itself. */
      readonly accelerator: string | null;
      readonly isEnabled: boolean;
      /** Null for an entry that is not switched on and off. */
      readonly isChecked: boolean | null;
    }
  | { readonly kind: 'separator' }
  /** What the system does by itself, in whatever has the focus. */
  | { readonly kind: 'role'; readonly role: MenuRole }
  /** A submenu of the files opened last. */
  | { readonly kind: 'recent-files' }
  | { readonly kind: 'submenu'; readonly label: string; readonly items: readonly MenuEntry[] };

/** What a submenu may hold. */
export type MenuEntry = Exclude<MenuItem, { readonly kind: 'submenu' }>;

export type MenuRole = 'cut' | 'copy' | 'paste' | 'selectAll' | 'togglefullscreen' | 'close' | 'quit';

/** What a menu is about, for who adds to it or looks for it. */
export const MENU_IDS = ['file', 'edit', 'view', 'game', 'help'] as const;
export type MenuId = (typeof MENU_IDS)[number];

export interface Menu {
  readonly id: MenuId;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** The command of the page that tells about the program: its entry lies where the system has it. */
export const ABOUT_COMMAND = 'window.about';

/** The whole menu, in order. */
export type MenuModel = readonly Menu[];
