import { parseArgs } from 'node:util';
import { mostKeptMoves } from '../../core/movegen/candidates/keptMoves';
import { quoted } from '../../core/quoted';
import { RULES_USAGE, type RulesOptions } from './chooseRules';
import { InputError, readArguments } from './inputError';

export const FORMATS = ['text', 'json', 'list'] as const;
export type OutputFormat = (typeof FORMATS)[number];

export interface MovesOptions extends RulesOptions {
  readonly source: { readonly cgp: string } | { readonly positionsFile: string };
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

export const MOVES_USAGE = `Usage: tilewright moves (--cgp "CGP" | --positions FILE.jsonl) [options]

Lists every legal move of a position, best first.

  --cgp "CGP"          the position, e.g. "15/15/15/15/15/15/15/3QUIZ8/15/15/15/15/15/15/15 AEINRST/ 0/0 0"
  --positions FILE     positions, one JSON object per line: {"id": "…", "board": ["…", all rows], "rack": "…"};
                       "." is an empty square, a lower-case letter a blank; in the rack "?" is a blank. CGP lines
                       are accepted, too
${RULES_USAGE}  --lexicon FILE       a word list in plain text, one word per line, or a .kwg file (default: the
                       built-in English one)
  --top N              only the N best moves (default: 20 as text, otherwise all)
  --format text        rank, position, word and score, for reading (default)
  --format json        one JSON object per position, on one line
  --format list        one move per line, POSITION TILES SCORE, sorted by byte; "." is a tile on the board
  --out DIR            with --positions: one file per position, DIR/ID.txt (ID.json for json)
  --help               this text

At most ${MOST_LISTED} moves of a position are listed, the best ones, and at most ${mostKeptMoves(0)} are counted
(fewer if the rack has more than 16 tiles). If there are more, the output says "more than" ("hasMore" in JSON). If moves
are left out for any reason but --top, standard error says so.
`;

const TOP_OF_TEXT = 20;

/** Reads the arguments behind `moves`; 'help' when they ask for help. Throws an `InputError`. */
export function readMovesOptions(args: readonly string[]): MovesOptions | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const format = FORMATS.find((name) => name === values.format);
  if (format === undefined)
    throw new InputError(`--format is ${FORMATS.join(', ')}, not ${quoted(values.format)}.`);
  if (values.out !== undefined && values.positions === undefined)
    throw new InputError('--out writes one file a position: it needs --positions.');
  return {
    source: sourceOf(values.cgp, values.positions),
    lexiconFile: values.lexicon,
    board: values.board,
    tiles: values.tiles,
    top: topOf(values.top, format),
    format,
    outDir: values.out,
  };
}

function parse(args: readonly string[]) {
  return readArguments(
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
          top: { type: 'string' },
          format: { type: 'string', default: 'text' },
          out: { type: 'string' },
          help: { type: 'boolean', short: 'h', default: false },
        },
      }).values,
  );
}

function sourceOf(cgp: string | undefined, positionsFile: string | undefined): MovesOptions['source'] {
  if (cgp !== undefined && positionsFile !== undefined)
    throw new InputError('Give either --cgp or --positions, not both.');
  if (cgp !== undefined) return { cgp };
  if (positionsFile !== undefined) return { positionsFile };
  throw new InputError('moves needs a position: --cgp "CGP" or --positions FILE.jsonl; --help shows more.');
}

function topOf(text: string | undefined, format: OutputFormat): number | undefined {
  if (text === undefined) return format === 'text' ? TOP_OF_TEXT : undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InputError(`--top takes a whole number from 1, not ${quoted(text)}.`);
}
