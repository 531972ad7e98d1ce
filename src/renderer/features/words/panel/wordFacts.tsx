import { useComputed } from '@preact/signals';
import type { PanelProps } from '../../../panel/window/panelProps';
import { wordFactsOf } from '../view/wordFacts';

/** Facts about the chosen word. */
export function WordFacts({ state }: Pick<PanelProps, 'state'>) {
  const facts = useComputed(() => wordFactsOf(state.value)).value;
  if (facts === null) return null;
  return (
    <dl class="word-facts small">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
