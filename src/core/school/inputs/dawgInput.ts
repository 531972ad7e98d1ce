import type { LetterCode } from '../../alphabet/tile';
import { construct } from '../../lexicon/construction/construct';
import { graphAfter } from '../../lexicon/construction/construction';
import { message } from '../../message';
import { type ExerciseSource, type Instance, verdict } from '../exercise';
import { below, drawWord, drawWords, type Ground, pick, sample, spell } from '../ground';
import { LONGEST_TEXT, readTyped } from './typedLetters';

type Word = readonly LetterCode[];

/** By band: the growths that are asked for, the first of them that some word has. */
const GROWTHS = [
  [1, 2, 0],
  [0, 1, 2],
  [2, 3, 0, 1],
] as const;
const CANDIDATES = 60;
const LONGEST_WORD = 15;

/** "Type a word that makes the DAWG of these words exactly one node larger." */
export function makeDawgInput(ground: Ground, source: ExerciseSource): Instance | undefined {
  const { band, random, rules } = ground;
  const words = sample(random, drawWords(ground, 12, 2, 4 + band), 2 + band);
  if (words.length < 2) return undefined;
  const before = nodesOf(words);
  const known = new Set(words.map(String));
  const growthOf = (word: Word): number => nodesOf([...words, word]) - before;
  const models = new Map<number, Word>();
  for (let nth = 0; nth < CANDIDATES; nth++) {
    const word = variation(ground, words);
    if (word.length > 0 && !known.has(String(word))) models.set(growthOf(word), word);
  }
  const growth = GROWTHS[band - 1]?.find((wanted) => models.has(wanted));
  const model = growth === undefined ? undefined : models.get(growth);
  if (growth === undefined || model === undefined) return undefined;
  return {
    exercise: {
      ...source,
      prompt: message('school.dawgPrompt', { growth }),
      shown: { kind: 'words', words: words.map((word) => spell(rules, word)), construction: 'dawg' },
      questions: [
        {
          prompt: message('school.dawgQuestion', { growth }),
          facts: [message('school.dawgNodes', { nodes: before })],
          form: { kind: 'text', longest: LONGEST_TEXT },
          hints: [
            message('school.dawgHintShare'),
            message('school.dawgHintNew', { growth }),
            message('school.dawgHintWord', {
              begins: spell(rules, model.slice(0, 1)),
              length: model.length,
            }),
          ],
          lit: [],
          walked: [],
        },
      ],
    },
    judge: (_, answer) => {
      const read = readTyped(rules, answer, LONGEST_WORD);
      if (!read.ok) return verdict(false, read.error);
      const word = spell(rules, read.value);
      if (known.has(String(read.value))) return verdict(false, message('school.dawgKnown', { word }));
      const grown = growthOf(read.value);
      return verdict(
        grown === growth,
        message('school.dawgGrown', { word, growth: grown, nodes: before + grown }),
      );
    },
    model: () => [
      {
        question: 0,
        answer: { kind: 'text', text: spell(rules, model) },
        reason: message('school.dawgGrown', {
          word: spell(rules, model),
          growth,
          nodes: before + growth,
        }),
      },
    ],
  };
}

function nodesOf(words: readonly Word[]): number {
  const dawg = construct('dawg', words);
  return graphAfter(dawg, dawg.steps.length).nodeCount;
}

/** A word much like one of the words, or one of the lexicon. */
function variation(ground: Ground, words: readonly Word[]): Word {
  const { random, rules } = ground;
  const word = pick(random, words);
  const letter = 1 + below(random, rules.distribution.letters.length);
  const at = below(random, word.length);
  switch (below(random, 5)) {
    case 0:
      return [...word, letter];
    case 1:
      return word.with(at, letter);
    case 2:
      return word.slice(0, at);
    case 3: {
      const other = pick(random, words);
      return [...word.slice(0, at), ...other.slice(below(random, other.length))].slice(0, LONGEST_WORD);
    }
    default:
      return drawWord(ground, 2, 6) ?? [];
  }
}
