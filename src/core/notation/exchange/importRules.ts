import { parseLayout } from '../../board/boardLayout';
import { findNotices } from '../../board/checkTiles';
import type { Rules } from '../../board/rules';
import type { Setup } from '../../board/setup';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import type { BoardPreset } from '../boards/boardFile';
import { checkSides } from '../boards/layoutCharacters';
import { composeRules, type PresetCatalogue } from '../boards/presets';
import type { TileSetPreset } from '../tileSets/tileSetFile';

/** The rules that a text states for its position. */
export interface WantedRules {
  readonly rows: number;
  readonly cols: number;
  /** Undefined if the text does not name one. */
  readonly board?: BoardPreset | undefined;
  readonly tileSet?: TileSetPreset | undefined;
}

/**
 * Reads a position with the first rules that fit its tiles: the current rules if they do, otherwise presets
 * of that size, otherwise a plain board. A set with all of the tiles is preferred. The error is that of the
 * first attempt.
 */
export function readWithRules(
  wanted: WantedRules,
  current: Rules,
  catalogue: PresetCatalogue,
  read: (rules: Rules) => Result<Setup, Message>,
): Result<Setup, Message> {
  const sizeProblem = checkSides(wanted.rows, wanted.cols);
  if (sizeProblem !== undefined) return fail(sizeProblem);
  let overdrawn: Setup | undefined;
  let error: Message | undefined;
  for (const rules of rulesToTry(wanted, current, catalogue)) {
    const setup = read(rules);
    if (!setup.ok) error ??= setup.error;
    else if (holdsAllTiles(setup.value)) return ok(setup.value);
    else overdrawn ??= setup.value;
  }
  return overdrawn === undefined ? fail(error ?? message('exchange.noRules')) : ok(overdrawn);
}

const holdsAllTiles = (setup: Setup): boolean =>
  findNotices(setup, undefined).every(({ code }) => code !== 'too-many-tiles');

function* rulesToTry(wanted: WantedRules, current: Rules, catalogue: PresetCatalogue): Generator<Rules> {
  const { layout } = current;
  const fits = layout.rows === wanted.rows && layout.cols === wanted.cols;
  if (wanted.board === undefined && wanted.tileSet === undefined && fits) yield current;
  const boards = wanted.board === undefined ? boardsOfSize(wanted, current, catalogue) : [wanted.board];
  const ownTiles: TileSetPreset = { ...current, aliases: [] };
  const tileSets = wanted.tileSet === undefined ? [ownTiles, ...catalogue.tileSets] : [wanted.tileSet];
  for (const board of boards) for (const tileSet of tileSets) yield composeRules(board, tileSet);
}

function boardsOfSize(
  { cols, rows }: WantedRules,
  current: Rules,
  { boards }: PresetCatalogue,
): readonly BoardPreset[] {
  const isOfSize = ({ layout }: BoardPreset) => layout.rows === rows && layout.cols === cols;
  const own: BoardPreset = { ...current, name: current.name.replace(/, .*$/, ''), aliases: [] };
  const fitting = [own, ...boards].filter(isOfSize);
  return fitting.length > 0 ? fitting : [plainBoard(rows, cols, current)];
}

/** A board of plain squares, for sizes without a preset. */
function plainBoard(rows: number, cols: number, { bingoBonus, rackSize }: Rules): BoardPreset {
  const start = { row: Math.floor((rows - 1) / 2), col: Math.floor((cols - 1) / 2) };
  const layout = parseLayout(new Array<string>(rows).fill(' '.repeat(cols)), start);
  return { name: `Plain ${rows}×${cols}`, aliases: [], layout, rackSize, bingoBonus };
}
