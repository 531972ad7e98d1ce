import type { Candidate } from '../../../contract/candidates/candidatesApi';
import type { Setup } from '../../../core/board/setup';
import type { AppState } from '../appState';
import { isLexiconFit } from '../candidates/engineNeeds';
import { simulatedRow } from '../simulation/simulatedQuestions';
import { candidatesInQuestion } from './candidatesInQuestion';
import { samplesOf } from './reduceStrategy';
import { DRAWS } from './strategyState';

/** Draws that are wanted: of a candidate, from that number on. */
export interface DrawsWish {
  readonly [name: string]: unknown;
  readonly lexicon: string;
  readonly setup: Setup;
  readonly generation: number;
  readonly candidate: Candidate;
  readonly from: number;
}

/** What is to be asked now: nothing unless it is shown, and nothing that a simulation tells. */
export function drawsToAsk(state: AppState): readonly DrawsWish[] {
  const { candidates, lexicon, setup } = state;
  if (lexicon.kind !== 'open' || candidates === null || !isLexiconFit(state)) return [];
  const { generation } = candidates;
  const inQuestion = candidatesInQuestion(state);
  if (inQuestion.every((candidate) => simulatedRow(state, candidate) !== undefined)) return [];
  return inQuestion.flatMap((candidate) => {
    const samples = samplesOf(state, { generation, rank: candidate.rank });
    const from = samples?.draws.length ?? 0;
    const isDone = from >= DRAWS || (samples?.problem ?? null) !== null;
    return isDone ? [] : [{ lexicon: lexicon.info.id, setup, generation, candidate, from }];
  });
}
