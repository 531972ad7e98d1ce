import { z } from 'zod';
import { message } from '../../core/message';
import { bounded } from '../requests/bounded';
import { says } from '../requests/says';
import { MENU_IDS, type MenuEntry, type MenuModel } from '../window/menuModel';
import {
  DOCUMENT_EXTENSION,
  type DocumentTitle,
  type DragOut,
  MAX_DOCUMENT_BYTES,
  type SaveRequest,
  type UnsavedDocument,
} from './filesApi';

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

const name = z.string().min(1).max(MAX_NAME);
const path = z
  .string()
  .min(1)
  .max(MAX_PATH)
  .refine((text) => !text.includes('\0'), says(message('requests.zeroByte')));

const hasWritableExtension = (text: string): boolean =>
  WRITABLE_EXTENSIONS.some((extension) => text.toLowerCase().endsWith(`.${extension}`));
const writable = says(
  message('requests.extension', {
    extensions: WRITABLE_EXTENSIONS.map((extension) => `.${extension}`).join(', '),
  }),
);

const bytes = z
  .instanceof(Uint8Array)
  .refine(
    (value) => value.length <= MAX_DOCUMENT_BYTES,
    says(message('requests.byteCount', { most: String(MAX_DOCUMENT_BYTES) })),
  );

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

export const menuParser: z.ZodType<MenuModel> = z
  .array(
    z.strictObject({
      id: z.enum(MENU_IDS),
      label: name,
      items: bounded(z.array(z.union([submenu, menuEntry])), MAX_ITEMS),
    }),
  )
  .max(MAX_ITEMS);

export const openFileParser = z.strictObject({ path: path.nullable() });

export const saveFileParser: z.ZodType<SaveRequest> = z.strictObject({
  path: path.refine(hasWritableExtension, writable).nullable(),
  suggestedName: name.refine(hasWritableExtension, writable),
  formatName: name,
  bytes,
  isDocument: z.boolean(),
});

export const dragOutParser: z.ZodType<DragOut> = z.strictObject({
  name: name.refine(hasWritableExtension, writable),
  bytes,
});

export const askUnsavedParser = z.strictObject({ name });

export const unsavedParser: z.ZodType<UnsavedDocument> = z.strictObject({
  path: path.nullable(),
  name,
  text: z.string().max(MAX_DOCUMENT_BYTES),
});

export const rememberFileParser = z.strictObject({ path });

export const titleParser: z.ZodType<DocumentTitle> = z.strictObject({
  name,
  path: path.nullable(),
  isEdited: z.boolean(),
});
