import { CLASSIC_RULES } from '../../../src/core/board/rules';

export const MISTAKE = {
  id: '3-0a1b2c3d',
  game: 'club.gcg',
  player: 'Ann',
  turn: 3,
  scores: [10, -20],
  bagCount: 80,
  tiles: new Array(225).fill(0),
  rack: [1, 2],
  played: { kind: 'pass' },
  best: { kind: 'placement', row: 7, col: 7, direction: 'across', tiles: [1, 2], score: 8 },
  lost: { points: 8.5, winShare: 0.1 },
  method: 'equity',
};
export const PRACTICE = {
  cards: {
    'mistake/3-0a1b2c3d': {
      dueMs: 2,
      lastMs: 1,
      stability: 0.5,
      difficulty: 5,
      days: 0,
      step: 0,
      reps: 1,
      lapses: 0,
      state: 1,
    },
  },
  rules: [CLASSIC_RULES],
  mistakes: [{ ...MISTAKE, rules: 0 }],
  words: ['CAT'],
};
