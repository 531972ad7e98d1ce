import { describe, expect, it } from 'vitest';
import { initialState } from '../../../../src/renderer/state/appState';
import { setupToGenerate } from '../../../../src/renderer/state/candidates/engineNeeds';
import { reduce } from '../../../../src/renderer/state/reduce';
import { candidatesStatus, emptyListText, messagesOf } from '../../../../src/renderer/view/window/statusView';
import { sentence } from '../../../said';
import { LEXICON } from '../../session/fakeConnection';
import { MISTAKEN, readMidgame, stateShowing, summaryOf } from '../../view/midgame';

const open = { kind: 'open', info: LEXICON } as const;
const setup = readMidgame();
const searching = { ...initialState(setup), lexicon: open };

describe('Escape', () => {
  it('stops a long search first, and then has its usual effect', () => {
    const long = reduce(searching, { type: 'generation-long', setup }, 0);
    const stopped = reduce({ ...long, notice: 'Something.' }, { type: 'escaped' }, 0);
    expect(setupToGenerate(stopped)).toBeNull();
    expect(emptyListText(stopped)).toBe(sentence('searches.movesStopped'));
    expect(messagesOf(stopped)).toEqual([
      {
        severity: 'notice',
        text: sentence('windowView.searchAgain'),
      },
    ]);
    expect(stopped.notice).toBe('Something.');
    expect(reduce(stopped, { type: 'escaped' }, 0).notice).toBeNull();
  });

  it('ignores a search that has just started, or another position', () => {
    expect(setupToGenerate(reduce(searching, { type: 'escaped' }, 0))).toBe(setup);
    const other = reduce(searching, { type: 'generation-long', setup: { ...setup } }, 0);
    expect(setupToGenerate(reduce(other, { type: 'escaped' }, 0))).toBe(setup);
  });
});

describe('a stopped search', () => {
  const long = reduce(searching, { type: 'generation-long', setup }, 0);
  const stopped = reduce(long, { type: 'generation-stopped' }, 0);

  it('is repeated on request, and for another position', () => {
    expect(setupToGenerate(reduce(stopped, { type: 'generation-retried' }, 0))).toBe(setup);
    expect(setupToGenerate(reduce(stopped, { type: 'rack-tile-taken-back' }, 0))).not.toBeNull();
  });
});

describe('a list of the best of more candidates', () => {
  it('is labelled as such above the list and in a sentence', () => {
    const summary = { ...summaryOf([MISTAKEN], 5_000_000), hasMore: true, durationMs: 4321 };
    const state = { ...stateShowing([]), lexicon: open };
    const listed = reduce(state, { type: 'generation-finished', setup: state.setup, summary }, 0);
    expect(candidatesStatus(listed)).toBe('over 5,000,000 moves in 4321 ms');
    expect(messagesOf(listed).map(({ text }) => text)).toEqual([
      sentence('windowView.keptMoves', { kept: 5000000 }),
    ]);
  });
});
