import { memo } from 'preact/compat';
import type { Candidate } from '../../../contract/candidates/candidatesApi';
import type { Setup } from '../../../core/board/setup';
import { text } from '../../../texts/text';
import type { Dispatch } from '../../state/action';
import { candidateRow } from '../../view/candidates/candidateRow';
import { Word } from '../lexicon/word';

export const optionId = (rank: number): string => `candidate-${rank}`;

interface CandidateOptionProps {
  readonly setup: Setup;
  /** From 1: its row; without a filter also its rank. */
  readonly rank: number;
  /** Rows of the list, and candidates in all. */
  readonly total: number;
  readonly allTotal: number;
  /** Undefined while its page is on its way. */
  readonly candidate: Candidate | undefined;
  readonly isShown: boolean;
  readonly isPinned: boolean;
  readonly topPx: number;
  readonly heightPx: number;
  readonly dispatch: Dispatch;
  readonly onCommand: (id: string) => void;
}

/** One row of the candidate list. Stepping redraws only the two rows that it concerns. */
export const CandidateOption = memo((props: CandidateOptionProps) => {
  const { allTotal, candidate, dispatch, heightPx, isPinned, isShown, onCommand, rank, setup, topPx, total } =
    props;
  const row = candidate === undefined ? null : candidateRow(setup, candidate, allTotal);
  const name = row?.name ?? text('candidatesPanel.notLoaded', { rank, total });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key table steps the candidates
    <div
      id={optionId(rank)}
      class={`candidate-row${isShown ? ' shown' : ''}${isPinned ? ' pinned' : ''}`}
      style={{ transform: `translateY(${topPx}px)`, height: `${heightPx}px` }}
      role="option"
      tabIndex={-1}
      aria-label={isPinned ? text('candidatesPanel.pinnedRow', { row: name }) : name}
      aria-selected={isShown}
      aria-setsize={total}
      aria-posinset={rank}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        dispatch({ type: 'candidate-shown', rank });
        dispatch({ type: 'zone-entered', zone: 'candidates' });
      }}
      // The first of the two clicks has shown it.
      onDblClick={() => onCommand('candidate.walk')}
    >
      <span class="candidate-cells" aria-hidden="true">
        <span class="rank">{row?.rank}</span>
        {row === null ? <span class="word">…</span> : <Word letters={row.letters} />}
        <span class="place">{row?.position}</span>
        <span class="score">{row?.score}</span>
      </span>
    </div>
  );
});
