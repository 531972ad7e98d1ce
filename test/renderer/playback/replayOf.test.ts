import { describe, expect, it } from 'vitest';
import { Replay } from '../../../src/core/trace/replay';
import { replayOf } from '../../../src/renderer/playback/replayOf';
import { AT_WALK, traceOf } from '../view/traces';

describe('the replay of a trace', () => {
  it('is shared by all callers', () => {
    expect(replayOf(AT_WALK)).toBe(replayOf(AT_WALK));
    expect(replayOf(traceOf())).not.toBe(replayOf(traceOf()));
  });

  it('gives the same state as a new one, whatever was requested before', () => {
    for (const step of [11, 0, 5, 4, 8])
      expect(replayOf(AT_WALK).at(step)).toEqual(new Replay(AT_WALK).at(step));
  });
});
