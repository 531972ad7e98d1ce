import type { LeavesReport, TrainingStatus } from '../../../../../src/contract/leaves/leavesApi';
import { LEXICON } from '../../../session/fakeConnection';

export const trainingStatus = (change: Partial<TrainingStatus> = {}): TrainingStatus => ({
  id: 1,
  phase: 'running',
  tiles: 'English',
  board: 'Standard',
  lexicon: { id: LEXICON.id, name: LEXICON.name },
  generations: 3,
  generation: 1,
  boards: 64,
  boardsDone: 8,
  done: 72,
  total: 256,
  secondsLeft: null,
  problem: null,
  ...change,
});

export const LEAVES_REPORT: LeavesReport = {
  isOwn: true,
  hasPrevious: false,
  problem: null,
  table: {
    origin: {
      lexicon: 'Another list',
      board: 'Standard',
      seed: '1',
      generations: '16,32',
      command: '',
      date: '2026-01-31',
    },
    count: 7,
    longest: 2,
    singles: [{ tiles: '?', value: 20, error: 0.5 }],
    found: [
      { tiles: 'ES', value: 11, error: null },
      { tiles: 'QQ', problem: 'No such leave.' },
    ],
    best: [{ tiles: '??', value: 43.75, error: 1 }],
    worst: [{ tiles: 'UU', value: -16.5, error: null }],
  },
};
