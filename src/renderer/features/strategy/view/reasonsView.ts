import type { Candidate } from '../../../../contract/candidates/candidatesApi';
import type { Position } from '../../../../core/board/position';
import type { Setup } from '../../../../core/board/setup';
import { columnLabel, positionLabel, squareAt } from '../../../../core/board/square';
import { THOUSANDTHS } from '../../../../core/movegen/bestMove/moveWorth';
import { findReasons, type Reason, type ReasonKind } from '../../../../core/strategy/reasons/findReasons';
import type { TextKey } from '../../../../texts/catalogue';
import type { TextParams } from '../../../../texts/messageParts';
import { fixed } from '../../../../texts/numbers';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { playName } from '../../../view/candidates/candidateRow';
import { leaveGlyphs } from '../../../view/candidates/leaveGlyphs';
import { formatGain } from '../../../view/candidates/points';
import { DRAWS, type Samples } from '../state/strategyState';

/** Why the shown candidate is better or worse than another one, in sentences. */
export interface ReasonsView {
  /** The other candidate: `QUIZ 8D`. */
  readonly other: string;
  readonly reasons: readonly ReasonView[];
  /** Progress of the draws, their problem, or that nothing was found; null if there is nothing to add. */
  readonly status: string | null;
}

export interface ReasonView {
  readonly sentence: string;
  /** The figures behind it. */
  readonly figures: string;
  /** Whether it speaks for the shown candidate, against it, or for neither. */
  readonly side: 'for' | 'against' | 'neither';
  /** row × cols + col. */
  readonly squares: readonly number[];
}

export interface DrawnCandidate {
  readonly candidate: Candidate;
  readonly samples: Samples | undefined;
}

/** @param hasLeaves whether the worth of the tiles kept is that of a leave */
export function reasonsViewOf(
  setup: Setup,
  position: Position,
  [shown, other]: readonly [DrawnCandidate, DrawnCandidate],
  hasLeaves: boolean,
): ReasonsView {
  const problem = shown.samples?.problem ?? other.samples?.problem ?? null;
  const drawn = Math.min(...[shown, other].map(({ samples }) => samples?.draws.length ?? 0));
  const isDone = drawn >= DRAWS;
  const drawnPlay = ({ candidate, samples }: DrawnCandidate) => ({
    move: candidate,
    // Reasons from fewer draws would come and go.
    draws: isDone ? (samples?.draws ?? []) : [],
    leave: hasLeaves ? (candidate.worth?.kept ?? null) : null,
  });
  const context = { setup, shown: shown.candidate, other: other.candidate, drawn };
  const reasons = findReasons(position, drawnPlay(shown), drawnPlay(other)).map((reason) =>
    reasonView(reason, context),
  );
  return { other: playName(setup, other.candidate), reasons, status: statusOf() };

  function statusOf(): string | null {
    if (problem !== null) return say(problem);
    if (!isDone) return text('reasons.sampling', { drawn, draws: DRAWS });
    return reasons.length === 0 ? text('reasons.none') : null;
  }
}

interface Context {
  readonly setup: Setup;
  readonly shown: Candidate;
  readonly other: Candidate;
  readonly drawn: number;
}

type Unit = 'points' | 'share' | 'tiles';

interface Wording {
  /** If the figure of the shown candidate is the greater one, and if it is the smaller one. */
  readonly more: TextKey;
  readonly less: TextKey;
  /** What a greater figure means for the player. */
  readonly isMore: 'good' | 'bad' | 'neither';
  readonly unit: Unit;
}

const one = (key: TextKey) => ({ more: key, less: key });

