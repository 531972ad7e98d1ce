import { createHash } from 'node:crypto';
import type { Rules } from '../../core/board/rules';
import { type GcgDocument, isEvent } from '../../core/notation/gcg/gcgDocument';

/** Hash of the turns and rules of a game; notes and names do not count. */
export function gameFingerprint({
  record,
  rules,
}: {
  readonly record: GcgDocument;
  readonly rules: Rules;
}): string {
  const events = record.lines.filter(isEvent).map(({ line: _, trailing: __, ...event }) => event);
  const ends = record.lines.flatMap((line) => (line.kind === 'other' ? [line.text] : []));
  const played = JSON.stringify({ rules, events, ends }, withSortedKeys);
  return createHash('sha256').update(played).digest('hex').slice(0, 32);
}

/** Equal rules from a page and from a preset can have their fields in different orders. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
