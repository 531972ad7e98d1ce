import { z } from 'zod';
import { listOf } from '../requests/bounded';
import { MAX_NAME } from '../requests/limits';

const MAX_ITEMS = 200;

const text = z.string().min(1).max(MAX_NAME);

/** Possible entries of a submenu. */
const menuEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('command'),
    /** Id in the page's key table; returned with `menu-command`. */
    id: text,
    label: text,
    /** In Electron's notation, for display only: the page handles its keys itself. */
    accelerator: text.nullable(),
    isEnabled: z.boolean(),
    /** Null for an entry without a check mark. */
    isChecked: z.boolean().nullable(),
  }),
  z.strictObject({ kind: z.literal('separator') }),
  /** Handled by the system, for whatever has the focus. */
  z.strictObject({
    kind: z.literal('role'),
    role: z.enum(['cut', 'copy', 'paste', 'selectAll', 'togglefullscreen', 'close', 'quit']),
  }),
  /** A submenu of recent files. */
  z.strictObject({ kind: z.literal('recent-files') }),
]);
export type MenuEntry = Readonly<z.infer<typeof menuEntry>>;

const submenu = z.strictObject({
  kind: z.literal('submenu'),
  label: text,
  items: listOf(menuEntry, MAX_ITEMS),
});

/**
 * An entry of the application menu, as requested by the page. The main process adds what only it knows:
 * recent files and its own tools.
 */
const menuItem = z.union([submenu, menuEntry]);
export type MenuItem = Readonly<z.infer<typeof menuItem>>;

const menu = z.strictObject({
  /** The menus by topic, so that entries can be added or found. */
  id: z.enum(['file', 'edit', 'view', 'game', 'help']),
  label: text,
  items: listOf(menuItem, MAX_ITEMS),
});
export type MenuId = Menu['id'];
export type Menu = Readonly<z.infer<typeof menu>>;

/** The whole menu, in order. */
export const MenuModel: z.ZodType<readonly Menu[]> = z.array(menu).max(MAX_ITEMS);
export type MenuModel = z.infer<typeof MenuModel>;
