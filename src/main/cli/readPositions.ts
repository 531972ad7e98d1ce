import { z } from 'zod';
import { checkSetup, type Position } from '../../core/board/position';
import type { Rules } from '../../core/board/rules';
import type { Problem, Setup } from '../../core/board/setup';
import { type CgpDocument, parseCgp } from '../../core/notation/positions/cgp';
import { parseRack } from '../../core/notation/positions/rack';
import { parseRows } from '../../core/notation/positions/rows';
import { MAX_SMALL_TEXT } from '../../core/notation/text/textBounds';
import { quoted } from '../../core/quoted';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { parseJson } from '../parseJson';
import { InputError } from './inputError';
import type { PositionSource } from './movesOptions';
import { readText } from './readText';

export interface NamedPosition {
  readonly id: string;
  readonly position: Position;
  readonly notices: readonly Problem[];
  /** Game state of a CGP line. */
  readonly game?: Omit<CgpDocument, 'setup'>;
}

/** Rules and limits for reading positions. */
export interface PositionDeps {
  readonly rules: Rules;
  readonly isWord: NonNullable<Parameters<typeof checkSetup>[1]>;
}

/** Other fields (counts, comments) may be there and are not read. */
const namedParser = z.object({ id: z.string().min(1), cgp: z.string().optional() });
const rowsParser = z.object({ board: z.array(z.string()).min(1), rack: z.string() });

/** A file name that stays inside its folder on every system. */
const FILE_NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_. -]{0,199}$/u;

/** About 200,000 positions. */
export const MAX_POSITIONS_BYTES = 64 << 20;

/** Reads all positions before the first is worked on, so that bad input writes no half of the output. */
export function readPositions(source: PositionSource, deps: PositionDeps): readonly NamedPosition[] {
  if ('cgp' in source) return [readCgp(source.cgp, { id: 'cgp', where: '--cgp' }, deps)];
  return parsePositions(readText(source.positionsFile, MAX_POSITIONS_BYTES), source.positionsFile, deps);
}

/** The positions of a text with one on each line. */
export function parsePositions(content: string, name: string, deps: PositionDeps): readonly NamedPosition[] {
  const positions: NamedPosition[] = [];
  const seen = new Set<string>();
  let number = 0;
  for (const line of linesOf(content)) {
    number++;
    if (line.trim() === '') continue;
    const where = text('commandLine.line', { file: name, line: String(number) });
    const named = line.trimStart().startsWith('{')
      ? readLine(line, where, deps)
      : readCgp(line, { id: `line-${number}`, where }, deps);
    if (seen.has(named.id))
      throw new InputError(text('commandLine.idTwice', { where, id: quoted(named.id) }));
    seen.add(named.id);
    positions.push(named);
  }
  return positions;
}

/** One line at a time: split all at once, a text of line ends alone would take many times its size. */
export function* linesOf(content: string): Generator<string> {
  for (let begin = 0; begin <= content.length; ) {
    const found = content.indexOf('\n', begin);
    const end = found < 0 ? content.length : found;
    yield content.slice(begin, end);
    begin = end + 1;
  }
}

function readCgp(
  cgp: string,
  { id, where }: { readonly id: string; readonly where: string },
  deps: PositionDeps,
): NamedPosition {
  const document = parseCgp(cgp, deps.rules);
  if (!document.ok) throw new InputError(`${where}: ${say(document.error)}`);
  const { setup, ...game } = document.value;
  return { ...checkPosition(id, setup, where, deps), game };
}

function readLine(line: string, where: string, deps: PositionDeps): NamedPosition {
  const { rules } = deps;
  const bounds = { what: 'line', maxLength: MAX_SMALL_TEXT } as const;
  const named = parseJson(line, namedParser, bounds);
  if (!named.ok) throw new InputError(`${where}: ${say(named.error)}`);
  const { cgp, id } = named.value;
  if (!FILE_NAME.test(id)) throw new InputError(text('commandLine.idNoFileName', { where, id: quoted(id) }));
  if (cgp !== undefined) return readCgp(cgp, { id, where }, deps);
  const placed = parseJson(line, rowsParser, bounds);
  if (!placed.ok) throw new InputError(`${where}: ${say(placed.error)}`);
  const { board, rack } = placed.value;
  const tiles = parseRows(board, rules.distribution);
  if (!tiles.ok) throw new InputError(`${where}: ${say(tiles.error)}`);
  const rackTiles = parseRack(rack, rules.distribution);
  if (!rackTiles.ok) throw new InputError(`${where}: ${say(rackTiles.error)}`);
  return checkPosition(id, { rules, tiles: tiles.value, rack: rackTiles.value }, where, deps);
}

function checkPosition(id: string, setup: Setup, where: string, { isWord }: PositionDeps): NamedPosition {
  const checked = checkSetup(setup, isWord);
  if (!checked.ok) throw new InputError(`${where}: ${say(checked.error[0]?.message ?? '')}`);
  return { id, ...checked.value };
}
