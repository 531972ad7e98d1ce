/** Lines of a journal in version 1 of the format, so that a test may change them. */
export const withoutChecksum = (lines: string): string =>
  lines.replaceAll(/\{"tournament":[23],/g, '{"tournament":1,').replaceAll(/,"crc":"[0-9a-f]{8}"\}/g, '}');
