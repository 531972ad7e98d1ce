import { expect, it } from 'vitest';
import type { JudgedPlay, WhyNotRequest } from '../../../../src/contract/walk/traceApi';
import { fail, ok, type Result } from '../../../../src/core/result';
import { createAsker } from '../../../../src/renderer/session/asker';
import { createStore } from '../../../../src/renderer/session/store';
import { startTrySession } from '../../../../src/renderer/session/trying/trySession';
import { playTry } from '../../../../src/renderer/state/trying/playTry';
import { sentence } from '../../../said';
import { MISTAKEN, placement, stateShowing, tilesOf } from '../../view/midgame';
import { traceOf } from '../../view/traces';
import { connectionOf, LEXICON, settle } from '../fakeConnection';

const NEST: JudgedPlay = {
  place: { row: 12, col: 4, direction: 'across' },
  word: 'NEST',
  headline: sentence('whyNot.candidate', { word: 'NEST', place: '13E', score: 15 }),
  lexiconNote: null,
  causes: [],
  move: placement('NEST', { row: 12, score: 15 }),
  trace: traceOf(),
  rank: 7,
  equity: { own: 21_500, best: 96_000 },
};

function start(answer: Result<JudgedPlay, { code: 'cancelled'; message: string }>) {
  const asked: WhyNotRequest[] = [];
  const { ask } = connectionOf({
    whyNot: async (request) => {
      asked.push(request);
      return answer;
    },
  });
  const shown = stateShowing([MISTAKEN], 250);
  const store = createStore({ ...shown, lexicon: { kind: 'open', info: LEXICON } }, () => 0);
  startTrySession(
    ask,
    store,
    createAsker(store, async () => undefined),
  );
  const type = (text: string) => store.dispatch({ type: 'board-letter-typed', text, isBlank: false });
  store.dispatch({ type: 'square-chosen', square: { row: 12, col: 4 } });
  return { asked, store, type };
}

it('what is tried is judged in the position without it', async () => {
  const { asked, store, type } = start(ok(NEST));
  type('N');
  type('E');
  await settle();
  expect(asked.at(-1)).toEqual({
    purpose: 'try',
    generation: 1,
    wanted: { kind: 'tiles', tiles: tilesOf('NE').map((tile, nth) => ({ row: 12, col: 4 + nth, tile })) },
  });
  const { length } = asked;
  expect(store.state.value.tried?.verdict).toBe(NEST);
  await settle();
  expect(asked).toHaveLength(length);
});

it('a play asked for before the verdict is made with it', async () => {
  const { store, type } = start(ok(NEST));
  const before = store.state.value.setup;
  for (const letter of 'NEST') type(letter);
  store.dispatch(playTry(store.state.value));
  expect(store.state.value.setup).toBe(before);
  await settle();
  expect(store.state.value.tried).toBeNull();
  expect(store.state.value.setup.tiles.slice(184, 188)).toEqual(tilesOf('NEST'));
});

it('a verdict that cannot be given leaves the reason', async () => {
  const { store, type } = start(fail({ code: 'cancelled', message: 'No.' }));
  type('N');
  await settle();
  expect(store.state.value.tried).toMatchObject({ verdict: null, problem: 'No.' });
});
