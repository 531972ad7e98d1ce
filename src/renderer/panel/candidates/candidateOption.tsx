import { memo } from 'preact/compat';
import type { ListedTurn } from '../../../contract/candidates/candidatesApi';
import type { SimulationRow } from '../../../contract/simulation/simulationApi';
import type { Setup } from '../../../core/board/setup';
import { text } from '../../../texts/text';
import type { EndingTurn } from '../../features/endgame/state/endingTurns';
import { type EndingValue, endingValue } from '../../features/endgame/view/endingValue';
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
  /** Results of an endgame or pre-endgame, if there are any. */
  readonly ending: EndingTurn | undefined;
  readonly isMarked: boolean;
  readonly topPx: number;
  readonly heightPx: number;
  readonly dispatch: Dispatch;
  readonly onCommand: (id: string) => void;
}

/** One row of the candidate list. Stepping rerenders only the two rows affected. */
export const CandidateOption = memo((props: CandidateOptionProps) => {
  const { allTotal, dispatch, heightPx, isMarked, isPinned, isShown, onCommand, rank, setup } = props;
  const { ending, simulated, topPx, total, turn } = props;
  const row = rowOf(setup, turn, allTotal);
  const figures = simulated === undefined ? null : simulatedValue(simulated);
  const value = ending === undefined ? null : endingValue(ending);
  const name = nameOf(props, row, figures, value);
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
        <Cells row={row} figures={figures} ending={value} />
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
  ending: EndingValue | null,
): string {
  const plain = row?.name ?? text('candidatesPanel.notLoaded', { rank, total });
  const simulated =
    figures === null ? plain : text('simulating.simulatedRow', { row: plain, simulated: figures.name });
  const judged =
    ending === null ? simulated : text('endgamePage.row', { row: simulated, value: ending.said });
  const pinned = isPinned ? text('candidatesPanel.pinnedRow', { row: judged }) : judged;
  return isMarked ? text('simulating.markedRow', { row: pinned }) : pinned;
}

/** The value of an endgame; or win % and spread of a pre-endgame, in the places of simulated ones. */
const EndingCells = ({ figures, isProven }: EndingValue) => (
  <>
    {figures.map((figure, nth) => (
      <span
        key={nth}
        class={figures.length === 1 ? 'value' : nth === 0 ? 'winShare' : 'spread'}
        data-proven={isProven}
      >
        {figure}
      </span>
    ))}
  </>
);

interface CellsProps {
  readonly row: Row;
  readonly figures: SimulatedValue | null;
  readonly ending: EndingValue | null;
}

function Cells({ ending, figures, row }: CellsProps) {
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
      {ending !== null && <EndingCells {...ending} />}
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
