import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import type { PanelProps } from '../../../panel/window/panelProps';
import { simulatedCaption } from '../view/simulationView';

/** Simulation results of the shown candidate, and how they were obtained. */
export function SimulatedLine({ state }: Pick<PanelProps, 'state'>) {
  const caption = useComputed(() => simulatedCaption(state.value)).value;
  if (caption === null) return null;
  const { spread, spreadError, samples, winShare, winShareError } = caption.value;
  return (
    <section class="simulated-line note" aria-label={text('simulating.title')} title={caption.origin}>
      <span>{text('simulating.ofSamples', { samples })}</span>
      <b>
        {winShare} % <small>±{winShareError}</small>
      </b>
      <b>
        {spread} <small>±{spreadError}</small>
      </b>
    </section>
  );
}
