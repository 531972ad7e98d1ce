import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject } from '../../../../src/core/notation/text/jsonFields';
import {
  type DocumentView,
  documentViewJson,
  readDocumentView,
} from '../../../../src/renderer/view/document/documentView';

const NOTHING: DocumentView = { camera: null, candidate: null, walk: null };

const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const count = fc.nat();
const anchor = fc.record({
  row: count,
  col: count,
  direction: fc.constantFrom('across' as const, 'down' as const),
});

const anyView: fc.Arbitrary<DocumentView> = fc.record({
  camera: fc.option(
    fc.record({
      isFramed: fc.boolean(),
      azimuthRad: number,
      polarRad: number,
      distance: number,
      target: fc.tuple(number, number, number),
    }),
  ),
  candidate: fc.option(fc.record({ rank: fc.integer({ min: 1 }), move: fc.string() })),
  walk: fc.option(
    fc.record({
      scope: fc.oneof(
        fc.constant({ kind: 'whole' } as const),
        fc.record({ kind: fc.constant('candidate' as const), rank: fc.integer({ min: 1 }) }),
        fc.record({ kind: fc.constant('anchor' as const), anchor }),
      ),
      algorithm: fc.constantFrom('gaddag' as const, 'dawg' as const),
      step: count,
    }),
  ),
});

/** As it comes out of a file; −0 is written as 0. */
const throughFile = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the view of a document', () => {
  it('is read as written', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const json = throughFile(documentViewJson(view));
        if (!isJsonObject(json)) throw new Error('It is no object.');
        expect(throughFile(readDocumentView(json))).toEqual(throughFile(view));
      }),
    );
  });

  it('keeps the fields of other versions', () => {
    const source = {
      zoom: 2,
      camera: { tilt: 1, distance: 9 },
      candidate: { color: 'red', rank: 4 },
      walk: { scope: { kind: 'anchor', anchor: { row: 1 } }, speed: 3 },
    };
    const view: DocumentView = {
      camera: { isFramed: true, azimuthRad: 1, polarRad: 2, distance: 3, target: [4, 5, 6] },
      candidate: { rank: 1, move: '8D QUIZ 64' },
      walk: { scope: { kind: 'whole' }, algorithm: 'dawg', step: 7 },
    };
    expect(documentViewJson(view, source)).toEqual({
      zoom: 2,
      camera: { tilt: 1, isFramed: true, azimuthRad: 1, polarRad: 2, distance: 3, target: [4, 5, 6] },
      candidate: { color: 'red', rank: 1, move: '8D QUIZ 64' },
      walk: { speed: 3, scope: { kind: 'whole' }, algorithm: 'dawg', step: 7 },
    });
    expect(documentViewJson(NOTHING, source)).toEqual({ zoom: 2, ...NOTHING });
  });

  it('has one walk for the whole board only with the whole search', () => {
    const read = (scope: object) => readDocumentView({ walk: { scope, algorithm: 'board', step: 7 } }).walk;
    expect(read({ kind: 'whole' })?.algorithm).toBe('board');
    const anchor = { row: 1, col: 2, direction: 'down' };
    expect(read({ kind: 'anchor', anchor })?.algorithm).toBe('gaddag');
  });

  it('is ignored if it is invalid, and never throws', () => {
    expect(readDocumentView(null)).toEqual(NOTHING);
    const strange = { camera: { target: [1, 2] }, candidate: { rank: 0, move: 'x' }, walk: { step: 1 } };
    expect(readDocumentView(strange)).toEqual(NOTHING);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('camera', 'candidate', 'walk'), fc.anything()), (json) => {
        expect(Object.keys(readDocumentView(json))).toEqual(['camera', 'candidate', 'walk']);
      }),
    );
  });
});
