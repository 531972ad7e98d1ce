import { useComputed } from '@preact/signals';
import { summaryItems } from '../view/walkPanelView';
import type { WalkProps } from './walkProps';

/** What the search did in figures; with its rival beside it while the two are compared. */
export function WalkSummary({ state }: WalkProps) {
  const run = useComputed(() => state.value.walk?.run ?? null).value;
  const rival = useComputed(() =>
    state.value.walk?.isComparing === true ? state.value.walk.rival : null,
  ).value;
  if (run === null) return null;
  const items = summaryItems(run.summary);
  if (rival === null)
    return (
      <dl class="summary">
        {items.map(({ label, title, value }) => (
          <div key={label} title={title}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  const others = summaryItems(rival.summary);
  return (
    <table class="comparison">
      <thead>
        <tr>
          <td />
          <th scope="col">{run.algorithm.toUpperCase()}</th>
          <th scope="col">{rival.algorithm.toUpperCase()}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ label, title, value }, index) => (
          <tr key={label} title={title}>
            <th scope="row">{label}</th>
            <td>{value}</td>
            <td>{others[index]?.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
