import { memo } from 'preact/compat';
import type { ListedTurn } from '../../../contract/candidates/candidatesApi';
import type { SimulationRow } from '../../../contract/simulation/simulationApi';
import type { Setup } from '../../../core/board/setup';
import type { RatedTurn } from '../../../core/strategy/endgame/endgameSolver';
import { text } from '../../../texts/text';
import { type ExactValue, exactValue } from '../../features/endgame/view/exactValue';
import { type SimulatedValue, simulatedValue } from '../../features/simulation/view/simulatedValue';
import type { Dispatch } from '../../state/action';
import {
  type CandidateRow,
  candidateRow,
  type OtherTurnRow,
  otherTurnRow,
} from '../../view/candidates/candidateRow';
import { Word } from '../lexicon/word';
import { PlacedRow } from '../window/listBox';

export const optionId = (rank: number): string => `candidate-${rank}`;

interface CandidateOptionProps {
  readonly setup: Setup;
  /** Row number from 1; without a filter also the rank. */
  readonly rank: number;
  /** Number of rows, and of all candidates. */
  readonly total: number;
  readonly allTotal: number;
  /** Undefined until its page arrives. */
  readonly turn: ListedTurn | undefined;
  readonly isShown: boolean;
  readonly isPinned: boolean;
  /** Simulation results, if there are any. */
  readonly simulated: SimulationRow | undefined;
  /** Result of a solved endgame. */
  readonly solved: RatedTurn | undefined;
  readonly isMarked: boolean;
  readonly topPx: number;
  readonly heightPx: number;
  readonly dispatch: Dispatch;
  readonly onCommand: (id: string) => void;
}

/** One row of the candidate list. Stepping rerenders only the two rows affected. */
export const CandidateOption = memo((props: CandidateOptionProps) => {
  const { allTotal, dispatch, heightPx, isMarked, isPinned, isShown, onCommand, rank, setup } = props;
  const { simulated, solved, topPx, total, turn } = props;
  const row = rowOf(setup, turn, allTotal);
  const figures = simulated === undefined ? null : simulatedValue(simulated);
  const exact = solved === undefined ? null : exactValue(solved);
  const name = nameOf(props, row, figures, exact);
  return (
    <PlacedRow
      id={optionId(rank)}
      class={`candidate-row${isShown ? ' shown' : ''}${isPinned ? ' pinned' : ''}${isMarked ? ' marked' : ''}`}
      label={name}
      isChosen={isShown}
      index={rank - 1}
      count={total}
      topPx={topPx}
      heightPx={heightPx}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey) dispatch({ type: 'candidate-marked', row: rank });
        else dispatch({ type: 'candidate-shown', rank });
        dispatch({ type: 'zone-entered', zone: 'candidates' });
      }}
      // The first click has already shown it.
      onDblClick={() => onCommand('candidate.walk')}
    >
      <span class="candidate-cells" aria-hidden="true">
        <Cells row={row} figures={figures} exact={exact} />
      </span>
    </PlacedRow>
  );
});

type Row = CandidateRow | OtherTurnRow | null;

function rowOf(setup: Setup, turn: ListedTurn | undefined, allTotal: number): Row {
  if (turn === undefined) return null;
  return turn.kind === 'placement' ? candidateRow(setup, turn, allTotal) : otherTurnRow(setup, turn);
}

/** The whole row in words. */
function nameOf(
  { isMarked, isPinned, rank, total }: CandidateOptionProps,
  row: Row,
  figures: SimulatedValue | null,
  exact: ExactValue | null,
): string {
  const plain = row?.name ?? text('candidatesPanel.notLoaded', { rank, total });
  const simulated =
    figures === null ? plain : text('simulating.simulatedRow', { row: plain, simulated: figures.name });
  const judged =
    exact === null ? simulated : text('endgamePage.exactRow', { row: simulated, value: exact.said });
  const pinned = isPinned ? text('candidatesPanel.pinnedRow', { row: judged }) : judged;
  return isMarked ? text('simulating.markedRow', { row: pinned }) : pinned;
}

interface CellsProps {
  readonly row: Row;
  readonly figures: SimulatedValue | null;
  readonly exact: ExactValue | null;
}

function Cells({ exact, figures, row }: CellsProps) {
  if (row === null)
    return (
      <>
        <span class="rank" />
        <span class="word">…</span>
      </>
    );
  const values = (
    <>
      {row.value !== null && (
        <>
          <span class="leave">{row.value.leave}</span>
          <span class="equity">{row.value.equity}</span>
        </>
      )}
      {exact !== null && <span class="exact">{exact.figure}</span>}
      {figures !== null && (
        <>
          <span class="winShare">
            {figures.winShare} <small>±{figures.winShareError}</small>
          </span>
          <span class="spread">
            {figures.spread} <small>±{figures.spreadError}</small>
          </span>
        </>
      )}
    </>
  );
  if ('title' in row)
    return (
      <>
        <span class="rank" />
        <span class="other-turn ellipsis">
          {row.title} <b>{row.tiles}</b>
        </span>
        <span class="place" />
        <span class="score" />
        {values}
      </>
    );
  return (
    <>
      <span class="rank">{row.rank}</span>
      <Word letters={row.letters} />
      <span class="place">{row.position}</span>
      <span class="score" elementtiming="candidate">
        {row.score}
      </span>
      {values}
    </>
  );
}
