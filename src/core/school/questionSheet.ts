import { alphabetOf } from '../alphabet/alphabet';
import { CLASSIC_RULES } from '../board/rules';
import { entryAt } from '../certain';
import { createRandom, type Random } from '../game/random';
import { partOfSeed, type Seed } from '../game/seed';
import { buildGaddag } from '../lexicon/build/gaddagBuilder';
import type { Gaddag } from '../lexicon/gaddag';
import { parseWordList } from '../lexicon/wordList/wordListParser';
import { flaw, message } from '../message';
import { encodeUtf8 } from '../notation/text/textBytes';
import type { ExerciseSource, Instance } from './exercise';
import { pick } from './ground';
import { makeExercise } from './makeExercise';

/** Questions to be answered on paper, about a lexicon of invented words: nobody knows them beforehand. */
export interface QuestionSheet {
  readonly words: readonly string[];
  readonly questions: readonly SheetQuestion[];
}

/** One question of an exercise. */
export interface SheetQuestion {
  readonly instance: Instance;
  readonly question: number;
}

/** In the order of the course: from words to the walk. */
const PLAN: readonly Omit<ExerciseSource, 'seed'>[] = [
  { kind: 'merge', band: 1 },
  { kind: 'merge', band: 2 },
  { kind: 'input', band: 1 },
  { kind: 'input', band: 2 },
  { kind: 'crossSet', band: 1 },
  { kind: 'crossSet', band: 1 },
  { kind: 'crossSet', band: 2 },
  { kind: 'algorithm', band: 1 },
  { kind: 'algorithm', band: 2 },
  { kind: 'algorithm', band: 3 },
  { kind: 'wrongStep', band: 1 },
  { kind: 'wrongStep', band: 2 },
];
/** A lexicon of so few words does not allow every exercise; most do after a few attempts. */
const ATTEMPTS = 80;

/** Makes a sheet of twelve questions: always the same one from the same seed. */
export function makeQuestionSheet(seed: Seed): QuestionSheet {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const sheet = trySheet(partOfSeed(seed, attempt));
    if (sheet !== undefined) return sheet;
  }
  throw flaw(message('school.notPossible'));
}

function trySheet(seed: Seed): QuestionSheet | undefined {
  const random = createRandom(seed);
  const words = inventWords(random);
  const gaddag = gaddagOf(words);
  const questions: SheetQuestion[] = [];
  for (const wanted of PLAN) {
    const question = tryQuestion(gaddag, wanted, random, questions);
    if (question === undefined) return undefined;
    questions.push(question);
  }
  return { words, questions };
}

function tryQuestion(
  gaddag: Gaddag,
  wanted: Omit<ExerciseSource, 'seed'>,
  random: Random,
  others: readonly SheetQuestion[],
): SheetQuestion | undefined {
  const known = new Set(others.map(({ instance }) => lettersOf(instance)));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const made = makeExercise(gaddag, CLASSIC_RULES, { ...wanted, seed: Math.floor(random() * 2 ** 31) });
    if (!made.ok) continue;
    const instance = made.value;
    const letters = lettersOf(instance);
    // Most squares near invented words take no letter; no answer shall be asked for twice.
    if (letters !== null && (letters === '' || known.has(letters))) continue;
    const question = Math.floor(random() * instance.exercise.questions.length);
    return { instance, question };
  }
  return undefined;
}

/** The letters that are the answer; null for an exercise of another form. */
function lettersOf(instance: Instance): string | null {
  const [last] = instance.model().slice(-1);
  return last?.answer.kind === 'letters' ? last.answer.letters.join() : null;
}

const CONSONANTS = [...'BDFGKLMNPRST'];
const VOWELS = [...'AEIO'];
const BEGINNINGS = ['', '', '', 'A', 'O'];
const ENDINGS = ['', '', 'A', 'E', 'ES', 'O', 'S'];
const ROOTS = 5;
const SYLLABLES = 6;
const WORDS = 24;

/** Short words that begin and end alike, and syllables that other words can be hooked to. */
function inventWords(random: Random): readonly string[] {
  const syllables = distinct(SYLLABLES, () => pick(random, CONSONANTS) + pick(random, VOWELS));
  const roots = distinct(ROOTS, () => pick(random, syllables) + pick(random, CONSONANTS));
  const longer = distinct(
    WORDS - SYLLABLES,
    () => pick(random, BEGINNINGS) + pick(random, roots) + pick(random, ENDINGS),
  );
  return [...new Set([...syllables, ...longer])].toSorted();
}

function distinct(count: number, draw: () => string): readonly string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(draw());
  return [...drawn];
}

function gaddagOf(words: readonly string[]): Gaddag {
  const alphabet = alphabetOf(CLASSIC_RULES.distribution);
  const parsed = parseWordList(encodeUtf8(words.join('\n')), alphabet);
  const built = parsed.ok ? buildGaddag(parsed.value.words) : parsed;
  if (!built.ok) throw flaw(message('school.notPossible'));
  return built.value;
}

/** The question of an exercise that the sheet asks. */
export const questionOf = ({ instance, question }: SheetQuestion) =>
  entryAt(instance.exercise.questions, question);
