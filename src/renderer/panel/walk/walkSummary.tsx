import { useComputed } from '@preact/signals';
import { summaryItems } from '../../view/walk/walkPanelView';
import { WalkComparison } from './walkComparison';
import type { WalkProps } from './walkProps';

/** Figures of the search; during a comparison beside those of its rival. */
export function WalkSummary(props: WalkProps) {
  const { state } = props;
  const run = useComputed(() => state.value.walk?.run ?? null).value;
  const rival = useComputed(() => {
    const walk = state.value.walk;
    return walk === null || walk.comparedBy === null ? null : walk.rival;
  }).value;
  if (run === null) return null;
  if (rival !== null) return <WalkComparison {...props} run={run} rival={rival} />;
  return (
    <dl class="summary small">
      {summaryItems(run.summary).map(({ label, title, value }) => (
        <div key={label} title={title}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
