import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import { CommandButton } from '../../../panel/window/commandButton';
import { Icon } from '../../../panel/window/icons';
import type { PanelProps } from '../../../panel/window/panelProps';
import { simulationControl } from '../view/simulationView';
import { SimulationForm } from './simulationForm';

/** Starts and stops the simulation of candidates, and shows its progress. */
export function SimulationBar({ dispatch, state }: PanelProps) {
  const control = useComputed(() => simulationControl(state.value)).value;
  const isWatching = useComputed(() => state.value.simulation.watch !== null).value;
  const isFormOpen = useComputed(() => state.value.simulation.isFormOpen).value;
  const { canStartAnew, problem, progress, status, title } = control;
  return (
    <section class="simulation-bar small row" aria-label={text('simulating.title')}>
      <CommandButton
        id="simulation.toggle"
        class="simulation-toggle ellipsis"
        label={title}
        hint={text('simulating.toggleCommand')}
      />
      {canStartAnew && (
        <CommandButton id="simulation.start" class="icon-button" label={text('simulating.startAnew')}>
          <Icon name="replay" />
        </CommandButton>
      )}
      <CommandButton
        id="simulation.watch"
        label={text('simulating.watch')}
        hint={text('simulating.watchHint')}
        isPressed={isWatching}
      />
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
        <span class="simulation-status ellipsis" title={status}>
          {status}
        </span>
      )}
      {progress !== null && (
        <progress class="simulation-progress" value={progress} aria-label={text('simulating.title')} />
      )}
      {isFormOpen && <SimulationForm state={state} dispatch={dispatch} />}
      {problem !== null && (
        <p class="filter-problem small" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
