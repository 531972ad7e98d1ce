import { useComputed } from '@preact/signals';
import type { Trace } from '../../../core/trace/traceWriter';
import { formatCount } from '../../../texts/numbers';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { speedSetting, type Walk } from '../../state/walk/walk';
import { walkTitle } from '../../view/walk/walkTitle';
import { useHint } from '../window/commandHost';
import { Icon } from '../window/icons';
import { MarkerLegend } from './markerLegend';
import { Pace, Switches, Transport } from './timelineControls';
import { TimelineTrack } from './timelineTrack';
import type { WalkProps } from './walkProps';

/** The timeline along the foot of the board while a walk is open. */
export function Timeline({ dispatch, state, walkViews }: WalkProps) {
  const walk = useComputed(() => state.value.walk).value;
  const options = useComputed(() => state.value.settings.walk).value;
  const recording = walkViews.recording.value;
  const closeHint = useHint(text('walkPanel.closeWalk'), 'window.escape');
  return (
    <section class="timeline" aria-label={text('walkPanel.timeline')} hidden={walk === null}>
      {walk !== null && (
        <>
          <header class="timeline-head row">
            <strong>{walkTitle(walk.subject)}</strong>
            <Word walkViews={walkViews} />
            <Status walk={walk} walkViews={walkViews} />
            {recording !== null && (
              <Count step={walk.step} shown={recording.trace} whole={walk.run?.whole.trace} />
            )}
            <button
              type="button"
              class="icon-button"
              aria-label={text('walkPanel.closeWalk')}
              title={closeHint}
              onClick={() => dispatch({ type: 'walk-closed' })}
            >
              <Icon name="close" />
            </button>
          </header>
          <TimelineTrack dispatch={dispatch} state={state} walkViews={walkViews} />
          <footer class="timeline-foot row">
            <Transport isPlaying={walk.isPlaying} />
            <Pace dispatch={dispatch} speed={options[speedSetting(walk.subject)]} />
            {recording !== null && (
              <MarkerLegend markers={recording.markers} passedOver={walk.passedOver} dispatch={dispatch} />
            )}
            <Switches options={options} />
          </footer>
        </>
      )}
    </section>
  );
}

/** The current word and its potential score. */
function Word({ walkViews }: Pick<WalkProps, 'walkViews'>) {
  const { score = 0, word = '' } = walkViews.stepView.value ?? {};
  return (
    <span class="timeline-word">
      {word === '' ? '…' : word}
      {score > 0 && <span class="timeline-score">{score}</span>}
    </span>
  );
}

interface CountProps {
  readonly step: number;
  readonly shown: Trace;
  /** Including failures; undefined before it is known. */
  readonly whole: Trace | undefined;
}

/** If a search is too long to be stored completely, also its length. */
function Count({ shown, step, whole = shown }: CountProps) {
  const { length, total } = whole;
  const isCut = length < total;
  return (
    <span
      class="timeline-count"
      title={isCut ? text('walkPanel.keptSteps', { kept: length, total }) : undefined}
    >
      {isCut && shown === whole
        ? text('walkPanel.stepOfKept', { step, kept: length, total })
        : `${formatCount(step)} / ${formatCount(shown.length)}`}
    </span>
  );
}

/** Description of the current step, or of the one hovered over. */
function Status({ walk, walkViews }: Pick<WalkProps, 'walkViews'> & { readonly walk: Walk }) {
  const { progress } = walk;
  const { sentence: litSentence, step: litStep } = walkViews.lit.value;
  const isPointed = litStep !== null && litStep !== walk.step;
  const sentence = isPointed
    ? `${formatCount(litStep)}: ${litSentence}`
    : (walkViews.stepView.value?.sentence ?? '');
  if (progress.kind === 'failed')
    return <span class="timeline-sentence error ellipsis">{say(progress.message)}</span>;
  return (
    <span class="timeline-sentence ellipsis">
      {progress.kind === 'loading' ? text('walkPanel.recordingSearch') : sentence}
    </span>
  );
}
