import { MAX_THREADS } from '../../../../contract/requests/limits';
import type { Threads } from '../../../../contract/tournament/tournamentApi';
import { parseSeed } from '../../../../core/game/seed';
import { type Message, message } from '../../../../core/message';
import { MAX_FIRST_TURNS } from '../../../../core/strategy/tournament/startPosition';
import {
  MAX_GAMES_FROM_POSITION,
  MAX_TOURNAMENT_AGENTS,
  MAX_TOURNAMENT_GAMES,
  pairingCountOf,
  type SprtShares,
  type TournamentPlan,
} from '../../../../core/strategy/tournament/tournamentPlan';
import { agentProblem } from '../../../state/play/agentChoices';
import { readWhole, wholeProblem } from '../../../state/window/formFields';
import type { EnginesState } from '../../engines/state/enginesState';

/** A new tournament, as entered in its fields. */
export interface TournamentForm {
  /** Whether games start from the position shown instead of the empty board. */
  readonly isFromPosition: boolean;
  /** By id. */
  readonly agents: readonly string[];
  /** From a position: the agent on turn and its opponent, by id. */
  readonly seats: readonly [string, string];
  /** The id of an agent to add. */
  readonly typedAgent: string;
  /** Game pairs per pairing. */
  readonly pairs: string;
  /** From a position: number of games per first turn, and of turns of the list if none are marked. */
  readonly games: string;
  readonly best: string;
  /** From a position: whether the opponent holds the known tiles; otherwise all are dealt. */
  readonly usesKnownRack: boolean;
  readonly seed: string;
  /** Number of games at a time; empty to leave one processor free. */
  readonly threads: string;
  readonly isValidated: boolean;
  /** Whether a test ends the games of two agents once the better one is known. */
  readonly isTested: boolean;
}

/** The shares that the test decides between: the first agent is not better, or it is. */
export const TESTED_SHARES: SprtShares = { low: 0.5, high: 0.55 };

export const FIRST_FORM: TournamentForm = {
  isFromPosition: false,
  agents: ['score', 'vowel-consonant'],
  seats: ['equity', 'equity'],
  typedAgent: 'random',
  pairs: '100',
  games: '1000',
  best: '5',
  usesKnownRack: false,
  seed: '1',
  threads: '',
  isValidated: true,
  isTested: false,
};

export interface FormReading {
  /** Null for fields without problems. */
  readonly problems: {
    readonly agents: Message | null;
    readonly pairs: Message | null;
    readonly games: Message | null;
    readonly seed: Message | null;
    readonly threads: Message | null;
  };
  /** Null if there are problems. */
  readonly plan: Pick<TournamentPlan, 'agents' | 'games' | 'seed'> | null;
  readonly threads: Threads;
  /** Total number of games, from a position per first turn; null if it cannot be computed. */
  readonly games: number | null;
}

export function readForm(form: TournamentForm): FormReading {
  const { isFromPosition, threads: typedThreads } = form;
  const agents = isFromPosition ? form.seats : form.agents;
  const pairings = isFromPosition ? 1 : pairingCountOf({ agents });
  const typedGames = isFromPosition ? form.games : form.pairs;
  const number = readWhole(typedGames);
  const countProblem =
    wholeProblem(typedGames) ??
    rangeProblem(number ?? 0, isFromPosition ? MOST_GAMES_EACH : mostPairs(pairings));
  const seed = parseSeed(form.seed);
  const threads = typedThreads.trim() === '' ? null : readWhole(typedThreads);
  const problems = {
    agents: agents.length < 2 ? message('tournamentPage.tooFewAgents') : null,
    pairs: isFromPosition ? null : countProblem,
    games: isFromPosition ? countProblem : null,
    seed: seed.ok ? null : seed.error,
    threads: threadsProblem(typedThreads, threads),
  };
  const isGood = problems.agents === null && countProblem === null && number !== null;
  const games = isFromPosition || number === null ? number : 2 * number;
  return {
    problems,
    plan:
      isGood && problems.threads === null && games !== null && seed.ok
        ? { agents, games, seed: seed.value }
        : null,
    threads,
    games: isGood && games !== null ? games * pairings : null,
  };
}

/** So that the games of all first turns are not more than a plan may have. */
const MOST_GAMES_EACH = MAX_GAMES_FROM_POSITION / MAX_FIRST_TURNS;

const mostPairs = (pairings: number): number => Math.floor(MAX_TOURNAMENT_GAMES / 2 / Math.max(1, pairings));

/** Why the typed agent cannot be added; null if it can. */
export function typedAgentProblem(
  { agents, typedAgent }: TournamentForm,
  engines: EnginesState['list'],
): Message | null {
  const problem = agentProblem(typedAgent.trim(), engines);
  if (problem !== null) return problem;
  return agents.length < MAX_TOURNAMENT_AGENTS
    ? null
    : message('tournamentPage.tooManyAgents', { most: String(MAX_TOURNAMENT_AGENTS) });
}

function threadsProblem(typed: string, threads: Threads): Message | null {
  if (typed.trim() === '') return null;
  const isPossible = threads !== null && threads >= 1 && threads <= MAX_THREADS;
  return isPossible
    ? null
    : (wholeProblem(typed) ?? message('tournamentPage.pairsRange', { most: MAX_THREADS }));
}

const rangeProblem = (number: number, most: number): Message | null =>
  number >= 1 && number <= most ? null : message('tournamentPage.pairsRange', { most });
