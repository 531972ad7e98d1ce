import { z } from 'zod';
import { message } from '../../core/message';
import { says } from './says';

/**
 * A list or record of at most `most` entries. They are counted before any is parsed: otherwise the parser
 * would report errors for each entry of an excessive list.
 */
export function bounded<Value>(parser: z.ZodType<Value>, most: number): z.ZodType<Value> {
  return z
    .unknown()
    .refine((value) => !hasMore(value, most), says(message('requests.entryCount', { most: String(most) })))
    .pipe(parser as z.ZodType<Value, unknown>);
}

/** A list of at most `most` entries. */
export const listOf = <Entry>(entry: z.ZodType<Entry>, most: number): z.ZodType<readonly Entry[]> =>
  bounded(z.array(entry), most);

function hasMore(value: unknown, most: number): boolean {
  if (Array.isArray(value)) return value.length > most;
  if (typeof value !== 'object' || value === null) return false;
  let entries = 0;
  for (const key in value) {
    if (Object.hasOwn(value, key) && ++entries > most) return true;
  }
  return false;
}
