import type { EngineStatus } from '../../../../contract/engines/enginesApi';
import { engineOf, parseAgentId, turnSeconds } from '../../../../core/strategy/agentId';
import { pairingsOf } from '../../../../core/strategy/tournament/tournamentPlan';
import { text } from '../../../../texts/text';
import { duration } from './tournamentView';

/** Turns of a player in a usual game. */
const USUAL_TURNS = 12;

/**
 * How long games of agents that go by a clock can take; null if there are none.
 *
 * @param games of all pairings together
 */
export function clockHint(
  agents: readonly string[],
  games: number | null,
  engines: readonly EngineStatus[] | null,
): string | null {
  const seconds = agents.map((agent) => secondsOf(agent, engines));
  const times = pairingsOf({ agents }).map(
    ({ one, other }) => USUAL_TURNS * ((seconds[one] ?? 0) + (seconds[other] ?? 0)),
  );
  const longest = Math.max(0, ...times);
  if (longest === 0 || games === null) return null;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return text('tournamentPanel.clockHint', { game: duration(longest), all: duration(games * mean) });
}

/** The longest time for a turn; 0 for an agent without a clock. */
export function secondsOf(agent: string, engines: readonly EngineStatus[] | null): number {
  const engine = engineOf(agent);
  if (engine !== undefined) return engines?.find(({ entry }) => entry.id === engine)?.entry.seconds ?? 0;
  const plan = parseAgentId(agent);
  return plan.ok ? (turnSeconds(plan.value) ?? 0) : 0;
}
