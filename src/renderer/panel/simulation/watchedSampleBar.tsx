import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { watchedSample } from '../../view/simulation/watchView';
import { Icon } from '../window/icons';
import { useHint } from '../window/keyNames';
import type { PanelProps } from '../window/panelProps';

/** Below the board: the sample that is played out on it. */
export function WatchedSampleBar({ dispatch, state }: PanelProps) {
  const watched = useComputed(() => watchedSample(state.value)).value;
  const pauseName = text(watched?.isPaused ? 'simulating.playOn' : 'simulating.pause');
  const pauseHint = useHint(pauseName, 'play.pause');
  const endHint = useHint(text('simulating.endWatching'), 'simulation.watch');
  if (watched === null) return null;
  const { isPaused, mean, opponentRack, outcome, pace, title, turns } = watched;
  return (
    <section class="watched-sample" aria-label={text('simulating.watching')} data-hides>
      <header>
        <h2>{title}</h2>
        <span>{pace}</span>
        <button
          type="button"
          class="icon-button"
          aria-label={pauseName}
          title={pauseHint}
          onClick={() => dispatch({ type: 'sample-watch-paused' })}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={text('simulating.endWatching')}
          title={endHint}
          onClick={() => dispatch({ type: 'sample-watch-ended' })}
        >
          <Icon name="close" />
        </button>
      </header>
      <p>
        {opponentRack !== '' && (
          <span class="watched-rack">
            {text('simulating.otherHolds')} <b>{opponentRack}</b>
          </span>
        )}
        {turns.map(({ isOwn, label }, nth) => (
          <span key={nth} class={isOwn ? 'own' : 'other'}>
            {label}
          </span>
        ))}
      </p>
      <p class="watched-outcome">
        <b>{outcome}</b> {mean}
      </p>
    </section>
  );
}
