import { BLANK, NO_TILE, type Tile } from '../../alphabet/tile';
import { CLASSIC_RULES, type Rules } from '../../board/rules';
import type { Setup } from '../../board/setup';
import { type Message, message } from '../../message';
import { quoted, shortened } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { lengthProblem, MAX_PART, MAX_SMALL_TEXT } from '../text/textBounds';
import { formatTile, readTile } from '../tileSets/tileText';
import { formatRack, parseRack } from './rack';
import { atSquare } from './rows';

/** More than any game of this kind has. */
const MAX_PLAYERS = 8;

/** The content of a CGP line: a position and the related data of its game. */
export interface CgpDocument {
  /** The rack is that of the player to move. */
  readonly setup: Setup;
  /** The racks of the other players, in turn order; empty where unknown. */
  readonly otherRacks: readonly (readonly Tile[])[];
  /** The player to move first. */
  readonly scores: readonly number[];
  /** Consecutive scoreless turns. */
  readonly scorelessTurns: number;
  /** Operations without their `;`, e.g. `lex NWL23`, uninterpreted. */
  readonly operations: readonly string[];
}

/**
 * Parses one line of CGP, as written by Macondo (https://github.com/domino14/macondo) and similar programs:
 * `board racks scores zeros operations`. Board layout, tile set and bonus are those of `rules`. The error
 * names the row and column, or the part.
 */
export function parseCgp(text: string, rules: Rules = CLASSIC_RULES): Result<CgpDocument, Message> {
  const tooLong = lengthProblem('tooLong.cgp', text, MAX_SMALL_TEXT);
  if (tooLong !== undefined) return fail(tooLong);
  const [board, racks, scores, zeros, ...rest] = text.trim().split(/\s+/);
  if (board === undefined || racks === undefined || scores === undefined || zeros === undefined)
    return fail(message('positions.cgpParts'));
  const tiles = parseBoard(board, rules);
  if (!tiles.ok) return tiles;
  const players = parseRacks(racks, rules);
  if (!players.ok) return players;
  const points = parseScores(scores, players.value.length);
  if (!points.ok) return points;
  if (!/^\d{1,9}$/.test(zeros)) return fail(message('positions.scorelessTurns', { found: quoted(zeros) }));
  const operations = parseOperations(rest.join(' '));
  if (!operations.ok) return operations;
  const [rack = [], ...otherRacks] = players.value;
  return ok({
    setup: { rules, tiles: tiles.value, rack },
    otherRacks,
    scores: points.value,
    scorelessTurns: Number(zeros),
    operations: operations.value,
  });
}

function parseBoard(text: string, rules: Rules): Result<Tile[], Message> {
  const { rows, cols } = rules.layout;
  const lines = text.split('/');
  if (lines.length !== rows) return fail(message('positions.cgpRows', { found: lines.length, rows }));
  const tiles: Tile[] = [];
  for (const [row, line] of lines.entries()) {
    const tooLong = lengthProblem('tooLong.row', line, MAX_PART, { row: row + 1 });
    if (tooLong !== undefined) return fail(tooLong);
    const parsed = parseRow(line, row, rules);
    if (!parsed.ok) return parsed;
    if (parsed.value.length !== cols)
      return fail(message('positions.cgpRowLength', { row: row + 1, found: parsed.value.length, cols }));
    tiles.push(...parsed.value);
  }
  return ok(tiles);
}

function parseRow(line: string, row: number, rules: Rules): Result<Tile[], Message> {
  const tiles: Tile[] = [];
  for (let at = 0; at < line.length; ) {
    const run = /^\d+/.exec(line.slice(at))?.[0];
    if (run !== undefined) {
      const empty = Number(run);
      if (empty === 0 || empty > rules.layout.cols)
        return fail(
          atSquare(row, {
            col: tiles.length,
            problem: message('positions.emptyRun', { run: shortened(run), most: rules.layout.cols }),
          }),
        );
      tiles.push(...Array<Tile>(empty).fill(NO_TILE));
      at += run.length;
      continue;
    }
    const read = readTile(line, at, rules.distribution);
    if (!read.ok) return fail(atSquare(row, { col: tiles.length, problem: read.error }));
    if (read.value.tile === BLANK)
      return fail(atSquare(row, { col: tiles.length, problem: message('positions.blankOnBoard') }));
    tiles.push(read.value.tile);
    at = read.value.end;
  }
  return ok(tiles);
}

function parseRacks(text: string, rules: Rules): Result<Tile[][], Message> {
  const racks: Tile[][] = [];
  const parts = text.split('/');
  if (parts.length > MAX_PLAYERS)
    return fail(message('positions.manyRacks', { players: String(parts.length), most: MAX_PLAYERS }));
  for (const part of parts) {
    const rack = parseRack(part, rules.distribution);
    if (!rack.ok) return rack;
    racks.push(rack.value);
  }
  return ok(racks);
}

function parseScores(text: string, players: number): Result<number[], Message> {
  const parts = text.split('/');
  if (parts.length > MAX_PLAYERS)
    return fail(message('positions.manyScores', { scores: String(parts.length), most: MAX_PLAYERS }));
  const wrong = parts.find((part) => !/^-?\d{1,9}$/.test(part));
  if (wrong !== undefined) return fail(message('positions.score', { found: quoted(wrong) }));
  if (parts.length !== players)
    return fail(message('positions.scoresForRacks', { scores: parts.length, racks: players }));
  // Turns “-0” into 0.
  return ok(parts.map((part) => Number(part) + 0));
}

function parseOperations(text: string): Result<string[], Message> {
  if (text === '') return ok([]);
  const operations = text.split(';').map((operation) => operation.trim());
  const unfinished = operations.pop() ?? '';
  if (unfinished !== '') return fail(message('positions.openOperation', { operation: quoted(unfinished) }));
  const empty = operations.indexOf('');
  return empty < 0
    ? ok(operations)
    : fail(message('positions.emptyOperation', { number: String(empty + 1) }));
}

/** The inverse of `parseCgp`. */
export function formatCgp({ setup, otherRacks, scores, scorelessTurns, operations }: CgpDocument): string {
  const { layout, distribution } = setup.rules;
  const rows = Array.from({ length: layout.rows }, (_, row) =>
    formatRow(setup.tiles.slice(row * layout.cols, (row + 1) * layout.cols), setup.rules),
  );
  const racks = [setup.rack, ...otherRacks].map((rack) => formatRack(rack, distribution));
  const parts = [rows.join('/'), racks.join('/'), scores.join('/'), String(scorelessTurns)];
  return [...parts, ...operations.map((operation) => `${operation};`)].join(' ');
}

function formatRow(tiles: readonly Tile[], { distribution }: Rules): string {
  let text = '';
  let empty = 0;
  for (const tile of tiles) {
    if (tile === NO_TILE) {
      empty++;
      continue;
    }
    text += (empty > 0 ? empty : '') + formatTile(tile, distribution);
    empty = 0;
  }
  return text + (empty > 0 ? empty : '');
}
