import type { Seed } from '../../core/game/seed';
import { quoted } from '../../core/quoted';
import { JUDGED_EXCHANGES, PLAIN_AGENTS, SIMULATING_AGENT } from '../../core/strategy/agentId';
import { HEURISTICS } from '../../core/strategy/heuristics/heuristics';
import { LEVEL_COUNT } from '../../core/strategy/levels/levels';
import type { Shard } from '../../core/strategy/tournament/pairNumbers';
import { MAX_FIRST_TURNS } from '../../core/strategy/tournament/startPosition';
import type { SprtShares } from '../../core/strategy/tournament/tournamentPlan';
import { text } from '../../texts/text';
import { type RulesOptions, rulesUsage } from './chooseRules';
import { InputError } from './inputError';
import { movesOf, numberOf, readOptions, seedOf } from './options';
import { USUAL_FIRST_TURNS } from './playStart';
import { shardOf } from './shardOption';
import { threadsOf } from './threadsOption';

export interface PlayOptions extends RulesOptions {
  /** By id. */
  readonly agents: readonly string[];
  /** Games of each pairing. */
  readonly games: number;
  readonly seed: Seed;
  readonly isValidated: boolean;
  readonly isJson: boolean;
  readonly lexiconFile: string | undefined;
  /** Leaves that `equity` uses; the built-in ones if undefined. */
  readonly leavesFile: string | undefined;
  readonly threads: number;
  /** A part of the games; all if undefined. */
  readonly shard: Shard | undefined;
  /** A folder for records. */
  readonly gcgDir: string | null;
  /** A file of finished games to go on with. */
  readonly journalFile: string | undefined;
  readonly sprt: SprtShares | null;
  /** The position that games start from, as typed; undefined for whole games. */
  readonly cgp: string | undefined;
  /** First turns from there, as typed; undefined for the best by score. */
  readonly moves: readonly string[] | undefined;
}

export const playUsage = (): string =>
  text('playCommand.usage', {
    plain: [...PLAIN_AGENTS, SIMULATING_AGENT].join(', '),
    heuristics: [...HEURISTICS.keys()].join(', '),
    exchanges: JUDGED_EXCHANGES,
    levels: String(LEVEL_COUNT),
    firstTurns: String(USUAL_FIRST_TURNS),
    mostFirstTurns: String(MAX_FIRST_TURNS),
    rules: rulesUsage(),
  });

/** Reads the arguments behind `play`; 'help' when they ask for help. Throws an `InputError`. */
export function readPlayOptions(args: readonly string[]): PlayOptions | 'help' {
  const values = readOptions(args, [
    'agents',
    'games',
    'seed',
    'validate',
    'threads',
    'shard',
    'gcg',
    'resume',
    'sprt',
    'cgp',
    'moves',
    'json',
    'board',
    'tiles',
    'lexicon',
    'leaves',
    'help',
  ]);
  if (values.help) return 'help';
  const shard = values.shard === undefined ? undefined : shardOf(values.shard);
  const sprt = values.sprt === undefined ? null : sharesOf(values.sprt);
  if (shard !== undefined && sprt !== null) throw new InputError(text('playCommand.sprtShard'));
  if (values.moves !== undefined && values.cgp === undefined)
    throw new InputError(text('playCommand.movesWithoutCgp'));
  return {
    agents: agentsOf(values.agents),
    games: numberOf('--games', values.games ?? '100'),
    seed: seedOf(values.seed),
    isValidated: values.validate,
    isJson: values.json,
    board: values.board,
    tiles: values.tiles,
    lexiconFile: values.lexicon,
    leavesFile: values.leaves,
    threads: threadsOf(values.threads),
    shard,
    gcgDir: values.gcg ?? null,
    journalFile: values.resume,
    sprt,
    cgp: values.cgp,
    moves: movesOf(values.moves),
  };
}

function agentsOf(given: string | undefined): readonly string[] {
  const ids = given?.split(',') ?? [];
  if (ids.length >= 2) return ids;
  throw new InputError(text('playCommand.twoAgents', { given: quoted(given ?? '') }));
}

/** Whether they are shares is the plan's to judge. */
function sharesOf(given: string): SprtShares {
  const [, low, high] = /^(\d?\.?\d{1,6}),(\d?\.?\d{1,6})$/.exec(given) ?? [];
  if (low !== undefined && high !== undefined) return { low: Number(low), high: Number(high) };
  throw new InputError(text('playCommand.wrongShares', { given: quoted(given) }));
}
