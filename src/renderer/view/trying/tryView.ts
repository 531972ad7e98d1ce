import type { PlayEquity } from '../../../contract/walk/traceApi';
import type { DirectedSquare } from '../../../core/board/square';
import type { Message } from '../../../core/message';
import type { Move } from '../../../core/movegen/move';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { isAnswerOpen } from '../../features/practice/state/exerciseBoard';
import { figuresOf } from '../../features/simulation/state/simulatedList';
import { presentRun, turnKey } from '../../features/simulation/state/simulationSubject';
import { simulatedValue } from '../../features/simulation/view/simulatedValue';
import type { AppState } from '../../state/appState';
import { playMove } from '../../state/candidates/candidatePlay';
import { whyNoCandidates } from '../../state/endWaiting';
import { isAnalysisBlocked } from '../../state/play/analysisBlockedReason';
import { isPlaying, triedTiles } from '../../state/trying/tried';
import { triedMove } from '../../state/trying/triedMove';
import { formatPoints } from '../candidates/points';

/** The label at tiles that are tried. */
export interface TryView {
  /** Where the tiles lie: from the first to the last square of the word. */
  readonly from: DirectedSquare;
  readonly length: number;
  /** `QUIZ 8D`; empty if the tiles form no word. */
  readonly word: string;
  /** Null if the tiles are no placement. */
  readonly score: number | null;
  /** Equity, loss and win %, as far as they are known; or why the play is not legal. */
  readonly figures: readonly string[];
  readonly state: 'waiting' | 'legal' | 'illegal' | 'unjudged';
}

/** Null if no tiles are tried, or while the answer to a question about them takes their place. */
export function tryViewOf(state: AppState): TryView | null {
  const tiles = triedTiles(state);
  const [first] = tiles;
  const last = tiles.at(-1);
  const isHidden = state.walk !== null || (state.question !== null && state.question.answer !== null);
  if (first === undefined || last === undefined || isHidden) return null;
  const read = triedMove(state);
  if (!read.ok) {
    const isDown = last.col === first.col && last.row !== first.row;
    const length = isDown ? last.row - first.row + 1 : Math.max(1, last.col - first.col + 1);
    const from = { row: first.row, col: first.col, direction: isDown ? 'down' : 'across' } as const;
    return { from, length, word: '', score: null, ...illegal(read.error) };
  }
  const move = read.value;
  const { place, word } = playMove(state.setup, move).name.params ?? {};
  return {
    from: { row: move.row, col: move.col, direction: move.direction },
    length: move.tiles.length,
    word: `${word} ${place}`,
    score: move.score,
    ...judgementOf(state, move),
  };
}

type Judgement = Pick<TryView, 'figures' | 'state'>;

const illegal = (why: Message): Judgement => ({ figures: [say(why)], state: 'illegal' });

function judgementOf(state: AppState, move: Move): Judgement {
  const { tried } = state;
  // An exercise and a game in progress do not say whether words are in the lexicon.
  if (tried === null || isAnswerOpen(state) || (isPlaying(state) && isAnalysisBlocked(state)))
    return { figures: [], state: 'unjudged' };
  const { verdict } = tried;
  if (verdict === null) {
    const problem = tried.problem ?? whyNoCandidates(state);
    return problem === null
      ? { figures: [text('trying.waiting')], state: 'waiting' }
      : { figures: [say(problem)], state: 'unjudged' };
  }
  if (verdict.move === null) return illegal(verdict.headline);
  return { figures: [...equityOf(verdict.equity), ...winOf(state, verdict.move ?? move)], state: 'legal' };
}

function equityOf(equity: PlayEquity | null): readonly string[] {
  if (equity === null) return [];
  return [text('trying.equity', { equity: formatPoints(equity.own) }), lossSaid(equity)];
}

/** `3.1 less than the best`. */
export function lossSaid({ best, own }: PlayEquity): string {
  return own >= best ? text('trying.best') : text('trying.loss', { loss: formatPoints(best - own) });
}

/** If the play has been simulated. */
function winOf(state: AppState, move: Move): readonly string[] {
  const run = presentRun(state);
  const row = run === null ? undefined : figuresOf(run).get(turnKey({ ...move, kind: 'placement' }));
  return row === undefined ? [] : [text('trying.win', { share: simulatedValue(row).winShare })];
}
