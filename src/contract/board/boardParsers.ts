import { z } from 'zod';
import { listOf } from '../requests/bounded';

/** Slightly more than the longest side of a board. */
const MAX_SIDE = 64;

export const sideParser = z.int().min(0).max(MAX_SIDE);
export const tileParser = z.int().min(1).max(0xff);

export const placedTilesParser = listOf(
  z.strictObject({ row: sideParser, col: sideParser, tile: tileParser }),
  MAX_SIDE,
);
export const wordPlaceParser = z.strictObject({
  row: sideParser,
  col: sideParser,
  direction: z.enum(['across', 'down']),
});
