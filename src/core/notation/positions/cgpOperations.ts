import type { Rules } from '../../board/rules';
import { type Message, message } from '../../message';
import { findBoard, findTileSet, type PresetCatalogue } from '../boards/presets';
import { MAX_PART } from '../text/textBounds';

/** The interpreted operations of a CGP line. */
export interface CgpOperations {
  readonly boardName: string | undefined;
  readonly tileSetName: string | undefined;
  readonly lexicon: string | undefined;
  /** Points for playing the whole rack. */
  readonly bingoBonus: number | undefined;
  readonly exchangeLimit: number | undefined;
  /** Operations whose value should be a number but is not. */
  readonly unread: readonly UnknownName[];
}

/** A part of the rules in a CGP line that cannot be applied, in the words of the line. */
export interface UnknownName {
  readonly what: 'board' | 'tiles' | 'bonus' | 'exchangeLimit';
  readonly name: string;
}

export function readCgpOperations(operations: readonly string[]): CgpOperations {
  const argument = (name: string) =>
    operations
      .find((each) => each.startsWith(`${name} `))
      ?.slice(name.length + 1)
      .trim();
  const unread: UnknownName[] = [];
  const number = (name: string, what: UnknownName['what']) => {
    const text = argument(name);
    if (text === undefined || /^\d{1,6}$/.test(text)) return text === undefined ? undefined : Number(text);
    unread.push({ what, name: text });
    return undefined;
  };
  return {
    boardName: argument('bdn'),
    tileSetName: argument('ld'),
    lexicon: argument('lex'),
    bingoBonus: number('bb', 'bonus'),
    exchangeLimit: number('etl', 'exchangeLimit'),
    unread,
  };
}

/** Operations for rules and lexicon; all others are kept as they are. */
const READ: readonly string[] = ['bdn', 'ld', 'lex', 'bb', 'etl'];

export const isReadOperation = (operation: string): boolean => READ.includes(operation.split(/\s/)[0] ?? '');

/** The rules with the bonus and exchange limit from the operations. */
export function withOperations(rules: Rules, { bingoBonus, exchangeLimit }: CgpOperations): Rules {
  if (bingoBonus === undefined && exchangeLimit === undefined) return rules;
  return {
    ...rules,
    ...(bingoBonus === undefined ? {} : { bingoBonus: { [rules.rackSize]: bingoBonus } }),
    ...(exchangeLimit === undefined ? {} : { exchangeLimit }),
  };
}

const DEFAULT_BONUS = 50;
const DEFAULT_EXCHANGE_LIMIT = 7;
const DEFAULT_BOARD = 'CrosswordGame';
const DEFAULT_TILE_SET = 'english';

/** The operations of a line, and the parts of the rules that CGP cannot express. */
export interface WrittenOperations {
  readonly operations: readonly string[];
  /** The parts as items of a sentence: `the squares of the board`. */
  readonly lost: readonly Message[];
}

/** Writes the rules by the names that other programs use, as far as they have any. */
export function writeCgpOperations(
  rules: Rules,
  catalogue: PresetCatalogue,
  lexicon: string | null,
): WrittenOperations {
  const operations: string[] = [];
  const lost: Message[] = [];
  const board = catalogue.boards.find(({ layout }) => isSameValue(layout, rules.layout));
  const boardName = board?.aliases[0] ?? board?.name;
  if (boardName === undefined) lost.push(message('exchange.lostSquares'));
  else if (boardName !== DEFAULT_BOARD) operations.push(`bdn ${boardName}`);
  const tileSet = catalogue.tileSets.find(({ distribution }) =>
    isSameValue(distribution.letters, rules.distribution.letters),
  );
  const tileSetName = tileSet?.aliases[0] ?? tileSet?.distribution.name;
  if (tileSetName === undefined) lost.push(message('exchange.lostTileSet'));
  else if (tileSetName.toLowerCase() !== DEFAULT_TILE_SET) operations.push(`ld ${tileSetName}`);
  const bonuses = Object.entries(rules.bingoBonus);
  const [only] = bonuses;
  if (bonuses.length > 1 || (only !== undefined && Number(only[0]) !== rules.rackSize))
    lost.push(message('exchange.lostBonuses'));
  else if ((only?.[1] ?? 0) !== DEFAULT_BONUS) operations.push(`bb ${only?.[1] ?? 0}`);
  if (rules.exchangeLimit !== DEFAULT_EXCHANGE_LIMIT) operations.push(`etl ${rules.exchangeLimit}`);
  if (lexicon !== null) operations.push(`lex ${asToken(lexicon)}`);
  return { operations, lost };
}

/** Other programs split a line at blanks and an operation at semicolons. */
const asToken = (name: string): string => name.replace(/[\s;]+/g, '_');

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The presets named in the operations. Unknown names and invalid numbers are reported. */
export function presetsOfCgp({ boardName, tileSetName, unread }: CgpOperations, catalogue: PresetCatalogue) {
  const board = boardName === undefined ? undefined : findBoard(catalogue, boardName);
  const tileSet = tileSetName === undefined ? undefined : findTileSet(catalogue, tileSetName);
  const unknown: UnknownName[] = [];
  if (boardName !== undefined && board === undefined) unknown.push({ what: 'board', name: boardName });
  if (tileSetName !== undefined && tileSet === undefined) unknown.push({ what: 'tiles', name: tileSetName });
  unknown.push(...unread);
  return { board, tileSet, unknown };
}

/** Size of a CGP board: squares in its first row, and number of rows. */
export function sizeOfCgp(text: string): { readonly rows: number; readonly cols: number } {
  const rows = (text.trim().split(/\s/)[0] ?? '').split('/');
  const parts = rows[0]?.slice(0, MAX_PART).match(/\d+|\[[^\]]*\]|./gu) ?? [];
  const cols = parts.reduce((sum, part) => sum + (/^\d+$/.test(part) ? Number(part) : 1), 0);
  return { rows: rows.length, cols };
}
