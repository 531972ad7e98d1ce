import { describe, expect, it } from 'vitest';
import { bucketMarkers, findMarkers, nextMarker, previousMarker } from '../../../src/core/trace/markers';
import { traceScope } from '../../../src/core/trace/traceScope';
import { unwrap } from '../../oracle/oraclePositions';
import { smallGame } from './smallGame';

const AB_ACROSS = { kind: 'anchor', anchor: { row: 7, col: 8, direction: 'across' } } as const;

/**
 * AB lies on 8H and 8I, the rack is a blank, the words are AB and ABS. The steps: 1 anchor entered, 2 B
 * passed, 3 A passed, 4 separator, 5 the blank as S on 8J, 6 ABS found, 7 … 10 four steps back, 11 anchor
 * left. Before A nothing is tried: no arc leads there.
 */
const blankS = smallGame({ 8: '.......AB' }, '?', ['AB', 'ABS']);

describe('markers', () => {
  it('are at words, separators, blanks and anchors', () => {
    const { trace } = unwrap(traceScope(blankS.gaddag, blankS.position, AB_ACROSS));
    expect(trace.length).toBe(11);
    expect(findMarkers(trace)).toEqual({
      anchor: Uint32Array.of(1),
      separator: Uint32Array.of(4),
      blank: Uint32Array.of(5),
      word: Uint32Array.of(6),
      deadEnd: new Uint32Array(0),
    });
  });

  it('are at the last attempt in a dead end', () => {
    // With Z: … 4 separator, 5 S is not on the rack, 6 Z has no arc, 7 back: the separator led nowhere.
    const { gaddag, position } = smallGame({ 8: '.......AB' }, 'Z', ['AB', 'ABS']);
    const { trace } = unwrap(traceScope(gaddag, position, AB_ACROSS));
    expect(findMarkers(trace).deadEnd).toEqual(Uint32Array.of(6));
  });

  const { trace } = unwrap(traceScope(blankS.gaddag, blankS.position, AB_ACROSS));
  const markers = findMarkers(trace);

  it('are found from any step, forwards and backwards', () => {
    expect(nextMarker(markers, 0)).toEqual({ step: 1, kind: 'anchor' });
    expect(nextMarker(markers, 1)).toEqual({ step: 4, kind: 'separator' });
    expect(nextMarker(markers, 4, ['word'])).toEqual({ step: 6, kind: 'word' });
    expect(nextMarker(markers, 6)).toBeNull();
    expect(previousMarker(markers, 6)).toEqual({ step: 5, kind: 'blank' });
    expect(previousMarker(markers, 11)).toEqual({ step: 6, kind: 'word' });
    expect(previousMarker(markers, 5, ['anchor', 'separator'])).toEqual({ step: 4, kind: 'separator' });
    expect(previousMarker(markers, 1)).toBeNull();
  });

  it('are counted in equal parts of the timeline', () => {
    // Steps 0 … 11 in three parts of four: 0–3, 4–7, 8–11.
    const parts = bucketMarkers(markers, { from: 0, to: 11 }, 3);
    expect(parts.anchor).toEqual(Uint32Array.of(1, 0, 0));
    expect(parts.word).toEqual(Uint32Array.of(0, 1, 0));
    // Only markers within the range count.
    expect(bucketMarkers(markers, { from: 5, to: 6 }, 2)).toMatchObject({
      anchor: Uint32Array.of(0, 0),
      blank: Uint32Array.of(1, 0),
      word: Uint32Array.of(0, 1),
    });
  });
});
