import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import { CommandButton } from '../../../panel/window/commandButton';
import { Icon } from '../../../panel/window/icons';
import type { PanelProps } from '../../../panel/window/panelProps';
import { watchedSample } from '../view/watchView';

/** Describes the watched sample, below the board. */
export function WatchedSampleBar({ state }: Pick<PanelProps, 'state'>) {
  const watched = useComputed(() => watchedSample(state.value)).value;
  if (watched === null) return null;
  const { isPaused, mean, opponentRack, outcome, pace, title, turns } = watched;
  return (
    <section class="watched-sample small" aria-label={text('simulating.watching')} data-hides>
      <header>
        <h2>{title}</h2>
        <span>{pace}</span>
        <CommandButton
          id="play.pause"
          class="icon-button"
          label={text(isPaused ? 'simulating.playOn' : 'simulating.pause')}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </CommandButton>
        <CommandButton id="simulation.watch" class="icon-button" label={text('simulating.endWatching')}>
          <Icon name="close" />
        </CommandButton>
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
