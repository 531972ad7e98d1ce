import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { simulationControl } from '../../view/simulation/simulationView';
import { Icon } from '../window/icons';
import { useHint } from '../window/keyNames';
import type { PanelProps } from '../window/panelProps';
import { SimulationForm } from './simulationForm';

interface SimulationBarProps extends PanelProps {
  readonly onCommand: (id: string) => void;
}

/** Starts and stops the simulation of candidates, and tells how far it is. */
export function SimulationBar({ dispatch, onCommand, state }: SimulationBarProps) {
  const control = useComputed(() => simulationControl(state.value)).value;
  const isWatching = useComputed(() => state.value.simulation.watch !== null).value;
  const isFormOpen = useComputed(() => state.value.simulation.isFormOpen).value;
  const toggleHint = useHint(text('simulating.toggleCommand'), 'simulation.toggle');
  const anewHint = useHint(text('simulating.startAnew'), 'simulation.start');
  const watchHint = useHint(text('simulating.watchHint'), 'simulation.watch');
  const { canStartAnew, problem, progress, status, task, title, why } = control;
  return (
    <section class="simulation-bar" aria-label={text('simulating.title')}>
      <button
        type="button"
        class="simulation-toggle"
        disabled={why !== null}
        title={why ?? toggleHint}
        onClick={() => dispatch({ type: 'simulation-asked', task })}
      >
        {title}
      </button>
      {canStartAnew && (
        <button
          type="button"
          class="icon-button"
          aria-label={text('simulating.startAnew')}
          title={anewHint}
          onClick={() => onCommand('simulation.start')}
        >
          <Icon name="replay" />
        </button>
      )}
      <button
        type="button"
        disabled={why !== null}
        aria-pressed={isWatching}
        title={why ?? watchHint}
        onClick={() => dispatch({ type: 'sample-watch-toggled' })}
      >
        {text('simulating.watch')}
      </button>
      <button
        type="button"
        class="icon-button simulation-settings"
        aria-expanded={isFormOpen}
        aria-label={text('simulating.settings')}
        title={text('simulating.settings')}
        onClick={() => dispatch({ type: 'simulation-form-toggled' })}
      >
        {isFormOpen ? '▴' : '▾'}
      </button>
      {status !== '' && (
        <span class="simulation-status" title={status}>
          {status}
        </span>
      )}
      {progress !== null && (
        <progress class="simulation-progress" value={progress} aria-label={text('simulating.title')} />
      )}
      {isFormOpen && <SimulationForm state={state} dispatch={dispatch} />}
      {problem !== null && (
        <p class="filter-problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
