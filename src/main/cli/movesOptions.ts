import { mostKeptMoves } from '../../core/movegen/candidates/keptMoves';
import { text } from '../../texts/text';
import { type RulesOptions, rulesUsage } from './chooseRules';
import { InputError } from './inputError';
import { choiceOf, numberOf, readOptions } from './options';

export const FORMATS = ['text', 'json', 'list'] as const;
export type OutputFormat = (typeof FORMATS)[number];

/** A position, or a file of positions. */
export type PositionSource = { readonly cgp: string } | { readonly positionsFile: string };

export interface MovesOptions extends RulesOptions {
  readonly source: PositionSource;
  /** A word list; the built-in one when undefined. */
  readonly lexiconFile: string | undefined;
  /** How many of the best moves to list; all when undefined. */
  readonly top: number | undefined;
  readonly format: OutputFormat;
  /** A folder for one file a position; standard output when undefined. */
  readonly outDir: string | undefined;
}

/** A report is made in memory; of more moves the best are listed. */
export const MOST_LISTED = 1_000_000;

export const movesUsage = (): string =>
  text('commandLine.movesUsage', {
    rules: rulesUsage(),
    mostListed: String(MOST_LISTED),
    mostCounted: String(mostKeptMoves(0)),
  });

const TOP_OF_TEXT = 20;

/** Reads the arguments behind `moves`; 'help' when they ask for help. Throws an `InputError`. */
export function readMovesOptions(args: readonly string[]): MovesOptions | 'help' {
  const values = readOptions(args, [
    'cgp',
    'positions',
    'lexicon',
    'board',
    'tiles',
    'top',
    'format',
    'out',
    'help',
  ]);
  if (values.help) return 'help';
  const format = choiceOf('--format', values.format, FORMATS);
  if (values.out !== undefined && values.positions === undefined)
    throw new InputError(text('commandLine.outAlone'));
  return {
    source: sourceOf('moves', values.cgp, values.positions),
    lexiconFile: values.lexicon,
    board: values.board,
    tiles: values.tiles,
    top: topOf(values.top, format),
    format,
    outDir: values.out,
  };
}

/** Source of a command's positions, by its options. Throws an `InputError`. */
export function sourceOf(
  command: string,
  cgp: string | undefined,
  positionsFile: string | undefined,
): PositionSource {
  if (cgp !== undefined && positionsFile !== undefined) throw new InputError(text('commandLine.twoSources'));
  if (cgp !== undefined) return { cgp };
  if (positionsFile !== undefined) return { positionsFile };
  throw new InputError(text('commandLine.noSource', { command }));
}

function topOf(given: string | undefined, format: OutputFormat): number | undefined {
  if (given === undefined) return format === 'text' ? TOP_OF_TEXT : undefined;
  return numberOf('--top', given);
}
