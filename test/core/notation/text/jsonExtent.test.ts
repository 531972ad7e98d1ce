import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureJson } from '../../../../src/core/notation/text/jsonExtent';
import { TEST_SEED } from '../../../seed';

/** The same of the value itself. */
function extentOf(value: unknown): { readonly values: number; readonly depth: number } {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 };
  const inner = Object.values(value).map(extentOf);
  return {
    values: inner.reduce((sum, { values }) => sum + values, 1),
    depth: Math.max(0, ...inner.map(({ depth }) => depth)) + 1,
  };
}

describe(`the size of a JSON text (TEST_SEED=${TEST_SEED})`, () => {
  it.each(['[]', '{}', '[[]]', ' [ { } , [ 1 , "]" ] ] ', '"[,\\"{"', '{"a":{},"b":[1,{"c":2}]}', '7'])(
    'is known for %s without parsing it',
    (text) => {
      expect(measureJson(text)).toEqual(extentOf(JSON.parse(text)));
    },
  );

  it('is measured for any value, however it is written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat({ max: 4 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(measureJson(text)).toEqual(extentOf(JSON.parse(text)));
      }),
      { seed: TEST_SEED },
    );
  });

  it('is measured for texts other than JSON, too', () => {
    expect(measureJson('[[["')).toMatchObject({ depth: 3 });
    expect(measureJson(']]]')).toEqual({ values: 1, depth: 0 });
  });
});
