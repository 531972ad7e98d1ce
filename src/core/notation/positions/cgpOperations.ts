import type { Rules } from '../../board/rules';
import { type Message, message } from '../../message';
import { findBoard, findTileSet, type PresetCatalogue } from '../boards/presets';
import { MAX_PART } from '../text/textBounds';

/** What is read into the operations of a CGP line. */
export interface CgpOperations {
  readonly boardName: string | undefined;
  readonly tileSetName: string | undefined;
  readonly lexicon: string | undefined;
  /** Points for playing the whole rack. */
  readonly bingoBonus: number | undefined;
  readonly exchangeLimit: number | undefined;
  /** What ought to be a number but cannot be read as one. */
  readonly unread: readonly UnknownName[];
}

/** What a line says of the rules that cannot be followed here, in the line's own words. */
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

/** Operations that rules and lexicon are written as; all others are kept as they are. */
const READ: readonly string[] = ['bdn', 'ld', 'lex', 'bb', 'etl'];

export const isReadOperation = (operation: string): boolean => READ.includes(operation.split(/\s/)[0] ?? '');

/** The rules with what the operations say of points and exchanges. */
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

/** A line's operations, and what of the rules CGP cannot express. */
export interface WrittenOperations {
  readonly operations: readonly string[];
  /** The parts, as a sentence lists them: `the squares of the board`. */
  readonly lost: readonly Message[];
}

/** Names the rules as other programs do, as far as they have names there. */
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

/** Other programs split a line at its blanks and an operation at its semicolon. */
const asToken = (name: string): string => name.replace(/[\s;]+/g, '_');

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The presets that the operations name; an unknown name is told, and what cannot be read as a number. */
export function presetsOfCgp({ boardName, tileSetName, unread }: CgpOperations, catalogue: PresetCatalogue) {
  const board = boardName === undefined ? undefined : findBoard(catalogue, boardName);
  const tileSet = tileSetName === undefined ? undefined : findTileSet(catalogue, tileSetName);
  const unknown: UnknownName[] = [];
  if (boardName !== undefined && board === undefined) unknown.push({ what: 'board', name: boardName });
  if (tileSetName !== undefined && tileSet === undefined) unknown.push({ what: 'tiles', name: tileSetName });
  unknown.push(...unread);
  return { board, tileSet, unknown };
}

/** How many squares a CGP board has in its first row, and how many rows. */
export function sizeOfCgp(text: string): { readonly rows: number; readonly cols: number } {
  const rows = (text.trim().split(/\s/)[0] ?? '').split('/');
  const parts = rows[0]?.slice(0, MAX_PART).match(/\d+|\[[^\]]*\]|./gu) ?? [];
  const cols = parts.reduce((sum, part) => sum + (/^\d+$/.test(part) ? Number(part) : 1), 0);
  return { rows: rows.length, cols };
}
