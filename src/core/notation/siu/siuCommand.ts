import { type Message, message } from '../../message';
import { quoted } from '../../quoted';

/** The kinds of search of SIU. */
export const SIU_MODES = ['gen', 'sim', 'infer', 'endgame', 'peg', 'auto'] as const;
export type SiuMode = (typeof SIU_MODES)[number];

/** The error codes of SIU. */
export type SiuErrorCode =
  | 'unknown-command'
  | 'bad-position'
  | 'bad-move'
  | 'unsupported-mode'
  | 'no-position';

export interface SiuError {
  readonly code: SiuErrorCode;
  readonly message: Message;
}

/** A line of the protocol, from its words. */
export const siuLine = (...words: readonly (string | number)[]): string => words.join(' ').trimEnd();

export const siuError = (code: SiuErrorCode, said: Message): SiuError => ({ code, message: said });

/** Limits of a search, and the turns that it considers; undefined if not given. */
export interface SiuGo {
  readonly mode: SiuMode;
  readonly searchMoves: readonly string[];
  readonly alsoSearchMoves: readonly string[];
  readonly depth: number | undefined;
  readonly iterations: number | undefined;
  /** In milliseconds. */
  readonly movetime: number | undefined;
  /** In per cent. */
  readonly stopCondition: number | undefined;
  readonly threads: number | undefined;
  readonly firstWin: boolean;
  readonly useInference: boolean;
  readonly infinite: boolean;
  /** Tokens that mean nothing, and parameters without a usable value. */
  readonly ignored: readonly string[];
}

export type SiuCommand =
  | { readonly kind: 'siu' | 'isready' | 'siunewgame' | 'stop' | 'quit' | 'nothing' }
  | { readonly kind: 'setoption'; readonly name: string; readonly value: string }
  | { readonly kind: 'position'; readonly cgp: string; readonly moves: readonly string[] }
  | { readonly kind: 'go'; readonly go: SiuGo }
  | { readonly kind: 'wrong'; readonly error: SiuError };

/**
 * Parses one line of SIU draft 0.2, the protocol between a front end and an engine
 * (https://github.com/woogles-io/open-protocols), without its line end.
 */
export function parseSiu(line: string): SiuCommand {
  const [name = '', ...rest] = line.trim().split(/\s+/);
  switch (name) {
    case '':
      return { kind: 'nothing' };
    case 'siu':
    case 'isready':
    case 'siunewgame':
    case 'stop':
    case 'quit':
      return { kind: name };
    case 'setoption':
      return parseOption(rest);
    case 'position':
      return parsePosition(rest);
    case 'go':
      return parseGo(rest);
    default:
      return wrong('unknown-command', message('siu.unknownCommand', { given: quoted(name) }));
  }
}

const wrong = (code: SiuErrorCode, said: Message): SiuCommand => ({
  kind: 'wrong',
  error: siuError(code, said),
});

const isWord = (word: string) => (token: string) => token.toLowerCase() === word;

/** `name N… [value V…]` */
function parseOption(tokens: readonly string[]): SiuCommand {
  const at = tokens.findIndex(isWord('value'));
  const name = tokens.slice(1, at < 0 ? undefined : at).join(' ');
  if (tokens[0]?.toLowerCase() !== 'name' || name === '')
    return wrong('unknown-command', message('siu.optionForm'));
  return { kind: 'setoption', name, value: at < 0 ? '' : tokens.slice(at + 1).join(' ') };
}

/** `cgp … [moves M…]` */
function parsePosition(tokens: readonly string[]): SiuCommand {
  if (tokens[0] !== 'cgp') return wrong('bad-position', message('siu.positionForm'));
  const at = tokens.indexOf('moves');
  const cgp = tokens.slice(1, at < 0 ? undefined : at).join(' ');
  return { kind: 'position', cgp, moves: at < 0 ? [] : tokens.slice(at + 1) };
}

