import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { WalkSection as WalkSectionId } from '../../../contract/window/settings';
import { text } from '../../../texts/text';
import { PredictionPart } from '../../features/practice/panel/predictionPart';
import { isPredicting } from '../../features/practice/state/reducePrediction';
import { graphPlaceOf } from '../../state/walk/graphPlace';
import type { ShownMove } from '../../view/candidates/shownMove';
import { anchorHint } from '../../view/walk/anchorView';
import { summaryItems } from '../../view/walk/walkPanelView';
import { CommandButton } from '../window/commandButton';
import { Divider } from '../window/divider';
import { Icon } from '../window/icons';
import { AlgorithmPicker } from './algorithmPicker';
import { EventLog } from './eventLog';
import { GraphPanel } from './graphPanel';
import { Pseudocode } from './pseudocode';
import { WalkComparison } from './walkComparison';
import type { WalkProps } from './walkProps';
import { WalkScopePicker } from './walkScopePicker';
import { WalkSection } from './walkSection';

export interface WalkPageProps extends WalkProps {
  readonly shown: ReadonlySignal<ShownMove | null>;
}

/** Everything about the walk except the board. */
export function WalkPage({ shown, ...props }: WalkPageProps) {
  const { state } = props;
  const hint = useComputed(() => anchorHint(state.value)).value;
  const hasRun = useComputed(() => (state.value.walk?.run ?? null) !== null).value;
  // What it comes to would give answers away.
  const isAsking = useComputed(() => isPredicting(state.value)).value;
  const closed = useComputed(() => state.value.settings.closedSections).value;
  const isGraphHere = useComputed(() => graphPlaceOf(state.value) === 'panel').value;
  const isOpen = (section: WalkSectionId) => !closed.includes(section);
  const isLogHere = useComputed(() => !state.value.settings.isLogOnStage).value;
  const hasGraph = isGraphHere && isOpen('graph');
  const hasEvents = isLogHere && isOpen('events');
  return (
    <div class="walk-page page scroller">
      <WalkScopePicker {...props} shown={shown} />
      {hint !== null && <AnchorHint hint={hint} />}
      {hasRun ? (
        <>
          <PredictionPart {...props} />
          {!isAsking && <WalkSummary {...props} />}
          <WalkSection
            {...props}
            id="algorithm"
            title={text('walkPanel.algorithm')}
            share={null}
            head={<AlgorithmPicker {...props} />}
          >
            <Pseudocode {...props} />
          </WalkSection>
          {isOpen('algorithm') && (hasGraph || hasEvents) && <Divider {...props} id="algorithmDivider" />}
          {isGraphHere && <GraphPanel {...props} />}
          {hasGraph && hasEvents && <Divider {...props} id="graphDivider" />}
          {isLogHere && <EventLog {...props} isOnStage={false} />}
        </>
      ) : (
        <div class="list-empty">
          <p>{text('walkPanel.emptyPage')}</p>
          <CommandButton id="candidate.walk" class="watch" label={text('candidatesPanel.watch')}>
            <Icon name="play" /> {text('candidatesPanel.watch')}
          </CommandButton>
        </div>
      )}
    </div>
  );
}

/** Legend of the anchor marks on the board. */
const AnchorHint = ({ hint }: { readonly hint: string }) => (
  <p class="anchor-hint note row">
    <svg viewBox="0 0 22 12" aria-hidden="true">
      <path d="M1,1v10l8,-5z" />
      <path d="M12,2h10l-5,8z" />
    </svg>
    {hint}
  </p>
);

/** Figures of the search; during a comparison beside those of its rival. */
function WalkSummary(props: WalkProps) {
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
