import { describe, expect, it } from 'vitest';
import { BLANK } from '../../../src/core/alphabet/tile';
import { parseLayout } from '../../../src/core/board/boardLayout';
import { CLASSIC_RULES, type Rules } from '../../../src/core/board/rules';
import type { Message } from '../../../src/core/message';
import { ALGORITHM_KINDS, type ExerciseAnswer, type Question } from '../../../src/core/school/exercise';
import { makeExercise } from '../../../src/core/school/makeExercise';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';
import { eachInstance, MINUTES_MS, schoolGaddag } from './schoolGround';

/** What a hint must not contain: the text of the right answer. */
function answerTexts(answer: ExerciseAnswer, { form }: Question): readonly string[] {
  if (answer.kind === 'text') return [answer.text];
  if (answer.kind === 'choice' && form.kind === 'choice') return [String(said(form.options[answer.option]))];
  if (answer.kind === 'letters' && form.kind === 'letters')
    return [answer.letters.map((letter) => form.glyphs[letter - 1]).join(' ')].filter((text) => text !== '');
  return [];
}

const saysWord = (text: Message, word: string): boolean =>
  ` ${String(said(text)).replace(/[^\p{L} ]/gu, ' ')} `.includes(` ${word} `);

describe.each(ALGORITHM_KINDS)('exercises of the kind %s', (kind) => {
  it(
    'have a model answer that is right, steps to it, hints that do not begin with it, and no blank without a letter',
    () => {
      eachInstance(kind, (instance) => {
        const { questions, shown } = instance.exercise;
        // A blank on the board stands for a letter.
        if (shown.kind === 'board') expect(shown.setup.tiles.includes(BLANK)).toBe(false);
        const model = instance.model();
        expect(new Set(model.map(({ question }) => question)).size).toBe(questions.length);
        questions.forEach((question, nth) => {
          const { answer } = model.findLast((step) => step.question === nth)!;
          expect(instance.judge(nth, answer)).toMatchObject({ isRight: true, credit: 1 });
          expect(question.hints).toHaveLength(3);
          for (const text of answerTexts(answer, question)) {
            const isLetter = text.length === 1;
            expect(!isLetter && saysWord(question.hints[0]!, text)).toBe(false);
          }
        });
        const odd: ExerciseAnswer = { kind: 'choice', option: 999 };
        expect(instance.judge(0, odd).isRight && kind !== 'crossSet').toBe(false);
      });
    },
    MINUTES_MS,
  );

  it('are the same from the same seed, and others from others', () => {
    const make = (seed: number) =>
      JSON.stringify(unwrap(makeExercise(schoolGaddag(), CLASSIC_RULES, { kind, band: 2, seed })).exercise);
    expect(make(7)).toBe(make(7));
    expect(new Set(Array.from({ length: 12 }, (_, seed) => make(seed))).size).toBeGreaterThan(9);
  });

  it('are refused without words, and made or refused from a few', () => {
    const make = (words: readonly string[], rules: Rules = CLASSIC_RULES) =>
      makeExercise(buildSmallGaddag(words.map(codesOf)), rules, { kind, band: 1, seed: 1 });
    expect(said(make([]))).toEqual({ ok: false, error: sentence('school.noWords') });
    const bricks: Rules = {
      ...CLASSIC_RULES,
      layout: parseLayout(
        ['#####', '#   #', '# * #', '#   #', '#####'].map((row) => row.replaceAll('*', ' ')),
        {
          row: 2,
          col: 2,
        },
      ),
    };
    for (const words of [['A'], ['AB'], ['AB', 'BA', 'ABBA'], ['QUIZZICALLY']])
      for (const rules of [CLASSIC_RULES, bricks, { ...CLASSIC_RULES, rackSize: 1 }]) {
        const made = make(words, rules);
        if (made.ok) expect(made.value.exercise.questions.length).toBeGreaterThan(0);
        else expect(said(made.error)).toBe(sentence('school.notPossible'));
      }
  });
});