const WORDINGS: Readonly<Record<ReasonKind, Wording>> = {
  score: { more: 'reasons.scoreMore', less: 'reasons.scoreLess', isMore: 'good', unit: 'points' },
  leave: { more: 'reasons.leaveMore', less: 'reasons.leaveLess', isMore: 'good', unit: 'points' },
  replies: { more: 'reasons.repliesMore', less: 'reasons.repliesLess', isMore: 'bad', unit: 'points' },
  opponentBingo: {
    more: 'reasons.opponentBingoMore',
    less: 'reasons.opponentBingoLess',
    isMore: 'bad',
    unit: 'share',
  },
  leaves: { ...one('reasons.leaves'), isMore: 'bad', unit: 'share' },
  denies: { ...one('reasons.denies'), isMore: 'bad', unit: 'share' },
  opensLine: { ...one('reasons.opensLine'), isMore: 'bad', unit: 'share' },
  closesLine: { ...one('reasons.closesLine'), isMore: 'bad', unit: 'share' },
  bingo: { more: 'reasons.bingoMore', less: 'reasons.bingoLess', isMore: 'good', unit: 'share' },
  setup: { ...one('reasons.setup'), isMore: 'good', unit: 'share' },
  turnover: { ...one('reasons.turnover'), isMore: 'neither', unit: 'tiles' },
  volatility: {
    more: 'reasons.volatilityMore',
    less: 'reasons.volatilityLess',
    isMore: 'neither',
    unit: 'points',
  },
};

function reasonView(reason: Reason, context: Context): ReasonView {
  const { less, more, isMore, unit } = WORDINGS[reason.kind];
  const by = reason.shown - reason.other;
  const good = isMore === 'good' ? by > 0 : by < 0;
  return {
    sentence: text(by > 0 ? more : less, sentenceParams(reason, context, unit)),
    figures: figuresOf(reason, context, unit),
    side: isMore === 'neither' ? 'neither' : good ? 'for' : 'against',
    squares: reason.squares,
  };
}

function sentenceParams({ other, shown, squares }: Reason, context: Context, unit: Unit): TextParams {
  const { setup } = context;
  const { cols, wordMultipliers } = setup.rules.layout;
  const [square = 0] = squares;
  return {
    points: fixed(Math.abs(shown - other), unit === 'points' && Number.isInteger(shown - other) ? 0 : 1),
    kept: leaveGlyphs(setup, context.shown) || text('reasons.nothing'),
    otherKept: leaveGlyphs(setup, context.other) || text('reasons.nothing'),
    share: rounded(shown, unit),
    otherShare: rounded(other, unit),
    count: shown,
    otherCount: other,
    place: positionLabel(squareAt(square, cols), 'across'),
    multiplier: `${wordMultipliers[square] ?? 1}×`,
    line: lineName(squares, cols),
  };
}

/** Of a whole row or column. */
function lineName([first = 0, second = 0]: readonly number[], cols: number): string {
  const { col, row } = squareAt(first, cols);
  return second === first + 1
    ? text('reasons.row', { name: String(row + 1) })
    : text('reasons.column', { name: columnLabel(col) });
}

function figuresOf({ error, other, shown }: Reason, context: Context, unit: Unit): string {
  const params = {
    play: playName(context.setup, context.shown),
    other: playName(context.setup, context.other),
    shown: formatFigure(shown, unit),
    otherShown: formatFigure(other, unit),
  };
  if (error === null) return text('reasons.exact', params);
  const difference =
    unit === 'share'
      ? text('heat.percent', { percent: formatGain(THOUSANDTHS * 100 * (shown - other)) })
      : formatGain(THOUSANDTHS * (shown - other));
  const errorShown = formatFigure(error, unit);
  return text('reasons.sampled', { ...params, difference, error: errorShown, count: context.drawn });
}

/** As sentences say it. */
const rounded = (value: number, unit: Unit): string =>
  unit === 'share' ? text('heat.percent', { percent: fixed(100 * value, 0) }) : formatFigure(value, unit);

function formatFigure(value: number, unit: Unit): string {
  if (unit === 'share') return text('heat.percent', { percent: fixed(100 * value, 1) });
  return fixed(value, Number.isInteger(value) ? 0 : 1);
}
