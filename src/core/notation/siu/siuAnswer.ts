import { MAX_PART } from '../text/textBounds';

/** One option, as an engine declares it. */
export interface SiuOption {
  readonly name: string;
  readonly type: 'check' | 'spin' | 'combo' | 'button' | 'string';
  /** Empty if none is declared. */
  readonly usual: string;
  /** Bounds of a `spin`; null if none are declared. */
  readonly min: number | null;
  readonly max: number | null;
  /** Values of a `combo`. */
  readonly values: readonly string[];
}

/** Names of figures: those of a win are in per cent, those of spread and equity in points. */
export type SiuFigure =
  | 'score'
  | 'equity'
  | 'equityError'
  | 'winPercent'
  | 'winError'
  | 'samples'
  | 'depth'
  | 'spread'
  | 'wins'
  | 'ties'
  | 'losses';

/** An engine's figures for one move. */
export interface SiuRow {
  readonly mode: 'gen' | 'sim' | 'endgame' | 'peg';
  /** As the engine wrote it. */
  readonly move: string;
  readonly figures: Readonly<Partial<Record<SiuFigure, number>>>;
}

/** One line of an engine. */
export type SiuAnswer =
  | { readonly kind: 'name' | 'author'; readonly text: string }
  | { readonly kind: 'capability'; readonly names: readonly string[] }
  | { readonly kind: 'option'; readonly option: SiuOption }
  | { readonly kind: 'siuok' | 'readyok' }
  | { readonly kind: 'row'; readonly row: SiuRow }
  /** A figure that is no number, or out of its bounds. */
  | { readonly kind: 'bad-figure'; readonly figure: string; readonly value: string }
  /** Sources of the figures, such as `engine` and `lexicon`. */
  | { readonly kind: 'provenance'; readonly facts: ReadonlyMap<string, string> }
  | { readonly kind: 'ignored'; readonly what: string }
  | { readonly kind: 'error'; readonly code: string; readonly text: string }
  /** `none` if there is no move. */
  | { readonly kind: 'bestmove'; readonly move: string }
  /** Empty, or information that is not used here. */
  | { readonly kind: 'nothing' }
  /** No line of the protocol. */
  | { readonly kind: 'unknown' };

const NOTHING: SiuAnswer = { kind: 'nothing' };
const UNKNOWN: SiuAnswer = { kind: 'unknown' };

/** Parses one line that an engine sends, without its line end. */
export function parseSiuAnswer(line: string): SiuAnswer {
  const [name = '', ...rest] = line.trim().split(/\s+/);
  switch (name) {
    case '':
      return NOTHING;
    case 'siuok':
    case 'readyok':
      return { kind: name };
    case 'id':
      return parseId(rest);
    case 'capability':
      return { kind: 'capability', names: rest };
    case 'option':
      return parseOption(rest);
    case 'bestmove':
      return rest[0] === undefined ? UNKNOWN : { kind: 'bestmove', move: rest[0].slice(0, MAX_PART) };
    case 'info':
      return parseInfo(rest);
    default:
      return UNKNOWN;
  }
}

function parseId([what = '', ...words]: readonly string[]): SiuAnswer {
  if (what !== 'name' && what !== 'author') return NOTHING;
  return { kind: what, text: words.join(' ') };
}

const TYPES = ['check', 'spin', 'combo', 'button', 'string'] as const;
const FIELDS = ['name', 'type', 'default', 'min', 'max', 'var'];

/** `name N… type T [default V…] [min N] [max N] [var V…]…` */
function parseOption(tokens: readonly string[]): SiuAnswer {
  const fields: { readonly field: string; readonly words: string[] }[] = [];
  for (const token of tokens) {
    if (FIELDS.includes(token)) fields.push({ field: token, words: [] });
    else fields.at(-1)?.words.push(token);
  }
  const all = (field: string) =>
    fields.filter((each) => each.field === field).map(({ words }) => words.join(' '));
  const [name = ''] = all('name');
  const type = TYPES.find((each) => each === all('type')[0]);
  if (name === '' || type === undefined) return UNKNOWN;
  const bound = (field: string) => {
    const [typed = ''] = all(field);
    return /^-?\d{1,15}$/.test(typed) ? Number(typed) : null;
  };
  const option = { name, type, usual: all('default')[0] ?? '', values: all('var') };
  return { kind: 'option', option: { ...option, min: bound('min'), max: bound('max') } };
}

