import { z } from 'zod';
import { message } from '../../core/message';
import { says } from '../requests/says';
import {
  type BeginExport,
  type EndExport,
  EXPORT_EXTENSIONS,
  MAX_EXPORT_BYTES,
  MAX_EXPORT_PIECE,
  type WriteExport,
} from './exportApi';

const MAX_NAME = 1000;

const name = z.string().min(1).max(MAX_NAME);
const extensions = EXPORT_EXTENSIONS.map((extension) => `.${extension}`);
const fileName = name.refine(
  (text) => extensions.some((extension) => text.toLowerCase().endsWith(extension)),
  says(message('requests.extension', { extensions: extensions.join(', ') })),
);
const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const bytes = z
  .instanceof(Uint8Array)
  .refine(
    (value) => value.length <= MAX_EXPORT_PIECE,
    says(message('requests.byteCount', { most: String(MAX_EXPORT_PIECE) })),
  );

export const beginExportParser: z.ZodType<BeginExport> = z.strictObject({
  suggestedName: fileName,
  formatName: name,
});

export const writeExportParser: z.ZodType<WriteExport> = z.strictObject({
  id,
  position: z.int().min(0).max(MAX_EXPORT_BYTES),
  bytes,
});

export const endExportParser: z.ZodType<EndExport> = z.strictObject({ id, isKept: z.boolean() });

export const printExportParser = z.strictObject({ id });
