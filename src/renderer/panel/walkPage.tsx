import type { ReadonlySignal } from '@preact/signals';
import { useComputed } from '@preact/signals';
import type { ShownMove } from '../view/shownMove';
import { AlgorithmPicker } from './algorithmPicker';
import { EventLog } from './eventLog';
import { GraphDivider } from './graphDivider';
import { GraphPanel } from './graphPanel';
import { Pseudocode } from './pseudocode';
import type { WalkProps } from './walkProps';
import { WalkScopePicker } from './walkScopePicker';
import { WalkSection } from './walkSection';
import { WalkSummary } from './walkSummary';

export interface WalkPageProps extends WalkProps {
  readonly shown: ReadonlySignal<ShownMove | null>;
}

/** Everything about the walk that is no picture of the board. */
export function WalkPage({ shown, ...props }: WalkPageProps) {
  const { state } = props;
  const hasRun = useComputed(() => (state.value.walk?.run ?? null) !== null).value;
  const isDivided = useComputed(() => {
    const { closedSections } = state.value.settings;
    return !closedSections.includes('graph') && !closedSections.includes('events');
  }).value;
  return (
    <div class="walk-page">
      <WalkScopePicker {...props} shown={shown} />
      {hasRun ? (
        <>
          <WalkSummary {...props} />
          <WalkSection
            {...props}
            id="algorithm"
            title="Algorithm"
            share={null}
            head={<AlgorithmPicker {...props} />}
          >
            <Pseudocode {...props} />
          </WalkSection>
          <GraphPanel {...props} />
          {isDivided && <GraphDivider {...props} />}
          <EventLog {...props} />
        </>
      ) : (
        <p class="list-empty">
          Watch the search for moves step by step: the walk to the shown candidate, everything tried at its
          anchor, or the whole search. Enter on a candidate opens its walk.
        </p>
      )}
    </div>
  );
}
