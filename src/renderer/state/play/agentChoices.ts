import { PLAIN_AGENTS, parseAgentId, SIMULATING_AGENT } from '../../../core/strategy/agentId';
import { HEURISTICS } from '../../../core/strategy/heuristics/heuristics';
import { LEVEL_COUNT } from '../../../core/strategy/levels/levels';

/** The agents offered for games and tournaments; any other can be entered by id. */
export const AGENT_CHOICES: readonly string[] = [...PLAIN_AGENTS, SIMULATING_AGENT, ...HEURISTICS.keys()];

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
