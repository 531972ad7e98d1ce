import { parseArgs } from 'node:util';
import { quoted } from '../../core/quoted';
import { text } from '../../texts/text';
import { type RulesOptions, rulesUsage } from './chooseRules';
import { InputError, readArguments } from './inputError';
import { type PositionSource, sourceOf } from './movesOptions';

const FORMATS = ['text', 'json'] as const;

export interface EndgameOptions extends RulesOptions {
  readonly source: PositionSource;
  /** A word list; the built-in one when undefined. */
  readonly lexiconFile: string | undefined;
  /** For each position. */
  readonly seconds: number;
  readonly format: (typeof FORMATS)[number];
}

const USUAL_SECONDS = '60';

export const endgameUsage = (): string =>
  text('endgameCommand.usage', { rules: rulesUsage(), seconds: USUAL_SECONDS });

/** Reads the arguments behind `endgame`; 'help' when they ask for help. Throws an `InputError`. */
export function readEndgameOptions(args: readonly string[]): EndgameOptions | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const format = FORMATS.find((name) => name === values.format);
  if (format === undefined)
    throw new InputError(
      text('commandLine.wrongChoice', {
        option: '--format',
        allowed: FORMATS.join(', '),
        given: quoted(values.format),
      }),
    );
  return {
    source: sourceOf('endgame', values.cgp, values.positions),
    lexiconFile: values.lexicon,
    board: values.board,
    tiles: values.tiles,
    seconds: secondsOf(values.time),
    format,
  };
}

const parse = (args: readonly string[]) =>
  readArguments(
    args,
    (given) =>
      parseArgs({
        args: given,
        options: {
          cgp: { type: 'string' },
          positions: { type: 'string' },
          lexicon: { type: 'string' },
          board: { type: 'string' },
          tiles: { type: 'string' },
          time: { type: 'string', default: USUAL_SECONDS },
          format: { type: 'string', default: 'text' },
          help: { type: 'boolean', short: 'h', default: false },
        },
      }).values,
  );

function secondsOf(given: string): number {
  if (/^\d{1,6}(\.\d{1,3})?$/.test(given) && Number(given) > 0) return Number(given);
  throw new InputError(text('endgameCommand.wrongTime', { given: quoted(given) }));
}
