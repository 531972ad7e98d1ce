import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import type { PanelProps } from '../../../panel/window/panelProps';
import { firstTurnRows } from '../view/firstTurnsView';
import {
  type RoundRobinView,
  roundRobinView,
  type StandingRow,
  standingRows,
  testText,
} from '../view/standingsView';
import { FirstTurnTable } from './firstTurnTable';
import { Mark } from './mark';
import { ShareTable } from './shareTable';

/** The standings, and the results of each pairing; from a position, the first turns. */
export function TableSection({ dispatch, state }: PanelProps) {
  const status = useComputed(() => state.value.tournament.status).value;
  if (status === null || status.report.games === 0)
    return <p class="job-note hint">{text('tournamentPanel.noGames')}</p>;
  const { plan, report } = status;
  const { start } = plan;
  const meetings = start === undefined ? roundRobinView(status) : null;
  const test = testText(report);
  return (
    <section
      class="tournament-body scroller"
      aria-label={text('tournamentPanel.table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus it could not be scrolled by keys
      tabIndex={0}
    >
      {start === undefined ? (
        <Standings rows={standingRows(status)} />
      ) : (
        <FirstTurnTable rows={firstTurnRows({ ...plan, start }, report)} dispatch={dispatch} />
      )}
      {test !== null && <p class="job-note hint">{test}</p>}
      {meetings !== null && <Meetings view={meetings} />}
    </section>
  );
}

const HEADS = ['wins', 'losses', 'ties', 'score', 'margin', 'bingos', 'moveTime'] as const;

const Standings = ({ rows }: { readonly rows: readonly StandingRow[] }) => (
  <ShareTable
    name="tournamentPanel.agent"
    heads={HEADS}
    rows={rows}
    keyOf={({ mark }) => mark}
    nameOf={({ id, name }) => <span title={id}>{name}</span>}
  />
);

const Meetings = ({ view: { marks, rows } }: { readonly view: RoundRobinView }) => (
  <table class="meetings">
    <caption>{text('tournamentPanel.meetings')}</caption>
    <thead>
      <tr>
        <th scope="col">{text('tournamentPanel.agent')}</th>
        {marks.map((mark) => (
          <th key={mark} scope="col">
            {mark}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ cells, mark, name }, place) => (
        <tr key={mark}>
          <th scope="row">
            <Mark mark={mark} style={place} /> {name}
          </th>
          {cells.map((cell, col) => (
            <td key={marks[col]} title={cell?.title}>
              {cell?.share ?? ''}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
