import { expect, it } from 'vitest';
import { questionSheetText } from '../../../../src/renderer/features/course/view/questionSheetText';
import { sentence } from '../../../said';

it('writes two sheets, and the answers after them', () => {
  const text = questionSheetText(3);
  expect(text).toBe(questionSheetText(3));
  const places = (['title', 'key'] as const).flatMap((name) =>
    (['before', 'after'] as const).map((part) => text.indexOf(sentence(`questionSheet.${name}`, { part }))),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBe(0);
  expect(text.split('\n').filter((line) => /^12\. /.test(line))).toHaveLength(4);
  expect(
    text.split('\n').filter((line) => line.trimStart().startsWith(sentence('questionSheet.answer'))),
  ).toHaveLength(24);
  expect(text).not.toMatch(/undefined|NaN|null/);
});
