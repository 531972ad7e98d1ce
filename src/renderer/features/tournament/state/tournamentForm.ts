import { MAX_THREADS } from '../../../../contract/requests/limits';
import type { Threads } from '../../../../contract/tournament/tournamentApi';
import { parseSeed, type Seed } from '../../../../core/game/seed';
import { type Message, message } from '../../../../core/message';
import { parseAgentId } from '../../../../core/strategy/agentId';
import {
  MAX_TOURNAMENT_AGENTS,
  MAX_TOURNAMENT_GAMES,
  pairingsOf,
  type SprtShares,
} from '../../../../core/strategy/tournament/tournamentPlan';
import { readWhole, wholeProblem } from '../../../state/window/formFields';

/** A new tournament, as entered in its fields. */
export interface TournamentForm {
  /** By id. */
  readonly agents: readonly string[];
  /** The id of an agent to add. */
  readonly typedAgent: string;
  /** Game pairs per pairing. */
  readonly pairs: string;
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
  agents: ['score', 'vowel-consonant'],
  typedAgent: 'random',
  pairs: '100',
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
    readonly seed: Message | null;
    readonly threads: Message | null;
  };
  /** Null if there are problems. */
  readonly plan: { readonly agents: readonly string[]; readonly pairs: number; readonly seed: Seed } | null;
  readonly threads: Threads;
  /** Total number of games; null if it cannot be computed. */
  readonly games: number | null;
}

export function readForm({
  agents,
  pairs: typedPairs,
  seed: typedSeed,
  threads: typedThreads,
}: TournamentForm): FormReading {
  const pairings = pairingsOf(agents.length).length;
  const pairs = readWhole(typedPairs);
  const seed = parseSeed(typedSeed);
  const threads = typedThreads.trim() === '' ? null : readWhole(typedThreads);
  const problems = {
    agents: agents.length < 2 ? message('tournamentPage.tooFewAgents') : null,
    pairs: wholeProblem(typedPairs) ?? pairsProblem(pairs ?? 0, pairings),
    seed: seed.ok ? null : seed.error,
    threads: threadsProblem(typedThreads, threads),
  };
  const isGood = problems.agents === null && problems.pairs === null;
  return {
    problems,
    plan:
      isGood && problems.threads === null && pairs !== null && seed.ok
        ? { agents, pairs, seed: seed.value }
        : null,
    threads,
    games: isGood && pairs !== null ? 2 * pairs * pairings : null,
  };
}

/** Why the typed agent cannot be added; null if it can. */
export function typedAgentProblem({ agents, typedAgent }: TournamentForm): Message | null {
  const parsed = parseAgentId(typedAgent.trim());
  if (!parsed.ok) return parsed.error;
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

function pairsProblem(pairs: number, pairings: number): Message | null {
  const most = Math.floor(MAX_TOURNAMENT_GAMES / 2 / Math.max(1, pairings));
  return pairs >= 1 && pairs <= most ? null : message('tournamentPage.pairsRange', { most });
}
