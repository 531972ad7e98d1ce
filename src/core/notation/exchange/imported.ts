import type { TileDistribution } from '../../alphabet/tileDistribution';
import type { BoardLayout } from '../../board/boardLayout';
import { CLASSIC_RULES, type Rules } from '../../board/rules';
import type { Setup } from '../../board/setup';
import { certain } from '../../certain';
import { FIRST_TURN_STATE, type TurnState } from '../../game/turnState';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { type BoardPreset, parseBoardFile } from '../boards/boardFile';
import type { PresetCatalogue } from '../boards/presets';
import type { GcgDocument } from '../gcg/gcgDocument';
import { formatGcgProblem, type GcgProblem } from '../gcg/gcgProblem';
import { parseGcg } from '../gcg/parseGcg';
import { gcgRules } from '../gcg/replay/gcgRules';
import { type LinkedView, parsePositionLink, readLinkedPlay } from '../links/positionLink';
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
import { lengthProblem, MAX_SMALL_TEXT } from '../text/textBounds';
import { parseTileSetFile, type TileSetPreset } from '../tileSets/tileSetFile';
import { readWithRules } from './importRules';
import { joinMessages } from './joinMessages';

/** The content of a text. `what` names its kind for the user. */
export type Imported = Content & { readonly what: Message };

export type Content =
  | { readonly kind: 'document'; readonly document: PositionDocument }
  | {
      readonly kind: 'position';
      readonly format: 'cgp' | 'rows';
      readonly setup: Setup;
      readonly turn: TurnState;
      /** What could not be imported. */
      readonly note: Message | null;
      /** The line of a CGP position. */
      readonly cgp: string | null;
      /** What a link asks to show. */
      readonly linked?: LinkedView;
    }
  | { readonly kind: 'game'; readonly record: GcgDocument; readonly rules: Rules }
  | { readonly kind: 'board'; readonly board: BoardPreset }
  | { readonly kind: 'tile-set'; readonly tileSet: TileSetPreset }
  /** Read by `lessons/lessonFile`, which is only loaded for lessons. */
  | { readonly kind: 'lesson'; readonly text: string }
  | { readonly kind: 'word-list' }
  | { readonly kind: 'letters'; readonly letters: string };

export interface ImportDeps {
  /** The current rules, which stay in use if the text's tiles fit them. */
  readonly rules: Rules;
  readonly catalogue: PresetCatalogue;
  /** Empty if the text is not from a file. */
  readonly fileName: string;
}

/** The name of the file without its extension. */
const nameIn = ({ fileName }: ImportDeps): string => fileName.replace(/\.[^.]*$/, '') || 'Pasted';

export function importDocument(text: string): Result<Content, Message> {
  const document = parsePositionDocument(text);
  return document.ok ? ok({ kind: 'document', document: document.value }) : document;
}

export function importBoard(text: string, deps: ImportDeps): Result<Content, Message> {
  const board = parseBoardFile(text);
  if (!board.ok) return board;
  const isOther = isOtherThanNamed(board.value, deps.catalogue);
  return ok({ kind: 'board', board: isOther ? { ...board.value, name: nameIn(deps) } : board.value });
}

/** A preset that was edited and saved under its old name is a different board. */
const isOtherThanNamed = (board: BoardPreset, { boards }: PresetCatalogue): boolean =>
  boards.some(
    ({ layout, name }) => name === board.name && JSON.stringify(layout) !== JSON.stringify(board.layout),
  );

/** Files with squares only leave the other rules unchanged. */
export const layoutBy =
  (parse: (text: string) => Result<BoardLayout, Message>) =>
  (text: string, deps: ImportDeps): Result<Content, Message> => {
    const layout = parse(text);
    if (!layout.ok) return layout;
    const { bingoBonus, rackSize } = deps.rules;
    const board = { name: nameIn(deps), aliases: [], layout: layout.value, rackSize, bingoBonus };
    return ok({ kind: 'board', board });
  };

