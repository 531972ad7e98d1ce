import { describe, expect, it } from 'vitest';
import { makeQuestionSheet, questionOf } from '../../../src/core/school/questionSheet';

describe('a sheet of questions', () => {
  it('asks twelve questions of five kinds about invented words', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { questions, words } = makeQuestionSheet(seed);
      expect(questions).toHaveLength(12);
      expect(new Set(questions.map(({ instance }) => instance.exercise.kind)).size).toBe(5);
      expect(words.length).toBeGreaterThan(15);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it('is the same from the same seed', () => {
    const text = (seed: string) => {
      const { questions, words } = makeQuestionSheet(seed);
      return JSON.stringify([words, questions.map(questionOf)]);
    };
    expect(text('before/1')).toBe(text('before/1'));
    expect(text('before/1')).not.toBe(text('after/1'));
  });

  it('asks for a cross-set that follows from the words', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { questions, words } = makeQuestionSheet(seed);
      for (const asked of questions) {
        const { exercise, model } = asked.instance;
        if (exercise.kind !== 'crossSet' || exercise.shown.kind !== 'board') continue;
        const { form, lit } = questionOf(asked);
        const { tiles } = exercise.shown.setup;
        const [square = 0] = lit;
        if (form.kind !== 'letters') throw new Error('It asks for letters.');
        // Across or down: the run of tiles on both sides of the square.
        const fits = [1, 15].map((step) => {
          const run = (sign: number) => {
            const letters: string[] = [];
            for (let at = square + sign * step; (tiles[at] ?? 0) !== 0; at += sign * step)
              letters.push(form.glyphs[((tiles[at] ?? 0) & 31) - 1] ?? '');
            return letters;
          };
          const [before, after] = [run(-1).reverse().join(''), run(1).join('')];
          if (before === '' && after === '') return null;
          return form.glyphs.filter((glyph) => words.includes(`${before}${glyph}${after}`)).join('');
        });
        const [answer] = model().map((step) => step.answer);
        if (answer?.kind !== 'letters') throw new Error('It is a set of letters.');
        expect(fits).toContain(answer.letters.map((letter) => form.glyphs[letter - 1]).join(''));
      }
    }
  });
});
