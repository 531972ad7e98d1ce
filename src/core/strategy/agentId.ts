import { type Message, message } from '../message';
import { nearestName } from '../nearestName';
import { quoted } from '../quoted';
import { fail, ok, type Result } from '../result';
import type { HeuristicSum } from './heuristics/evaluateHeuristics';
import { HEURISTICS, type WeightedHeuristic } from './heuristics/heuristics';
import { LEVEL_COUNT } from './levels/levels';
import type { SimulatingPlan } from './simulation/simulatingAgent';

/** How an agent chooses. */
export type AgentPlan =
  | EvaluatingPlan
  | { readonly kind: Exclude<PlainAgent, 'score' | 'equity'> }
  | ({ readonly kind: 'simulate' } & SimulatingPlan)
  | { readonly kind: 'level'; readonly level: number; readonly of: EvaluatingPlan };

/** The plan of an agent that takes the turn of the highest worth; such an agent can have a level. */
export type EvaluatingPlan =
  | { readonly kind: 'score' | 'equity' }
  | ({ readonly kind: 'heuristics' } & HeuristicSum);

/** Agents other than sums of heuristics. */
export const PLAIN_AGENTS = ['score', 'equity', 'first', 'random', 'appel-jacobson', 'permutations'] as const;
type PlainAgent = (typeof PLAIN_AGENTS)[number];

/** In a sum: the leave heuristics also evaluate exchanges. */
export const JUDGED_EXCHANGES = 'exchanges';

/** An agent that simulates, optionally with a number of plies and of samples or seconds. */
export const SIMULATING_AGENT = 'simulate';
const SIMULATING =
  /^simulate(?:-(\d{1,2})x(?:([1-9]\d{0,5})|(?!0+(?:\.0+)?s)(\d{1,3}(?:\.\d{1,2})?)s))?(\+infer)?$/;
const USUAL_PLIES = '2';
const USUAL_SAMPLES = '2000';

/** Agents that are other programs: the id of an engine of the user follows. They play in the window only. */
const ENGINE = 'engine:';
export const engineAgent = (engine: string): string => `${ENGINE}${engine}`;
/** The engine of such an agent; undefined for any other. */
export const engineOf = (agent: string): string | undefined =>
  agent.startsWith(ENGINE) ? agent.slice(ENGINE.length) : undefined;

/** The time for a turn; null if its turns do not depend on the speed of the machine. */
export const turnSeconds = (plan: AgentPlan): number | null =>
  plan.kind === 'simulate' && plan.budget.kind === 'seconds' ? plan.budget.seconds : null;

export const MAX_AGENT_ID_LENGTH = 300;
const MAX_WEIGHT = 1000;

/**
 * Parses an id: a plain agent, `simulate` (optionally `simulate-4x2000` or `simulate-4x1s`), or heuristics
 * joined by `+`, each with an optional weight, `2*use-q+save-common`, and with `exchanges` if these are
 * evaluated, too. A level may follow: `score@3`.
 */
export function parseAgentId(id: string): Result<AgentPlan, Message> {
  if (id.length > MAX_AGENT_ID_LENGTH)
    return fail(message('agents.idTooLong', { length: id.length, most: String(MAX_AGENT_ID_LENGTH) }));
  const at = id.lastIndexOf('@');
  const plan = parsePlan(at < 0 ? id : id.slice(0, at));
  return at < 0 || !plan.ok ? plan : withLevel(plan.value, id.slice(0, at), id.slice(at + 1));
}

function parsePlan(id: string): Result<Exclude<AgentPlan, { readonly kind: 'level' }>, Message> {
  const simulating = parseSimulating(id);
  if (simulating !== undefined) return ok({ kind: 'simulate', ...simulating });
  const plain = PLAIN_AGENTS.find((name) => name === id);
  if (plain !== undefined) return ok({ kind: plain });
  const sum: WeightedHeuristic[] = [];
  const terms = id.split('+');
  for (const term of terms) {
    if (term === JUDGED_EXCHANGES) continue;
    const parsed = parseTerm(term, id);
    if (!parsed.ok) return parsed;
    sum.push(parsed.value);
  }
  return ok({ kind: 'heuristics', sum, judgesExchanges: terms.includes(JUDGED_EXCHANGES) });
}

/**
 * `simulate-4x2000`: four plies after each candidate, 2000 samples per turn of the game. `simulate-4x1.5s`:
 * as many samples as fit into one and a half seconds. `simulate-4x2000+infer`: the opponent’s rack is
 * inferred from the last turn.
 */
function parseSimulating(id: string): SimulatingPlan | undefined {
  const [whole, plies = USUAL_PLIES, samples = USUAL_SAMPLES, seconds, infer] = SIMULATING.exec(id) ?? [];
  if (whole === undefined) return undefined;
  return {
    plies: Number(plies),
    infers: infer !== undefined,
    budget:
      seconds === undefined
        ? { kind: 'samples', samples: Number(samples) }
        : { kind: 'seconds', seconds: Number(seconds) },
  };
}

function withLevel(plan: AgentPlan, name: string, typed: string): Result<AgentPlan, Message> {
  if (plan.kind !== 'score' && plan.kind !== 'equity' && plan.kind !== 'heuristics')
    return fail(message('agents.noLevels', { name: quoted(name) }));
  const level = /^\d$/.test(typed) ? Number(typed) : 0;
  return level >= 1 && level <= LEVEL_COUNT
    ? ok({ kind: 'level', level, of: plan })
    : fail(message('agents.wrongLevel', { highest: String(LEVEL_COUNT), level: quoted(typed) }));
}

function parseTerm(term: string, id: string): Result<WeightedHeuristic, Message> {
  const star = term.indexOf('*');
  const name = term.slice(star + 1);
  const heuristic = HEURISTICS.get(name);
  if (heuristic === undefined) return fail(noSuchAgent(id, name));
  const typed = star < 0 ? '1' : term.slice(0, star);
  const weight = /^-?\d{1,4}(\.\d{1,3})?$/.test(typed) ? Number(typed) : Number.NaN;
  if (Math.abs(weight) <= MAX_WEIGHT) return ok({ heuristic, weight });
  return fail(
    message('agents.wrongWeight', {
      name,
      weight: quoted(typed),
      low: `-${MAX_WEIGHT}`,
      high: `${MAX_WEIGHT}`,
    }),
  );
}

function noSuchAgent(id: string, name: string): Message {
  const isSum = id !== name;
  const terms = [...HEURISTICS.keys(), JUDGED_EXCHANGES];
  return message('agents.noSuchAgent', {
    id: quoted(id),
    isSum: String(isSum),
    name: quoted(name),
    nearest: nearestName(name, isSum ? terms : [...PLAIN_AGENTS, SIMULATING_AGENT, ...terms]),
  });
}
