import { z } from 'zod';
import type { Result } from '../core/result';
import { bounded } from './bounded';
import { checkRequest } from './checkRequest';
import { DOCUMENT_EXTENSION, type FileChannel, type FileRequestOf, MAX_DOCUMENT_BYTES } from './filesApi';
import type { MenuEntry, MenuModel } from './menuModel';
import type { RequestError } from './requestError';

const MAX_PATH = 32_768;
const MAX_NAME = 1000;
const MAX_ITEMS = 200;

/** Extensions, without the dot, of the files that the window may write. */
export const WRITABLE_EXTENSIONS: readonly string[] = [
  DOCUMENT_EXTENSION,
  'cgp',
  'gcg',
  'txt',
  'json',
  'csv',
];

const nothing = z.strictObject({});
const name = z.string().min(1).max(MAX_NAME);
const path = z
  .string()
  .min(1)
  .max(MAX_PATH)
  .refine((text) => !text.includes('\0'), 'must not hold a zero byte');

const hasWritableExtension = (text: string): boolean =>
  WRITABLE_EXTENSIONS.some((extension) => text.toLowerCase().endsWith(`.${extension}`));
const writable = `must end in one of ${WRITABLE_EXTENSIONS.map((extension) => `.${extension}`).join(', ')}`;

const bytes = z
  .instanceof(Uint8Array)
  .refine((value) => value.length <= MAX_DOCUMENT_BYTES, `at most ${MAX_DOCUMENT_BYTES} bytes`);

const menuEntry: z.ZodType<MenuEntry> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('command'),
    id: name,
    label: name,
    accelerator: name.nullable(),
    isEnabled: z.boolean(),
    isChecked: z.boolean().nullable(),
  }),
  z.strictObject({ kind: z.literal('separator') }),
  z.strictObject({
    kind: z.literal('role'),
    role: z.enum(['cut', 'copy', 'paste', 'selectAll', 'togglefullscreen', 'close', 'quit']),
  }),
  z.strictObject({ kind: z.literal('recent-files') }),
]);

const submenu = z.strictObject({
  kind: z.literal('submenu'),
  label: name,
  items: bounded(z.array(menuEntry), MAX_ITEMS),
});

const menu: z.ZodType<MenuModel> = z
  .array(z.strictObject({ label: name, items: bounded(z.array(z.union([submenu, menuEntry])), MAX_ITEMS) }))
  .max(MAX_ITEMS);

type Parsers = { readonly [C in FileChannel]: z.ZodType<FileRequestOf<C>> };

const PARSERS: Parsers = {
  openFile: z.strictObject({ path: path.nullable() }),
  saveFile: z.strictObject({
    path: path.refine(hasWritableExtension, writable).nullable(),
    suggestedName: name.refine(hasWritableExtension, writable),
    formatName: name,
    bytes,
    isDocument: z.boolean(),
  }),
  askUnsaved: z.strictObject({ name }),
  keepUnsaved: z.strictObject({ path: path.nullable(), name, text: z.string().max(MAX_DOCUMENT_BYTES) }),
  forgetUnsaved: nothing,
  takeUnsaved: nothing,
  confirmUnsaved: nothing,
  refuseUnsaved: nothing,
  takeOpenRequest: nothing,
  recentFiles: nothing,
  rememberFile: z.strictObject({ path }),
  showTitle: z.strictObject({ name, path: path.nullable(), isEdited: z.boolean() }),
  showMenu: menu,
  closeWindow: nothing,
};

/** Parses what arrived on a channel; for the error see `checkRequest`. */
export function parseFileRequest<C extends FileChannel>(
  channel: C,
  request: unknown,
): Result<FileRequestOf<C>, RequestError> {
  return checkRequest<FileRequestOf<C>>(PARSERS[channel], channel, request);
}
