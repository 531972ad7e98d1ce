import type { LeavesReport, TrainingStatus } from '../../../../contract/leaves/leavesApi';
import { boardName, boardNameOf, tileSetName } from '../../../../core/board/ruleNames';
import { fixed } from '../../../../texts/numbers';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { timeLeft } from '../../tournament/view/tournamentView';
import { EFFORTS, type Effort, type LeavesTask } from '../state/leavesState';
import { shownReport } from '../state/reduceLeaves';

/** The leaves in use, in sentences. */
export function usedTexts(state: Pick<AppState, 'leaves' | 'lexicon' | 'setup'>): readonly string[] {
  const report = shownReport(state);
  if (report === null) return [];
  const tiles = say(tileSetName(state.setup.rules.distribution));
  if (report.table === null)
    return [
      report.isOwn && report.problem !== null ? say(report.problem) : text('leavesPage.none', { tiles }),
    ];
  const { count, longest } = report.table;
  const about = text('leavesPage.used', { isOwn: String(report.isOwn), count, longest, tiles });
  return [about, ...originTexts(report, state)];
}

function originTexts(
  { table }: LeavesReport,
  { lexicon, setup }: Pick<AppState, 'lexicon' | 'setup'>,
): readonly string[] {
  if (table === null || table.origin.date === '') return [text('leavesPage.unknownOrigin')];
  const { board, date, generations, lexicon: words } = table.origin;
  const boards = generations.split(',').reduce((sum, each) => sum + Number(each), 0);
  const trained = text('leavesPage.origin', {
    board: say(boardName(boardNameOf({ name: board, distribution: setup.rules.distribution }))),
    boards,
    date,
    lexicon: words,
  });
  const isOther = lexicon.kind === 'open' && lexicon.info.name !== words;
  return isOther
    ? [trained, text('leavesPage.otherOrigin', { trained: words, open: lexicon.info.name })]
    : [trained];
}

export interface TrainingView {
  readonly status: string;
  /** 0 … 1; null if nothing is running. */
  readonly progress: number | null;
  /** The most likely first. */
  readonly tasks: readonly LeavesTask[];
  readonly problem: string | null;
}

/** The training of the program. */
export function trainingView({ status }: Pick<AppState['leaves'], 'status'>): TrainingView {
  const reason = status?.problem ?? null;
  return {
    status: status === null ? text('leavesPage.untrained') : statusText(status),
    progress: status?.phase === 'running' ? status.done / Math.max(1, status.total) : null,
    tasks: status === null ? ['start'] : TASKS[status.phase],
    problem: reason === null ? null : say(reason),
  };
}

const TASKS: Readonly<Record<TrainingStatus['phase'], readonly LeavesTask[]>> = {
  running: ['stop'],
  stopped: ['continue', 'discard'],
  finished: ['use', 'saveTrained', 'discard'],
};

function statusText(status: TrainingStatus): string {
  const { board, boards, boardsDone, done, generation, generations, lexicon, phase, secondsLeft, total } =
    status;
  const distribution = { name: status.tiles };
  const about = {
    tiles: say(tileSetName(distribution)),
    board: say(boardName(boardNameOf({ name: board, distribution }))),
    lexicon: lexicon.name,
  };
  if (phase === 'finished') return text('leavesPage.trained', { ...about, total });
  if (phase === 'stopped') return text('leavesPage.stopped', { ...about, done, total });
  return text('leavesPage.training', {
    ...about,
    generation: generation + 1,
    generations,
    done: boardsDone,
    boards,
    left: secondsLeft === null ? 'none' : timeLeft(secondsLeft),
  });
}

/** Text of a live region: the start, stop or end of a training, but not each board. */
export function trainingAnnouncement({ status }: Pick<AppState['leaves'], 'status'>): string {
  if (status === null) return '';
  return status.phase === 'running' ? text('leavesPage.isTraining') : statusText(status);
}

/** In points. */
export const valueText = (value: number): string => `${value > 0 ? '+' : ''}${fixed(value, 2)}`;

export const errorText = (error: number | null): string => (error === null ? '' : `± ${fixed(error, 2)}`);

export function effortText(effort: Effort): string {
  const boards = EFFORTS[effort].reduce<number>((sum, each) => sum + each, 0);
  return text('leavesPage.effortName', { effort, boards });
}
