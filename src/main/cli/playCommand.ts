import { parseArgs } from 'node:util';
import type { Rules } from '../../core/board/rules';
import { parseSeed, type Seed } from '../../core/game/seed';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { flaw } from '../../core/message';
import { quoted } from '../../core/quoted';
import { type AgentPlan, PLAIN_AGENTS, parseAgentId } from '../../core/strategy/agentId';
import { createAgent } from '../../core/strategy/createAgent';
import { HEURISTICS } from '../../core/strategy/heuristics/heuristics';
import type { GameSummary } from '../../core/strategy/tournament/gameSummary';
import type { MatchResults } from '../../core/strategy/tournament/matchResults';
import { playPairedGame } from '../../core/strategy/tournament/pairedGames';
import { turnRulesOfAgents } from '../../core/strategy/tournament/tournamentPlan';
import { addPair, newTallies, reportOf } from '../../core/strategy/tournament/tournamentTally';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { nodeHost } from '../engine/nodeHost';
import { chooseRules, rulesUsage } from './chooseRules';
import { InputError, readArguments } from './inputError';
import { type CommandSurroundings, openLexicon } from './movesCommand';

interface NamedAgent {
  readonly id: string;
  readonly plan: AgentPlan;
}

interface PlayOptions {
  readonly agents: readonly [NamedAgent, NamedAgent];
  readonly games: number;
  readonly seed: Seed;
  readonly isValidated: boolean;
  readonly isJson: boolean;
  readonly board: string | undefined;
  readonly tiles: string | undefined;
  readonly lexiconFile: string | undefined;
}

/** What `--json` prints; programs read it. */
interface PlayReport {
  readonly games: number;
  readonly seed: Seed;
  /** What the validation has found wrong in all games together. */
  readonly errors: number;
  readonly results: readonly ({ readonly agent: string } & MatchResults)[];
  readonly gamesPerSecond: number;
}

/** So many errors tell enough of what is wrong. */
const MOST_ERRORS_SHOWN = 20;

/**
 * `tilewright play …`. Throws an `InputError` for whatever is wrong with the arguments
 * or the files they name.
 */
export function runPlay(args: readonly string[], surroundings: CommandSurroundings): void {
  const options = readOptions(args);
  if (options === 'help') {
    const agents = { plain: PLAIN_AGENTS.join(', '), heuristics: [...HEURISTICS.keys()].join(', ') };
    surroundings.print(text('commandLine.playUsage', { ...agents, rules: rulesUsage() }));
    return;
  }
  const rules = chooseRules(options);
  const { gaddag } = openLexicon(options.lexiconFile, rules, surroundings);
  const report = playGames(options, rules, gaddag, surroundings.warn);
  surroundings.print(
    options.isJson ? `${JSON.stringify(report)}\n` : formatResults(report, options.isValidated),
  );
}

function playGames(
  { agents: named, games, isValidated, seed }: PlayOptions,
  rules: Rules,
  lexicon: Gaddag,
  warn: (message: string) => void,
): PlayReport {
  const [first, second] = named;
  const agents = [createAgent(first.plan, lexicon), createAgent(second.plan, lexicon)] as const;
  const tallies = newTallies(named.length);
  const table = {
    plan: { rules, turnRules: turnRulesOfAgents(rules), seed, isValidated },
    agents,
    lexicon,
    now: nodeHost.now,
  };
  const begun = nodeHost.now();
  let errors = 0;
  let pair: GameSummary[] = [];
  for (let nth = 0; nth < games; nth++) {
    const played = playPairedGame(table, 0, nth);
    // Of the rules of the first game everything that can be wrong with them is known.
    if (!played.ok) throw nth === 0 ? new InputError(say(played.error)) : flaw(played.error);
    pair.push(played.value.summary);
    for (const fault of played.value.faults)
      if (errors++ < MOST_ERRORS_SHOWN)
        warn(text('commandLine.gameFault', { game: String(nth + 1), problem: say(fault) }));
    if (pair.length < 2 && nth < games - 1) continue;
    for (const tally of tallies) addPair(tally, pair);
    pair = [];
  }
  const seconds = (nodeHost.now() - begun) / 1000;
  const { agents: results } = reportOf(
    named.map(({ id }) => id),
    tallies,
    null,
  );
  return { games, seed, errors, results, gamesPerSecond: seconds > 0 ? games / seconds : 0 };
}

function formatResults(
  { errors, games, gamesPerSecond, results, seed }: PlayReport,
  isValidated: boolean,
): string {
  const rows = results.map((result) =>
    text('commandLine.playResult', {
      agent: result.agent,
      wins: result.wins,
      losses: result.losses,
      ties: result.ties,
      share: percent(result.winShare),
      low: percent(result.winShareLow),
      high: percent(result.winShareHigh),
      score: result.meanScore.toFixed(1),
      error: result.meanScoreError.toFixed(1),
    }),
  );
  const head = text('commandLine.playReport', {
    games,
    seed: String(seed),
    errors,
    isValidated: String(isValidated),
    speed: gamesPerSecond.toFixed(1),
  });
  return `${[head, ...rows].join('\n')}\n`;
}

const percent = (share: number): string => (100 * share).toFixed(1);

function readOptions(args: readonly string[]): PlayOptions | 'help' {
  const values = readArguments(
    args,
    (given) =>
      parseArgs({
        args: given,
        options: {
          agents: { type: 'string' },
          games: { type: 'string', default: '100' },
          seed: { type: 'string', default: '1' },
          validate: { type: 'boolean', default: false },
          json: { type: 'boolean', default: false },
          board: { type: 'string' },
          tiles: { type: 'string' },
          lexicon: { type: 'string' },
          help: { type: 'boolean', short: 'h', default: false },
        },
      }).values,
  );
  if (values.help) return 'help';
  const seed = parseSeed(values.seed);
  if (!seed.ok) throw new InputError(say(seed.error));
  return {
    agents: agentsOf(values.agents),
    games: countOf(values.games),
    seed: seed.value,
    isValidated: values.validate,
    isJson: values.json,
    board: values.board,
    tiles: values.tiles,
    lexiconFile: values.lexicon,
  };
}

function agentsOf(given: string | undefined): readonly [NamedAgent, NamedAgent] {
  const [first, second, ...more] = given?.split(',') ?? [];
  if (first === undefined || second === undefined || more.length > 0)
    throw new InputError(text('commandLine.twoAgents', { given: quoted(given ?? '') }));
  return [agentOf(first), agentOf(second)];
}

function agentOf(id: string): NamedAgent {
  const plan = parseAgentId(id);
  if (!plan.ok) throw new InputError(say(plan.error));
  return { id, plan: plan.value };
}

function countOf(given: string): number {
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new InputError(text('commandLine.wrongNumber', { option: '--games', given: quoted(given) }));
}
