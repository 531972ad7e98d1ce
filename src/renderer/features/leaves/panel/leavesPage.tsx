import { useComputed } from '@preact/signals';
import type { FoundLeave } from '../../../../contract/leaves/leavesApi';
import { MAX_TYPED } from '../../../../contract/leaves/leavesLimits';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { CommandButton } from '../../../panel/window/commandButton';
import { Select, SelectField } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { SearchField } from '../../../panel/window/searchField';
import { EFFORTS, type Effort } from '../state/leavesState';
import { shownReport } from '../state/reduceLeaves';
import {
  effortText,
  errorText,
  trainingAnnouncement,
  trainingView,
  usedTexts,
  valueText,
} from '../view/leavesView';

/** What leaves of the window's tiles are worth, and their training. */
export const LeavesPage = (panel: PanelProps) => (
  <section class="leaves page scroller" aria-labelledby="leaves-title">
    <InUse {...panel} />
    <Training {...panel} />
    <Table {...panel} />
  </section>
);

function InUse({ state }: PanelProps) {
  const lines = useComputed(() => usedTexts(state.value)).value;
  const report = useComputed(() => shownReport(state.value)).value;
  const problem = useComputed(() => state.value.leaves.problem).value;
  return (
    <header class="form-part stack">
      <h2 id="leaves-title" class="title">
        {text('leavesPage.title')}
      </h2>
      {lines.map((line) => (
        <p key={line} class="note">
          {line}
        </p>
      ))}
      <div class="job-tasks">
        <CommandButton id="leaves.open" />
        <CommandButton id="leaves.save" />
        {report?.isOwn === true && <CommandButton id="leaves.builtIn" />}
        {report?.hasPrevious === true && <CommandButton id="leaves.previous" />}
      </div>
      {problem !== null && <p class="message error">{say(problem)}</p>}
    </header>
  );
}

const effortNames = Object.keys(EFFORTS) as readonly Effort[];

function Training({ dispatch, state }: PanelProps) {
  const leaves = useComputed(() => state.value.leaves).value;
  const { problem, progress, status, tasks } = trainingView(leaves);
  return (
    <section class="job-head stack" aria-label={text('leavesPage.trainingTitle')}>
      <h3>{text('leavesPage.trainingTitle')}</h3>
      <p class="job-status">{status}</p>
      <p class="visually-hidden" aria-live="polite">
        {trainingAnnouncement(leaves)}
      </p>
      {progress !== null && <progress aria-label={text('leavesPage.progress')} max={1} value={progress} />}
      {problem !== null && <p class="message error">{problem}</p>}
      {leaves.status === null && (
        <SelectField
          label={text('leavesPage.effort')}
          value={leaves.form.effort}
          choices={effortNames.map((effort) => [effort, effortText(effort)] as const)}
          onChoose={(effort) => dispatch({ type: 'leaves-form-changed', change: { effort } })}
        />
      )}
      {leaves.isDiscardAsked ? (
        <DiscardQuestion dispatch={dispatch} />
      ) : (
        <div class="job-tasks">
          {tasks.map((task) => (
            <CommandButton key={task} id={`leaves.${task}`} class={task === tasks[0] ? 'primary' : ''} />
          ))}
        </div>
      )}
    </section>
  );
}

function DiscardQuestion({ dispatch }: Pick<PanelProps, 'dispatch'>) {
  const end = (isSure: boolean) => () => dispatch({ type: 'leaves-discard-ended', isSure });
  return (
    <>
      <p class="message">{text('leavesPage.askDiscard')}</p>
      <div class="job-tasks">
        <button type="button" onClick={end(true)}>
          {text('leavesPage.discardTraining')}
        </button>
        <button type="button" onClick={end(false)}>
          {text('leavesPage.keepTraining')}
        </button>
      </div>
    </>
  );
}

function Table({ dispatch, state }: PanelProps) {
  const table = useComputed(() => shownReport(state.value)?.table ?? null).value;
  const { length, typed } = useComputed(() => state.value.leaves.form).value;
  if (table === null) return null;
  const lengths = Array.from({ length: table.longest }, (_, at) => at + 1);
  return (
    <>
      <section class="form-part stack" data-zone="leaves" aria-label={text('leavesPage.search')}>
        <SearchField
          label={text('leavesPage.search')}
          typed={typed}
          onType={(next) =>
            dispatch({
              type: 'leaves-form-changed',
              change: { typed: next.toUpperCase().slice(0, MAX_TYPED) },
            })
          }
        />
        {table.found.length > 0 && <Leaves title={text('leavesPage.found')} rows={table.found} />}
      </section>
      {table.longest > 0 && (
        <section class="form-part stack" aria-label={text('leavesPage.extremes')}>
          <label class="row">
            {text('leavesPage.length')}
            <Select
              value={Math.min(length, table.longest)}
              choices={lengths.map((each) => [each, text('leavesPage.tileCount', { count: each })] as const)}
              onChoose={(chosen) => dispatch({ type: 'leaves-form-changed', change: { length: chosen } })}
            />
          </label>
          <div class="leaves-sides">
            <Leaves title={text('leavesPage.best')} rows={table.best} />
            <Leaves title={text('leavesPage.worst')} rows={table.worst} />
          </div>
        </section>
      )}
      <section class="form-part stack" aria-label={text('leavesPage.singles')}>
        <h3>{text('leavesPage.singles')}</h3>
        <ul class="leaves-singles">
          {table.singles.map((row) => (
            <li key={row.tiles} class="apart" title={errorText(row.error)}>
              <b class="notation">{row.tiles}</b>
              <span class="figure">{valueText(row.value)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

interface LeavesProps {
  readonly title: string;
  readonly rows: readonly FoundLeave[];
}

const Leaves = ({ rows, title }: LeavesProps) => (
  <table class="leaves-table">
    <caption>{title}</caption>
    <thead class="visually-hidden">
      <tr>
        <th scope="col">{text('leavesPage.leave')}</th>
        <th scope="col">{text('leavesPage.value')}</th>
        <th scope="col">{text('leavesPage.error')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={at}>
          <th scope="row" class="notation">
            {row.tiles}
          </th>
          {'problem' in row ? (
            <td colSpan={2} class="field-problem">
              {say(row.problem)}
            </td>
          ) : (
            <>
              <td class="figure">{valueText(row.value)}</td>
              <td class="figure hint">{errorText(row.error)}</td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
