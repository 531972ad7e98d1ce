import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import { Select } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { type AnalysisRow, type AnalysisView, analysisView, type Figure } from '../view/analysisView';

/** The evaluation of one of the user's engines, beside this program's own figures. */
export function EngineDrawer({ dispatch, state }: PanelProps) {
  const view = useComputed(() => analysisView(state.value)).value;
  if (view === null) return <p class="hint">{text('engines.none')}</p>;
  return (
    <section class="engine-analysis stack" aria-label={text('settings.engines')}>
      <div class="row">
        <Select
          label={text('engines.choice')}
          value={view.chosen}
          choices={view.engines}
          isDisabled={view.isRunning}
          onChoose={(id) => dispatch({ type: 'engine-chosen', id })}
        />
        <button
          type="button"
          disabled={view.shut !== null && !view.isRunning}
          onClick={() => dispatch({ type: 'engine-analysis-toggled' })}
        >
          {view.isRunning ? text('engines.stopEvaluation') : text('engines.evaluate')}
        </button>
        <span class="hint" role="status">
          {view.state}
        </span>
      </div>
      {view.shut !== null && <p class="hint">{view.shut}</p>}
      {view.problem !== null && (
        <p class="field-problem" role="alert">
          {view.problem}
        </p>
      )}
      {view.rows.length > 0 && <Rows view={view} dispatch={dispatch} />}
      {view.origins.map((origin) => (
        <p key={origin} class="hint">
          {origin}
        </p>
      ))}
    </section>
  );
}

interface RowsProps extends Pick<PanelProps, 'dispatch'> {
  readonly view: AnalysisView;
}

const Rows = ({ dispatch, view: { name, origins, rows } }: RowsProps) => (
  <table class="engine-table">
    <thead>
      <tr>
        <td />
        <th colSpan={2} scope="colgroup" title={origins[0]}>
          {name}
        </th>
        <th colSpan={2} scope="colgroup" title={origins.at(-1)}>
          {text('engines.own')}
        </th>
      </tr>
      <tr>
        <th scope="col">{text('engines.turn')}</th>
        {['theirs', 'ours'].map((side) => [
          <th key={`${side}-wins`} scope="col">
            {text('engines.wins')}
          </th>,
          <th key={`${side}-points`} scope="col">
            {text('engines.points')}
          </th>,
        ])}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">
            <Turn row={row} dispatch={dispatch} />
          </th>
          {[row.theirs, row.ours].flatMap(({ points, wins }, side) => [
            <Cell key={`${side}-wins`} figure={wins} />,
            <Cell key={`${side}-points`} figure={points} />,
          ])}
        </tr>
      ))}
    </tbody>
  </table>
);

const Cell = ({ figure: { error, value } }: { readonly figure: Figure }) => (
  <td>
    {value}
    {error !== '' && <small> ± {error}</small>}
  </td>
);

interface TurnProps extends Pick<PanelProps, 'dispatch'> {
  readonly row: AnalysisRow;
}

/** A play can be laid on the board. */
const Turn = ({ dispatch, row: { label, turn } }: TurnProps) =>
  turn.kind === 'placement' ? (
    <button
      type="button"
      class="quiet-button bare notation"
      title={text('engines.lay')}
      onClick={() => dispatch({ type: 'engine-turn-laid', turn })}
    >
      {label}
    </button>
  ) : (
    <span class="notation">{label}</span>
  );
