import { createHash } from 'node:crypto';
import type { Rules } from '../../core/board/rules';
import { type GcgDocument, isEvent } from '../../core/notation/gcg/gcgDocument';

/** Tells games apart by what was played and by which rules: notes and names do not count. */
export function gameFingerprint({
  record,
  rules,
}: {
  readonly record: GcgDocument;
  readonly rules: Rules;
}): string {
  const events = record.lines.filter(isEvent).map(({ line: _, trailing: __, ...event }) => event);
  const ends = record.lines.flatMap((line) => (line.kind === 'other' ? [line.text] : []));
  return createHash('sha256').update(JSON.stringify({ rules, events, ends })).digest('hex').slice(0, 32);
}
