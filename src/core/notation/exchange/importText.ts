import type { TileDistribution } from '../../alphabet/tileDistribution';
import type { BoardLayout } from '../../board/boardLayout';
import type { Rules } from '../../board/rules';
import type { Setup } from '../../board/setup';
import { certain } from '../../certain';
import { FIRST_STANDING, type Standing } from '../../game/standing';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { type BoardPreset, parseBoardFile } from '../boards/boardFile';
import { parseLayoutFile } from '../boards/layoutFile';
import type { PresetCatalogue } from '../boards/presets';
import { parseQuackleBoard } from '../boards/quackleBoard';
import type { GcgDocument } from '../gcg/gcgDocument';
import { formatGcgProblem, type GcgProblem } from '../gcg/gcgProblem';
import { parseGcg } from '../gcg/parseGcg';
import { gcgRules } from '../gcg/replay/gcgRules';
import { parseCgp } from '../positions/cgp';
import {
  type CgpOperations,
  presetsOfCgp,
  readCgpOperations,
  sizeOfCgp,
  type UnknownName,
  withOperations,
} from '../positions/cgpOperations';
import { type PositionDocument, parsePositionDocument } from '../positions/positionDocument';
import { columnsOfRows, readRowsText, splitRowsText } from '../positions/rowsText';
import { lengthProblem, MAX_SMALL_TEXT, MAX_TEXT } from '../text/textBounds';
import { parseDistributionCsv } from '../tileSets/distributionCsv';
import { parseQuackleAlphabet } from '../tileSets/quackleAlphabet';
import { parseTileSetFile, type TileSetPreset } from '../tileSets/tileSetFile';
import { detectText } from './detectText';
import { readWithRules } from './importRules';
import { joinMessages } from './joinMessages';
import { TEXT_KIND_NAMES } from './textKindNames';

/** The content of a text. `what` names its kind for the user. */
export type Imported =
  | { readonly kind: 'document'; readonly what: Message; readonly document: PositionDocument }
  | {
      readonly kind: 'position';
      readonly format: 'cgp' | 'rows';
      readonly what: Message;
      readonly setup: Setup;
      readonly turn: Standing;
      /** What could not be imported. */
      readonly note: Message | null;
      /** The line of a CGP position. */
      readonly cgp: string | null;
    }
  | { readonly kind: 'game'; readonly what: Message; readonly record: GcgDocument; readonly rules: Rules }
  | { readonly kind: 'board'; readonly what: Message; readonly board: BoardPreset }
  | { readonly kind: 'tile-set'; readonly what: Message; readonly tileSet: TileSetPreset }
  | { readonly kind: 'word-list'; readonly what: Message }
  | { readonly kind: 'letters'; readonly what: Message; readonly letters: string };

export interface ImportDeps {
  /** The current rules, which stay in use if the text's tiles fit them. */
  readonly rules: Rules;
  readonly catalogue: PresetCatalogue;
  /** Empty if the text is not from a file. */
  readonly fileName: string;
}

/** Imports a text of any kind. The error is one sentence that names the kind and the place. */
export function importText(text: string, deps: ImportDeps): Result<Imported, Message> {
  const tooLong = lengthProblem('tooLong.thisText', text, MAX_TEXT);
  if (tooLong !== undefined) return fail(tooLong);
  const { fileName } = deps;
  const name = fileName.replace(/\.[^.]*$/, '') || 'Pasted';
  const kind = detectText(text, fileName);
  switch (kind) {
    case 'document':
      return read(kind, parsePositionDocument(text), (what, document) => ({
        kind: 'document',
        what,
        document,
      }));
    case 'cgp':
      return importCgp(text, deps);
    case 'rows':
      return importRows(text, deps);
    case 'gcg':
      return importGcg(text, deps);
    case 'board-file':
      return read(kind, parseBoardFile(text), (what, board) =>
        boardOf(what, isOtherThanNamed(board, deps.catalogue) ? { ...board, name } : board),
      );
    case 'layout-file':
      return read(kind, parseLayoutFile(text), layoutNamed(name, deps.rules));
    case 'quackle-board':
      return read(kind, parseQuackleBoard(text), layoutNamed(name, deps.rules));
    case 'tile-set-file':
      return read(kind, parseTileSetFile(text), (what, tileSet) => ({
        kind: 'tile-set',
        what,
        tileSet,
      }));
    case 'distribution-csv':
      return read(kind, parseDistributionCsv(text, name), tilesNamed(deps.rules));
    case 'quackle-alphabet':
      return read(kind, parseQuackleAlphabet(text, name), tilesNamed(deps.rules));
    case 'word-list':
      return ok({ kind: 'word-list', what: message('exchange.wordList') });
    case 'letters':
      return ok({ kind: 'letters', what: message('exchange.letters'), letters: text.trim() });
    case 'unknown':
      return fail(message('exchange.unknownText'));
  }
}

