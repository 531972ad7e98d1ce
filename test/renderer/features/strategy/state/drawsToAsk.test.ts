import { describe, expect, it } from 'vitest';
import type { SampledReply } from '../../../../../src/core/strategy/replies/sampleReplies';
import { drawsToAsk } from '../../../../../src/renderer/features/strategy/state/drawsToAsk';
import { samplesOf } from '../../../../../src/renderer/features/strategy/state/reduceStrategy';
import { DRAWS } from '../../../../../src/renderer/features/strategy/state/strategyState';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { LEXICON } from '../../../session/fakeConnection';
import { placement, readMidgame, summaryOf } from '../../../view/midgame';

const FIRST = placement('MAKE', { score: 30, rank: 1 });
const SECOND = placement('MAKE', { score: 20, rank: 2 });
const opened = reduce(initialState(readMidgame()), { type: 'lexicon-opened', info: LEXICON }, 0);
const summary = summaryOf([FIRST, SECOND], 2);
const state = reduce(opened, { type: 'generation-finished', setup: opened.setup, summary }, 0);
const hot = reduce(state, { type: 'drawer-chosen', drawer: 'heat' }, 0);

const generation = state.candidates?.generation ?? -1;
const DRAW: SampledReply = { rack: [], reply: null, next: null };

function answered(before: AppState, rank: number, from: number, count: number): AppState {
  const draws = Array<SampledReply>(count).fill(DRAW);
  const answer = { draws, basis: { kind: 'equity' } } as const;
  return reduce(before, { type: 'replies-answered', generation, rank, from, answer }, 0);
}

const requests = (of: AppState) => drawsToAsk(of).map(({ candidate, from }) => [candidate.rank, from]);

describe('draws of replies', () => {
  it('are requested only while they are shown', () => {
    expect(requests(state)).toEqual([]);
    expect(requests(hot)).toEqual([[1, 0]]);
    expect(requests(reduce(hot, { type: 'drawer-toggled', drawer: 'heat' }, 0))).toEqual([]);
  });

  it('continue after the last received one', () => {
    const some = answered(hot, 1, 0, 40);
    expect(requests(some)).toEqual([[1, 40]]);
    // A repeated answer changes nothing.
    expect(answered(some, 1, 0, 40).strategy).toBe(some.strategy);
    expect(requests(answered(some, 1, 40, DRAWS - 40))).toEqual([]);
  });

  it('are requested for both compared candidates', () => {
    const pinned = reduce(state, { type: 'candidate-pinned' }, 0);
    expect(requests(pinned)).toEqual([]);
    const compared = reduce(pinned, { type: 'candidate-stepped', by: 1 }, 0);
    expect(requests(compared)).toEqual([
      [2, 0],
      [1, 0],
    ]);
    expect(requests(answered(compared, 2, 0, DRAWS))).toEqual([[1, 0]]);
  });

  it('are requested for the first other candidate of the list where candidates are compared without a pin', () => {
    const comparing = reduce(state, { type: 'drawer-chosen', drawer: 'compare' }, 0);
    const both = [
      [1, 0],
      [2, 0],
    ];
    expect(requests(comparing)).toEqual(both);
    expect(requests(reduce(comparing, { type: 'candidate-stepped', by: 1 }, 0))).toEqual([...both].reverse());
  });

  it('are not requested again after a refusal', () => {
    const problem = 'No.';
    const refused = reduce(hot, { type: 'replies-refused', generation, rank: 1, problem }, 0);
    expect(requests(refused)).toEqual([]);
    expect(samplesOf(refused, { generation, rank: 1 })).toMatchObject({ draws: [], problem });
  });
});
