import { describe, expect, it } from 'vitest';
import { Replay } from '../../../src/core/trace/replay';
import { TraceCode } from '../../../src/core/trace/traceEvent';
import { keepFruitful } from '../../../src/renderer/playback/fruitfulTrace';
import { AT_WALK, traceOf } from '../view/traces';

const codesOf = ({ records }: { records: Int32Array }) => [...records].filter((_, at) => at % 4 === 0);

describe('a trace without its failures', () => {
  const { steps, trace } = keepFruitful(AT_WALK);

  it('keeps the path to the word, there and back', () => {
    expect(codesOf(trace)).toEqual([
      TraceCode.AnchorEntered,
      TraceCode.TilePlaced,
      TraceCode.TilePlaced,
      TraceCode.MoveRecorded,
      TraceCode.Backtracked,
      TraceCode.Backtracked,
      TraceCode.AnchorLeft,
    ]);
    // Gone are the rejection (step 2) and the turn at the separator (steps 7 to 9).
    expect([...steps]).toEqual([1, 3, 4, 5, 6, 10, 11]);
  });

  it('takes everything back', () => {
    expect(new Replay(trace).at(trace.length)).toMatchObject({ path: [], anchor: null, movesFound: 1 });
  });

  it('is empty if no word was found', () => {
    const barren = traceOf(
      [TraceCode.AnchorEntered, 112, 0, 0],
      [TraceCode.TilePlaced, 112, 20, 10],
      [TraceCode.Backtracked, 112, 20, 0],
      [TraceCode.AnchorLeft, 112, 0, 0],
    );
    expect(keepFruitful(barren).trace.length).toBe(0);
  });
});
