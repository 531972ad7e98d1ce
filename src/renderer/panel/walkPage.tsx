import type { ReadonlySignal } from '@preact/signals';
import { useComputed } from '@preact/signals';
import type { ShownMove } from '../view/shownMove';
import { EventLog } from './eventLog';
import { GraphPanel } from './graphPanel';
import { Pseudocode } from './pseudocode';
import type { WalkProps } from './walkProps';
import { WalkScopePicker } from './walkScopePicker';
import { WalkSummary } from './walkSummary';

export interface WalkPageProps extends WalkProps {
  readonly shown: ReadonlySignal<ShownMove | null>;
}

/** Everything about the walk that is no picture of the board. */
export function WalkPage({ shown, ...props }: WalkPageProps) {
  const hasRun = useComputed(() => (props.state.value.walk?.run ?? null) !== null).value;
  return (
    <div class="walk-page">
      <WalkScopePicker {...props} shown={shown} />
      {hasRun ? (
        <>
          <WalkSummary {...props} />
          <StepLine {...props} />
          <GraphPanel {...props} />
          <Pseudocode {...props} />
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

function StepLine({ walkViews }: WalkProps) {
  const view = walkViews.stepView.value;
  if (view === null) return null;
  return (
    <div class="step-line">
      <span class="step-word">{view.word === '' ? '…' : view.word}</span>
      <span class="step-score">{view.score > 0 ? view.score : ''}</span>
      <span class="step-sentence">{view.sentence}</span>
    </div>
  );
}
