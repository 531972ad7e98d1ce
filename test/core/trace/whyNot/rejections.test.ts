import { describe, expect, it } from 'vitest';
import { Replay } from '../../../../src/core/trace/replay';
import { TraceCode } from '../../../../src/core/trace/traceEvent';
import { rejectionsAlong } from '../../../../src/core/trace/whyNot/rejections';
import { AT_WALK, traceOf } from '../../../renderer/view/traces';

const C_OFF_RACK = { cause: 'not-on-rack', letters: [3] };

describe('rejections along the path', () => {
  it('stay with their node while the walk continues', () => {
    const replay = new Replay(AT_WALK);
    // The root refuses C in step 2; T, then A are placed in steps 3 and 4.
    expect(rejectionsAlong(replay, 2)).toEqual([[C_OFF_RACK]]);
    expect(rejectionsAlong(replay, 4)).toEqual([[C_OFF_RACK], [], []]);
    // Step 8 rejects A after the separator.
    expect(rejectionsAlong(replay, 8)).toEqual([[C_OFF_RACK], [], [{ cause: 'no-arc', letters: [1] }]]);
  });

  it('are empty before they occur, and between anchors', () => {
    const replay = new Replay(AT_WALK);
    expect(rejectionsAlong(replay, 1)).toEqual([[]]);
    expect(rejectionsAlong(replay, 0)).toEqual([]);
    expect(rejectionsAlong(replay, AT_WALK.length)).toEqual([]);
  });

  it('count later ones at the current node', () => {
    const late = traceOf(
      [TraceCode.AnchorEntered, 112, 0, 1],
      [TraceCode.TilePlaced, 112, 20, 10],
      [TraceCode.Backtracked, 112, 20, 1],
      [TraceCode.NotOnRack, 111, 0b100, 1],
    );
    expect(rejectionsAlong(new Replay(late), 4)).toEqual([[C_OFF_RACK]]);
  });
});

describe('replay', () => {
  it('reaches the same state by every route', () => {
    const straight = new Replay(AT_WALK);
    const states = Array.from({ length: AT_WALK.length + 1 }, (_, step) => straight.at(step));
    const jumping = new Replay(AT_WALK);
    for (const step of [7, 8, 3, 11, 0, 5, 5, 6, 10, 4, 2, 9, 1])
      expect(jumping.at(step)).toEqual(states[step]);
  });
});
