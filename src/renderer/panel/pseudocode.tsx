import { useComputed } from '@preact/signals';
import { pseudocodeOf } from '../view/walkPanelView';
import { pointAt } from './pointAt';
import type { WalkProps } from './walkProps';

/** The algorithm as text, the line that runs lit. */
export function Pseudocode({ dispatch, state, walkViews }: WalkProps) {
  const algorithm = useComputed(() => state.value.walk?.run?.algorithm ?? 'gaddag').value;
  const line = useComputed(() => walkViews.stepView.value?.line ?? null).value;
  const litLine = useComputed(() => walkViews.lit.value.line).value;
  return (
    <ol
      class="pseudocode"
      aria-label={algorithm === 'gaddag' ? 'Gordon’s algorithm' : 'Appel and Jacobson’s algorithm'}
    >
      {pseudocodeOf(algorithm).map(({ indent, text }, index) => (
        <li
          key={text}
          title={text}
          class={`${index === line ? 'running' : ''}${index === litLine ? ' lit' : ''}`}
          aria-current={index === line ? 'step' : undefined}
          style={{ paddingLeft: `${10 + indent * 14}px` }}
          {...pointAt(dispatch, { kind: 'line', line: index })}
        >
          {text}
        </li>
      ))}
    </ol>
  );
}
