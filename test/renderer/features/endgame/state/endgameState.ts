import type { EndgameStatus } from '../../../../../src/contract/endgame/endgameApi';
import { PASS } from '../../../../../src/core/game/turns/turn';
import type { Move } from '../../../../../src/core/movegen/move';
import type { LineTurn } from '../../../../../src/core/strategy/endgame/lineTurns';
import type { FoundEnding } from '../../../../../src/renderer/features/endgame/state/endgameState';
import { endSubject } from '../../../../../src/renderer/features/endgame/state/endSubject';
import type { Action } from '../../../../../src/renderer/state/action';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { caSetup } from '../../../../core/strategy/endgame/caSetup';
import { codesOf } from '../../../../oracle/oracleLexicon';
import { unwrap } from '../../../../oracle/oraclePositions';
import { LEXICON } from '../../../session/fakeConnection';

export const run = (state: AppState, ...actions: readonly Action[]): AppState =>
  actions.reduce((current, action) => reduce(current, action, 0), state);

/** The drawer of endgames with a small position; `unseen` is on the other rack and in the bag. */
export const onPage = (unseen: string): AppState =>
  run(
    initialState(caSetup(unseen)),
    { type: 'lexicon-opened', info: LEXICON },
    { type: 'drawer-chosen', drawer: 'endgame' },
  );

export const CAT: Move = {
  kind: 'placement',
  row: 0,
  col: 0,
  direction: 'across',
  tiles: [0, 0, ...codesOf('T')],
  score: 5,
};
export const CAT_LINE: readonly LineTurn[] = [{ turn: CAT, points: 5 }];
const passed: LineTurn = { turn: PASS, points: 0 };
/** Six in a row. */
export const PASSES: readonly LineTurn[] = Array<LineTurn>(6).fill(passed);

/** The position with its only candidate. */
export const listed = (state: AppState): AppState =>
  run(state, {
    type: 'generation-finished',
    setup: state.setup,
    summary: {
      generation: 1,
      total: 1,
      hasMore: false,
      durationMs: 1,
      notices: [],
      rankAskedFor: null,
      basis: { kind: 'settlement' },
      rackWorth: null,
      firstPage: { offset: 0, rows: [{ ...CAT, rank: 1 }] },
    },
  });

/** CAT for 5 and twice the 8 points of X; who passes loses T, and the other one X. */
export const SOLVED: EndgameStatus = {
  id: 1,
  phase: 'finished',
  result: {
    value: 21,
    bound: 'exact',
    solved: true,
    line: CAT_LINE,
    rated: [
      { turn: CAT, points: 5, value: 21, bound: 'exact', solved: true, line: CAT_LINE },
      { turn: PASS, points: 0, value: 7, bound: 'at-most', solved: false, line: [] },
    ],
    depth: 1,
    nodes: 12,
  },
  seconds: 0.25,
  problem: null,
};

export function withStatus(state: AppState, status: Partial<FoundEnding>): AppState {
  const subject = unwrap(endSubject(state));
  return run(state, {
    type: 'endgame-found',
    found: { endgame: null, preendgame: null, ...status, subject },
  });
}
