import { type Message, message } from '../message';

interface Named {
  readonly name: string;
}

interface NamedRules extends Named {
  readonly distribution: Named;
}

/** Built-in boards whose names are translated because they are words, not brands. */
const BOARDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Duel: 'ruleNames.duel',
    Standard: 'ruleNames.standard',
    Super: 'ruleNames.super',
  }),
);

/** Built-in tile sets whose names are translated. */
const TILE_SETS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Catalan: 'ruleNames.catalan',
    Dutch: 'ruleNames.dutch',
    English: 'ruleNames.english',
    French: 'ruleNames.french',
    German: 'ruleNames.german',
    Norwegian: 'ruleNames.norwegian',
    Polish: 'ruleNames.polish',
    Spanish: 'ruleNames.spanish',
    'Super English': 'ruleNames.superEnglish',
    Swedish: 'ruleNames.swedish',
  }),
);

/** Display name of a board: translated if it is built in, otherwise as its file has it. */
export const boardName = (name: string): Message => nameIn(BOARDS, name);

/** Display name of a tile set, by the same rule. */
export const tileSetName = ({ name }: Named): Message => nameIn(TILE_SETS, name);

/** Display name of rules that were composed of a board and a tile set. */
export function rulesName(rules: NamedRules): Message {
  const board = boardNameOf(rules);
  return board === rules.name
    ? boardName(board)
    : message('ruleNames.composed', { board: boardName(board), tileSet: tileSetName(rules.distribution) });
}

/** The board's name, as in files, of rules that were composed of a board and a tile set. */
export function boardNameOf({ distribution, name }: NamedRules): string {
  const suffix = `, ${distribution.name}`;
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

function nameIn(known: ReadonlyMap<string, string>, name: string): Message {
  const key = known.get(name);
  return key === undefined ? name : message(key);
}
