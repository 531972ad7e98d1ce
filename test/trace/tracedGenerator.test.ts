import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../src/core/alphabet/english';
import { checkSetup, type Position } from '../../src/core/board/position';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { GADDAG_ROOT, type Gaddag } from '../../src/core/lexicon/gaddag';
import { buildGaddag } from '../../src/core/lexicon/gaddagBuilder';
import { wordListOf } from '../../src/core/lexicon/wordList';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { MoveList } from '../../src/core/movegen/moveList';
import { formatMoveList } from '../../src/core/notation/moveList';
import { parseRack } from '../../src/core/notation/rack';
import { parseRows } from '../../src/core/notation/rows';
import { eventAt, Replay } from '../../src/core/trace/replay';
import { TracedGenerator } from '../../src/core/trace/tracedGenerator';
import { TraceCode } from '../../src/core/trace/traceEvent';
import { type Trace, TraceWriter } from '../../src/core/trace/traceWriter';

interface OraclePosition {
  readonly id: string;
  readonly board: readonly string[];
  readonly rack: string;
  readonly moves: number;
}

const ORACLE: readonly OraclePosition[] = readFileSync('test/oracle/data/positions.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as OraclePosition);

const gaddag = defaultGaddag();

function defaultGaddag(): Gaddag {
  const words = readFileSync('node_modules/word-list/words.txt', 'latin1')
    .split('\n')
    .filter((word) => word.length >= 2 && word.length <= 15)
    .map((word) => Uint8Array.from(word, (character) => character.charCodeAt(0) - 96));
  const built = buildGaddag(wordListOf(words, 26));
  if (!built.ok) throw new Error(built.error);
  return built.value;
}

function positionOf({ board, rack }: OraclePosition): Position {
  const tiles = parseRows(board, ENGLISH);
  const rackTiles = parseRack(rack, ENGLISH);
  if (!tiles.ok || !rackTiles.ok) throw new Error('bad oracle position');
  const checked = checkSetup({ rules: CLASSIC_RULES, tiles: tiles.value, rack: rackTiles.value });
  if (!checked.ok) throw new Error(checked.error[0]?.message);
  return checked.value.position;
}

function kernelMoves(position: Position): string[] {
  const list = new MoveList();
  new MoveGenerator(gaddag).generate(position, list);
  return formatMoveList(
    Array.from({ length: list.length }, (_, index) => list.moveAt(index)),
    ENGLISH,
  );
}

function traceOf(position: Position, maxEvents = 2_000_000): { trace: Trace; moves: string[] } {
  const writer = new TraceWriter(maxEvents);
  const moves = new TracedGenerator(gaddag, writer).search(position);
  return { trace: writer.finish(), moves: formatMoveList(moves, ENGLISH) };
}

const small = ORACLE.filter(({ moves }) => moves < 3000);

describe('traced Gordon search', () => {
  it.each(small.map((position) => [position.id, position] as const))(
    'finds exactly the moves of the product generator: %s',
    (_, oracle) => {
      const position = positionOf(oracle);
      const { moves } = traceOf(position);
      expect(moves).toHaveLength(oracle.moves);
      expect(moves).toEqual(kernelMoves(position));
    },
  );

  it('undoes every step of the path', () => {
    const { trace } = traceOf(positionOf(small[0]!));
    let depth = 0;
    for (let i = 0; i < trace.length; i++) {
      const { code } = eventAt(trace, i);
      if ([TraceCode.TilePlaced, TraceCode.PlayThrough, TraceCode.SeparatorCrossed].includes(code))
        depth += 1;
      if (code === TraceCode.Backtracked) depth -= 1;
      if (code === TraceCode.AnchorEntered || code === TraceCode.AnchorLeft) expect(depth).toBe(0);
    }
    expect(depth).toBe(0);
  });

  it('keeps a capped trace’s true total', () => {
    const position = positionOf(small[0]!);
    const whole = traceOf(position).trace;
    const capped = traceOf(position, 100).trace;
    expect(whole.total).toBe(whole.length);
    expect(capped.length).toBe(100);
    expect(capped.total).toBe(whole.total);
    expect(capped.records).toEqual(whole.records.slice(0, capped.records.length));
  });

  it('searches one anchor alone', () => {
    const position = positionOf(small[0]!);
    const { trace } = traceOf(position);
    const first = eventAt(trace, 0);
    const writer = new TraceWriter(1_000_000);
    new TracedGenerator(gaddag, writer).search(position, { square: first.square, direction: 'across' });
    const part = writer.finish();
    expect(eventAt(part, part.length - 1).code).toBe(TraceCode.AnchorLeft);
    expect(trace.records.slice(0, part.records.length)).toEqual(part.records);
    expect(part.length).toBeLessThan(trace.length);
  });
});

describe('replay', () => {
  const { trace } = traceOf(positionOf(ORACLE.find(({ id }) => id === 's15-t02')!));
  const replay = new Replay(trace);

  it('walks only arcs of the GADDAG: the path leads where each event says', () => {
    for (let step = 1; step <= trace.length; step += 997) {
      const state = replay.at(step);
      let arc = GADDAG_ROOT;
      for (const { kind, tile, arc: reached } of state.path) {
        arc = kind === 'separator' ? gaddag.followSeparator(arc) : gaddag.followLetter(arc, tile & 0x3f);
        expect(arc).toBe(reached);
      }
    }
  });

  it('reaches the same state by folding forward and by jumping', () => {
    const folded = new Replay({ ...trace, length: 9000, records: trace.records.subarray(0, 9000 * 4) });
    for (const step of [0, 1, 2, 4095, 4096, 4097, 8191, 8192, 8999, 9000])
      expect(replay.at(step)).toEqual(folded.at(step));
    for (let step = 5000; step < 5200; step++) {
      const { code, value } = eventAt(trace, step);
      const before = replay.at(step).path;
      const after = replay.at(step + 1).path;
      if (code === TraceCode.Backtracked) expect(after).toEqual(before.slice(0, -1));
      else if (code === TraceCode.TilePlaced) expect(after.at(-1)?.tile).toBe(value);
    }
  });

  it('moves a step outside the trace to the nearest end', () => {
    expect(replay.at(-5).step).toBe(0);
    expect(replay.at(trace.length + 5).step).toBe(trace.length);
    expect(replay.at(trace.length).movesFound).toBe(11787);
  });
});