export function importTileSet(text: string): Result<Content, Message> {
  const tileSet = parseTileSetFile(text);
  return tileSet.ok ? ok({ kind: 'tile-set', tileSet: tileSet.value }) : tileSet;
}

/** Files with tiles only leave the limit of exchanges unchanged. */
export const tilesBy =
  (parse: (text: string, name: string) => Result<TileDistribution, Message>) =>
  (text: string, deps: ImportDeps): Result<Content, Message> => {
    const tiles = parse(text, nameIn(deps));
    if (!tiles.ok) return tiles;
    const { exchangeLimit } = deps.rules;
    return ok({ kind: 'tile-set', tileSet: { distribution: tiles.value, aliases: [], exchangeLimit } });
  };

export function importCgp(text: string, { catalogue, rules }: ImportDeps): Result<Content, Message> {
  const tooLong = lengthProblem('tooLong.text', text, MAX_SMALL_TEXT);
  if (tooLong !== undefined) return fail(tooLong);
  // Enough to find the rules, even if the rest turns out to be wrong.
  const rest = text.trim().split(/\s+/).slice(4).join(' ');
  const operations = readCgpOperations(rest.split(';').map((operation) => operation.trim()));
  const { board, tileSet, unknown } = presetsOfCgp(operations, catalogue);
  const setup = readWithRules({ ...sizeOfCgp(text), board, tileSet }, rules, catalogue, (tried) =>
    readCgp(text, tried, operations),
  );
  if (!setup.ok) return setup;
  const { rules: read } = setup.value;
  const line = { cgp: text.trim(), turn: turnOfCgp(text, read) };
  const note = unknownNote(unknown, read);
  return ok({ kind: 'position', format: 'cgp', setup: setup.value, note, ...line });
}

/** A link is the same position everywhere: the current rules have no part in it. */
export function importLink(text: string, { catalogue, fileName }: ImportDeps): Result<Content, Message> {
  const link = parsePositionLink(text.trim());
  if (!link.ok) return link;
  const { candidate, cgp, step } = link.value;
  const content = importCgp(cgp, { catalogue, fileName, rules: CLASSIC_RULES });
  if (!content.ok || content.value.kind !== 'position') return content;
  const play = candidate === null ? ok(null) : readLinkedPlay(candidate, content.value.setup);
  return play.ok ? ok({ ...content.value, linked: { play: play.value, step } }) : play;
}

/** The player to move is the first; of more than two players, only the next one is used. */
function turnOfCgp(text: string, rules: Rules): TurnState {
  const parsed = parseCgp(text, rules);
  if (!parsed.ok) return FIRST_TURN_STATE;
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

export function importRows(text: string, { catalogue, rules }: ImportDeps): Result<Content, Message> {
  const split = splitRowsText(text);
  if (!split.ok) return split;
  const size = { rows: split.value.rows.length, cols: columnsOfRows(split.value) };
  const setup = readWithRules(size, rules, catalogue, (tried): Result<Setup, Message> => {
    const found = readRowsText(split.value, tried);
    if (!found.ok) return found;
    return ok({ rules: tried, tiles: found.value.tiles, rack: found.value.rack ?? [] });
  });
  if (!setup.ok) return setup;
  return ok({
    kind: 'position',
    format: 'rows',
    setup: setup.value,
    turn: FIRST_TURN_STATE,
    note: null,
    cgp: null,
  });
}

export function importGcg(text: string, { catalogue }: ImportDeps): Result<Content, Message> {
  const record = parseGcg(text);
  if (!record.ok) return fail(describeProblems(record.error));
  const rules = gcgRules(record.value, catalogue);
  if (!rules.ok) return fail(formatGcgProblem(rules.error));
  return ok({ kind: 'game', record: record.value, rules: rules.value });
}

/** The first problem with its line, and the number of others. There must be at least one. */
export function describeProblems(problems: readonly GcgProblem[]): Message {
  const first = certain(problems[0], 'a problem of the game');
  const others = new Set(problems.map(({ line }) => line)).size - 1;
  return message('notation.firstProblem', { first: formatGcgProblem(first), others });
}
