import { expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { ALGORITHM_KINDS, type ExerciseKind } from '../../src/core/school/exercise';
import { Exercises } from '../../src/engine/exercises';
import { schoolWords } from '../core/school/schoolGround';
import { unwrap } from '../oracle/oraclePositions';
import { said, sentence } from '../said';
import { smallLexicon } from './smallSearch';

const LEXICON = smallLexicon(schoolWords());
const exercises = new Exercises();
const request = (kind: ExerciseKind, seed: number) =>
  ({ lexicon: LEXICON.info.id, rules: CLASSIC_RULES, kind, band: 1, seed }) as const;

it.each(ALGORITHM_KINDS)('an exercise of the kind %s is made, and judged from the same request', (kind) => {
  const asked = request(kind, 3);
  const exercise = unwrap(exercises.make(LEXICON, asked));
  expect(structuredClone(exercise)).toEqual(exercise);
  const { judgement, model } = unwrap(exercises.judge(LEXICON, { ...asked, question: 0, answer: null }));
  expect(judgement).toBeNull();
  const last = model.findLast(({ question }) => question === 0)!;
  const judged = unwrap(exercises.judge(LEXICON, { ...asked, question: 0, answer: last.answer }));
  expect(judged).toMatchObject({ judgement: { isRight: true }, model: [] });
});

it('refuses questions that do not exist, answers of another form, and other letters', () => {
  const asked = { ...request('crossSet', 1), question: 1, answer: { kind: 'letters', letters: [] } } as const;
  const refused = sentence('engine.noQuestion', { question: '2' });
  expect(said(exercises.judge(LEXICON, asked))).toMatchObject({ error: { message: refused } });
  const text = { ...asked, question: 0, answer: { kind: 'text', text: 'A' } } as const;
  expect(exercises.judge(LEXICON, text).ok).toBe(false);
  const other = { ...LEXICON, info: { ...LEXICON.info, letters: ['A', 'B'] } };
  expect(exercises.make(other, request('merge', 1))).toMatchObject({ error: { code: 'wrong-alphabet' } });
});

it('answers within milliseconds', () => {
  const times = ALGORITHM_KINDS.flatMap((kind) =>
    Array.from({ length: 9 }, (_, seed) => {
      const before = performance.now();
      unwrap(exercises.make(LEXICON, { ...request(kind, 100 + seed), band: 3 }));
      return performance.now() - before;
    }),
  );
  times.sort((one, other) => one - other);
  expect(times[times.length >> 1]).toBeLessThan(100);
});

it('judges an exchange as the answer to a mistake, and to no puzzle', () => {
  const pass = { kind: 'otherTurn', turn: { kind: 'pass' } } as const;
  const mistake = {
    id: '1-a',
    game: 'a.gcg',
    player: 'ann',
    turn: 1,
    scores: [0, 0] as [number, number],
    bagCount: 86,
    tiles: Array<number>(225).fill(0),
    rack: [1, 5, 9, 14, 18, 19, 20],
    played: { kind: 'exchange', tiles: [1] } as const,
    best: { kind: 'pass' } as const,
    lost: { points: 1, winShare: 0 },
    method: 'equity' as const,
  };
  const asked = { ...request('mistake', 1), mistake, question: 0, answer: pass };
  expect(unwrap(exercises.judge(LEXICON, asked)).judgement?.isRight).toBe(true);
  const puzzle = exercises.judge(LEXICON, { ...request('bestPlay', 2), band: 3, question: 0, answer: pass });
  expect(puzzle.ok || said(puzzle.error.message)).toBe(sentence('engine.noQuestion', { question: '1' }));
});
