import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import { Check, SelectField, TextField } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { opponentsTurn } from '../state/opponentsTurn';
import { CONFIDENCE_CHOICES, type SimulationForm as Form, PLY_CHOICES } from '../state/simulationForm';

/** Options of a simulation. */
export function SimulationForm({ dispatch, state }: PanelProps) {
  const form = useComputed(() => state.value.simulation.form).value;
  const knowsRack = useComputed(() => state.value.turn.otherRack.length > 0).value;
  const knowsTurn = useComputed(() => opponentsTurn(state.value) !== null).value;
  const change = (part: Partial<Form>) => dispatch({ type: 'simulation-form-changed', change: part });
  return (
    <div class="simulation-form">
      <SelectField
        label={text('simulating.plies')}
        hint={text('simulating.pliesHint')}
        value={form.plies}
        choices={PLY_CHOICES.map((plies) => [plies, plyName(plies)] as const)}
        onChoose={(plies) => change({ plies })}
      />
      <SelectField
        label={text('simulating.confidence')}
        hint={text('simulating.confidenceHint')}
        value={form.confidence}
        choices={CONFIDENCE_CHOICES.map((confidence) => [confidence, confidenceName(confidence)] as const)}
        onChoose={(confidence) => change({ confidence })}
      />
      <TextField
        label={text('simulating.best')}
        hint={text('simulating.bestHint')}
        value={form.best}
        onInput={(best) => change({ best })}
      />
      <TextField
        label={text('simulating.samples')}
        hint={text('simulating.samplesHint')}
        value={form.samples}
        onInput={(samples) => change({ samples })}
      />
      <TextField label={text('simulating.seed')} value={form.seed} onInput={(seed) => change({ seed })} />
      {knowsTurn && (
        <Check
          label={text('simulating.infersRack')}
          isChecked={form.infersRack}
          onChange={(infersRack) => change({ infersRack })}
        />
      )}
      {knowsRack && (
        <Check
          label={text('simulating.knownRack')}
          isChecked={form.usesKnownRack}
          onChange={(usesKnownRack) => change({ usesKnownRack })}
        />
      )}
    </div>
  );
}

const plyName = (plies: number | null): string =>
  text('simulating.plyChoice', { plies: plies === null ? 'end' : String(plies) });

const confidenceName = (confidence: number | null): string =>
  confidence === null
    ? text('simulating.confidenceNone')
    : text('simulating.confidenceChoice', { percent: String(100 * confidence) });
