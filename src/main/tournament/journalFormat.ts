import { z } from 'zod';
import { planParser } from '../../contract/tournament/tournamentParsers';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import type { GameSummary, SideSummary } from '../../core/strategy/tournament/gameSummary';
import { MAX_SHARDS, type Shard } from '../../core/strategy/tournament/pairNumbers';
import type { TournamentPlan } from '../../core/strategy/tournament/tournamentPlan';
import { parseJson } from '../parseJson';

/** What the games of a journal are: its first line. */
export interface JournalHead {
  readonly plan: TournamentPlan;
  readonly shard: Shard;
}

/** The games of one pair, by its number in the tournament: each further line. */
export interface JournalPair {
  readonly number: number;
  readonly games: readonly GameRow[];
}

/** Of both sides score, turns, bingos, tiles exchanged, passes and microseconds; then the faults. */
export type GameRow = readonly number[];

const FORMAT = 1;
const SIDE_FIELDS = 6;
export const GAME_FIELDS = 2 * SIDE_FIELDS + 1;

/** Of one line. */
const MAX_HEAD = 1 << 20;
const MAX_PAIR = 1 << 10;

const part = z.int().min(1).max(MAX_SHARDS);

export const shardParser: z.ZodType<Shard> = z
  .strictObject({ part, of: part })
  .refine((shard) => shard.part <= shard.of);

const headParser = z.strictObject({ tournament: z.literal(FORMAT), plan: planParser, shard: shardParser });

const gameParser = z.array(z.int()).length(GAME_FIELDS);

const pairParser: z.ZodType<JournalPair> = z.strictObject({
  number: z.int().min(0),
  games: z.array(gameParser).min(1).max(2),
});

export const formatHead = ({ plan, shard }: JournalHead): string =>
  `${JSON.stringify({ tournament: FORMAT, plan, shard })}\n`;

export const formatPair = (number: number, games: readonly GameSummary[]): string =>
  `${JSON.stringify({ number, games: games.map(rowOf) })}\n`;

/** The inverse of `formatHead`, without the line's end. */
export function parseHead(line: string): Result<JournalHead, Message> {
  const parsed = parseJson(line, headParser, { what: 'line', maxLength: MAX_HEAD });
  if (!parsed.ok) return fail(message('tournament.noJournal', { problem: parsed.error }));
  const { plan, shard } = parsed.value;
  return ok({ plan, shard });
}

/** The inverse of `formatPair`, without the line's end; also of what says the same in other words. */
export function parsePair(line: string): Result<JournalPair, Message> {
  const pair = readPair(line);
  return pair === undefined ? parseJson(line, pairParser, { what: 'line', maxLength: MAX_PAIR }) : ok(pair);
}

const NUMBERS = String.raw`\[(-?\d{1,15}(?:,-?\d{1,15}){${GAME_FIELDS - 1}})\]`;
const PAIR = new RegExp(String.raw`^\{"number":(\d{1,9}),"games":\[${NUMBERS}(?:,${NUMBERS})?\]\}$`);

/** Of a line as we write it: there can be a hundred thousand, and a parser of any JSON takes much longer. */
function readPair(line: string): JournalPair | undefined {
  const [, number, ...texts] = PAIR.exec(line) ?? [];
  if (number === undefined) return undefined;
  const games = texts.flatMap((text) => (text === undefined ? [] : [text.split(',').map(Number)]));
  return { number: Number(number), games };
}

export const rowOf = ({ faults, sides }: GameSummary): GameRow => [...sides.flatMap(sideRow), faults];

const sideRow = ({ bingos, exchanged, micros, passes, score, turns }: SideSummary): GameRow => [
  score,
  turns,
  bingos,
  exchanged,
  passes,
  micros,
];

/** The game of a row. */
export const gameOf = (row: GameRow, pairing: number, nth: number): GameSummary => ({
  pairing,
  nth,
  sides: [sideOf(row, 0), sideOf(row, SIDE_FIELDS)],
  faults: row[2 * SIDE_FIELDS] ?? 0,
});

function sideOf(row: GameRow, at: number): SideSummary {
  const [score = 0, turns = 0, bingos = 0, exchanged = 0, passes = 0, micros = 0] = row.slice(at);
  return { score, turns, bingos, exchanged, passes, micros };
}
