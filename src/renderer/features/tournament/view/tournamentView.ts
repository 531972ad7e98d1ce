import type { Message } from '../../../../core/message';
import { formatCount } from '../../../../texts/numbers';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import type { TournamentState, TournamentTask } from '../state/tournamentState';

/** The head of the page, with its actions. */
export interface TournamentHead {
  readonly status: string;
  /** 0 … 1; null if nothing is running. */
  readonly progress: number | null;
  readonly problems: readonly string[];
  /** The question to confirm before the results are discarded; null if there is none. */
  readonly doubt: string | null;
  /** Available actions, the most likely first. */
  readonly tasks: readonly TournamentTask[];
  readonly isBusy: boolean;
}

/** @param isSetupShown whether the set-up of the next tournament is seen, which can then start */
export function tournamentHead(tournament: TournamentState, isSetupShown: boolean): TournamentHead {
  const { doubt, problem, status, work } = tournament;
  const errors = status?.report.errors ?? 0;
  const faults = errors > 0 ? text('tournamentView.faults', { errors }) : null;
  return {
    status: statusText(tournament),
    progress: status?.phase === 'running' ? status.done / Math.max(1, status.total) : null,
    problems: [said(problem), said(status?.problem ?? null), faults].filter((each) => each !== null),
    doubt: doubt === null ? null : text('tournamentView.doubt', { task: doubt }),
    tasks: tasksOf(tournament, isSetupShown),
    isBusy: work !== null,
  };
}

const said = (message: Message | null): string | null => (message === null ? null : say(message));

function tasksOf({ status }: TournamentState, isSetupShown: boolean): readonly TournamentTask[] {
  if (status?.phase === 'running') return ['stop'];
  const start: readonly TournamentTask[] = isSetupShown ? ['start'] : [];
  const goOn: readonly TournamentTask[] = status?.phase === 'stopped' ? ['continue'] : [];
  const keep: readonly TournamentTask[] = status === null ? [] : ['save'];
  return [...start, ...goOn, ...keep, 'open'];
}

function statusText({ status }: TournamentState): string {
  if (status === null) return text('tournamentView.none');
  const { done, gamesPerSecond, phase, secondsLeft, total } = status;
  const games = { done: formatCount(done), total };
  if (phase === 'finished') return text('tournamentView.finished', { done });
  if (phase === 'stopped') return text('tournamentView.stopped', games);
  if (gamesPerSecond === null || secondsLeft === null) return text('tournamentView.begun', games);
  return text('tournamentView.playing', {
    ...games,
    ...speedOf(gamesPerSecond),
    left: timeLeft(secondsLeft),
  });
}

/** Engines may need minutes for a game. */
const speedOf = (gamesPerSecond: number) =>
  gamesPerSecond < 0.5
    ? { speed: formatCount(Math.round(HOUR * gamesPerSecond)), unit: 'hour' }
    : { speed: formatCount(Math.round(gamesPerSecond)), unit: 'second' };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds up to two minutes, then minutes, then hours: more precision would be spurious. */
export function timeLeft(seconds: number): string {
  if (seconds < 2 * MINUTE) return text('tournamentView.secondsLeft', { count: Math.ceil(seconds) });
  if (seconds < 2 * HOUR) return text('tournamentView.minutesLeft', { count: Math.round(seconds / MINUTE) });
  return text('tournamentView.hoursLeft', { count: Math.round(seconds / HOUR) });
}

/** A time without its end, as precise as `timeLeft`. */
export function duration(seconds: number): string {
  if (seconds < 2 * MINUTE)
    return text('tournamentView.duration', { unit: 'second', count: Math.ceil(seconds) });
  if (seconds < 2 * HOUR)
    return text('tournamentView.duration', { unit: 'minute', count: Math.round(seconds / MINUTE) });
  return text('tournamentView.duration', { unit: 'hour', count: Math.round(seconds / HOUR) });
}

/** Text of the live region: the start, stop, end or failure, but not each game. */
export function tournamentAnnouncementOf({ tournament }: Pick<AppState, 'tournament'>): string {
  const { doubt, problem, status } = tournament;
  if (doubt !== null) return text('tournamentView.doubt', { task: doubt });
  if (problem !== null) return say(problem);
  if (status === null) return '';
  return status.phase === 'running' ? text('tournamentView.isPlaying') : statusText(tournament);
}
