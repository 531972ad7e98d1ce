import { text } from '../../texts/text';
import { type RulesOptions, rulesUsage } from './chooseRules';
import { type PositionSource, sourceOf } from './movesOptions';
import { choiceOf, readOptions } from './options';
import { type TimeLimit, timeLimitOf } from './timeLimit';

const FORMATS = ['text', 'json'] as const;

export interface EndgameOptions extends RulesOptions {
  readonly source: PositionSource;
  /** A word list; the built-in one when undefined. */
  readonly lexiconFile: string | undefined;
  /** For each position. */
  readonly limit: TimeLimit;
  readonly format: (typeof FORMATS)[number];
}

const USUAL_SECONDS = 60;

export const endgameUsage = (): string =>
  text('endgameCommand.usage', { rules: rulesUsage(), seconds: String(USUAL_SECONDS) });

/** Reads the arguments behind `endgame`; 'help' when they ask for help. Throws an `InputError`. */
export function readEndgameOptions(args: readonly string[]): EndgameOptions | 'help' {
  const values = readOptions(args, [
    'cgp',
    'positions',
    'lexicon',
    'board',
    'tiles',
    'time',
    'cpu',
    'format',
    'help',
  ]);
  if (values.help) return 'help';
  return {
    source: sourceOf('endgame', values.cgp, values.positions),
    lexiconFile: values.lexicon,
    board: values.board,
    tiles: values.tiles,
    limit: timeLimitOf(values, USUAL_SECONDS, { least: 0.001, most: 999_999 }),
    format: choiceOf('--format', values.format, FORMATS),
  };
}
