import { tilesLeft } from '../../alphabet/tileCounts';
import type { Position } from '../../board/position';
import { countPlayed, coveredSquares } from '../../game/turns/placement';
import type { PlainTurn } from '../../game/turns/turn';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { Move } from '../../movegen/move';
import type { SampledReply } from '../replies/sampleReplies';
import { type PairedFigure, pairedDeviations, pairedMeans, pairedShares } from './pairedFigures';

/**
 * In what respect a play differs from another one. `leaves` and `denies` are about a word premium that the
 * opponent's replies cover, `opensLine` and `closesLine` about a row or column that they lie in, `setup`
 * about a word premium that the player's own next turn covers, `volatility` about how results are spread.
 */
export const REASON_KINDS = [
  'score',
  'leave',
  'replies',
  'opponentBingo',
  'leaves',
  'denies',
  'opensLine',
  'closesLine',
  'bingo',
  'setup',
  'turnover',
  'volatility',
] as const;

export type ReasonKind = (typeof REASON_KINDS)[number];

/** A difference between a play and another one. */
export interface Reason {
  readonly kind: ReasonKind;
  /** The figure after the play, and after the other one: points, tiles drawn, or a share of the draws. */
  readonly shown: number;
  readonly other: number;
  /** Standard error of the difference over the common draws; null for figures that are exact. */
  readonly error: number | null;
  /** The squares it is about: row × cols + col; empty if it is about none. */
  readonly squares: readonly number[];
}

/** A play, and draws after it: the nth draw has the same tiles for both plays. */
export interface DrawnPlay {
  readonly move: Move;
  readonly draws: readonly SampledReply[];
  /** Value of its leave in thousandths of a point; null if unknown. */
  readonly leave: number | null;
}

/** Fewer draws are no basis for a reason. */
const FEWEST_DRAWS = 100;
/**
 * Standard errors that a difference must exceed: dozens of figures are compared, so that chance alone would
 * often exceed two or three.
 */
const ERRORS = 4;
/** Smaller differences may be real, but are hardly a reason. */
const LEAST_POINTS = 1;
const LEAST_TILES = 2;
const LEAST_SHARE = 0.08;
const LEAST_RATIO = 1.15;
/** Squares or lines of one kind, those with the largest differences. */
const MOST_OF_A_KIND = 2;

/**
 * The reasons for and against a play beside another one, in the order of `REASON_KINDS`. Scores, leaves and
 * tiles drawn are exact. The others compare the same draws after both plays, and are given only if the
 * difference is large and beyond chance.
 */
export function findReasons(position: Position, shown: DrawnPlay, other: DrawnPlay): readonly Reason[] {
  const found = [...exactReasons(position, shown, other), ...drawnReasons(position, shown, other)];
  return found.sort((a, b) => REASON_KINDS.indexOf(a.kind) - REASON_KINDS.indexOf(b.kind));
}

function exactReasons(position: Position, shown: DrawnPlay, other: DrawnPlay): readonly Reason[] {
  const { cols, rack, rules, tiles } = position;
  const unseen = tilesLeft(rules.distribution, [...tiles, ...rack]).length;
  const bag = Math.max(0, unseen - rules.rackSize);
  const tilesDrawn = ({ move }: DrawnPlay) => Math.min(bag, countPlayed(move.tiles));
  const exact = (
    kind: ReasonKind,
    one: number,
    two: number,
    least: number,
    squares: readonly number[] = [],
  ) => (Math.abs(one - two) < least ? [] : [{ kind, shown: one, other: two, error: null, squares }]);
  return [
    ...exact('score', shown.move.score, other.move.score, LEAST_POINTS, coveredSquares(shown.move, cols)),
    ...(shown.leave === null || other.leave === null
      ? []
      : exact('leave', shown.leave / THOUSANDTHS, other.leave / THOUSANDTHS, LEAST_POINTS)),
    ...exact('turnover', tilesDrawn(shown), tilesDrawn(other), LEAST_TILES),
  ];
}

