import { useComputed } from '@preact/signals';
import type { WalkRun } from '../state/walkRun';
import { formatCount } from '../view/statusView';
import { stepViewOf, summaryItems } from '../view/walkPanelView';
import type { WalkProps } from './walkProps';

/** What the search did in figures; with its rival beside it while the two are compared. */
export function WalkSummary(props: WalkProps) {
  const { state } = props;
  const run = useComputed(() => state.value.walk?.run ?? null).value;
  const rival = useComputed(() =>
    state.value.walk?.isComparing === true ? state.value.walk.rival : null,
  ).value;
  if (run === null) return null;
  if (rival !== null) return <Comparison {...props} run={run} rival={rival} />;
  return (
    <dl class="summary">
      {summaryItems(run.summary).map(({ label, title, value }) => (
        <div key={label} title={title}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ComparisonProps extends WalkProps {
  readonly run: WalkRun;
  readonly rival: WalkRun;
}

/** The same search by both algorithms: what each did in all, and where each stands after the same number of steps. */
function Comparison({ rival, run, state, walkViews }: ComparisonProps) {
  const step = useComputed(() => state.value.walk?.step ?? 0).value;
  const showsFailures = useComputed(() => state.value.settings.walk.showsFailures).value;
  const rivalRecording = showsFailures ? rival.whole : rival.fruitful;
  const rivalView = stepViewOf(rival, rivalRecording.replay.at(step));
  const view = walkViews.stepView.value;
  const [items, others] = [summaryItems(run.summary), summaryItems(rival.summary)];
  const most = Math.max(run.summary.steps, rival.summary.steps, 1);
  return (
    <table class="comparison">
      <thead>
        <tr>
          <td />
          {[run, rival].map(({ algorithm, summary }) => (
            <th key={algorithm} scope="col">
              {algorithm.toUpperCase()}
              <span class="steps-bar" style={{ width: `${(summary.steps / most) * 100}%` }} />
            </th>
          ))}
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
        <tr title="The word under way after the same number of steps, and the moves found until then.">
          <th scope="row">After {formatCount(step)}</th>
          {[view, rivalView].map((at, index) => (
            <td key={index}>
              <span class="comparison-word">{at?.word || '…'}</span> {formatCount(at?.movesFound ?? 0)} found
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
