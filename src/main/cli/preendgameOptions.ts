import { DEFAULT_MODEL, PLAYER_MODELS, type PlayerModel } from '../../core/strategy/preendgame/playerModel';
import { text } from '../../texts/text';
import { type RulesOptions, rulesUsage } from './chooseRules';
import { type PositionSource, sourceOf } from './movesOptions';
import { choiceOf, movesOf, numberOf, readOptions } from './options';
import { threadsOf } from './threadsOption';
import { type TimeLimit, timeLimitOf } from './timeLimit';

export interface PreendgameCommandOptions extends RulesOptions {
  readonly source: PositionSource;
  readonly model: PlayerModel;
  /** Number of best moves to examine to the end; null to examine moves until the best is proven. */
  readonly candidates: number | null;
  /** As typed; undefined for all moves. */
  readonly moves: readonly string[] | undefined;
  readonly limit: TimeLimit;
  readonly threads: number;
  readonly lexiconFile: string | undefined;
  readonly format: PreendgameFormat;
}

const FORMATS = ['text', 'json'] as const;
export type PreendgameFormat = (typeof FORMATS)[number];

const MOST_CANDIDATES = 999_999;
const DEFAULT_SECONDS = 60;
/** Moves that are shown as text. */
export const MOST_SHOWN = 20;

export const preendgameUsage = (): string =>
  text('preendgameCommand.usage', {
    rules: rulesUsage(),
    model: DEFAULT_MODEL,
    seconds: String(DEFAULT_SECONDS),
    shown: String(MOST_SHOWN),
  });

/** Reads the arguments behind `preendgame`; 'help' when they ask for help. Throws an `InputError`. */
export function readPreendgameOptions(args: readonly string[]): PreendgameCommandOptions | 'help' {
  const values = readOptions(args, [
    'cgp',
    'positions',
    'model',
    'candidates',
    'moves',
    'time',
    'cpu',
    'threads',
    'lexicon',
    'board',
    'tiles',
    'format',
    'help',
  ]);
  if (values.help) return 'help';
  const { candidates } = values;
  return {
    source: sourceOf('preendgame', values.cgp, values.positions),
    model: choiceOf('--model', values.model, PLAYER_MODELS, DEFAULT_MODEL),
    candidates: candidates === undefined ? null : numberOf('--candidates', candidates, MOST_CANDIDATES),
    moves: movesOf(values.moves),
    limit: timeLimitOf(values, DEFAULT_SECONDS, { least: 0.1, most: 86_400 }),
    threads: threadsOf(values.threads),
    lexiconFile: values.lexicon,
    board: values.board,
    tiles: values.tiles,
    format: choiceOf('--format', values.format, FORMATS),
  };
}
