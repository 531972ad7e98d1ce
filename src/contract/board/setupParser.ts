import { z } from 'zod';
import type { Rules } from '../../core/board/rules';
import type { Setup } from '../../core/board/setup';
import { bounded, listOf } from '../requests/bounded';

/**
 * These only bound the size of a request. They are slightly above what the rules allow, so that a board that
 * is too large still gets the exact problem from `checkSetup`.
 */
export const MAX_SQUARES = 64 * 64;
export const MAX_RACK = 256;
const MAX_LETTER_TILES = 256;
const MAX_BONUSES = 256;

const name = z.string().max(200);
const squares = listOf(z.int(), MAX_SQUARES);
/** A tile, or none on a square. */
const tile = z.int().min(0).max(0xff);

/** The board, row-major. */
export const boardTiles = listOf(tile, MAX_SQUARES);

const letterTile = z.object({
  glyph: z.string().max(16),
  value: z.int(),
  count: z.int(),
  isVowel: z.boolean(),
});

const layout = z.object({
  rows: z.int(),
  cols: z.int(),
  start: z.object({ row: z.int(), col: z.int() }),
  letterMultipliers: squares,
  wordMultipliers: squares,
  bricks: listOf(z.boolean(), MAX_SQUARES),
});

export const rulesParser: z.ZodType<Rules> = z.object({
  name,
  layout,
  distribution: z.object({
    name,
    letters: listOf(letterTile, MAX_LETTER_TILES),
    blankCount: z.int(),
  }),
  rackSize: z.int(),
  exchangeLimit: z.int(),
  bingoBonus: bounded(z.record(z.string().regex(/^\d{1,3}$/), z.int()), MAX_BONUSES),
});

/** The shape of a setup: arrays of integers of bounded length. `checkSetup` judges the content. */
export const setupParser: z.ZodType<Setup> = z.object({
  rules: rulesParser,
  tiles: boardTiles,
  rack: listOf(tile, MAX_RACK),
});
