import { useComputed } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { opponentsTurn } from '../../state/simulation/opponentsTurn';
import {
  CONFIDENCE_CHOICES,
  type SimulationForm as Form,
  PLY_CHOICES,
} from '../../state/simulation/simulationForm';
import type { PanelProps } from '../window/panelProps';

/** How candidates are simulated. */
export function SimulationForm({ dispatch, state }: PanelProps) {
  const form = useComputed(() => state.value.simulation.form).value;
  const knowsRack = useComputed(() => state.value.turn.otherRack.length > 0).value;
  const knowsTurn = useComputed(() => opponentsTurn(state.value) !== null).value;
  const change = (part: Partial<Form>) => dispatch({ type: 'simulation-form-changed', change: part });
  return (
    <div class="simulation-form">
      <Choice
        label="simulating.plies"
        hint="simulating.pliesHint"
        chosen={form.plies}
        choices={PLY_CHOICES}
        nameOf={(plies) => text('simulating.plyChoice', { plies: plies === null ? 'end' : String(plies) })}
        onChoice={(plies) => change({ plies })}
      />
      <Choice
        label="simulating.confidence"
        hint="simulating.confidenceHint"
        chosen={form.confidence}
        choices={CONFIDENCE_CHOICES}
        nameOf={confidenceName}
        onChoice={(confidence) => change({ confidence })}
      />
      <Field
        label="simulating.best"
        hint="simulating.bestHint"
        value={form.best}
        onInput={(best) => change({ best })}
      />
      <Field
        label="simulating.samples"
        hint="simulating.samplesHint"
        value={form.samples}
        onInput={(samples) => change({ samples })}
      />
      <Field label="simulating.seed" value={form.seed} onInput={(seed) => change({ seed })} />
      {knowsTurn && (
        <Check
          label="simulating.infersRack"
          isChecked={form.infersRack}
          onChange={(infersRack) => change({ infersRack })}
        />
      )}
      {knowsRack && (
        <Check
          label="simulating.knownRack"
          isChecked={form.usesKnownRack}
          onChange={(usesKnownRack) => change({ usesKnownRack })}
        />
      )}
    </div>
  );
}

const confidenceName = (confidence: number | null): string =>
  confidence === null
    ? text('simulating.confidenceNone')
    : text('simulating.confidenceChoice', { percent: String(100 * confidence) });

interface ChoiceProps {
  readonly label: TextKey;
  readonly hint: TextKey;
  readonly chosen: number | null;
  readonly choices: readonly (number | null)[];
  readonly nameOf: (choice: number | null) => string;
  readonly onChoice: (choice: number | null) => void;
}

function Choice({ choices, chosen, hint, label, nameOf, onChoice }: ChoiceProps) {
  const id = useId();
  return (
    <div class="simulation-field" title={text(hint)}>
      <label for={id}>{text(label)}</label>
      <select
        id={id}
        value={choices.indexOf(chosen)}
        onChange={({ currentTarget }) => onChoice(choices[currentTarget.selectedIndex] ?? null)}
      >
        {choices.map((choice, nth) => (
          <option key={nth} value={nth}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckProps {
  readonly label: TextKey;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

const Check = ({ isChecked, label, onChange }: CheckProps) => (
  <label class="simulation-known">
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {text(label)}
  </label>
);

interface FieldProps {
  readonly label: TextKey;
  readonly hint?: TextKey;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

function Field({ hint, label, onInput, value }: FieldProps) {
  const id = useId();
  return (
    <div class="simulation-field" title={hint === undefined ? undefined : text(hint)}>
      <label for={id}>{text(label)}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </div>
  );
}
