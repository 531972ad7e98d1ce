import { parseAgentId } from '../agentId';

/** The levels of a tournament's agents, each once. */
export const levelsOf = (agents: readonly string[]): readonly number[] => [
  ...new Set(
    agents.flatMap((id) => {
      const parsed = parseAgentId(id);
      return parsed.ok && parsed.value.kind === 'level' ? [parsed.value.level] : [];
    }),
  ),
];
