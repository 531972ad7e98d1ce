import type { TournamentStatus } from '../../../../contract/tournament/tournamentApi';
import type { JobEvent } from '../../../../contract/transport/events';
import { clamp } from '../../../../core/clamp';
import { type Message, message } from '../../../../core/message';
import type { GameSummary } from '../../../../core/strategy/tournament/gameSummary';
import { type CurvePoint, curvePointOf, MOST_POINTS } from '../../../../core/strategy/tournament/shareCurve';
import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import { withJob } from '../../../state/jobs';
import { WINDOW_ACTIONS } from '../../../state/window/reduceWindow';
import { candidatesShut } from '../../simulation/state/simulationSubject';
import { shownStart } from './shownStart';
import { readForm, type TournamentForm, typedAgentProblem } from './tournamentForm';
import {
  GAME_PAGE_ROWS,
  type GamesList,
  gameAt,
  isUnsaved,
  MOST_GAME_PAGES,
  NO_GAMES,
  type TournamentAction,
  type TournamentState,
  type TournamentTask,
} from './tournamentState';

/** The tournament of the program, and its page. */
export const TOURNAMENT_ACTIONS: Handlers<TournamentAction> = {
  'tournament-form-changed': on((tournament, { change }) => withForm(tournament, change)),
  'tournament-agent-added': (state) => ({ ...state, tournament: addAgent(state) }),
  'tournament-agent-removed': on((tournament, { index }) =>
    withForm(tournament, { agents: tournament.form.agents.filter((_, nth) => nth !== index) }),
  ),
  'tournament-from-position-asked': (state, _, nowMs) => {
    const shut = candidatesShut(state);
    if (shut !== null) return { ...state, notice: shut };
    const form = { ...state.tournament.form, isFromPosition: true };
    const tournament = { ...state.tournament, form, section: 'setup' as const };
    return WINDOW_ACTIONS['side-tab-chosen'](
      { ...state, tournament },
      { type: 'side-tab-chosen', tab: 'tournament' },
      nowMs,
    );
  },
  'tournament-section-chosen': on((tournament, { section }) => ({ ...tournament, section })),
  'tournament-asked': (state, { task }) => ask(state, task),
  'tournament-doubt-ended': (state, { isSure }) => {
    const { doubt } = state.tournament;
    const decided = withJob(state, 'tournament', { doubt: null });
    return isSure && doubt !== null ? begin(decided, doubt) : decided;
  },
  'tournament-done': on((tournament, { status, task }) => done(tournament, task, status)),
  'tournament-found': on((tournament, { status }) =>
    tournament.status === null
      ? { ...showing(tournament, status), section: 'table', lacksCurve: true }
      : tournament,
  ),
  'tournament-curve-loaded': on((tournament, { curve }) => ({
    ...tournament,
    curve: joinedCurve(curve, tournament.curve),
    lacksCurve: false,
  })),
  'tournament-games-loaded': on((tournament, { page, pairing }) => {
    const { games } = tournament;
    if (games.pairing !== pairing) return tournament;
    const pages = withPage(games, page.offset / GAME_PAGE_ROWS, page.rows);
    const chosen = Math.min(games.chosen, page.total - 1);
    return { ...tournament, games: { ...games, pages, total: page.total, chosen } };
  }),
  'tournament-games-seen': on((tournament, { first, last }) => {
    const { seen } = tournament.games;
    if (seen.first === first && seen.last === last) return tournament;
    return { ...tournament, games: { ...tournament.games, seen: { first, last } } };
  }),
  'tournament-pairing-chosen': on((tournament, { pairing }) => ({
    ...tournament,
    games: { ...NO_GAMES, pairing },
  })),
  'tournament-game-stepped': on((tournament, { by }) => choose(tournament, tournament.games.chosen + by)),
  'tournament-game-chosen': on((tournament, { index }) => choose(tournament, index)),
  'tournament-game-asked': on((tournament) => {
    const opening = gameAt(tournament.games, tournament.games.chosen) ?? null;
    return { ...tournament, games: { ...tournament.games, opening } };
  }),
  'tournament-game-ended': on((tournament) => ({
    ...tournament,
    games: { ...tournament.games, opening: null },
  })),
};

/** Makes a handler from a function of the tournament state alone. */
function on<A extends TournamentAction>(change: (tournament: TournamentState, action: A) => TournamentState) {
  return (state: AppState, action: A): AppState => {
    const tournament = change(state.tournament, action);
    return tournament === state.tournament ? state : { ...state, tournament };
  };
}

/** Progress of the tournament. */
export function tournamentAdvanced(state: AppState, { status }: JobEvent<'tournament'>): AppState {
  return { ...state, tournament: showing(state.tournament, status) };
}

const withForm = (tournament: TournamentState, change: Partial<TournamentForm>): TournamentState => ({
  ...tournament,
  form: { ...tournament.form, ...change },
});

