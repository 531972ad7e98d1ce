import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { eventAt, Replay } from '../../../../src/core/trace/replay';
import { TraceCode } from '../../../../src/core/trace/traceEvent';
import { traceScope } from '../../../../src/core/trace/traceScope';
import { keepFruitful } from '../../../../src/renderer/playback/fruitfulTrace';
import { positionOf } from '../../../../src/renderer/view/candidates/shownMove';
import { liftedRackPlaces, walkViewOf } from '../../../../src/renderer/view/walk/walkView';
import { smallGame } from '../../../core/trace/smallGame';
import { unwrap } from '../../../oracle/oraclePositions';
import { tilesOf } from '../midgame';
import { AT_WALK, traceOf } from '../traces';

const position = positionOf({
  rules: CLASSIC_RULES,
  tiles: new Array<number>(225).fill(0),
  rack: tilesOf('TAB'),
})!;
const replay = new Replay(AT_WALK);
const viewAt = (step: number) =>
  walkViewOf({ position, scores: [4], state: replay.at(step), isFollowed: false });
const H8 = { row: 7, col: 7 };
const G8 = { row: 7, col: 6 };
const I8 = { row: 7, col: 8 };

describe('a step of a walk on the board', () => {
  it('is nothing before the first event', () => {
    expect(viewAt(0)).toMatchObject({ ghosts: [], arrows: [], anchor: null, cursor: null, callout: null });
  });

  it('names the anchor', () => {
    expect(viewAt(1)).toMatchObject({
      anchor: H8,
      cursor: H8,
      callout: { text: 'anchor 8H', tone: 'plain' },
    });
  });

  it('shows which letter is missing on the rack', () => {
    expect(viewAt(2).callout).toEqual({
      ...H8,
      text: 'no C on the rack',
      tone: 'turnedAway',
      // In front of the word: the strokes run behind it.
      middle: { row: 8.5, col: 7.5 },
    });
  });

  it('brings a tile from its place on the rack', () => {
    const [ghost, ...others] = viewAt(3).ghosts;
    expect(others).toEqual([]);
    expect(ghost).toMatchObject({
      glyph: 'T',
      from: { kind: 'rack', index: 0 },
      to: { kind: 'square', ...H8 },
    });
  });

  it('draws an arrow against the reading direction to the next tile, which is there afterwards', () => {
    const { arrows, ghosts } = viewAt(4);
    expect(arrows).toEqual([{ kind: 'reverse', from: H8, to: G8, begin: 0, end: 1 }]);
    expect(ghosts.map(({ from, to }) => [from.kind, to.kind])).toEqual([
      ['square', 'square'],
      ['rack', 'square'],
    ]);
    expect(viewAt(5).arrows).toEqual([{ kind: 'reverse', from: H8, to: G8, begin: -1, end: 0 }]);
  });

  it('announces the word with its score', () => {
    expect(viewAt(5).callout).toMatchObject({ text: 'AT  4', tone: 'found' });
  });

  it('takes a tile back with its arrow', () => {
    const { arrows, ghosts, isUndoing } = viewAt(6);
    expect(isUndoing).toBe(true);
    expect(arrows).toEqual([{ kind: 'reverse', from: H8, to: G8, begin: 0, end: 1 }]);
    expect(ghosts[1]).toMatchObject({ isLeaving: true, from: { kind: 'square', ...G8 }, to: { index: 1 } });
    // The tile is on its way: its place on the rack is still empty.
    expect(liftedRackPlaces(position, replay.at(6))).toEqual([0, 1]);
    expect(liftedRackPlaces(position, replay.at(7))).toEqual([0]);
  });

  it('jumps at the separator to the square after the anchor', () => {
    const { arrows, cursor } = viewAt(7);
    expect(arrows).toEqual([{ kind: 'separator', from: H8, to: I8, begin: 0, end: 1 }]);
    expect(cursor).toEqual(I8);
    expect(viewAt(8).callout).toMatchObject({ ...I8, text: 'no arc for A' });
  });

  it('moves the left part of a DAWG walk back as it grows, its arrows in reading direction', () => {
    const dawg = new Replay(
      traceOf(
        [TraceCode.AnchorEntered, 112, 0, 1],
        [TraceCode.LeftPartPlaced, 111, 20, 10],
        [TraceCode.LeftPartPlaced, 111, 1, 11],
      ),
    );
    const { arrows, ghosts } = walkViewOf({ position, scores: [], state: dawg.at(3), isFollowed: false });
    expect(ghosts.map(({ from, glyph, to }) => ({ glyph, from, to }))).toEqual([
      { glyph: 'T', from: { kind: 'square', ...G8 }, to: { kind: 'square', row: 7, col: 5 } },
      { glyph: 'A', from: { kind: 'rack', index: 1 }, to: { kind: 'square', ...G8 } },
    ]);
    expect(arrows).toEqual([{ kind: 'forward', from: { row: 7, col: 5 }, to: G8, begin: 0, end: 1 }]);
  });
});

describe('one walk for the whole board', () => {
  // A word of two letters on an empty board begins on the start square or before it, across and down.
  const game = smallGame({}, 'AB', ['AB']);
  const { trace } = unwrap(traceScope(game.gaddag, game.position, { kind: 'whole' }, { algorithm: 'board' }));
  const shared = new Replay(trace);
  const at = (code: TraceCode) => {
    let step = 1;
    while (eventAt(trace, step - 1).code !== code) step++;
    const state = shared.at(step);
    return { state, view: walkViewOf({ position: game.position, scores: [], state, isFollowed: false }) };
  };
  const STARTS = [
    { ...H8, across: true, down: true },
    { ...G8, across: true, down: false },
    { row: 6, col: 7, across: false, down: true },
  ];

  it('marks every square where a word can start, and how it would read', () => {
    const { view } = at(TraceCode.WalkBegun);
    expect(view).toMatchObject({ starts: STARTS, ghosts: [], anchor: null, cursor: H8 });
  });

  it('shows a shared letter at the first of its starts', () => {
    const { view } = at(TraceCode.TileShared);
    expect(view.starts).toEqual(STARTS);
    expect(view.ghosts).toMatchObject([
      { glyph: 'A', from: { kind: 'rack', index: 0 }, to: { kind: 'square', ...H8 } },
    ]);
  });

  it('marks none while one goes on alone, and has its word there', () => {
    const { state, view } = at(TraceCode.MoveRecorded);
    expect(view.starts).toEqual([]);
    expect(view.ghosts.map(({ to }) => to)).toEqual([
      { kind: 'square', ...H8 },
      { kind: 'square', ...I8 },
    ]);
    expect(state.path.map(({ arc }) => arc)).toHaveLength(2);
    expect(shared.nodeEvents(state.step)).toHaveLength(3);
  });

  it('keeps its starts when only what leads to a word is shown', () => {
    const { trace: fruitful } = keepFruitful(trace);
    expect(fruitful.starts).toBe(trace.starts);
    // Only the rejection of B at the root is left out.
    expect(fruitful.length).toBe(trace.length - 1);
    expect(new Replay(fruitful).at(1).starts).toHaveLength(4);
  });
});
