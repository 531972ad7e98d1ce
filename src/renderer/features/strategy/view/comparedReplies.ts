import type { Candidate } from '../../../../contract/candidates/candidatesApi';
import type { Setup } from '../../../../core/board/setup';
import type { SampledReply } from '../../../../core/strategy/replies/sampleReplies';
import { RunningMean } from '../../../../core/strategy/simulation/samples';
import { fixed } from '../../../../texts/numbers';
import { text } from '../../../../texts/text';
import { playMove } from '../../../state/candidates/candidatePlay';
import { playName } from '../../../view/candidates/candidateRow';

/** Comparison of the best replies to two candidates, with the same tiles drawn. */
export interface ComparedReplies {
  readonly pinned: RepliesFacts;
  readonly shown: RepliesFacts;
  /** How many more points replies to the shown one score, averaged over the common draws. */
  readonly difference: Mean;
  /** Number of common draws. */
  readonly drawn: number;
}

export interface RepliesFacts {
  readonly points: Mean;
  /** The most frequent replies, and the one with the highest score: `QUIZ 8D 64, 12 %`. */
  readonly frequent: readonly string[];
  readonly highest: string | null;
}

/** With its standard error; both 0 without draws. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

const FREQUENT = 3;

interface Drawn {
  readonly candidate: Candidate;
  readonly draws: readonly SampledReply[];
}

export function compareReplies(setup: Setup, pinned: Drawn, shown: Drawn): ComparedReplies {
  const drawn = Math.min(pinned.draws.length, shown.draws.length);
  const before = pinned.draws.map(pointsOf);
  const now = shown.draws.slice(0, drawn).map(pointsOf);
  return {
    pinned: factsOf(setup, pinned),
    shown: factsOf(setup, shown),
    difference: meanOf(now.map((points, nth) => points - (before[nth] ?? 0))),
    drawn,
  };
}

/** An exchange, a pass and the end of the game score nothing. */
const pointsOf = ({ reply }: SampledReply): number => (reply?.kind === 'placement' ? reply.score : 0);

export function meanOf(values: readonly number[]): Mean {
  const { error, mean } = RunningMean.of(values).estimate();
  return { mean, error: error ?? 0 };
}

function factsOf(setup: Setup, { candidate, draws }: Drawn): RepliesFacts {
  const after = playMove(setup, candidate).setup;
  const counts = new Map<string, { readonly count: number; readonly points: number }>();
  for (const { reply } of draws) {
    if (reply?.kind !== 'placement') continue;
    const play = `${playName(after, reply)} ${reply.score}`;
    counts.set(play, { count: (counts.get(play)?.count ?? 0) + 1, points: reply.score });
  }
  const frequent = [...counts].sort(
    ([, one], [, other]) => other.count - one.count || other.points - one.points,
  );
  const [highest] = [...counts].sort(([, one], [, other]) => other.points - one.points);
  return {
    points: meanOf(draws.map(pointsOf)),
    frequent: frequent
      .slice(0, FREQUENT)
      .map(([play, { count }]) =>
        text('strategy.frequentReply', { play, percent: fixed((100 * count) / draws.length, 1) }),
      ),
    highest: highest?.[0] ?? null,
  };
}
