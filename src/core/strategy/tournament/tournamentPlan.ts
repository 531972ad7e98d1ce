import type { Rules } from '../../board/rules';
import type { Seed } from '../../game/seed';
import { turnRulesFor } from '../../game/turnRulePresets';
import type { TurnRules } from '../../game/turnRules';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { engineAgent, parseAgentId, turnSeconds } from '../agentId';
import { openStart, type StartPlan, type StartPosition } from './startPosition';

/**
 * Everything that determines the games of a tournament: the same plan gives the same games anywhere, unless
 * it has engines or agents that go by a clock (`isReproducible`).
 */
export interface TournamentPlan {
  /**
   * By id, at least two; an agent may occur twice. From a position, the agent on turn there and its opponent.
   */
  readonly agents: readonly string[];
  /**
   * Per pairing. Two consecutive games are a pair: the same bag, seats swapped. All pairings have the same
   * bags. From a position, games of the same number have the same deal, and seats are not swapped.
   */
  readonly games: number;
  readonly seed: Seed;
  readonly rules: Rules;
  readonly turnRules: TurnRules;
  readonly lexicon: PlannedLexicon;
  /** Hash of the leaves that agents use, in hex; omitted for the built-in ones. */
  readonly leaves?: string | undefined;
  /** The agents that are engines of the user; omitted without any. */
  readonly engines?: readonly PlannedEngine[] | undefined;
  /** Whether each finished game is validated. */
  readonly isValidated: boolean;
  /** With two agents: the games end as soon as the test decides which of two shares the first one has. */
  readonly sprt: SprtShares | null;
  /** The position that all games start from, whose first turns are the pairings; omitted for whole games. */
  readonly start?: StartPosition | undefined;
}

/** The part of a plan that determines its pairings. */
export type Seating = Pick<TournamentPlan, 'agents' | 'start'>;

export interface PlannedLexicon {
  /** Its identity, in hex. */
  readonly id: string;
  readonly name: string;
}

/** An engine of the user: what has to be the same when the games are resumed. */
export interface PlannedEngine {
  /** Its agent is `engineAgent(id)`. */
  readonly id: string;
  /** As the user calls it. */
  readonly name: string;
  /** As it calls itself, with its version. */
  readonly declared: string;
  /** Time for a turn. */
  readonly seconds: number;
  /** Values of its options that differ from the declared ones. */
  readonly options: Readonly<Record<string, string>>;
}

/** The engine that an agent of a plan is; undefined for others. */
export const plannedEngine = (
  { engines = [] }: Pick<TournamentPlan, 'engines'>,
  agent: string,
): PlannedEngine | undefined => engines.find(({ id }) => engineAgent(id) === agent);

/** Two win shares from 0 to 1 that a test decides between. */
export interface SprtShares {
  readonly low: number;
  readonly high: number;
}

/** Two agents that play each other, by index in the plan. */
export interface Pairing {
  readonly one: number;
  readonly other: number;
}

/** Games 2n and 2n + 1 of a pairing, n being `pair`; the last pair may be a single game. */
export interface PairPlace {
  readonly pairing: number;
  readonly pair: number;
}

export const MAX_TOURNAMENT_AGENTS = 32;

/** All games together; sums of squares of their scores stay exact. */
export const MAX_TOURNAMENT_GAMES = 100_000_000;

/** All games from a position: the results of each deal are kept, to compare the first turns. */
export const MAX_GAMES_FROM_POSITION = 1_000_000;

/** Every agent against every other, in the order of the plan; from a position, once for each first turn. */
export const pairingsOf = ({ agents: { length }, start }: Seating): readonly Pairing[] =>
  start?.firstTurns.map(() => ({ one: 0, other: 1 })) ??
  Array.from({ length }, (_, one) =>
    Array.from({ length: length - one - 1 }, (_, nth) => ({ one, other: one + 1 + nth })),
  ).flat();

export const pairingCountOf = ({ agents, start }: Seating): number =>
  start?.firstTurns.length ?? (agents.length * (agents.length - 1)) / 2;

export const pairsOfPairing = ({ games }: Pick<TournamentPlan, 'games'>): number => Math.ceil(games / 2);

/** The number of games in a pair: two, or one for a single last game. */
export const gamesOfPair = ({ games }: Pick<TournamentPlan, 'games'>, pair: number): 1 | 2 =>
  games > 2 * pair + 1 ? 2 : 1;

/** The plan, or why it cannot be played. */
export function checkPlan(plan: TournamentPlan): Result<TournamentPlan, Message> {
  const { agents, games, sprt, start } = plan;
  const wrongStart = start === undefined ? undefined : startProblem({ ...plan, start });
  if (wrongStart !== undefined) return fail(wrongStart);
  if (agents.length < 2 || agents.length > MAX_TOURNAMENT_AGENTS)
    return fail(
      message('tournament.agentCount', { count: agents.length, most: String(MAX_TOURNAMENT_AGENTS) }),
    );
  for (const id of agents) {
    const parsed = plannedEngine(plan, id) === undefined ? parseAgentId(id) : ok(null);
    if (!parsed.ok) return parsed;
  }
  const total = games * pairingCountOf(plan);
  const most = start === undefined ? MAX_TOURNAMENT_GAMES : MAX_GAMES_FROM_POSITION;
  if (!Number.isInteger(games) || games < 1 || total > most)
    return fail(message('tournament.gameCount', { count: total, most }));
  if (sprt === null) return ok(plan);
  if (agents.length > 2) return fail(message('tournament.sprtAgents', { count: agents.length }));
  return sprt.low > 0 && sprt.high < 1 && sprt.low < sprt.high
    ? ok(plan)
    : fail(message('tournament.sprtShares'));
}

/** Why no games can start from the position of the plan. */
function startProblem(plan: TournamentPlan & StartPlan): Message | undefined {
  const { agents, sprt } = plan;
  if (agents.length !== 2) return message('tournament.startAgents', { count: agents.length });
  if (sprt !== null) return message('tournament.startTested');
  const opened = openStart(plan);
  return opened.ok ? undefined : opened.error;
}

/** Whether the plan determines the turns of all its agents, so that any game can be played again. */
export const isReproducible = ({ agents }: Pick<TournamentPlan, 'agents'>): boolean =>
  agents.every((id) => {
    const parsed = parseAgentId(id);
    return parsed.ok && turnSeconds(parsed.value) === null;
  });

/** The board’s own, except that words are validated at once, because agents do not challenge. */
export const turnRulesOfAgents = (rules: Rules): TurnRules => ({ ...turnRulesFor(rules), challenge: 'void' });
