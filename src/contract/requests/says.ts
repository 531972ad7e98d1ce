import type { z } from 'zod';
import type { Message } from '../../core/message';

/** What a check of our own has to say, a sentence without a full stop, as the parser carries it. */
export const says = (problem: Message) => ({ params: { problem } });

/** The same, of what a parser found; what it says itself where no check of ours did. */
export function problemOf(issue: z.core.$ZodIssue): Message {
  if (issue.code !== 'custom') return issue.message;
  const { problem }: { readonly problem?: Message } = issue.params ?? {};
  return problem ?? issue.message;
}
