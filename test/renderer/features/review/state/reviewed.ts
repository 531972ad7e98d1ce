import type { ReviewStatus } from '../../../../../src/contract/review/reviewApi';
import { CLASSIC_RULES } from '../../../../../src/core/board/rules';
import { PASS } from '../../../../../src/core/game/turns/turn';
import { parseGcg } from '../../../../../src/core/notation/gcg/parseGcg';
import type { ReviewedTurn } from '../../../../../src/core/strategy/review/reviewedTurn';
import { USUAL_SETTINGS } from '../../../../../src/core/strategy/review/reviewSettings';
import type { Valuation } from '../../../../../src/core/strategy/review/turnEvaluator';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { openGame } from '../../../../../src/renderer/state/document/openGame';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { unwrap } from '../../../../oracle/oraclePositions';
import { LEXICON } from '../../../session/fakeConnection';
import { readMidgame, tilesOf } from '../../../view/midgame';

/** Cat is played, then a phony, ben passes, and ann passes. */
export const RECORD = unwrap(
  parseGcg(
    '#player1 ann Ann\n#player2 ben Ben\n>ann: CATXXQZ 8H CAT +10 10\n>ben: ATTAKKV 9H AT +5 5\n' +
      '>ann: XXQZABC - +0 10\n>ben: TAKKVII - +0 5\n',
  ),
);

/** The game, opened, with its review shown. */
export function openedGame(): AppState {
  const game = openGame(RECORD, CLASSIC_RULES);
  const setup = game.positions[0]?.setup ?? readMidgame();
  let state = initialState(readMidgame());
  state = reduce(state, { type: 'lexicon-opened', info: LEXICON }, 0);
  const saved = { setup, record: RECORD };
  const document = { name: 'a.gcg', path: '/a.gcg', saved, source: {}, lexicon: null, cgp: null };
  state = reduce(state, { type: 'document-opened', setup, document, game }, 0);
  return reduce(state, { type: 'review-shown', isShown: true }, 0);
}

const ACT = {
  kind: 'placement',
  row: 6,
  col: 7,
  direction: 'across',
  tiles: tilesOf('ACT'),
  score: 12,
} as const;
const CAT = { ...ACT, row: 7, tiles: tilesOf('CAT'), score: 10 } as const;

const turn = (nth: number, change: Partial<ReviewedTurn>): ReviewedTurn => ({
  nth,
  line: nth + 3,
  player: nth % 2 === 0 ? 0 : 1,
  rack: tilesOf('CATXXQZ'),
  held: 7,
  bagCount: 80,
  scores: [0, 0],
  played: PASS,
  isWithdrawn: false,
  valuation: null,
  unjudged: null,
  phony: null,
  luck: null,
  winShare: 0.5,
  ...change,
});

/** Valuation of a turn with this loss. */
const lost = (points: number, share: number, change: Partial<Valuation> = {}): Valuation => ({
  method: 'equity',
  best: { turn: ACT, points: 20, winShare: 0.6 },
  played: { turn: PASS, points: 20 - points, winShare: 0.6 - share },
  error: null,
  ...change,
});

export const TURNS: readonly ReviewedTurn[] = [
  turn(0, { played: CAT, valuation: lost(2, 0.02), luck: 3.25, winShare: 0.55 }),
  turn(1, {
    played: { ...CAT, tiles: tilesOf('AT') },
    phony: { words: ['CA', 'AT'], score: 5 },
    winShare: 0.52,
  }),
  turn(2, {
    valuation: lost(9.96, 0.09, { method: 'simulation', error: { points: 2, winShare: 0.012 } }),
    winShare: 0.4,
  }),
  turn(3, { rack: tilesOf('TA'), unjudged: 'partialRack', winShare: 0.41 }),
];

export const statusOf = (change: Partial<ReviewStatus> = {}): ReviewStatus => ({
  game: 'a'.repeat(32),
  origin: {
    program: '0.1.0',
    lexicon: { id: LEXICON.id, name: LEXICON.name },
    leaves: { id: 'b'.repeat(16), lexicon: 'English', date: '2026-11-22' },
    wins: null,
    settings: USUAL_SETTINGS,
  },
  turnCount: TURNS.length,
  turns: TURNS,
  phase: 'finished',
  stale: [],
  problem: null,
  ...change,
});

export const reviewed = (change: Partial<ReviewStatus> = {}): AppState =>
  reduce(openedGame(), { type: 'review-found', record: RECORD, status: statusOf(change) }, 0);
