import { MAX_RACK_TILES, MAX_TILE_COUNT } from '../board/checkRules';
import { CLASSIC_RULES, type Rules } from '../board/rules';
import type { Setup } from '../board/setup';
import { fail, ok, type Result } from '../result';
import { readBingoBonus, readLayout, writeBingoBonus, writeLayout } from './boardFile';
import { checkPlayable } from './checkPlayable';
import { isJsonObject, JsonFields, type JsonObject, keepUnknownFields, parseJsonObject } from './jsonFields';
import { formatRack, parseRack } from './rack';
import { formatRows, parseRows } from './rows';
import { readDistribution } from './tileSetFile';

const FORMAT = 'tilewright';
/** No record has as many. */
const MAX_TURN = 1_000_000;
/** Raise it when an older Tilewright would misread the file; a new field alone needs no new version. */
export const DOCUMENT_VERSION = 1;

/** What a `.tilewright` file holds. */
export interface PositionDocument {
  /** Rules that can be played and tiles of their set; what no game could bring about is welcome. */
  readonly setup: Setup;
  /** The lexicon that the position was looked at with, by name and by the hash of its words. */
  readonly lexicon: LexiconName | null;
  /** The game that the position was come by in. */
  readonly game: SavedGame | null;
  /** The CGP line that the position came in: it may tell scores, the other's rack and more. */
  readonly cgp: string | null;
  /** How the window shows it: kept, not read here. */
  readonly view: JsonObject | null;
  /** The whole object of the file: fields that this version does not know live on in it. Empty for a new document. */
  readonly source: JsonObject;
}

export interface LexiconName {
  readonly name: string;
  readonly hash: string;
}

export interface SavedGame {
  /** As the text of a GCG file. */
  readonly record: string;
  /** The turn that was shown, from 0. */
  readonly turn: number;
}

/** Reads a document. The error is one sentence. */
export function parsePositionDocument(text: string): Result<PositionDocument, string> {
  const object = parseJsonObject(text);
  if (!object.ok) return object;
  const source = object.value;
  const fields = new JsonFields(source);
  const strange = checkFormat(fields, source);
  if (strange !== undefined) return fail(strange);
  const rules = readRules(fields.fields('rules'));
  const position = fields.fields('position');
  const rows = position.texts('tiles');
  const rack = position.text('rack');
  const lexicon = fields.optionalFields('lexicon');
  const game = fields.has('game') ? fields.optionalFields('game') : null;
  const document = {
    game: game === null ? null : { record: game.text('record'), turn: game.integer('turn', 0, MAX_TURN) },
    cgp: fields.has('cgp') ? fields.text('cgp') : null,
    lexicon: lexicon === null ? null : { name: lexicon.text('name'), hash: lexicon.text('hash') },
    view: fields.optionalFields('view') === null ? null : objectAt(source, 'view'),
    source,
  };
  if (fields.problem !== undefined) return fail(fields.problem);
  const setup = readSetup(rules, rows, rack);
  return setup.ok ? ok({ setup: setup.value, ...document }) : setup;
}

/** Writes a document: what is known, then the unknown fields of its source, each where it stood. */
export function formatPositionDocument({
  cgp,
  game,
  setup,
  lexicon,
  view,
  source,
}: PositionDocument): string {
  const { rules, tiles, rack } = setup;
  const { distribution, layout } = rules;
  const known = {
    format: FORMAT,
    version: DOCUMENT_VERSION,
    rules: {
      name: rules.name,
      rackSize: rules.rackSize,
      bingoBonus: writeBingoBonus(rules.bingoBonus),
      exchangeLimit: rules.exchangeLimit,
      board: writeLayout(layout),
      tileSet: { ...distribution },
    },
    position: {
      tiles: formatRows(tiles, layout.cols, distribution),
      rack: formatRack(rack, distribution),
    },
    lexicon: lexicon === null ? null : { ...lexicon },
    game: game === null ? undefined : { ...game },
    cgp: cgp ?? undefined,
    view,
  };
  // The view is the window's own: it keeps what it does not know by itself.
  return `${JSON.stringify({ ...keepUnknownFields(known, source), view }, null, 2)}\n`;
}

function checkFormat(fields: JsonFields, source: JsonObject): string | undefined {
  if (!Object.hasOwn(source, 'format') || source.format !== FORMAT)
    return `This is no Tilewright document: its field "format" must be "${FORMAT}".`;
  const version = fields.integer('version', 1, Number.MAX_SAFE_INTEGER);
  if (version <= DOCUMENT_VERSION) return fields.problem;
  return `The document has version ${version}; this Tilewright reads versions up to ${DOCUMENT_VERSION}. A newer Tilewright can open it.`;
}

function readRules(fields: JsonFields): Rules {
  return {
    name: fields.text('name'),
    layout: readLayout(fields.fields('board')),
    distribution: readDistribution(fields.fields('tileSet')),
    rackSize: fields.integer('rackSize', 1, MAX_RACK_TILES),
    bingoBonus: readBingoBonus(fields),
    // Documents from before it was a rule of its own have none.
    exchangeLimit: fields.has('exchangeLimit')
      ? fields.integer('exchangeLimit', 0, MAX_TILE_COUNT)
      : CLASSIC_RULES.exchangeLimit,
  };
}

function readSetup(rules: Rules, rowTexts: readonly string[], rackText: string): Result<Setup, string> {
  const playable = checkPlayable(rules);
  if (playable !== undefined) return fail(playable);
  const { rows, cols } = rules.layout;
  const tiles = parseRows(rowTexts, rules.distribution);
  if (!tiles.ok) return tiles;
  if (rowTexts.length !== rows || tiles.value.length !== rows * cols)
    return fail(
      `The position has ${rowTexts.length} rows and ${tiles.value.length} squares; the board has ${rows} and ${rows * cols}.`,
    );
  const rack = parseRack(rackText, rules.distribution);
  return rack.ok ? ok({ rules, tiles: tiles.value, rack: rack.value }) : rack;
}

function objectAt(source: JsonObject, key: string): JsonObject | null {
  const value = source[key];
  return isJsonObject(value) ? value : null;
}