const NUMBERS = ['depth', 'iterations', 'movetime', 'stopcondition', 'threads'] as const;
const FLAGS = ['firstwin', 'useinference', 'infinite'] as const;
const LISTS = ['searchmoves', 'alsosearchmoves'] as const;
const PARAMETERS: readonly string[] = [...NUMBERS, ...FLAGS, ...LISTS];

const isOneOf = <Name extends string>(names: readonly Name[], token: string): token is Name =>
  names.some((name) => name === token);

function parseGo(tokens: readonly string[]): SiuCommand {
  const [first = 'auto'] = tokens;
  const isMode = isOneOf(SIU_MODES, first);
  if (!isMode && !PARAMETERS.includes(first))
    return wrong('unsupported-mode', message('siu.wrongMode', { given: quoted(first) }));
  const numbers = new Map<string, number>();
  const flags = new Set<string>();
  const lists = new Map<string, readonly string[]>();
  const ignored = new Set<string>();
  for (let at = isMode ? 1 : 0; at < tokens.length; ) {
    const token = tokens[at++] ?? '';
    if (isOneOf(FLAGS, token)) flags.add(token);
    else if (isOneOf(LISTS, token)) {
      const from = at;
      while (at < tokens.length && !PARAMETERS.includes(tokens[at] ?? '')) at++;
      lists.set(token, [...(lists.get(token) ?? []), ...tokens.slice(from, at)]);
    } else if (isOneOf(NUMBERS, token)) {
      const value = tokens[at];
      if (value !== undefined && !PARAMETERS.includes(value)) at++;
      if (isUsable(token, value)) numbers.set(token, Number(value));
      else ignored.add(token);
    } else ignored.add(token);
  }
  return {
    kind: 'go',
    go: {
      mode: isMode ? first : 'auto',
      searchMoves: lists.get('searchmoves') ?? [],
      alsoSearchMoves: lists.get('alsosearchmoves') ?? [],
      depth: numbers.get('depth'),
      iterations: numbers.get('iterations'),
      movetime: numbers.get('movetime'),
      stopCondition: numbers.get('stopcondition'),
      threads: numbers.get('threads'),
      firstWin: flags.has('firstwin'),
      useInference: flags.has('useinference'),
      infinite: flags.has('infinite'),
      ignored: [...ignored],
    },
  };
}

const STOP_CONDITIONS = ['95', '98', '99'];

/** A day is the longest time, in milliseconds. */
function isUsable(name: (typeof NUMBERS)[number], value = ''): boolean {
  if (name === 'stopcondition') return STOP_CONDITIONS.includes(value);
  return /^[1-9]\d{0,7}$/.test(value) && Number(value) <= 86_400_000;
}

/** The parameters that each kind of search obeys, beside `infinite`. */
const OBEYED: Readonly<Record<Exclude<SiuMode, 'auto'>, readonly string[]>> = {
  gen: ['searchmoves', 'alsosearchmoves', 'movetime'],
  sim: [
    'searchmoves',
    'alsosearchmoves',
    'depth',
    'iterations',
    'movetime',
    'stopcondition',
    'useinference',
    'threads',
  ],
  infer: ['movetime'],
  endgame: ['searchmoves', 'alsosearchmoves', 'depth', 'movetime'],
  peg: ['searchmoves', 'alsosearchmoves', 'movetime', 'threads'],
};

/** The tokens of a `go` that a search of this kind takes no notice of. */
export function ignoredBy(mode: Exclude<SiuMode, 'auto'>, go: SiuGo): readonly string[] {
  const given = {
    searchmoves: go.searchMoves.length > 0,
    alsosearchmoves: go.alsoSearchMoves.length > 0,
    depth: go.depth !== undefined,
    iterations: go.iterations !== undefined,
    movetime: go.movetime !== undefined,
    stopcondition: go.stopCondition !== undefined,
    threads: go.threads !== undefined,
    firstwin: go.firstWin,
    useinference: go.useInference,
  };
  const unused = Object.entries(given).filter(([name, isGiven]) => isGiven && !OBEYED[mode].includes(name));
  return [...go.ignored, ...unused.map(([name]) => name)];
}
