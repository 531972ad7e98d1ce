import type { ListedTurn, RackWorth } from '../../../../contract/candidates/candidatesApi';
import { letterOf, NO_TILE, type Tile } from '../../../../core/alphabet/tile';
import { tileGlyph } from '../../../../core/alphabet/tileDistribution';
import type { Position } from '../../../../core/board/position';
import type { Setup } from '../../../../core/board/setup';
import { along, positionLabel, squareIndex } from '../../../../core/board/square';
import { THOUSANDTHS } from '../../../../core/movegen/bestMove/moveWorth';
import type { Move } from '../../../../core/movegen/move';
import { openedSquares } from '../../../../core/strategy/equity/openedSquares';
import { text } from '../../../../texts/text';
import type { CandidateSet } from '../../../state/candidates/candidateSet';
import { basisText } from '../../../view/candidates/basisText';
import { equityOf } from '../../../view/candidates/equityOf';
import { tilesKept } from '../../../view/candidates/leaveGlyphs';
import { formatGain, formatPoints } from '../../../view/candidates/points';
import { type KeptView, keptView } from './keptView';

/** Breakdown of the equity of a row of the list. */
export interface EquityView {
  /** `Exchange AIU`; null for a placement, which has a caption of its own. */
  readonly title: string | null;
  readonly equity: string;
  /** How it was obtained. */
  readonly basis: string;
  readonly parts: readonly EquityPart[];
  readonly kept: KeptView | null;
  readonly opened: readonly OpenedView[];
  /** Definition of an opened square. */
  readonly openedRule: string;
}

/** A term of the sum, and the squares that it comes from: row × cols + col. */
export interface EquityPart {
  readonly title: string;
  readonly points: string;
  readonly squares: readonly number[];
}

export interface OpenedView {
  /** `8A`. */
  readonly place: string;
  /** `3×`. */
  readonly multiplier: string;
  readonly tiles: number;
  readonly square: number;
}

export function equityViewOf(position: Position, turn: ListedTurn, set: CandidateSet): EquityView {
  const { basis, rackWorth, setup } = set;
  const { rackSize } = setup.rules;
  const reach = Math.max(1, rackSize - 2);
  const isPlay = turn.kind === 'placement';
  const equity = equityOf(turn);
  return {
    title: isPlay ? null : otherTitle(setup, turn.tiles),
    equity: equity === null ? unjudged(turn) : formatPoints(equity),
    basis: basisText(basis, setup),
    parts: isPlay ? partsOf(setup, turn, basis.kind === 'settlement') : [],
    kept: rackWorth === null ? null : keptOf(setup, turn, rackWorth),
    opened: isPlay ? openedViews(position, turn, reach) : [],
    openedRule: text('strategy.openedRule', { reach: String(reach) }),
  };
}

/** Without leave values the equity is the score, which a pass does not have. */
const unjudged = (turn: ListedTurn): string =>
  turn.kind === 'placement' ? formatPoints(THOUSANDTHS * turn.score) : '–';

const otherTitle = ({ rules }: Setup, tiles: readonly Tile[]): string =>
  tiles.length === 0
    ? text('strategy.pass')
    : text('strategy.exchangeRow', {
        tiles: tiles.map((tile) => tileGlyph(rules.distribution, tile)).join(''),
      });

function partsOf(
  setup: Setup,
  move: Extract<ListedTurn, { kind: 'placement' }>,
  isSettled: boolean,
): readonly EquityPart[] {
  const { score, worth } = move;
  const squares = squaresPlayed(setup, move);
  const parts = [{ title: text('strategy.score'), points: formatPoints(THOUSANDTHS * score), squares }];
  if (worth === undefined) return parts;
  const isOut = tilesKept(setup, move).length === 0;
  const settled = text(isOut ? 'strategy.goesOut' : 'strategy.staysIn');
  const title = isSettled ? settled : text('strategy.keptTiles');
  parts.push({ title, points: formatGain(worth.kept), squares: [] });
  if (worth.placed !== 0) {
    const vowels = squaresPlayed(setup, move, (tile) => isVowel(setup, tile));
    parts.push({ title: text('strategy.openingVowels'), points: formatGain(worth.placed), squares: vowels });
  }
  return parts;
}

const isVowel = ({ rules }: Setup, tile: Tile): boolean =>
  rules.distribution.letters[letterOf(tile) - 1]?.isVowel === true;

const squaresPlayed = ({ rules }: Setup, move: Move, counts = (_: Tile) => true): readonly number[] =>
  move.tiles.flatMap((tile, nth) =>
    tile !== NO_TILE && counts(tile)
      ? [squareIndex(along(move, move.direction, nth), rules.layout.cols)]
      : [],
  );

function openedViews(position: Position, move: Move, reach: number): readonly OpenedView[] {
  const { cols } = position;
  return openedSquares(position, move, reach).map(({ square, tiles, wordMultiplier }) => ({
    place: positionLabel({ row: Math.floor(square / cols), col: square % cols }, 'across'),
    multiplier: `${wordMultiplier}×`,
    tiles,
    square,
  }));
}

function keptOf(setup: Setup, turn: ListedTurn, rackWorth: RackWorth): KeptView | null {
  const kept = tilesKept(setup, turn);
  const whole = turn.kind === 'placement' ? turn.worth?.kept : turn.worth;
  return kept.length === 0 || whole === undefined || whole === null
    ? null
    : keptView(setup, kept, whole, rackWorth);
}
