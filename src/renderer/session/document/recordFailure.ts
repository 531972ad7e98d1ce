import { certain } from '../../../core/certain';
import { type Message, message } from '../../../core/message';
import { detectText } from '../../../core/notation/exchange/textFormats';
import { formatGcgProblem, type GcgProblem } from '../../../core/notation/gcg/gcgProblem';
import { parseGcg } from '../../../core/notation/gcg/parseGcg';
import { readableTurns } from '../../../core/notation/gcg/readableTurns';
import type { Failure } from '../../state/window/failure';

/** The problems of a game record that cannot be read, or null for any other text. */
function problemsOf(text: string, fileName: string): readonly GcgProblem[] | null {
  if (detectText(text, fileName) !== 'gcg') return null;
  const record = parseGcg(text);
  return record.ok ? null : record.error;
}

/**
 * The failure to read a text. Of a game record it has the first problem, one of each other wrong line, and
 * the turns before.
 *
 * @param name of the file; null if the text was pasted
 */
export function readingFailure(text: string, name: string | null, reason: Message): Failure {
  const inFile = (problem: Message) =>
    name === null ? problem : message('document.inFile', { file: name, problem });
  const problems = problemsOf(text, name ?? '');
  if (problems === null) return { kind: 'open', message: inFile(reason) };
  const byLine = new Map(problems.toReversed().map((problem) => [problem.line, problem]));
  const [first, ...others] = [...byLine.values()].reverse().map(formatGcgProblem);
  const beginning = readableTurns(text, problems);
  return {
    kind: 'open',
    message: inFile(message('exchange.gcgRefused', { problem: certain(first, 'a problem of the game') })),
    ...(others.length === 0 ? {} : { others }),
    ...(beginning === null ? {} : { beginning: { ...beginning, name } }),
  };
}
