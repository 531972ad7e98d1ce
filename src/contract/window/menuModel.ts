/**
 * An entry of the application menu, as requested by the page. The main process adds what only it knows:
 * recent files and its own tools.
 */
export type MenuItem =
  | {
      readonly kind: 'command';
      /** Id in the page's key table; returned with `menu-command`. */
      readonly id: string;
      readonly label: string;
      /** In Electron's notation, for display only: the page handles its keys itself. */
      readonly accelerator: string | null;
      readonly isEnabled: boolean;
      /** Null for an entry without a check mark. */
      readonly isChecked: boolean | null;
    }
  | { readonly kind: 'separator' }
  /** Handled by the system, for whatever has the focus. */
  | { readonly kind: 'role'; readonly role: MenuRole }
  /** A submenu of recent files. */
  | { readonly kind: 'recent-files' }
  | { readonly kind: 'submenu'; readonly label: string; readonly items: readonly MenuEntry[] };

/** Possible entries of a submenu. */
export type MenuEntry = Exclude<MenuItem, { readonly kind: 'submenu' }>;

export type MenuRole = 'cut' | 'copy' | 'paste' | 'selectAll' | 'togglefullscreen' | 'close' | 'quit';

/** The menus by topic, so that entries can be added or found. */
export const MENU_IDS = ['file', 'edit', 'view', 'game', 'help'] as const;
export type MenuId = (typeof MENU_IDS)[number];

export interface Menu {
  readonly id: MenuId;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** The page's About command, whose entry is placed where the system has it. */
export const ABOUT_COMMAND = 'window.about';

/** The whole menu, in order. */
export type MenuModel = readonly Menu[];
