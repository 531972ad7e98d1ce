import type { Candidate } from '../../../contract/candidates/candidatesApi';
import type { Setup } from '../../../core/board/setup';
import { CLASSIC_TURN_RULES, type TurnRules } from '../../../core/game/turnRules';
import type { AppState } from '../appState';
import { candidateAt } from '../candidates/candidateSet';
import { isLexiconFit } from '../candidates/engineNeeds';
import { isAnalysisShut } from '../play/analysisShut';
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

/** The candidates whose draws are shown, the one that the board shows first. */
export function candidatesInQuestion(state: AppState): readonly Candidate[] {
  const { candidates, pinned, setup, shownRank, strategy } = state;
  if (candidates?.setup !== setup || isAnalysisShut(state)) return [];
  const shown = candidateAt(candidates, shownRank);
  if (shown === undefined) return [];
  const other =
    pinned?.setup === setup && pinned.candidate.rank !== shown.rank ? pinned.candidate : undefined;
  if (other !== undefined) return [shown, other];
  return strategy.heat.isShown ? [shown] : [];
}

/** What is to be asked now: nothing unless it is shown. */
export function drawsToAsk(state: AppState): readonly DrawsWish[] {
  const { candidates, lexicon, setup } = state;
  if (lexicon.kind !== 'open' || candidates === null || !isLexiconFit(state)) return [];
  const { generation } = candidates;
  return candidatesInQuestion(state).flatMap((candidate) => {
    const samples = samplesOf(state, { generation, rank: candidate.rank });
    const from = samples?.draws.length ?? 0;
    const isDone = from >= DRAWS || (samples?.problem ?? null) !== null;
    return isDone ? [] : [{ lexicon: lexicon.info.id, setup, generation, candidate, from }];
  });
}

export const turnRulesOf = ({ play }: Pick<AppState, 'play'>): TurnRules =>
  play?.game.turnRules ?? CLASSIC_TURN_RULES;