function drawnReasons(position: Position, shown: DrawnPlay, other: DrawnPlay): readonly Reason[] {
  const count = Math.min(shown.draws.length, other.draws.length);
  if (count < FEWEST_DRAWS) return [];
  const ofBoth = <Value>(value: (draw: SampledReply, move: Move) => Value) =>
    [shown, other].map(({ draws, move }) => draws.slice(0, count).map((draw) => value(draw, move))) as [
      Value[],
      Value[],
    ];
  const sharesOf = (keysOf: (draw: SampledReply) => readonly number[]) => pairedShares(...ofBoth(keysOf));
  const isBingo = (turn: PlainTurn | null) =>
    turn?.kind === 'placement' && (position.rules.bingoBonus[countPlayed(turn.tiles)] ?? 0) > 0;
  const figure = (kind: ReasonKind, found: PairedFigure, isLarge: boolean): readonly Reason[] =>
    isLarge && isBeyondChance(found) ? [{ kind, ...found, squares: [] }] : [];
  const share = (kind: ReasonKind, turnOf: (draw: SampledReply) => PlainTurn | null) => {
    const found = pairedMeans(...ofBoth((draw) => Number(isBingo(turnOf(draw)))));
    return figure(kind, found, Math.abs(found.shown - found.other) >= LEAST_SHARE);
  };

  const points = pairedMeans(...ofBoth(({ reply }) => pointsOf(reply)));
  const results = pairedDeviations(
    ...ofBoth(({ next, reply }, move) => move.score - pointsOf(reply) + pointsOf(next)),
  );
  const ratio = Math.max(results.shown, results.other) / Math.min(results.shown, results.other);
  return [
    ...figure('replies', points, Math.abs(points.shown - points.other) >= LEAST_POINTS),
    ...share('opponentBingo', ({ reply }) => reply),
    ...share('bingo', ({ next }) => next),
    ...placeReasons(position, sharesOf),
    ...figure('volatility', results, ratio >= LEAST_RATIO),
  ];
}

type SharesOf = (keysOf: (draw: SampledReply) => readonly number[]) => ReadonlyMap<number, PairedFigure>;

/** Reasons about places of the board. A line with a square that is mentioned is not mentioned as well. */
function placeReasons(position: Position, sharesOf: SharesOf): readonly Reason[] {
  const replied = sharesOf(({ reply }) => premiumsOf(position, reply));
  const lines = sharesOf(({ reply }) => lineOf(position, reply));
  const premiums = [...shareReasons('leaves', replied, 1), ...shareReasons('denies', replied, -1)];
  const mentioned = new Set(premiums.flatMap(({ squares }) => squares));
  const inLines = [...shareReasons('opensLine', lines, 1), ...shareReasons('closesLine', lines, -1)]
    .map((reason) => ({
      ...reason,
      squares: reason.squares.flatMap((line) => squaresOfLine(position, line)),
    }))
    .filter(({ squares }) => !squares.some((square) => mentioned.has(square)));
  const own = sharesOf(({ next }) => premiumsOf(position, next));
  // A square that the opponent covers more often is not set up.
  const setups = shareReasons('setup', own, 1).filter(({ shown, squares }) =>
    squares.every((square) => shown > (replied.get(square)?.shown ?? 0)),
  );
  return [...premiums, ...inLines, ...setups];
}

/**
 * Differences of that sign, largest first; their key stands in `squares`.
 *
 * @param sign 1 if the share is greater after the shown play, otherwise −1
 */
function shareReasons(
  kind: ReasonKind,
  shares: ReadonlyMap<number, PairedFigure>,
  sign: number,
): readonly Reason[] {
  const by = ({ other, shown }: PairedFigure) => sign * (shown - other);
  return [...shares]
    .filter(([, share]) => by(share) >= LEAST_SHARE && isBeyondChance(share))
    .sort(([, one], [, two]) => by(two) - by(one))
    .slice(0, MOST_OF_A_KIND)
    .map(([key, share]) => ({ kind, ...share, squares: [key] }));
}

const isBeyondChance = ({ error, other, shown }: PairedFigure): boolean =>
  Math.abs(shown - other) > ERRORS * error;

/** An exchange, a pass and the end of the game score nothing. */
const pointsOf = (turn: PlainTurn | null): number => (turn?.kind === 'placement' ? turn.score : 0);

const premiumsOf = ({ cols, wordMultipliers }: Position, turn: PlainTurn | null): readonly number[] =>
  turn?.kind === 'placement'
    ? coveredSquares(turn, cols).filter((square) => (wordMultipliers[square] ?? 1) > 1)
    : [];

/** The number of a placement's row, or the number of rows plus that of its column. */
function lineOf({ rows }: Position, turn: PlainTurn | null): readonly number[] {
  if (turn?.kind !== 'placement') return [];
  return [turn.direction === 'across' ? turn.row : rows + turn.col];
}

const squaresOfLine = ({ cols, rows }: Position, line: number): readonly number[] =>
  line < rows
    ? Array.from({ length: cols }, (_, col) => line * cols + col)
    : Array.from({ length: rows }, (_, row) => row * cols + line - rows);
