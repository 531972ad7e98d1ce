import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import { Select } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { Figure } from '../view/evaluatedTurns';
import {
  type EngineSide,
  type EvaluationRow,
  type EvaluationsView,
  evaluationsView,
} from '../view/evaluationsView';

/** Two evaluations of the shown position side by side. */
export function EvaluationsDrawer({ dispatch, state }: PanelProps) {
  const view = useComputed(() => evaluationsView(state.value)).value;
  if (view === null) return <p class="hint">{text('evaluations.tooFew')}</p>;
  return (
    <section class="evaluations stack" aria-label={text('drawer.evaluations')}>
      <Rows view={view} dispatch={dispatch} />
      {view.sides.map(
        ({ engine, id }) => engine !== null && <Engine key={id} engine={engine} dispatch={dispatch} />,
      )}
      {view.origins.map((origin) => (
        <p key={origin} class="hint">
          {origin}
        </p>
      ))}
    </section>
  );
}

interface EngineProps extends Pick<PanelProps, 'dispatch'> {
  readonly engine: EngineSide;
}

/** An engine is asked here. */
const Engine = ({ dispatch, engine }: EngineProps) => (
  <>
    <div class="row">
      <button
        type="button"
        disabled={engine.shut !== null && !engine.isRunning}
        onClick={() => dispatch({ type: 'engine-analysis-toggled', engine: engine.id })}
      >
        {text(engine.isRunning ? 'engines.stopEvaluation' : 'engines.evaluateWith', { engine: engine.name })}
      </button>
      <span class="hint" role="status">
        {engine.state}
      </span>
    </div>
    {engine.shut !== null && <p class="hint">{engine.shut}</p>}
    {engine.problem !== null && (
      <p class="field-problem" role="alert">
        {engine.problem}
      </p>
    )}
  </>
);

interface RowsProps extends Pick<PanelProps, 'dispatch'> {
  readonly view: EvaluationsView;
}

const SIDES = [0, 1] as const;

const Rows = ({ dispatch, view: { choices, rows, sides } }: RowsProps) => (
  <table class="evaluations-table">
    <thead>
      <tr>
        <td />
        {SIDES.map((side) => (
          <th key={side} colSpan={sides[side].hasWins ? 2 : 1} scope="colgroup">
            <Select
              label={text('evaluations.side', { side: side + 1 })}
              value={sides[side].id}
              // The same evaluation on both sides says nothing.
              choices={choices.filter(([id]) => id !== sides[1 - side]?.id)}
              onChoose={(id) => dispatch({ type: 'evaluation-chosen', side, id })}
            />
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col">{text('engines.turn')}</th>
        {SIDES.map((side) => [
          sides[side].hasWins && (
            <th key={`${side}-wins`} scope="col">
              {text('engines.wins')}
            </th>
          ),
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
          {SIDES.flatMap((side) => {
            const { points, wins } = row.figures[side];
            const isBest = row.isBest[side];
            return [
              sides[side].hasWins && <Cell key={`${side}-wins`} figure={wins} isBest={isBest} />,
              <Cell key={`${side}-points`} figure={points} isBest={isBest} />,
            ];
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

interface CellProps {
  readonly figure: Figure;
  readonly isBest: boolean;
}

const Cell = ({ figure: { error, value }, isBest }: CellProps) => (
  <td>
    {isBest ? <b title={text('evaluations.best')}>{value}</b> : value}
    {error !== '' && <small> ± {error}</small>}
  </td>
);

interface TurnProps extends Pick<PanelProps, 'dispatch'> {
  readonly row: EvaluationRow;
}

/** A play can be laid on the board. */
const Turn = ({ dispatch, row: { label, turn } }: TurnProps) =>
  turn.kind === 'placement' ? (
    <button
      type="button"
      class="quiet-button bare notation"
      title={text('engines.lay')}
      onClick={() => dispatch({ type: 'evaluated-turn-laid', turn })}
    >
      {label}
    </button>
  ) : (
    <span class="notation">{label}</span>
  );
