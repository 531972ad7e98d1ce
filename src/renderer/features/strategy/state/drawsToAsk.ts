import type { Candidate } from '../../../../contract/candidates/candidatesApi';
import type { Setup } from '../../../../core/board/setup';
import type { AppState } from '../../../state/appState';
import { candidatesInQuestion } from '../../../state/candidates/candidatesInQuestion';
import { isLexiconFit } from '../../../state/candidates/engineNeeds';
import { simulatedRow } from '../../simulation/state/simulatedQuestions';
import { samplesOf } from './reduceStrategy';
import { DRAWS } from './strategyState';

/** Request for draws of a candidate, starting with number `from`. */
export interface DrawsRequest {
  readonly [name: string]: unknown;
  readonly lexicon: string;
  readonly setup: Setup;
  readonly generation: number;
  readonly candidate: Candidate;
  readonly from: number;
}

/**
 * The draws to request now: only if they are shown, and not if a simulation provides them, unless reasons are
 * shown, which need draws.
 */
export function drawsToAsk(state: AppState): readonly DrawsRequest[] {
  const { candidates, lexicon, setup } = state;
  if (lexicon.kind !== 'open' || candidates === null || !isLexiconFit(state)) return [];
  const { generation } = candidates;
  const inQuestion = candidatesInQuestion(state);
  const isSimulated = inQuestion.every((candidate) => simulatedRow(state, candidate) !== undefined);
  if (isSimulated && state.drawer !== 'compare') return [];
  return inQuestion.flatMap((candidate) => {
    const samples = samplesOf(state, { generation, rank: candidate.rank });
    const from = samples?.draws.length ?? 0;
    const isDone = from >= DRAWS || (samples?.problem ?? null) !== null;
    return isDone ? [] : [{ lexicon: lexicon.info.id, setup, generation, candidate, from }];
  });
}