function addAgent({ engines, tournament }: AppState): TournamentState {
  const { form } = tournament;
  if (typedAgentProblem(form, engines.list) !== null) return tournament;
  return withForm(tournament, { agents: [...form.agents, form.typedAgent.trim()] });
}

/** Performs a task, refuses it with the reason, or asks for confirmation. */
function ask(state: AppState, task: TournamentTask): AppState {
  const { tournament } = state;
  if (tournament.work !== null) return state;
  const refusal = refusalOf(state, task);
  if (refusal !== null) return { ...state, notice: refusal };
  const replaces = task === 'start' || task === 'open';
  if (replaces && isUnsaved(tournament)) return withJob(state, 'tournament', { doubt: task, problem: null });
  return begin(state, task);
}

const begin = (state: AppState, task: TournamentTask): AppState =>
  withJob(state, 'tournament', { work: { task }, doubt: null, problem: null });

/** Why the task is not possible now; null if it is. */
function refusalOf(state: AppState, task: TournamentTask): Message | null {
  const {
    lexicon,
    tournament: { form, status },
  } = state;
  const phase = status?.phase ?? null;
  if (task === 'stop') return phase === 'running' ? null : message('tournamentPage.nothingToStop');
  if (task === 'save') return phase === null ? message('tournamentPage.nothingToSave') : null;
  if (phase === 'running') return message('tournamentPage.stopFirst');
  if (task === 'continue')
    return phase === 'stopped'
      ? readForm(form).problems.threads
      : message('tournamentPage.nothingToContinue');
  if (task === 'open') return null;
  if (lexicon.kind !== 'open') return message('searches.noLexicon');
  const { problems } = readForm(form);
  const problem = problems.agents ?? problems.pairs ?? problems.games ?? problems.seed ?? problems.threads;
  if (problem !== null || !form.isFromPosition) return problem;
  const start = shownStart(state);
  return start.ok ? null : start.error;
}

function done(
  tournament: TournamentState,
  task: TournamentTask,
  status: TournamentStatus | null,
): TournamentState {
  const rested: TournamentState = { ...tournament, work: null, problem: null };
  if (status === null) return rested;
  switch (task) {
    case 'start':
      return { ...showing(without(rested), status), section: 'table' };
    case 'open':
      return {
        ...showing(without(rested), status),
        section: 'table',
        savedGames: status.report.games,
        lacksCurve: true,
      };
    case 'save':
      return { ...showing(rested, status), savedGames: status.report.games };
    case 'continue':
    case 'stop':
      return showing(rested, status);
  }
}

/** Removes everything that belongs to the previous tournament. */
const without = (tournament: TournamentState): TournamentState => ({
  ...tournament,
  curve: [],
  lacksCurve: false,
  games: NO_GAMES,
  savedGames: 0,
  status: null,
});

const showing = (tournament: TournamentState, status: TournamentStatus): TournamentState => ({
  ...tournament,
  status,
  curve: curveAfter(tournament.curve, status),
});

/** Keeps the last pages read; that of the chosen game stays, so that it can be opened out of sight. */
function withPage(
  { chosen, pages }: GamesList,
  page: number,
  rows: readonly GameSummary[],
): GamesList['pages'] {
  const kept = [...pages].filter(([each]) => each !== page);
  const chosenPage = Math.floor(chosen / GAME_PAGE_ROWS);
  while (kept.length >= MOST_GAME_PAGES) {
    const oldest = kept.findIndex(([each]) => each !== chosenPage);
    kept.splice(oldest, 1);
  }
  return new Map([...kept, [page, rows]]);
}

function choose(tournament: TournamentState, index: number): TournamentState {
  const { games } = tournament;
  if (games.total === 0) return tournament;
  const chosen = clamp(index, 0, games.total - 1);
  return chosen === games.chosen ? tournament : { ...tournament, games: { ...games, chosen } };
}

/** The curve after another report. If it is too long, every second point is dropped. */
export function curveAfter(
  curve: readonly CurvePoint[],
  { plan, report }: Pick<TournamentStatus, 'plan' | 'report'>,
): readonly CurvePoint[] {
  const last = curve.at(-1);
  if (report.games === 0 || (last !== undefined && last.games >= report.games)) return curve;
  return [...thinned(curve), curvePointOf(plan, report)];
}

/** Joins the curve from before this page was loaded with what it has received since. */
export function joinedCurve(
  before: readonly CurvePoint[],
  since: readonly CurvePoint[],
): readonly CurvePoint[] {
  const played = before.at(-1)?.games ?? 0;
  return [...thinned(before), ...since.filter(({ games }) => games > played)];
}

const thinned = (curve: readonly CurvePoint[]): readonly CurvePoint[] =>
  curve.length < MOST_POINTS ? curve : curve.filter((_, nth) => nth % 2 === 1);
