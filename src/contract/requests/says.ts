import type { z } from 'zod';
import type { Message } from '../../core/message';

/** Attaches the message of one of our checks, a sentence without a full stop, to a parser. */
export const says = (problem: Message) => ({ params: { problem } });

/** The message of a parser's issue: ours if one of our checks failed, otherwise the parser's own. */
export function problemOf(issue: z.core.$ZodIssue): Message {
  if (issue.code !== 'custom') return issue.message;
  const { problem }: { readonly problem?: Message } = issue.params ?? {};
  return problem ?? issue.message;
}
