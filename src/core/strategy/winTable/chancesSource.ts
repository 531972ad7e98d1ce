import { rulesName } from '../../board/ruleNames';
import { CLASSIC_RULES, type Rules } from '../../board/rules';
import { type Message, message } from '../../message';
import { ok, type Result } from '../../result';
import { parseAgentId } from '../agentId';
import type { WinChances } from './winChances';
import { rulesKey } from './winTableFile';

/**
 * How likely leads win by these rules, from games that were played by them; undefined where the program's
 * win table is of other rules. Fails where there should be a table, but cannot be read.
 */
export type ChancesSource = (rules: Rules) => Result<WinChances | undefined, Message>;

/** Of a program that has no win table. */
export const NO_CHANCES: ChancesSource = () => ok(undefined);

/** Whether the win table that comes with the program is of these rules. */
export const hasWinTable = (rules: Rules): boolean => rulesKey(rules) === CLASSIC_KEY;

const CLASSIC_KEY = rulesKey(CLASSIC_RULES);

export const simulates = (agent: string): boolean => {
  const plan = parseAgentId(agent);
  return plan.ok && plan.value.kind === 'simulate';
};

/** The chances that agents need; undefined where they need none, or go by the formula. */
export const chancesForAgents = (
  agents: readonly string[],
  rules: Rules,
  source: ChancesSource,
): Result<WinChances | undefined, Message> => (agents.some(simulates) ? source(rules) : ok(undefined));

/** What is to be said of agents that go by the formula; undefined where none does. */
export const findFormulaNote = (agents: readonly string[], rules: Rules): Message | undefined =>
  agents.some(simulates) && !hasWinTable(rules)
    ? message('agents.byFormula', { rules: rulesName(rules) })
    : undefined;
