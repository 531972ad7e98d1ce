import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { problemSquares } from '../../../core/board/problemSquares';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { noticesOf } from '../../view/window/statusView';
import type { PanelProps } from '../window/panelProps';
import { pointAt } from '../window/pointAt';

/**
 * Number of irregularities in the position; a click lists them. Hovering over a line highlights its squares.
 */
export function ProblemList({ dispatch, state }: PanelProps) {
  const problems = useComputed(() => noticesOf(state.value)).value;
  const [isOpen, open] = useState(false);
  const [first] = problems;
  if (first === undefined) return null;
  const light = (problem: typeof first) =>
    pointAt(dispatch, () => ({
      kind: 'squares',
      squares: problemSquares(state.peek().setup, problem),
    }));
  if (problems.length === 1)
    return (
      <button type="button" class="problem single bare" {...light(first)}>
        <span aria-hidden="true">⚠</span> {say(first.message)}
      </button>
    );
  return (
    <section class="problems" aria-label={text('editingPanel.oddities')}>
      <button type="button" class="problem-count bare" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <span aria-hidden="true">⚠</span> {text('editingPanel.oddityCount', { count: problems.length })}{' '}
        <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
      </button>
      {isOpen && (
        <ul>
          {problems.map((problem) => (
            <li key={say(problem.message)}>
              <button type="button" class="problem bare" {...light(problem)}>
                {say(problem.message)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
