import { crc32 } from 'node:zlib';

/** Detects damaged text; it does not protect against forgery. */
export const checksumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** The same text for equal values, whatever the order of their fields. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (isRecord(each) ? sortedFields(each) : each));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sortedFields = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));
