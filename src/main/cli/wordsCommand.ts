import { parseArgs } from 'node:util';
import { QUERY_KINDS, WORD_ORDERS, type WordsAnswer } from '../../contract/lexiconApi';
import { formatCount } from '../../core/counted';
import type { QueryKind } from '../../core/lexicon/queries/lexiconQuery';
import type { WordOrder } from '../../core/lexicon/queries/searchWords';
import { quoted } from '../../core/quoted';
import { answerWords } from '../../engine/words';
import { nodeHost } from '../engine/nodeHost';
import { chooseRules } from './chooseRules';
import { InputError, readArguments } from './inputError';
import { type CommandSurroundings, openLexicon } from './movesCommand';

const FORMATS = ['text', 'json'] as const;

const WORDS_USAGE = `Usage: tilewright words QUESTION [options]

Lists the words that answer one question.

  --exact TEXT         the word itself          --prefix TEXT       words that begin with it
  --suffix TEXT        words that end with it        --contains TEXT     words that contain it
  --pattern TEXT       ? one letter, * any run, [AEI] one of these, [^S] none of these
  --anagram TILES      words that use all tiles; ? is a blank
  --sub-anagram TILES  words that use some of the tiles
  --front-hooks TEXT   words with one more letter in front
  --back-hooks TEXT    words with one more letter at the end
  --inner-hooks TEXT   words that remain without the first or the last letter

  --min-length N, --max-length N   limits, in letters
  --sort alphabet|length|score     order; longest or highest-scoring words first (default: alphabet)
  --limit N            only the first N words; the total is given all the same (default: all)
  --lexicon FILE       a word list, one word per line, or a .kwg file (default: the built-in English one)
  --tiles NAME|FILE    english, french, spanish, … or a tile set file of your own (default: english)
  --format text        one word per line, with its points (default)
  --format json        {"words": [{"text", "score"}], "total", "durationMs"}
  --help               this text
`;

interface WordsOptions {
  readonly kind: QueryKind;
  readonly text: string;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly order: WordOrder;
  readonly limit: number;
  readonly lexiconFile: string | undefined;
  readonly tiles: string | undefined;
  readonly format: (typeof FORMATS)[number];
}

/** `tilewright words …`. Throws an `InputError` for whatever is wrong with the arguments or the files they name. */
export function runWords(args: readonly string[], surroundings: CommandSurroundings): void {
  const options = readOptions(args);
  if (options === 'help') {
    surroundings.print(WORDS_USAGE);
    return;
  }
  const { print, warn } = surroundings;
  const rules = chooseRules({ board: undefined, tiles: options.tiles });
  const values = rules.distribution.letters.map(({ value }) => value);
  const lexicon = openLexicon(options.lexiconFile, rules, surroundings);
  const answer = answerWords(
    lexicon,
    { ...options, values },
    { now: nodeHost.now, isCancelled: () => false },
  );
  if (!answer.ok) {
    const { message, position } = answer.error;
    throw new InputError(`--${options.kind}, character ${(position ?? 0) + 1}: ${message}`);
  }
  print(options.format === 'json' ? `${JSON.stringify(answer.value)}\n` : formatText(answer.value));
  if (answer.value.words.length < answer.value.total)
    warn(
      `${formatCount(answer.value.total)} words match; the first ${formatCount(answer.value.words.length)} are listed.`,
    );
}

const formatText = ({ words }: WordsAnswer): string =>
  words.map(({ text, score }) => `${text} ${score}\n`).join('');

function readOptions(args: readonly string[]): WordsOptions | 'help' {
  const values = parse(args);
  if (values.help === true) return 'help';
  const asked = QUERY_KINDS.flatMap((kind) => {
    const text = values[kind];
    return typeof text === 'string' ? [{ kind, text }] : [];
  });
  const [question] = asked;
  if (question === undefined || asked.length > 1)
    throw new InputError(
      `words takes exactly one question, not ${asked.length}: ${QUERY_KINDS.map((kind) => `--${kind}`).join(', ')}.`,
    );
  return {
    ...question,
    minLength: numberOf(values['min-length'], '--min-length'),
    maxLength: numberOf(values['max-length'], '--max-length'),
    order: oneOf(WORD_ORDERS, values.sort ?? 'alphabet', '--sort'),
    limit: numberOf(values.limit, '--limit') ?? Number.MAX_SAFE_INTEGER,
    lexiconFile: values.lexicon,
    tiles: values.tiles,
    format: oneOf(FORMATS, values.format ?? 'text', '--format'),
  };
}

type Values = Partial<Record<string, string | boolean>> & {
  readonly help?: boolean;
  readonly sort?: string;
  readonly format?: string;
  readonly lexicon?: string;
  readonly tiles?: string;
};

function parse(args: readonly string[]): Values {
  const text = { type: 'string' } as const;
  const names = [...QUERY_KINDS, 'min-length', 'max-length', 'sort', 'limit', 'lexicon', 'tiles', 'format'];
  const options = {
    ...Object.fromEntries(names.map((name) => [name, text])),
    help: { type: 'boolean', short: 'h' },
  } as const;
  return readArguments(args, (given) => parseArgs({ args: given, options }).values);
}

function oneOf<T extends string>(allowed: readonly T[], given: string, option: string): T {
  const found = allowed.find((each) => each === given);
  if (found !== undefined) return found;
  throw new InputError(`${option} is ${allowed.join(', ')}, not ${quoted(given)}.`);
}

function numberOf(text: string | boolean | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(String(text))) return Number(text);
  throw new InputError(`${option} takes a whole number from 1, not ${quoted(String(text))}.`);
}
