import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { pseudocodeOf } from '../../view/walk/walkPanelView';
import { pointAt } from '../window/pointAt';
import type { WalkProps } from './walkProps';

const INDENT_PX = 14;

const NAMES = {
  gaddag: 'walkPanel.gordonAlgorithm',
  dawg: 'walkPanel.appelJacobsonAlgorithm',
  board: 'structuresView.wholeBoard',
} as const;

/** The algorithm as pseudocode, with the current line highlighted. */
export function Pseudocode({ dispatch, state, walkViews }: WalkProps) {
  const algorithm = useComputed(() => state.value.walk?.run?.algorithm ?? 'gaddag').value;
  const line = useComputed(() => walkViews.stepView.value?.line ?? null).value;
  const litLine = useComputed(() => walkViews.lit.value.line).value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (line === null) return;
    // Measuring at once would force a layout in the middle of a step.
    const frame = requestAnimationFrame(() => keepInSight(list.current, line));
    return () => cancelAnimationFrame(frame);
  }, [line]);
  return (
    <ol
      ref={list}
      class="pseudocode small scroller"
      data-zone="algorithm"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its lines are lit one after the other with the arrow keys
      tabIndex={0}
      onBlur={() => dispatch({ type: 'highlight-changed', highlight: null })}
      aria-label={text(NAMES[algorithm])}
    >
      {pseudocodeOf(algorithm).map(({ indent, text: words }, index) => (
        <li
          key={words.key}
          title={say(words)}
          class={`${index === line ? 'running' : ''}${index === litLine ? ' lit' : ''}`}
          aria-current={index === line ? 'step' : undefined}
          style={{ paddingLeft: `${10 + indent * INDENT_PX}px` }}
          {...pointAt(dispatch, { kind: 'line', line: index })}
        >
          {say(words)}
        </li>
      ))}
    </ol>
  );
}

/** If not all lines fit, scrolls to the current one. */
function keepInSight(list: HTMLElement | null, line: number): void {
  const item = list?.children.item(line);
  if (list === null || !(item instanceof HTMLElement) || list.scrollHeight <= list.clientHeight) return;
  const middle = item.offsetTop - list.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
  list.scrollTo({ top: middle });
}