/** Prefixes the error with the kind of text. */
function read<V>(
  kind: keyof typeof TEXT_KIND_NAMES,
  result: Result<V, Message>,
  make: (what: Message, value: V) => Imported,
): Result<Imported, Message> {
  const { refused, what } = TEXT_KIND_NAMES[kind];
  return result.ok ? ok(make(what, result.value)) : fail(refused(result.error));
}

const boardOf = (what: Message, board: BoardPreset): Imported => ({ kind: 'board', what, board });

/** A preset that was edited and saved under its old name is a different board. */
const isOtherThanNamed = (board: BoardPreset, { boards }: PresetCatalogue): boolean =>
  boards.some(
    ({ layout, name }) => name === board.name && JSON.stringify(layout) !== JSON.stringify(board.layout),
  );

/** Files with squares only leave the other rules unchanged. */
const layoutNamed =
  (name: string, { bingoBonus, rackSize }: Rules) =>
  (what: Message, layout: BoardLayout): Imported =>
    boardOf(what, { name, aliases: [], layout, rackSize, bingoBonus });

const tilesNamed =
  ({ exchangeLimit }: Rules) =>
  (what: Message, distribution: TileDistribution): Imported => ({
    kind: 'tile-set',
    what,
    tileSet: { distribution, aliases: [], exchangeLimit },
  });

const CGP = TEXT_KIND_NAMES.cgp;

function importCgp(text: string, { catalogue, rules }: ImportDeps): Result<Imported, Message> {
  const tooLong = lengthProblem('tooLong.text', text, MAX_SMALL_TEXT);
  if (tooLong !== undefined) return fail(CGP.refused(tooLong));
  // Enough to find the rules, even if the rest turns out to be wrong.
  const rest = text.trim().split(/\s+/).slice(4).join(' ');
  const operations = readCgpOperations(rest.split(';').map((operation) => operation.trim()));
  const { board, tileSet, unknown } = presetsOfCgp(operations, catalogue);
  const setup = readWithRules({ ...sizeOfCgp(text), board, tileSet }, rules, catalogue, (tried) =>
    readCgp(text, tried, operations),
  );
  if (!setup.ok) return fail(CGP.refused(setup.error));
  const { rules: read } = setup.value;
  const line = { cgp: text.trim(), turn: turnOfCgp(text, read) };
  const note = unknownNote(unknown, read);
  return ok({ kind: 'position', format: 'cgp', what: CGP.what, setup: setup.value, note, ...line });
}

/** The player to move is the first; of more than two players, only the next one is used. */
function turnOfCgp(text: string, rules: Rules): Standing {
  const parsed = parseCgp(text, rules);
  if (!parsed.ok) return FIRST_STANDING;
  const { otherRacks, scores } = parsed.value;
  return { player: 0, scores: [scores[0] ?? 0, scores[1] ?? 0], otherRack: otherRacks[0] ?? [] };
}

function readCgp(text: string, rules: Rules, operations: CgpOperations): Result<Setup, Message> {
  const parsed = parseCgp(text, withOperations(rules, operations));
  return parsed.ok ? ok(parsed.value.setup) : parsed;
}

function unknownNote(unknown: readonly UnknownName[], { name: rules }: Rules): Message | null {
  if (unknown.length === 0) return null;
  const names = unknown.map(({ name, what }, index) => {
    const place = index === 0 ? 'first' : 'later';
    return message('exchange.unknownName', { place, what, name: quoted(name) });
  });
  return message('exchange.unknownNames', { count: names.length, names: joinMessages(names), rules });
}

const ROWS = TEXT_KIND_NAMES.rows;

function importRows(text: string, { catalogue, rules }: ImportDeps): Result<Imported, Message> {
  const split = splitRowsText(text);
  if (!split.ok) return fail(ROWS.refused(split.error));
  const size = { rows: split.value.rows.length, cols: columnsOfRows(split.value) };
  const setup = readWithRules(size, rules, catalogue, (tried): Result<Setup, Message> => {
    const found = readRowsText(split.value, tried);
    if (!found.ok) return found;
    return ok({ rules: tried, tiles: found.value.tiles, rack: found.value.rack ?? [] });
  });
  if (!setup.ok) return fail(ROWS.refused(setup.error));
  return ok({
    kind: 'position',
    format: 'rows',
    what: ROWS.what,
    setup: setup.value,
    turn: FIRST_STANDING,
    note: null,
    cgp: null,
  });
}

const GCG = TEXT_KIND_NAMES.gcg;

function importGcg(text: string, { catalogue }: ImportDeps): Result<Imported, Message> {
  const record = parseGcg(text);
  if (!record.ok) return fail(GCG.refused(describeProblems(record.error)));
  const rules = gcgRules(record.value, catalogue);
  if (!rules.ok) return fail(GCG.refused(formatGcgProblem(rules.error)));
  return ok({ kind: 'game', what: GCG.what, record: record.value, rules: rules.value });
}

/** The first problem with its line, and the number of others. There must be at least one. */
export function describeProblems(problems: readonly GcgProblem[]): Message {
  const first = certain(problems[0], 'a problem of the game');
  const others = new Set(problems.map(({ line }) => line)).size - 1;
  return message('notation.firstProblem', { first: formatGcgProblem(first), others });
}
