import type { Rules } from '../../board/rules';
import { clamp } from '../../clamp';
import { type Message, message } from '../../message';
import { JsonFields, parseJsonObject } from '../../notation/text/jsonFields';
import { fail, ok, type Result } from '../../result';
import { asciiBytes, CHECK_BYTES, checkSum, startsWith } from '../dataFile';
import { readCounts, writeCounts } from './countBytes';
import { SWINGS, SwingTally, tilesOfSet } from './swingTally';

/** How games continued, and the games included. */
export interface TrainedWinTable {
  /** Identifies the rules (`rulesKey`). */
  readonly rules: string;
  readonly tally: SwingTally;
  /** Numbers of the batches of games, for example 0-399,500. */
  readonly done: string;
  readonly games: number;
  readonly origin: WinTableOrigin;
}

/** How a table was trained; only the seed and the lexicon’s identity are compared. */
export interface WinTableOrigin {
  readonly lexicon: string;
  readonly lexiconId: string;
  readonly board: string;
  readonly tiles: string;
  readonly seed: string;
  readonly command: string;
  /** The date, for example 2026-01-31. */
  readonly date: string;
}

/**
 * A win table file: `MAGIC`, the length of the header (uint32), the header (JSON), then the counts of swings
 * row by row (`writeCounts`), and a checksum (uint32). Little-endian. It stores counts, not shares, so that
 * games can be added.
 */
const MAGIC = 'TWSWING1';
const HEAD_AT = MAGIC.length + 4;
const MAX_HEAD = 1 << 16;
/** For sets with more tiles, the last row covers all higher numbers of unseen tiles. */
const MOST_ROWS = 250;
/** Games per batch of training. */
export const GAMES_OF_BATCH = 250;
export const MAX_TRAINING_GAMES = 100_000_000;
const MAX_COUNT_BYTES = 6;

export const MAX_WIN_TABLE_FILE = HEAD_AT + MAX_HEAD + (MOST_ROWS + 1) * SWINGS * MAX_COUNT_BYTES;

/** The maximum number of tiles that a player does not see. */
export const mostUnseenOf = ({ distribution, rackSize }: Rules): number =>
  clamp(tilesOfSet(distribution) - rackSize, 1, MOST_ROWS);

/**
 * Key of everything that scores depend on: tiles with their values, board, rack and bonuses. Names are
 * ignored.
 */
export const rulesKey = ({ bingoBonus, distribution, exchangeLimit, layout, rackSize }: Rules): string => {
  const { blankCount, letters } = distribution;
  const tiles = letters.map(({ count, glyph, value }) => [glyph, count, value]);
  const board = [layout.rows, layout.cols, layout.start, layout.letterMultipliers, layout.wordMultipliers];
  const bricks = layout.bricks.map(Number);
  const bytes = JSON.stringify([tiles, blankCount, board, bricks, rackSize, bingoBonus, exchangeLimit]);
  return checkSum(asciiBytes(`${bytes}    `))
    .toString(16)
    .padStart(8, '0');
};

export const isWinTableFile = (bytes: Uint8Array): boolean => startsWith(bytes, MAGIC);

export function formatWinTableFile({ done, games, origin, rules, tally }: TrainedWinTable): Uint8Array {
  const { counts, mostUnseen } = tally;
  const head = asciiBytes(JSON.stringify({ ...origin, rules, mostUnseen, games, done }));
  const body = writeCounts(counts);
  const bytes = new Uint8Array(HEAD_AT + head.length + body.length + CHECK_BYTES);
  const view = new DataView(bytes.buffer);
  bytes.set(asciiBytes(MAGIC));
  view.setUint32(MAGIC.length, head.length, true);
  bytes.set(head, HEAD_AT);
  bytes.set(body, HEAD_AT + head.length);
  view.setUint32(bytes.length - CHECK_BYTES, checkSum(bytes), true);
  return bytes;
}

/** Parses such a file; a damaged one is rejected as a whole. */
export function parseWinTableFile(bytes: Uint8Array): Result<TrainedWinTable, Message> {
  if (!isWinTableFile(bytes) || bytes.length < HEAD_AT + CHECK_BYTES) return fail(message('winTable.noFile'));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headLength = view.getUint32(MAGIC.length, true);
  const at = HEAD_AT + headLength;
  const end = bytes.length - CHECK_BYTES;
  if (headLength > MAX_HEAD || at > end || view.getUint32(end, true) !== checkSum(bytes))
    return fail(DAMAGED);
  const head = parseJsonObject(String.fromCharCode(...bytes.subarray(HEAD_AT, at)));
  if (!head.ok) return head;
  const fields = new JsonFields(head.value);
  const mostUnseen = fields.integer('mostUnseen', 1, MOST_ROWS);
  const games = fields.integer('games', 0, MAX_TRAINING_GAMES);
  const [rules, done] = [fields.text('rules'), fields.text('done')];
  const origin = {
    lexicon: fields.text('lexicon'),
    lexiconId: fields.text('lexiconId'),
    board: fields.text('board'),
    tiles: fields.text('tiles'),
    seed: fields.text('seed'),
    command: fields.text('command'),
    date: fields.text('date'),
  };
  if (fields.problem !== undefined) return fail(fields.problem);
  const tally = new SwingTally(mostUnseen);
  if (!readCounts(bytes.subarray(at, end), tally.counts)) return fail(DAMAGED);
  return ok({ rules, done, games, origin, tally });
}

const DAMAGED = message('winTable.damaged');
