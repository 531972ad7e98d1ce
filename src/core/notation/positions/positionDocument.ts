import type { TileDistribution } from '../../alphabet/tileDistribution';
import { MAX_RACK_TILES, MAX_TILE_COUNT } from '../../board/checkRules';
import { CLASSIC_RULES, type Rules } from '../../board/rules';
import type { Setup } from '../../board/setup';
import { FIRST_TURN_STATE, type TurnState } from '../../game/turnState';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { readBingoBonus, readLayout, writeBingoBonus, writeLayout } from '../boards/boardFile';
import { MAX_BRANCH_NAME, MAX_BRANCHES } from '../gcg/branches/gcgTree';
import type { SavedBranch } from '../gcg/branches/savedBranches';
import {
  isJsonObject,
  JsonFields,
  type JsonObject,
  keepUnknownFields,
  MAX_LISTED,
  parseJsonObject,
} from '../text/jsonFields';
import { readDistribution } from '../tileSets/tileSetFile';
import { checkPlayable } from './checkPlayable';
import { formatRack, parseRack } from './rack';
import { formatRows, parseRows } from './rows';

const FORMAT = 'tilewright';
/** More than any record has. */
const MAX_TURN = 1_000_000;
const MAX_SCORE = 999_999_999;
/** Increase it if older versions would misread the file; an added field alone does not require it. */
export const DOCUMENT_VERSION = 1;

/** The content of a `.tilewright` file. */
export interface PositionDocument {
  /** Playable rules and tiles of their set. Positions that cannot arise in a game are allowed. */
  readonly setup: Setup;
  /** The lexicon used for the position, by name and by the hash of its words. */
  readonly lexicon: LexiconName | null;
  /** The player on turn; by default the first. */
  readonly turn: TurnState;
  /** The game that the position is from. */
  readonly game: SavedGame | null;
  /** The game played in the window, from its first tile on: preserved, not interpreted here. */
  readonly play?: JsonObject;
  /** The CGP line that the position is from; it may contain scores, the other rack and more. */
  readonly cgp: string | null;
  /** The view state of the window: preserved, not interpreted here. */
  readonly view: JsonObject | null;
  /** The whole JSON object of the file: its unknown fields are preserved. Empty for a new document. */
  readonly source: JsonObject;
}

export interface LexiconName {
  readonly name: string;
  readonly hash: string;
}

export interface SavedGame {
  /** In GCG format. */
  readonly record: string;
  /** The turn shown, from 0. */
  readonly turn: number;
  /** The branches of the record; absent if it has none. */
  readonly branches?: readonly SavedBranch[];
  /** Number of the branch shown, from 1; absent for the main line. */
  readonly branch?: number;
}

/** Parses a document. The error is one sentence. */
export function parsePositionDocument(text: string): Result<PositionDocument, Message> {
  const object = parseJsonObject(text);
  if (!object.ok) return object;
  const source = object.value;
  const fields = new JsonFields(source);
  const strange = checkFormat(fields, source);
  if (strange !== undefined) return fail(strange);
  const rules = readRules(fields.fields('rules'));
  const position = fields.fields('position');
  const rows = position.texts('tiles', MAX_LISTED);
  const rack = position.text('rack');
  const lexicon = fields.optionalFields('lexicon');
  const game = fields.has('game') ? fields.optionalFields('game') : null;
  const turn = fields.has('turn') ? fields.optionalFields('turn') : null;
  const turnTexts = turn === null ? null : readTurnTexts(turn);
  const play = fields.has('play') ? objectAt(source, 'play') : null;
  const document = {
    game: game === null ? null : readGame(game),
    cgp: fields.has('cgp') ? fields.text('cgp') : null,
    lexicon: lexicon === null ? null : { name: lexicon.text('name'), hash: lexicon.text('hash') },
    view: fields.optionalFields('view') === null ? null : objectAt(source, 'view'),
    ...(play === null ? {} : { play }),
    source,
  };
  if (fields.problem !== undefined) return fail(fields.problem);
  const setup = readSetup(rules, rows, rack);
  if (!setup.ok) return setup;
  if (turnTexts === null) return ok({ setup: setup.value, turn: FIRST_TURN_STATE, ...document });
  const otherRack = parseRack(turnTexts.otherRack, rules.distribution);
  if (!otherRack.ok) return otherRack;
  return ok({ setup: setup.value, turn: { ...turnTexts, otherRack: otherRack.value }, ...document });
}

