import type { TileDistribution } from '../../alphabet/tileDistribution';
import { MAX_TILE_COUNT, MAX_TILE_VALUE } from '../../board/checkRules';
import { CLASSIC_RULES } from '../../board/rules';
import type { Message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { JsonFields, MAX_LISTED, parseJsonObject } from '../text/jsonFields';
import { checkDistribution } from './checkDistribution';

/** A built-in or loaded tile set. */
export interface TileSetPreset {
  readonly distribution: TileDistribution;
  /** Names of this tile set in other programs' files. */
  readonly aliases: readonly string[];
  /** Minimum number of tiles in the bag for an exchange in games with this set. */
  readonly exchangeLimit: number;
}

/**
 * Parses a tile set file: JSON with `name`, `blankCount` and `letters` in alphabet order, optionally
 * `aliases` and `exchangeLimit`.
 */
export function parseTileSetFile(text: string): Result<TileSetPreset, Message> {
  const object = parseJsonObject(text);
  if (!object.ok) return object;
  const fields = new JsonFields(object.value);
  const aliases = fields.has('aliases') ? fields.texts('aliases', MAX_LISTED) : [];
  const exchangeLimit = fields.has('exchangeLimit')
    ? fields.integer('exchangeLimit', 0, MAX_TILE_COUNT)
    : CLASSIC_RULES.exchangeLimit;
  const distribution = readDistribution(fields);
  if (fields.problem !== undefined) return fail(fields.problem);
  const checked = checkDistribution(distribution);
  return checked.ok ? ok({ distribution: checked.value, aliases, exchangeLimit }) : checked;
}

export function formatTileSetFile({ distribution, aliases, exchangeLimit }: TileSetPreset): string {
  const { name, ...tiles } = distribution;
  return `${JSON.stringify({ name, aliases, exchangeLimit, ...tiles }, null, 2)}\n`;
}

/** Reads the tile set in `fields`; errors are reported there. It may still be unplayable. */
export function readDistribution(fields: JsonFields): TileDistribution {
  return {
    name: fields.text('name'),
    letters: fields.list('letters', MAX_LISTED).map((letter) => ({
      glyph: letter.text('glyph'),
      value: letter.integer('value', 0, MAX_TILE_VALUE),
      count: letter.integer('count', 0, MAX_TILE_COUNT),
      isVowel: letter.flag('isVowel'),
    })),
    blankCount: fields.integer('blankCount', 0, MAX_TILE_COUNT),
  };
}
