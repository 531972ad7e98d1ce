import type { EngineStatus } from '../../../contract/engines/enginesApi';
import { type Message, message } from '../../../core/message';
import { shortened } from '../../../core/quoted';
import { engineOf, PLAIN_AGENTS, parseAgentId, SIMULATING_AGENT } from '../../../core/strategy/agentId';
import { HEURISTICS } from '../../../core/strategy/heuristics/heuristics';
import { LEVEL_COUNT } from '../../../core/strategy/levels/levels';

/** The agents offered for games and tournaments; any other can be entered by id. */
export const AGENT_CHOICES: readonly string[] = [...PLAIN_AGENTS, SIMULATING_AGENT, ...HEURISTICS.keys()];

/** Why an agent cannot play; null if it can. */
export function agentProblem(agent: string, engines: readonly EngineStatus[] | null): Message | null {
  const engine = engineOf(agent);
  if (engine === undefined) {
    const plan = parseAgentId(agent);
    return plan.ok ? null : plan.error;
  }
  const isThere = engines?.some(({ entry }) => entry.id === engine) === true;
  return isThere ? null : message('engines.unknown', { engine: shortened(engine) });
}

/** Whether a list of agents and engines has this one. */
export const isOffered = (plain: string, engines: readonly EngineStatus[] | null): boolean =>
  AGENT_CHOICES.includes(plain) || (engineOf(plain) !== undefined && agentProblem(plain, engines) === null);

/** An id without its level. */
export const plainAgent = (id: string): string => id.split('@', 1)[0] ?? '';

/** The level in an id; empty for full strength. */
export const levelOf = (id: string): string => id.slice(plainAgent(id).length + 1);

/** The levels of an agent, from the beginner up; none if it has no levels. */
export const levelsOf = (plain: string): readonly string[] =>
  Array.from({ length: LEVEL_COUNT }, (_, nth) => String(nth + 1)).filter(
    (level) => parseAgentId(atLevel(plain, level)).ok,
  );

export const atLevel = (plain: string, level: string): string => (level === '' ? plain : `${plain}@${level}`);
