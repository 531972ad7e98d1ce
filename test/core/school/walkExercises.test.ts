import { describe, expect, it } from 'vitest';
import type { KeyedMessage, Message } from '../../../src/core/message';
import type { Instance, Question } from '../../../src/core/school/exercise';
import { letterOfCode, type PlainDecision, plainWalk } from './plainSchool';
import { eachInstance, keyed, lineOf, MINUTES_MS, param, schoolPaths } from './schoolGround';

const KINDS: Readonly<Record<string, string>> = {
  'school.pass': 'pass',
  'school.word': 'word',
  'school.separator': 'separator',
  'school.blocked': 'blocked',
  'school.back': 'back',
};

const doesOf = (option: Message): string =>
  keyed(option).key === 'school.place'
    ? `place ${param(option, 'letter')}`
    : (KINDS[keyed(option).key] ?? '');

function walkOf(instance: Instance) {
  const { shown } = instance.exercise;
  const rack = shown.kind === 'board' ? shown.setup.rack.map(letterOfCode).join('') : '';
  return plainWalk(schoolPaths(), lineOf(instance), rack);
}

/** Judges every option: exactly the expected one is right. */
function expectOnly(instance: Instance, nth: number, question: Question, does: string): void {
  if (question.form.kind !== 'choice') throw new Error('A choice was expected.');
  const judged = question.form.options.map((_, option) => instance.judge(nth, { kind: 'choice', option }));
  const expected = question.form.options.map((option) => doesOf(option) === does);
  expect(judged.map(({ isRight }) => isRight)).toEqual(expected);
  expect(judged.map(({ credit }) => credit)).toEqual(expected.map(Number));
  expect(expected.filter(Boolean)).toHaveLength(1);
}

const MARKS: Readonly<Record<string, string>> = {
  'school.doneSeparator': 'separator',
  'school.doneWord': 'word',
  'school.doneBlocked': 'blocked',
};

const factOf = (question: Question, key: string): KeyedMessage | undefined =>
  question.facts.map(keyed).find((fact) => fact.key === key);

/** The decision of a walk at the state that the facts of a question describe. */
function findState(decisions: readonly PlainDecision[], question: Question): readonly PlainDecision[] {
  const path = String(factOf(question, 'school.path')?.params?.path).replaceAll(' ', '');
  const done = (factOf(question, 'school.done')?.params?.done ?? []) as readonly Message[];
  const marks = done.map((mark) => (typeof mark === 'string' ? mark : MARKS[mark.key])).join();
  return decisions.filter((state) => state.path === path && state.done.join() === marks);
}

describe('exercises that follow a walk', () => {
  it(
    'be the algorithm: each answer is that of a walk by trying',
    () => {
      eachInstance('algorithm', (instance) => {
        const { decisions } = walkOf(instance);
        const { questions } = instance.exercise;
        expect(questions.length).toBeGreaterThan(1);
        questions.forEach((question, nth) => {
          expectOnly(instance, nth, question, decisions[nth]!.does);
          expect(findState(decisions, question)).toContain(decisions[nth]);
        });
      });
    },
    MINUTES_MS,
  );

  it(
    'prediction: the answer is that of the same state in a walk by trying',
    () => {
      const asked = new Set<string>();
      eachInstance('prediction', (instance) => {
        const [question] = instance.exercise.questions;
        const states = findState(walkOf(instance).decisions, question!);
        const answers = new Set(states.map(({ does }) => does));
        expect(answers.size).toBe(1);
        const [does = ''] = answers;
        asked.add(does.split(' ')[0]!);
        expectOnly(instance, 0, question!, does);
      });
      expect([...asked].sort()).toEqual(['back', 'blocked', 'pass', 'place', 'separator', 'word']);
    },
    MINUTES_MS,
  );
});
