import { parseArgs } from 'node:util';
import { quoted } from '../../core/quoted';
import { text } from '../../texts/text';
import { type RulesOptions, rulesUsage } from './chooseRules';
import { InputError, readArguments } from './inputError';

export type ReviewFormat = 'text' | 'json' | 'csv';

export interface ReviewOptions extends RulesOptions {
  /** Games, and folders of games. */
  readonly paths: readonly string[];
  readonly format: ReviewFormat;
  readonly lexiconFile: string | undefined;
  /** For the simulation of a turn; 0: none is made. */
  readonly seconds: number;
  /** Whether the review is kept beside the game, and gone on with where one is. */
  readonly isKept: boolean;
}

/** As many as a shell hands over of a large folder. */
const MOST_ARGUMENTS = 10_000;

export const reviewUsage = (): string => text('reviewCommand.usage', { rules: rulesUsage() });

/** Reads the arguments behind `review`; 'help' when they ask for help. Throws an `InputError`. */
export function readReviewOptions(args: readonly string[]): ReviewOptions | 'help' {
  const { positionals: paths, values } = readArguments(args, parse, MOST_ARGUMENTS);
  if (values.help) return 'help';
  if (paths.length === 0) throw new InputError(text('reviewCommand.noFiles'));
  if (values.json && values.csv) throw new InputError(text('reviewCommand.oneFormat'));
  return {
    paths,
    format: values.json ? 'json' : values.csv ? 'csv' : 'text',
    lexiconFile: values.lexicon,
    board: values.board,
    tiles: values.tiles,
    seconds: secondsOf(values.time),
    isKept: !values['no-keep'],
  };
}

function secondsOf(given: string): number {
  if (/^\d{1,5}(\.\d{1,3})?$/.test(given)) return Number(given);
  throw new InputError(text('reviewCommand.wrongTime', { given: quoted(given) }));
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
      lexicon: { type: 'string' },
      time: { type: 'string', default: '0' },
      board: { type: 'string' },
      tiles: { type: 'string' },
      'no-keep': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