function parseInfo([what = '', ...rest]: readonly string[]): SiuAnswer {
  switch (what) {
    case 'string':
      return parseNotice(rest);
    case 'gen':
    case 'sim':
      return parseFigures(what, rest);
    case 'endgame':
      return parseEndgame(rest);
    case 'peg':
      return parsePeg(rest);
    default:
      return NOTHING;
  }
}

function parseNotice([what = '', ...rest]: readonly string[]): SiuAnswer {
  switch (what) {
    case 'provenance':
      return { kind: 'provenance', facts: new Map(rest.map(factOf)) };
    case 'ignored':
      return { kind: 'ignored', what: rest.join(' ') };
    case 'error':
      return { kind: 'error', code: rest[0] ?? '', text: rest.slice(1).join(' ') };
    default:
      return NOTHING;
  }
}

function factOf(token: string): [string, string] {
  const at = token.indexOf('=');
  return at < 0 ? [token, ''] : [token.slice(0, at), token.slice(at + 1)];
}

interface Kind {
  readonly figure: SiuFigure;
  readonly isPossible: (value: number) => boolean;
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0;
const isPercent = (value: number) => value >= 0 && value <= 100;
const isPositive = (value: number) => value >= 0;
const isAny = () => true;

/** The figures of `gen` and `sim`, by their tokens. */
const FIGURES: Readonly<Record<string, Kind>> = {
  score: { figure: 'score', isPossible: isAny },
  eq: { figure: 'equity', isPossible: isAny },
  eqse: { figure: 'equityError', isPossible: isPositive },
  wp: { figure: 'winPercent', isPossible: isPercent },
  wpse: { figure: 'winError', isPossible: isPositive },
  iters: { figure: 'samples', isPossible: isCount },
};

/** Undefined unless it is a finite number of ordinary length. */
const numberOf = (typed: string): number | undefined =>
  /^[+-]?\d{1,12}(\.\d{1,12})?$/.test(typed) ? Number(typed) : undefined;

const badFigure = (figure: string, value = ''): SiuAnswer => ({ kind: 'bad-figure', figure, value });

/** `move M [score N] [eq X] …`: names followed by their values. */
function parseFigures(mode: 'gen' | 'sim', tokens: readonly string[]): SiuAnswer {
  let move: string | undefined;
  const figures: Partial<Record<SiuFigure, number>> = {};
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (token === 'move') move = tokens[++at];
    const kind = Object.hasOwn(FIGURES, token) ? FIGURES[token] : undefined;
    if (kind === undefined) continue;
    const typed = tokens[++at];
    const value = numberOf(typed ?? '');
    if (value === undefined || !kind.isPossible(value)) return badFigure(token, typed);
    figures[kind.figure] = value;
  }
  return move === undefined
    ? UNKNOWN
    : { kind: 'row', row: { mode, move: move.slice(0, MAX_PART), figures } };
}

/** `depth N score spread ±N pv M…` */
function parseEndgame(tokens: readonly string[]): SiuAnswer {
  const after = (token: string) => tokens[tokens.indexOf(token) + 1] ?? '';
  const move = tokens.includes('pv') ? after('pv') : '';
  if (move === '') return NOTHING;
  const depth = numberOf(after('depth'));
  if (depth === undefined || !isCount(depth)) return badFigure('depth', after('depth'));
  const spread = numberOf(after('spread'));
  if (spread === undefined) return badFigure('spread', after('spread'));
  return { kind: 'row', row: { mode: 'endgame', move: move.slice(0, MAX_PART), figures: { depth, spread } } };
}

const DRAWS: Readonly<Record<string, SiuFigure>> = { 'w:': 'wins', 'd:': 'ties', 'l:': 'losses' };

/** `move M w:AB|AC d:BB l:AH [spread ±N]` */
function parsePeg(tokens: readonly string[]): SiuAnswer {
  const move = tokens.includes('move') ? tokens[tokens.indexOf('move') + 1] : undefined;
  if (move === undefined) return UNKNOWN;
  const figures: Partial<Record<SiuFigure, number>> = {};
  for (const token of tokens) {
    const figure = DRAWS[token.slice(0, 2)];
    if (figure !== undefined) figures[figure] = token.slice(2).split('|').filter(Boolean).length;
  }
  const at = tokens.indexOf('spread');
  if (at >= 0) {
    const spread = numberOf(tokens[at + 1] ?? '');
    if (spread === undefined) return badFigure('spread', tokens[at + 1]);
    figures.spread = spread;
  }
  return { kind: 'row', row: { mode: 'peg', move: move.slice(0, MAX_PART), figures } };
}
