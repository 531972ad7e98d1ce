import { describe, expect, it } from 'vitest';
import { legendOf } from '../../../../src/renderer/view/walk/legend';

const square = { row: 7, col: 7 };
const tile = {
  ...square,
  id: '7:7',
  glyph: 'A',
  value: 1,
  isBlank: false,
  role: 'plain',
  crossWordNumbers: [],
} as const;
const arrow = { kind: 'forward', from: square, to: square, begin: 0, end: 1 } as const;
const arc = {
  arc: 1,
  label: 'A',
  kind: 'reverse',
  fromX: 0,
  toX: 1,
  level: 0,
  fromRow: 0,
  toRow: 1,
  fan: 0,
  isOnTrail: true,
  cause: null,
  accepts: false,
  isShared: false,
  trail: [1],
} as const;
const dot = {
  x: 0,
  level: 0,
  row: 0,
  isOnTrail: true,
  isCurrent: false,
  isShared: false,
  accepts: false,
  goesOn: true,
} as const;
const NOTHING = { tiles: [tile], arrows: [] };

describe('the legend', () => {
  it('is empty for a board that shows nothing but tiles', () => {
    expect(legendOf(NOTHING, null)).toEqual([]);
  });

  it('lists the colours of a candidate, each once, in one order', () => {
    const tiles = (['incidental', 'placed', 'placed', 'through'] as const).map((role) => ({ ...tile, role }));
    const arrows = [arrow, arrow, { ...arrow, kind: 'separator' as const }];
    expect(legendOf({ tiles, arrows }, null)).toEqual(['main', 'incidental', 'separator', 'forward']);
  });

  it('lists what a step of a walk shows, instead of the candidate', () => {
    const ghost = {
      id: 'rack:0',
      glyph: 'A',
      value: 1,
      isBlank: false,
      from: { kind: 'rack', index: 0 },
      to: { kind: 'square', ...square },
      isLeaving: false,
    } as const;
    const step = { ghosts: [ghost], arrows: [], isUndoing: false, callout: null, isFollowed: false };
    const walk = { ...step, anchor: square, cursor: square };
    expect(legendOf({ tiles: [tile], arrows: [arrow], walk }, null)).toEqual(['tried', 'anchor', 'square']);
    const start = { ...square, across: true, down: false };
    const shared = { ...walk, anchor: null, starts: [start] };
    expect(legendOf({ tiles: [tile], anchors: [start], arrows: [], walk: shared }, null)).toEqual([
      'tried',
      'start',
      'square',
    ]);
  });

  it('lists cross-checks and wrong words', () => {
    const check = { ...square, across: ['AB'], down: null, isDead: false };
    const marks = { ...NOTHING, flaws: [{ ...square, direction: 'across', length: 2 } as const] };
    expect(legendOf({ ...marks, crossChecks: [check] }, null)).toEqual(['checks', 'flaw']);
    expect(legendOf({ ...marks, crossChecks: [{ ...check, isDead: true }] }, null)).toEqual(['dead', 'flaw']);
  });

  it('lists the marks of the graph, and colours that it shares with arrows once', () => {
    const arcs = [arc, { ...arc, cause: 'not-on-rack' }, { ...arc, cause: 'no-arc' }] as const;
    const dots = [dot, { ...dot, accepts: true }, { ...dot, isShared: true }];
    const arrows = [{ ...arrow, kind: 'reverse' as const }];
    expect(legendOf({ tiles: [tile], arrows }, { arcs, dots })).toEqual([
      'reverse',
      'wordEnd',
      'shared',
      'notOnRack',
      'noArc',
    ]);
  });
});
