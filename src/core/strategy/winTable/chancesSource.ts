import { rulesName } from '../../board/ruleNames';
import { CLASSIC_RULES, type Rules } from '../../board/rules';
import { type Message, message } from '../../message';
import { ok, type Result } from '../../result';
import { parseAgentId } from '../agentId';
import type { WinChances } from './winChances';
import { rulesKey } from './winTableFile';

/**
 * Provides win % by lead, from games played by these rules; undefined if the program's win table is for other
 * rules. Fails if there should be a table but it cannot be read.
 */
export type ChancesSource = (rules: Rules) => Result<WinChances | undefined, Message>;

/** A source without a win table. */
export const NO_CHANCES: ChancesSource = () => ok(undefined);

/** Whether the built-in win table is for these rules. */
export const hasWinTable = (rules: Rules): boolean => rulesKey(rules) === CLASSIC_KEY;

const CLASSIC_KEY = rulesKey(CLASSIC_RULES);

export const simulates = (agent: string): boolean => {
  const plan = parseAgentId(agent);
  return plan.ok && plan.value.kind === 'simulate';
};

/** The win chances that agents need; undefined if they need none or use the formula. */
export const chancesForAgents = (
  agents: readonly string[],
  rules: Rules,
  source: ChancesSource,
): Result<WinChances | undefined, Message> => (agents.some(simulates) ? source(rules) : ok(undefined));

/** A note about agents that use the formula; undefined if there are none. */
export const findFormulaNote = (agents: readonly string[], rules: Rules): Message | undefined =>
  agents.some(simulates) && !hasWinTable(rules)
    ? message('agents.byFormula', { rules: rulesName(rules) })
    : undefined;