/** Writes a document: the known fields, then the unknown fields of its source at their levels. */
export function formatPositionDocument({
  cgp,
  game,
  setup,
  lexicon,
  play,
  turn,
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
    turn: turn === FIRST_TURN_STATE ? undefined : turnFields(turn, distribution),
    // Written even if absent, so that those of the source do not come back.
    game: game === null ? undefined : { ...game, branches: game.branches, branch: game.branch },
    cgp: cgp ?? undefined,
    play,
    view,
  };
  // View and play belong to the window, which preserves their unknown fields itself.
  const own = { ...(play === undefined ? {} : { play }), view };
  return `${JSON.stringify({ ...keepUnknownFields(known, source), ...own }, null, 2)}\n`;
}

function checkFormat(fields: JsonFields, source: JsonObject): Message | undefined {
  if (!Object.hasOwn(source, 'format') || source.format !== FORMAT)
    return message('positions.noDocument', { format: FORMAT });
  const version = fields.integer('version', 1, Number.MAX_SAFE_INTEGER);
  if (version <= DOCUMENT_VERSION) return fields.problem;
  return message('positions.newerDocument', { version: String(version), known: DOCUMENT_VERSION });
}

const readTurnTexts = (fields: JsonFields) => ({
  player: fields.integer('player', 1, 2) === 1 ? (0 as const) : (1 as const),
  scores: [
    fields.integer('score1', -MAX_SCORE, MAX_SCORE),
    fields.integer('score2', -MAX_SCORE, MAX_SCORE),
  ] as const,
  otherRack: fields.text('otherRack'),
});

const turnFields = ({ otherRack, player, scores: [score1, score2] }: TurnState, tiles: TileDistribution) => ({
  player: player + 1,
  score1,
  score2,
  otherRack: formatRack(otherRack, tiles),
});

function readGame(fields: JsonFields): SavedGame {
  const game = { record: fields.text('record'), turn: fields.integer('turn', 0, MAX_TURN) };
  if (!fields.has('branches')) return game;
  const branches = fields.list('branches', MAX_BRANCHES).map((branch) => ({
    parent: branch.integer('parent', 0, MAX_BRANCHES),
    fork: branch.integer('fork', 0, MAX_TURN),
    name: branch.text('name').slice(0, MAX_BRANCH_NAME),
    turns: branch.text('turns'),
  }));
  const branch = fields.has('branch') ? fields.integer('branch', 1, MAX_BRANCHES) : null;
  return { ...game, branches, ...(branch === null ? {} : { branch }) };
}

function readRules(fields: JsonFields): Rules {
  return {
    name: fields.text('name'),
    layout: readLayout(fields.fields('board')),
    distribution: readDistribution(fields.fields('tileSet')),
    rackSize: fields.integer('rackSize', 1, MAX_RACK_TILES),
    bingoBonus: readBingoBonus(fields),
    // Older documents do not have this rule.
    exchangeLimit: fields.has('exchangeLimit')
      ? fields.integer('exchangeLimit', 0, MAX_TILE_COUNT)
      : CLASSIC_RULES.exchangeLimit,
  };
}

function readSetup(rules: Rules, rowTexts: readonly string[], rackText: string): Result<Setup, Message> {
  const playable = checkPlayable(rules);
  if (playable !== undefined) return fail(playable);
  const { rows, cols } = rules.layout;
  const tiles = parseRows(rowTexts, rules.distribution);
  if (!tiles.ok) return tiles;
  if (rowTexts.length !== rows || tiles.value.length !== rows * cols)
    return fail(
      message('positions.otherSize', {
        rows: rowTexts.length,
        squares: tiles.value.length,
        boardRows: rows,
        boardSquares: String(rows * cols),
      }),
    );
  const rack = parseRack(rackText, rules.distribution);
  return rack.ok ? ok({ rules, tiles: tiles.value, rack: rack.value }) : rack;
}

function objectAt(source: JsonObject, key: string): JsonObject | null {
  const value = source[key];
  return isJsonObject(value) ? value : null;
}
