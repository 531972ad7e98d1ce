import { expect, it } from 'vitest';
import type { KeyedMessage, Message } from '../../../src/core/message';
import type { Instance } from '../../../src/core/school/exercise';
import { letterOfCode, type PlainLine } from './plainSchool';
import { eachInstance, keyed, lineOf, param, schoolPaths } from './schoolGround';

/** Where a square lies in a line that begins at the anchor. */
function placeIn(line: PlainLine, anchor: Message, label: unknown): number {
  const [row = 0, col = 0] = numbersOf(label);
  const [anchorRow = 0, anchorCol = 0] = numbersOf(param(anchor, 'square'));
  return line.isDown ? row - anchorRow : col - anchorCol;
}

function numbersOf(label: unknown): readonly number[] {
  const [, row = '', col = ''] = /^(\d+)([A-Z]+)$/.exec(String(label)) ?? [];
  return [Number(row), col.charCodeAt(0)];
}

/** Which of the steps break a rule, each checked on its own against the words, the board and the rack. */
function brokenSteps(instance: Instance, steps: readonly KeyedMessage[], rack: string): readonly number[] {
  const { beginnings, whole, words } = schoolPaths();
  const line = lineOf(instance);
  const path: string[] = [];
  const placed: string[] = [];
  const broken: number[] = [];
  steps.forEach(({ key, params = {} }, nth) => {
    const { letter } = params;
    const mayFollow = (symbol: string) => beginnings.has(path.join('') + symbol);
    const breaks = (isBroken: boolean) => isBroken && broken.push(nth);
    const held = (used: string) => [...rack].filter((tile) => tile === used).length;
    switch (key) {
      case 'trace.placed': {
        const used = String(letter);
        const at = placeIn(line, instance.exercise.prompt, params.square);
        const isHeld = held(used) > placed.filter((tile) => tile === used).length;
        breaks(!isHeld || !mayFollow(used) || !line.fits(at, used, words) || line.tile(at) !== '');
        placed.push(used);
        path.push(used);
        break;
      }
      case 'trace.passed':
      case 'trace.passedBlank':
        breaks(!mayFollow(String(letter)));
        path.push(String(letter));
        break;
      case 'trace.separatorCrossed':
        breaks(!mayFollow('$') || path.includes('$') || line.tile(-path.length) !== '');
        path.push('$');
        break;
      case 'trace.wordFound':
        breaks(!whole.has(path.join('')) || placed.length === 0);
        break;
      case 'trace.backTaking':
        placed.pop();
        path.pop();
        break;
      case 'trace.back':
      case 'trace.backBeforeSeparator':
        path.pop();
        break;
      default:
    }
  });
  return broken;
}

it('exactly the forged step breaks a rule', () => {
  const rules = new Set<string>();
  eachInstance('wrongStep', (instance) => {
    const { questions, shown } = instance.exercise;
    const form = questions[0]!.form;
    if (form.kind !== 'choice' || shown.kind !== 'board') throw new Error('A choice was expected.');
    const steps = form.options.map((option) => {
      const event = param(option, 'event');
      return keyed((event ?? option) as Message);
    });
    const rack = shown.setup.rack.map(letterOfCode).join('');
    const broken = brokenSteps(instance, steps, rack);
    expect(broken).toHaveLength(1);
    const right = form.options.map((_, option) => instance.judge(0, { kind: 'choice', option }).isRight);
    expect(right.flatMap((isRight, option) => (isRight ? [option] : []))).toEqual(broken);
    rules.add(keyed(instance.judge(0, { kind: 'choice', option: 0 }).reason).key);
  });
  expect(rules.size).toBe(5);
});
