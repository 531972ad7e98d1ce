import { z } from 'zod';
import { planParser } from '../../contract/tournament/tournamentApi';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import type { GameSummary, SideSummary } from '../../core/strategy/tournament/gameSummary';
import { MAX_SHARDS, type Shard } from '../../core/strategy/tournament/pairNumbers';
import { isReproducible, type TournamentPlan } from '../../core/strategy/tournament/tournamentPlan';
import { parseJson } from '../parseJson';
import { canonicalJson, checksumOf } from './checksum';

/** First line of a journal, which describes its games. */
export interface JournalHead {
  readonly plan: TournamentPlan;
  readonly shard: Shard;
}

export interface ParsedHead extends JournalHead {
  /** Whether each line must have its checksum; those of format 1 have none, except lines added since. */
  readonly isChecked: boolean;
}

/** The games of one pair, by its number in the tournament: each further line. */
export interface JournalPair {
  readonly number: number;
  readonly games: readonly GameRow[];
  /** The games as GCG, if they cannot be played again. */
  readonly gcg?: readonly string[] | undefined;
}

/** Score, turns, bingos, tiles exchanged, passes and microseconds of both sides; then the faults. */
export type GameRow = readonly number[];

/** Since 2, a checksum ends each line; 3 has the records of the games. */
const RECORDED_FORMAT = 3;
const FORMAT = 2;
const UNCHECKED_FORMAT = 1;
const SIDE_FIELDS = 6;
export const GAME_FIELDS = 2 * SIDE_FIELDS + 1;

/** Maximum length of a line. */
const MAX_HEAD = 1 << 20;
const MAX_PAIR = 1 << 22;

const part = z.int().min(1).max(MAX_SHARDS);

export const shardParser: z.ZodType<Shard> = z
  .strictObject({ part, of: part })
  .refine((shard) => shard.part <= shard.of);

const crc = z.string().length(8).optional();

const headParser = z.strictObject({
  tournament: z.literal([UNCHECKED_FORMAT, FORMAT, RECORDED_FORMAT]),
  plan: planParser,
  shard: shardParser,
  crc,
});

const gameParser = z.array(z.int()).length(GAME_FIELDS);

const pairParser = z.strictObject({
  number: z.int().min(0),
  games: z.array(gameParser).min(1).max(2),
  gcg: z.array(z.string().max(MAX_PAIR)).min(1).max(2).optional(),
  crc,
});

export function formatHead({ plan, shard }: JournalHead): string {
  const head = { tournament: isReproducible(plan) ? FORMAT : RECORDED_FORMAT, plan, shard };
  return lineOf(JSON.stringify(head), checksumOf(canonicalJson(head)));
}

/** @param gcg the records of games that cannot be played again, or none */
export function formatPair(
  number: number,
  games: readonly GameSummary[],
  gcg: readonly string[] = [],
): string {
  const records = gcg.length === 0 ? {} : { gcg };
  const pair = JSON.stringify({ number, games: games.map(rowOf), ...records });
  return lineOf(pair, checksumOf(pair));
}

/** @param json of an object, which the checksum becomes the last field of */
const lineOf = (json: string, checksum: string): string => `${json.slice(0, -1)},"crc":"${checksum}"}\n`;

/** The inverse of `formatHead`, without the line's end. */
export function parseHead(line: string): Result<ParsedHead, Message> {
  const parsed = parseJson(line, headParser, { what: 'line', maxLength: MAX_HEAD });
  if (!parsed.ok) return fail(message('tournament.noJournal', { problem: parsed.error }));
  const { crc: checksum, ...head } = parsed.value;
  const isChecked = head.tournament !== UNCHECKED_FORMAT;
  if (checksum !== (isChecked ? checksumOf(canonicalJson(head)) : undefined)) return fail(WRONG_CHECKSUM);
  return ok({ plan: head.plan, shard: head.shard, isChecked });
}

/**
 * The inverse of `formatPair`, without the line's end; also accepts the same JSON in another form.
 *
 * @param isChecked whether it must have its checksum
 */
export function parsePair(line: string, isChecked: boolean): Result<JournalPair, Message> {
  const quick = readPair(line);
  const parsed =
    quick === undefined ? parseJson(line, pairParser, { what: 'line', maxLength: MAX_PAIR }) : ok(quick);
  if (!parsed.ok) return parsed;
  const { crc: checksum, ...pair } = parsed.value;
  // A line in our own form is not formatted again to compare it: that would take as long as reading it.
  const written = () => (quick === undefined ? JSON.stringify(pair) : `${line.slice(0, -CRC_LENGTH)}}`);
  const isWhole = checksum === undefined ? !isChecked : checksum === checksumOf(written());
  return isWhole ? ok(pair) : fail(WRONG_CHECKSUM);
}

const WRONG_CHECKSUM = message('tournament.wrongChecksum');

const NUMBERS = String.raw`\[(-?\d{1,15}(?:,-?\d{1,15}){${GAME_FIELDS - 1}})\]`;
const CRC_LENGTH = ',"crc":"01234567"}'.length;
const CRC = `(?:,"crc":"([0-9a-f]{8})")?`;
const PAIR = new RegExp(String.raw`^\{"number":(\d{1,9}),"games":\[${NUMBERS}(?:,${NUMBERS})?\]${CRC}\}$`);

/** For a line in our own form: there can be a hundred thousand, and a JSON parser takes much longer. */
function readPair(line: string): z.infer<typeof pairParser> | undefined {
  const [, number, one, other, checksum] = PAIR.exec(line) ?? [];
  if (number === undefined) return undefined;
  const games = [one, other].flatMap((text) => (text === undefined ? [] : [text.split(',').map(Number)]));
  return { number: Number(number), games, ...(checksum === undefined ? {} : { crc: checksum }) };
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
