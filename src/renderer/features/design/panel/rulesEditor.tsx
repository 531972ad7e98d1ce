import { useComputed } from '@preact/signals';
import { useId } from 'preact/hooks';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { FieldInput, FormField, RemoveRow } from '../../../panel/window/formField';
import type { PanelProps } from '../../../panel/window/panelProps';
import { dispatchEdit } from '../../../state/editing/dispatchEdit';
import type { FieldProblems } from '../../../state/window/formFields';
import { openRulesForm } from '../state/boardEditor';
import { type BonusRow, type RulesForm, readRulesForm, rulesFormOf, withBonusRow } from '../state/rulesForm';

/** The rules other than board and tiles. Invalid input stays in its field and takes effect once corrected. */
export function RulesEditor({ dispatch, state }: PanelProps) {
  const setup = useComputed(() => state.value.setup).value;
  const form =
    useComputed(() => openRulesForm(state.value.boardEditor, state.value.setup.rules)).value ??
    rulesFormOf(setup.rules);
  const { problems } = readRulesForm(setup, form);
  const begin = () => dispatch({ type: 'stroke-begun' });
  const change = (part: Partial<RulesForm>) => {
    const { boardEditor, setup: present } = state.peek();
    const changed = { ...form, ...part };
    const { edit } = readRulesForm(present, changed);
    const rulesForm = edit === null ? { begun: present.rules, form: changed } : null;
    dispatch({ type: 'board-editor-changed', change: { rulesForm } });
    if (edit !== null) dispatchEdit(dispatch, edit, boardEditor.stroke);
  };
  const whole = (field: 'rackSize' | 'exchangeLimit', label: string) => (
    <FormField
      kind="number"
      label={label}
      value={form[field]}
      problem={problems.get(field) ?? null}
      onBegin={begin}
      onInput={(typed) => change({ [field]: typed })}
    />
  );
  return (
    <>
      <section class="form-part" aria-label={text('designPanel.rules')}>
        <FormField
          kind="text"
          label={text('designPanel.name')}
          value={form.name}
          problem={problems.get('name') ?? null}
          onBegin={begin}
          onInput={(name) => change({ name })}
        />
        {whole('rackSize', text('designPanel.rackSize'))}
        {whole('exchangeLimit', text('designPanel.exchangeLimit'))}
      </section>
      <BonusTable
        rows={form.bonuses}
        problems={problems}
        onBegin={begin}
        onRows={(bonuses) => change({ bonuses })}
        onAdd={() => {
          begin();
          change(withBonusRow(form));
        }}
      />
      {problems.size > 0 && <NotInForce />}
    </>
  );
}

export const NotInForce = () => <p class="field-warning form-part small">{text('designPanel.notInForce')}</p>;

interface BonusTableProps {
  readonly rows: readonly BonusRow[];
  readonly problems: FieldProblems;
  readonly onBegin: () => void;
  readonly onRows: (rows: readonly BonusRow[]) => void;
  readonly onAdd: () => void;
}

/** The bonus by number of tiles played in one move. */
const BonusTable = ({ onAdd, onBegin, onRows, problems, rows }: BonusTableProps) => {
  const id = useId();
  const cell = (index: number, field: keyof BonusRow, name: string) => {
    const problem = problems.get(`bonus ${index} ${field}`) ?? null;
    return (
      <FieldInput
        id={`${id}-${index}-${field}`}
        kind="number"
        name={name}
        value={rows[index]?.[field] ?? ''}
        problem={problem}
        onBegin={onBegin}
        onInput={(typed) => onRows(rows.map((row, at) => (at === index ? { ...row, [field]: typed } : row)))}
      />
    );
  };
  return (
    <section class="form-part" aria-label={text('designPanel.bingoBonus')}>
      <h3>
        {text('designPanel.bingoBonus')} <span class="editor-note">{text('designPanel.bonusColumns')}</span>
      </h3>
      {rows.map((_row, index) => (
        <div key={index} class="bonus-row">
          {cell(index, 'tiles', text('designPanel.bonusTiles', { row: index + 1 }))}
          <span aria-hidden="true">→</span>
          {cell(index, 'points', text('designPanel.bonusPoints', { row: index + 1 }))}
          <RemoveRow
            name={text('designPanel.removeRow', { row: index + 1 })}
            onRemove={() => {
              onBegin();
              onRows(rows.toSpliced(index, 1));
            }}
          />
          <RowProblems
            id={`${id}-${index}`}
            problems={problems}
            prefix={`bonus ${index}`}
            fields={['tiles', 'points']}
          />
        </div>
      ))}
      <button type="button" onClick={onAdd}>
        {text('designPanel.addRow')}
      </button>
    </section>
  );
};

interface RowProblemsProps {
  readonly id: string;
  readonly problems: FieldProblems;
  readonly prefix: string;
  readonly fields: readonly string[];
}

/** Problems in a row of fields, each in the element that its field refers to. */
export const RowProblems = ({ fields, id, prefix, problems }: RowProblemsProps) => (
  <>
    {fields.map((field) => {
      const problem = problems.get(`${prefix} ${field}`);
      return problem === undefined ? null : (
        <p key={field} id={`${id}-${field}-problem`} class="field-problem">
          {say(problem)}
        </p>
      );
    })}
  </>
);
