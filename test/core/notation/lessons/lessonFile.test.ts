import { describe, expect, it } from 'vitest';
import { parseLesson } from '../../../../src/core/notation/lessons/lessonFile';
import { presetCatalogue } from '../../../../src/main/presetCatalogue';
import { said } from '../../../said';

const CARE = '15/15/2S12/2H12/2I12/2PLANET7/7I7/7N7/4GRAY7/15/15/15/15/15/15 AAACEH?/ 0/0 0';

const lesson = (...steps: readonly string[]): string =>
  ['lesson: 1', 'title: {en: A, de: B}', 'minutes: 3', 'steps:', ...steps].join('\n');

const parse = (text: string) => parseLesson(text, presetCatalogue());
const problem = (text: string): string => {
  const parsed = parse(text);
  if (parsed.ok) throw new Error('It was taken.');
  return String(said(parsed.error));
};

describe('a lesson file', () => {
  it('is read, and a position holds for the steps after it', () => {
    const parsed = parse(
      lesson(
        '  - say: {en: x}',
        '    structure: {kind: trie, words: CARE CARES, at: end}',
        '  - say: plain',
        `    position: ${CARE}`,
        '    light: [6C, H6]',
        '    camera: low',
        '    show: [rack]',
        '  - say: {en: z}',
        '    candidate: 2',
        '    walk: {anchor: 6H, at: separator 1}',
        '    task: {play: legal, score: 20, right: well, replies: [{word: cat, say: {en: no}}]}',
      ),
    );
    if (!parsed.ok) throw new Error(String(said(parsed.error)));
    const [first, second, third] = parsed.value.steps;
    expect(parsed.value.title).toEqual({ en: 'A', de: 'B' });
    expect(first?.structure).toEqual({ kind: 'trie', words: 'CARE CARES', at: { kind: 'end' } });
    expect(first?.setup.rack).toEqual([]);
    expect(second?.say).toEqual({ '': 'plain' });
    expect(second?.lit.map(({ row, col }) => [row, col])).toEqual([
      [5, 2],
      [5, 7],
    ]);
    expect(second?.setup.rack).toHaveLength(7);
    expect(third?.setup).toBe(second?.setup);
    expect(third?.walk).toEqual({
      scope: { kind: 'anchor', anchor: { row: 5, col: 7, direction: 'across' } },
      algorithm: 'gaddag',
      at: { kind: 'marker', marker: 'separator', nth: 1 },
    });
    expect([first?.camera, second?.camera]).toEqual([null, 'low']);
    expect(third?.task?.replies).toEqual([{ word: 'CAT', say: { en: 'no' } }]);
    expect(third?.task?.goal).toEqual({ kind: 'play', score: 20, isBest: false });
  });

  it.each([
    ['an unknown field', 6, ['  - say: x', '    lihgt: [8H]']],
    ['a square off the board', 7, ['  - say: x', `    position: ${CARE}`, '    light: [16A]']],
    ['a square that is no anchor', 7, ['  - say: x', `    position: ${CARE}`, '    walk: {anchor: 1A}']],
    ['no such camera', 7, ['  - say: x', `    position: ${CARE}`, '    camera: behind']],
    [
      'a reply without a text',
      7,
      ['  - say: x', `    position: ${CARE}`, '    task: {play: best, right: y, replies: [{word: A}]}'],
    ],
    ['two scopes', 7, ['  - say: x', `    position: ${CARE}`, '    walk: {to: 1, whole: true}']],
    ['no scope', 7, ['  - say: x', `    position: ${CARE}`, '    walk: {at: end}']],
    ['a wrong moment', 7, ['  - say: x', `    position: ${CARE}`, '    walk: {to: 1, at: soon}']],
    ['a walk without a position', 6, ['  - say: x', '    walk: {to: 1}']],
    ['a broken position', 6, ['  - say: x', '    position: 15/14 ABC/ 0/0 0']],
    ['a text that is no position', 6, ['  - say: x', '    position: HELLO']],
    ['a word with a strange letter', 6, ['  - say: x', '    structure: {kind: trie, words: CÆSAR}']],
    ['an unknown structure', 6, ['  - say: x', '    structure: {kind: heap, words: CARE}']],
    ['an unknown exercise', 6, ['  - say: x', '    exercise: {kind: quiz}']],
    ['a band that does not exist', 6, ['  - say: x', '    exercise: {kind: merge, band: 4}']],
    ['a step without a text', 5, ['  - light: []']],
    ['an alias', 5, ['  - say: *x']],
    ['broken YAML', 6, ['  - say: [x', '  y: z']],
  ])('names the line of %s', (_, line, steps) => {
    expect(problem(lesson(...steps))).toMatch(new RegExp(`\\b${line}\\b`));
  });

  it.each(['', 'x', '- 1', 'lesson: 2\ntitle: a\nminutes: 1\nsteps: [{say: x}]', 'a: '.repeat(40_000)])(
    'refuses what is no lesson',
    (text) => {
      expect(parse(text).ok).toBe(false);
    },
  );
});
