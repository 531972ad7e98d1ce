import { beforeAll, describe, expect, it } from 'vitest';
import { blankAs } from '../../../src/core/alphabet/tile';
import { DAWG_ROOT, GADDAG_ROOT, type Gaddag, NO_ARC } from '../../../src/core/lexicon/gaddag';
import { rankMoves } from '../../../src/core/movegen/candidates/rank';
import { MoveGenerator } from '../../../src/core/movegen/moveGenerator';
import { MoveList } from '../../../src/core/movegen/moveList';
import { readPartialPlay } from '../../../src/core/trace/partialPlay';
import { eventAt, Replay } from '../../../src/core/trace/replay';
import { TraceCode } from '../../../src/core/trace/traceEvent';
import { locateMoves } from '../../../src/core/trace/traceMoves';
import { type TraceAlgorithm, type TraceOptions, traceScope } from '../../../src/core/trace/traceScope';
import { summariseTrace } from '../../../src/core/trace/traceSummary';
import type { Trace } from '../../../src/core/trace/traceWriter';
import { buildOracleGaddag } from '../../oracle/oracleLexicon';
import { type OraclePosition, positionOf, readOraclePositions, unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';

const ORACLE = readOraclePositions();
const byId = (id: string): OraclePosition => ORACLE.find((position) => position.id === id)!;
const small = ORACLE.filter(({ moves }) => moves > 100 && moves < 3000);

let gaddag: Gaddag;
const list = new MoveList();
beforeAll(() => {
  gaddag = buildOracleGaddag();
});

/** The whole search of a position, with its moves found among the ranked candidates. */
function search(oracle: OraclePosition, options: TraceOptions = {}) {
  const position = positionOf(oracle);
  new MoveGenerator(gaddag).generate(position, list);
  const order = rankMoves(list);
  const traced = unwrap(traceScope(gaddag, position, { kind: 'whole' }, options));
  const { summary, trace } = traced;
  return { position, order, trace, summary, moves: locateMoves(traced, { moves: list, order, position }) };
}

function expectEveryCandidateOnce(oracle: OraclePosition, algorithm: TraceAlgorithm): void {
  const { moves } = search(oracle, { algorithm });
  expect(moves.ranks).toHaveLength(oracle.moves);
  expect(moves.ranks.toSorted()).toEqual(Uint32Array.from({ length: oracle.moves }, (_, i) => i + 1));
}

describe('the traced searches', () => {
  it.each(ORACLE)('by Gordon finds each candidate once: $id with $rack', (oracle) => {
    expectEveryCandidateOnce(oracle, 'gaddag');
  });

  it.each(ORACLE.filter(({ moves }) => moves < 8000))(
    'by Appel and Jacobson finds each candidate once: $id with $rack',
    (oracle) => {
      expectEveryCandidateOnce(oracle, 'dawg');
    },
  );

  it.each(small)('by one walk for the whole board finds each candidate once: $id with $rack', (oracle) => {
    expectEveryCandidateOnce(oracle, 'board');
  });

  it('include racks with no blank, one and two', () => {
    const blanks = new Set(ORACLE.map(({ rack }) => rack.split('?').length - 1));
    expect([...blanks].sort()).toEqual([0, 1, 2]);
  });

  it.each(['gaddag', 'dawg', 'board'] as const)('on the %s undoes every step of the path', (algorithm) => {
    const { trace } = search(small[0]!, { algorithm });
    let depth = 0;
    for (let i = 0; i < trace.length; i++) {
      const { code } = eventAt(trace, i);
      if (isPathStep(code)) depth += 1;
      if (code === TraceCode.Backtracked) depth -= 1;
      if (code === TraceCode.AnchorEntered || code === TraceCode.AnchorLeft) expect(depth).toBe(0);
    }
    expect(depth).toBe(0);
  });

  it('keep a capped trace’s true total', () => {
    const whole = search(small[0]!).trace;
    const capped = search(small[0]!, { maxEvents: 100 });
    expect(whole.total).toBe(whole.length);
    expect(capped.trace.length).toBe(100);
    expect(capped.trace.total).toBe(whole.total);
    expect(capped.trace.records).toEqual(whole.records.slice(0, capped.trace.records.length));
    // The moves are all there, those found after the cap without a step.
    expect(capped.moves.ranks).toHaveLength(small[0]!.moves);
    expect(capped.moves.steps.filter((step) => step === 0).length).toBeGreaterThan(0);
  });

  it('count what a capped trace omits', () => {
    const { summary, trace } = search(small[0]!, { maxEvents: 100 });
    const whole = search(small[0]!);
    expect(trace.length).toBe(100);
    expect(summary.movesFound).toBe(small[0]!.moves);
    expect(summary.steps).toBe(whole.trace.length);
    expect(summary).toEqual(summariseTrace(whole.trace));
  });

  it.each(['gaddag', 'dawg'] as const)('on the %s search one anchor alone', (algorithm) => {
    const { trace, position } = search(small[0]!, { algorithm });
    const { square } = eventAt(trace, 0);
    const place = {
      row: Math.floor(square / 15),
      col: square % 15,
      direction: 'across' as const,
    };
    const part = unwrap(traceScope(gaddag, position, { kind: 'anchor', anchor: place }, { algorithm })).trace;
    expect(eventAt(part, part.length - 1).code).toBe(TraceCode.AnchorLeft);
    expect(trace.records.slice(0, part.records.length)).toEqual(part.records);
    expect(part.length).toBeLessThan(trace.length);
  });

  it('find the same moves at the same anchors', () => {
    const anchorsOf = (algorithm: TraceAlgorithm) => {
      const { trace, moves } = search(byId('s86-t05'), { algorithm });
      const replay = new Replay(trace);
      const found = new Map<number, string>();
      for (const [number, rank] of moves.ranks.entries()) {
        const { anchor, direction } = replay.at(moves.steps[number]!);
        found.set(rank, `${anchor} ${direction}`);
      }
      return [...found].sort(([a], [b]) => a - b);
    };
    const byGordon = anchorsOf('gaddag');
    expect(byGordon.length).toBe(byId('s86-t05').moves);
    expect(anchorsOf('dawg')).toEqual(byGordon);
  });

  it('report that the whole board has no anchors and no walk to one move', () => {
    const position = positionOf(byId('s86-t05'));
    const board = { algorithm: 'board' } as const;
    const at = { kind: 'anchor', anchor: { row: 7, col: 7, direction: 'across' } } as const;
    expect(said(traceScope(gaddag, position, at, board))).toEqual({
      ok: false,
      error: sentence('trace.onlyWhole'),
    });
    const move = { kind: 'candidate', move: list.moveAt(0) } as const;
    expect(said(traceScope(gaddag, position, move, board))).toEqual({
      ok: false,
      error: sentence('trace.onlyOnGaddag'),
    });
  });

  it('report that no search starts if the square is not an anchor', () => {
    const position = positionOf(byId('s86-t05'));
    const nowhere = { kind: 'anchor', anchor: { row: 0, col: 99, direction: 'across' } } as const;
    expect(said(traceScope(gaddag, position, nowhere))).toEqual({
      ok: false,
      error: sentence('trace.noAnchor', { place: '1CV', direction: 'across' }),
    });
  });
});

const isPathStep = (code: TraceCode): boolean =>
  [
    TraceCode.TilePlaced,
    TraceCode.PlayThrough,
    TraceCode.SeparatorCrossed,
    TraceCode.LeftPartPlaced,
    TraceCode.TileShared,
    TraceCode.StartSingled,
  ].includes(code);

describe('replay', () => {
  let trace: Trace;
  let replay: Replay;
  beforeAll(() => {
    trace = search(byId('s15-t02')).trace;
    replay = new Replay(trace);
  });

  it.each(['gaddag', 'dawg', 'board'] as const)('walks only arcs of the %s', (algorithm) => {
    const traced = search(byId('s15-t02'), { algorithm }).trace;
    const walk = new Replay(traced);
    let longest = 0;
    for (let step = 1; step <= traced.length; step += 997) {
      const { path } = walk.at(step);
      let arc = algorithm === 'gaddag' ? GADDAG_ROOT : DAWG_ROOT;
      for (const { kind, tile, arc: reached } of path) {
        arc = kind === 'separator' ? gaddag.followSeparator(arc) : gaddag.followLetter(arc, tile & 0x3f);
        expect(arc).not.toBe(NO_ARC);
        expect(arc).toBe(reached);
      }
      longest = Math.max(longest, path.length);
    }
    expect(longest).toBeGreaterThan(4);
  });

  it('reaches the same state by folding forward and by jumping', () => {
    for (const step of [0, 1, 2, 4095, 4096, 4097, 8191, 8192, 8193, 8999, 9000]) {
      // A short trace has no keyframe after the step: it is folded from the last one before it.
      const cut = { ...trace, length: step, records: trace.records.subarray(0, step * 4) };
      const path: string[] = [];
      for (let i = 0; i < step; i++) {
        const { code, square, value } = eventAt(trace, i);
        if (isPathStep(code)) path.push(`${square} ${value}`);
        if (code === TraceCode.Backtracked) path.pop();
      }
      expect(replay.at(step)).toEqual(new Replay(cut).at(step));
      expect(replay.at(step).path.map(({ square, tile }) => `${square} ${tile}`)).toEqual(path);
    }
    for (let step = 4000; step < 4200; step++) {
      const { code, value } = eventAt(trace, step);
      const before = replay.at(step).path;
      const { path, undone } = replay.at(step + 1);
      if (code === TraceCode.Backtracked) {
        expect(path).toEqual(before.slice(0, -1));
        expect(undone).toEqual(before.at(-1));
      } else expect(undone).toBeNull();
      if (code === TraceCode.TilePlaced) expect(path.at(-1)?.tile).toBe(value);
    }
  });

  it('moves a step outside the trace to the nearest end', () => {
    expect(replay.at(-5).step).toBe(0);
    expect(replay.at(trace.length + 5).step).toBe(trace.length);
    expect(replay.at(trace.length).movesFound).toBe(11787);
  });

  it('reaches any of 100,000 steps within a few thousand events', () => {
    const { trace: whole } = search(byId('s308-t03'));
    expect(whole.length).toBe(807_057);
    const long = { ...whole, length: 100_000 };
    let reads = 0;
    const records = new Proxy(long.records, {
      get: (target, key) => {
        reads++;
        return Reflect.get(target, key, target);
      },
    });
    const far = new Replay({ ...long, records });
    for (let i = 0; i <= 100; i++) {
      reads = 0;
      // Back and forth, so that no jump continues from the previous one.
      far.at(Math.round(((i % 2 === 0 ? i : 100 - i) / 100) * long.length));
      // Two numbers an event between two keyframes, and four for each step of the path.
      expect(reads).toBeLessThan(2 * 4096 + 4 * 40);
    }
  });
});

describe('a moment', () => {
  it.each(['gaddag', 'dawg'] as const)('on the %s scores each found word as the candidate', (algorithm) => {
    const oracle = byId('s86-t05');
    const { position, trace, moves, order } = search(oracle, { algorithm });
    const replay = new Replay(trace);
    let checked = 0;
    for (let number = 0; number < moves.ranks.length; number += 7) {
      const moment = readPartialPlay(position, replay.at(moves.steps[number]!));
      const move = list.moveAt(order[moves.ranks[number]! - 1]!);
      expect(moment.score).toBe(move.score);
      expect(moves.scores[number]).toBe(move.score);
      expect(moment.tiles.map(({ kind, tile }) => (kind === 'through' ? 0 : tile))).toEqual(move.tiles);
      expect(moment.tiles[0]?.square).toBe(move.row * 15 + move.col);
      const played = move.tiles.filter((tile) => tile !== 0);
      expect(moment.usedRackPlaces).toHaveLength(played.length);
      expect(new Set(moment.usedRackPlaces).size).toBe(played.length);
      const taken = moment.usedRackPlaces.map((place) => position.rack[place]!);
      expect(taken.toSorted()).toEqual(
        played.map((tile) => (tile >= blankAs(0) ? blankAs(0) : tile)).toSorted(),
      );
      checked++;
    }
    expect(checked).toBeGreaterThan(1000);
  });
});
