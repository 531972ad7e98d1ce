/** What is wrong with fields, by the name of the field. */
export type FieldProblems = ReadonlyMap<string, string>;

/** The whole number that a field holds; null for anything else. */
export const readWhole = (text: string): number | null =>
  /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;

/** What is wrong with a field for a whole number; null for a good one. */
export function wholeProblem(text: string): string | null {
  if (readWhole(text) !== null) return null;
  if (text.trim() === '') return 'A whole number is missing here.';
  return `“${text.trim()}” is no whole number.`;
}
