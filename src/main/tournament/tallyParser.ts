import { z } from 'zod';
import type { MatchTally } from '../../core/strategy/tournament/matchResults';
import type { PairingTally } from '../../core/strategy/tournament/tournamentTally';

const count = z.int().min(0);
const bins = z.record(z.string().regex(/^-?\d{1,6}$/), count);
const outcomes = z.strictObject({ wins: count, losses: count, ties: count });

const side: z.ZodType<MatchTally> = z.strictObject({
  outcomes: z.tuple([outcomes, outcomes]),
  scores: z.int(),
  scoreSquares: count,
  turns: count,
  bingos: count,
  exchanged: count,
  passes: count,
  micros: count,
  margins: z.int(),
  pairs: count,
  pairMargins: z.int(),
  pairMarginSquares: count,
  scoreBins: bins,
});

/** The added up games of one pairing, as a file has them. */
export const tallyParser: z.ZodType<PairingTally> = z.strictObject({
  games: count,
  faults: count,
  sides: z.tuple([side, side]),
  beginner: outcomes,
  pairResults: z.tuple([count, count, count, count, count]),
  marginBins: bins,
});
