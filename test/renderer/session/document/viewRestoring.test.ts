import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../../src/contract/candidates/candidatesApi';
import { createViewRestoring } from '../../../../src/renderer/session/document/viewRestoring';
import { createStore } from '../../../../src/renderer/session/store';
import { initialState } from '../../../../src/renderer/state/appState';
import type { CameraPose } from '../../../../src/renderer/view/board/cameraPose';
import { said, sentence } from '../../../said';
import { NO_EQUITY } from '../../noEquity';
import { readMidgame } from '../../view/midgame';
import { LEXICON, settle } from '../fakeConnection';

const POSE: CameraPose = { isFramed: false, azimuthRad: 0.1, polarRad: 0.5, distance: 30, target: [1, 0, 2] };

/** E on 8H and then S on 8H, worth 2 and 1 points. */
const CANDIDATES: readonly Candidate[] = [
  { kind: 'placement', rank: 1, row: 7, col: 7, direction: 'across', tiles: [5, 19], score: 4 },
  { kind: 'placement', rank: 2, row: 7, col: 7, direction: 'down', tiles: [19, 5], score: 3 },
];

function start() {
  const store = createStore(initialState(readMidgame()), () => 0);
  const poses: CameraPose[] = [];
  const restore = createViewRestoring(store, (pose) => poses.push(pose));
  store.dispatch({ type: 'lexicon-opened', info: LEXICON });
  const generate = async () => {
    store.dispatch({
      type: 'generation-finished',
      setup: store.state.peek().setup,
      summary: {
        generation: 1,
        total: CANDIDATES.length,
        hasMore: false,
        durationMs: 1,
        notices: [],
        rankAskedFor: null,
        ...NO_EQUITY,
        firstPage: { offset: 0, rows: CANDIDATES },
      },
    });
    await settle();
  };
  return { store, poses, restore, generate };
}

const shown = (candidate: unknown, walk: unknown = null) => ({
  view: { camera: null, candidate, walk },
  lexicon: null,
});

describe('the view of an opened document', () => {
  it('is restored: the camera at once, the candidate as soon as there are any', async () => {
    const { generate, poses, restore, store } = start();
    restore({ view: { camera: POSE, candidate: { rank: 2, move: 'H8 SE 3' } }, lexicon: null });
    expect(poses).toEqual([POSE]);
    expect(store.state.value.shownRank).toBe(0);
    await generate();
    expect(store.state.value).toMatchObject({ shownRank: 2, notice: null });
  });

  it('opens the walk at its part of the search', async () => {
    const { generate, restore, store } = start();
    const scope = { kind: 'candidate', rank: 2 };
    restore(shown({ rank: 2, move: 'H8 SE 3' }, { scope, algorithm: 'gaddag', step: 5 }));
    await generate();
    expect(store.state.value.walk?.subject).toEqual({ kind: 'search', scope, algorithm: 'gaddag' });
  });

  it('reports a candidate that differs here, and opens no walk to it', async () => {
    const { generate, restore, store } = start();
    const walk = { scope: { kind: 'candidate', rank: 2 }, algorithm: 'gaddag', step: 5 };
    restore(shown({ rank: 2, move: '8D QUIZ 64' }, walk));
    await generate();
    expect(said(store.state.value.notice)).toBe(
      sentence('documentSession.otherCandidate', { move: '8D QUIZ 64', rank: '2' }),
    );
    expect(store.state.value).toMatchObject({ shownRank: 1, walk: null });
  });

  it('reports another lexicon, once it has candidates', async () => {
    const { generate, restore, store } = start();
    restore({ view: null, lexicon: { name: 'CSW', hash: 'c'.repeat(64) } });
    expect(store.state.value.notice).toBeNull();
    await generate();
    expect(said(store.state.value.notice)).toBe(
      sentence('documentSession.otherLexicon', { named: 'CSW', inUse: 'English' }),
    );
  });

  it('waits for the lexicon with the letters of the document', async () => {
    const { generate, restore, store } = start();
    const respelled = { ...LEXICON, id: 'd'.repeat(64) };
    restore({
      view: { candidate: { rank: 2, move: 'H8 SE 3' } },
      lexicon: { name: 'English', hash: respelled.id },
    });
    store.dispatch({ type: 'lexicon-opened', info: respelled });
    await generate();
    expect(store.state.value).toMatchObject({ shownRank: 2, notice: null });
  });

  it('is abandoned once the position is another one', async () => {
    const { generate, restore, store } = start();
    restore(shown({ rank: 2, move: 'H8 SE 3' }));
    store.dispatch({ type: 'rack-tile-taken-back' });
    await generate();
    expect(store.state.value.shownRank).toBe(1);
  });
});
