import type { WordsAnswer } from '../../contract/lexicon/lexiconApi';
import { QUERY_KINDS, WORD_ORDERS } from '../../contract/lexicon/lexiconNames';
import type { QueryKind } from '../../core/lexicon/queries/lexiconQuery';
import type { WordOrder } from '../../core/lexicon/queries/searchWords';
import { answerWords } from '../../engine/words';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { nodeHost } from '../engine/nodeHost';
import { chooseRules } from './chooseRules';
import { InputError } from './inputError';
import { type CommandDeps, openLexicon } from './movesCommand';
import { choiceOf, numberOf, readOptions } from './options';

const FORMATS = ['text', 'json'] as const;
const NAMES = [
  ...QUERY_KINDS,
  'min-length',
  'max-length',
  'sort',
  'limit',
  'lexicon',
  'tiles',
  'format',
  'help',
] as const;

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

/**
 * `tilewright words …`. Throws an `InputError` for whatever is wrong with the arguments
 * or the files they name.
 */
export function runWords(args: readonly string[], deps: CommandDeps): void {
  const options = wordsOptions(args);
  if (options === 'help') {
    deps.print(text('commandLine.wordsUsage', {}));
    return;
  }
  const { print, warn } = deps;
  const rules = chooseRules({ board: undefined, tiles: options.tiles });
  const values = rules.distribution.letters.map(({ value }) => value);
  const lexicon = openLexicon(options.lexiconFile, rules, deps);
  const answer = answerWords(
    lexicon,
    { ...options, values },
    { now: nodeHost.now, isCancelled: () => false },
  );
  if (!answer.ok) {
    const { message, position } = answer.error;
    throw new InputError(
      text('commandLine.wrongCharacter', {
        option: `--${options.kind}`,
        position: String((position ?? 0) + 1),
        problem: say(message),
      }),
    );
  }
  print(options.format === 'json' ? `${JSON.stringify(answer.value)}\n` : formatText(answer.value));
  if (answer.value.words.length < answer.value.total)
    warn(text('commandLine.wordsLeftOut', { total: answer.value.total, shown: answer.value.words.length }));
}

const formatText = ({ words }: WordsAnswer): string =>
  words.map((word) => `${word.text} ${word.score}\n`).join('');

function wordsOptions(args: readonly string[]): WordsOptions | 'help' {
  const values = readOptions(args, NAMES);
  if (values.help) return 'help';
  const asked = QUERY_KINDS.flatMap((kind) => {
    const asked = values[kind];
    return asked === undefined ? [] : [{ kind, text: asked }];
  });
  const [question] = asked;
  if (question === undefined || asked.length > 1)
    throw new InputError(
      text('commandLine.oneQuestion', {
        count: String(asked.length),
        questions: QUERY_KINDS.map((kind) => `--${kind}`).join(', '),
      }),
    );
  return {
    ...question,
    minLength: optionalNumber('--min-length', values['min-length']),
    maxLength: optionalNumber('--max-length', values['max-length']),
    order: choiceOf('--sort', values.sort, WORD_ORDERS, 'alphabet'),
    limit: optionalNumber('--limit', values.limit) ?? Number.MAX_SAFE_INTEGER,
    lexiconFile: values.lexicon,
    tiles: values.tiles,
    format: choiceOf('--format', values.format, FORMATS),
  };
}

const optionalNumber = (option: string, given: string | undefined): number | undefined =>
  given === undefined ? undefined : numberOf(option, given);
