import type { ReviewStatus } from '../../../../contract/review/reviewApi';
import type { TileDistribution } from '../../../../core/alphabet/tileDistribution';
import { turnsOnMain } from '../../../../core/notation/gcg/branches/gcgTree';
import { nicksOf, otherLexiconOf } from '../../../../core/notation/gcg/gcgDocument';
import { costOf, type MistakeSize, mistakeSize } from '../../../../core/strategy/review/mistakes';
import type { ReviewedTurn } from '../../../../core/strategy/review/reviewedTurn';
import type { ReviewSettings } from '../../../../core/strategy/review/reviewSettings';
import { largestMistakes, summarise } from '../../../../core/strategy/review/reviewSummary';
import { tilesNotation, turnNotation } from '../../../../core/strategy/review/turnNotation';
import { oneDigit, percent, signed } from '../../../../texts/figures';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { type OpenGame, positionShown } from '../../../state/document/openGame';
import { isOver } from '../../../state/play/playedGame';
import type { ChartView } from '../../../view/window/chartView';
import { openReview, reviewShut, shownTurn } from '../state/openReview';
import type { ReviewTask } from '../state/reviewState';

/** A turn of the table. Unknown texts are empty. */
export interface ReviewRow {
  readonly turn: number;
  readonly number: string;
  readonly player: string;
  readonly played: string;
  readonly best: string;
  /** In points. */
  readonly cost: string;
  /** Whether the displayed loss in points is zero. */
  readonly isFree: boolean;
  /** Loss of win %. */
  readonly shareLost: string;
  readonly size: MistakeSize | 'phony' | 'unjudged';
  /** `?!`, `?`, `??` as in annotations, or `✗` for a phony. */
  readonly sign: string;
  readonly luck: string;
  /** Win % of the first player after it. */
  readonly winShare: string;
  /** The whole row in words. */
  readonly said: string;
  readonly isShown: boolean;
}

/** Summary of a player. */
export interface ReviewedPlayer {
  readonly name: string;
  /** Largest first. */
  readonly mistakes: readonly { readonly size: MistakeSize; readonly sign: string; readonly count: number }[];
  /** Points lost per evaluated turn; empty if there is none. */
  readonly average: string;
  readonly luck: string;
  /** All figures in a sentence. */
  readonly said: string;
}

export interface ReviewView {
  /** Why the game cannot be reviewed; null if it can. */
  readonly shut: string | null;
  /** Whether opening a game would help. */
  readonly isGameMissing: boolean;
  readonly status: string;
  /** 0 to 1 while it is running. */
  readonly progress: number | null;
  readonly tasks: readonly ReviewTask[];
  readonly startTitle: string;
  readonly isBusy: boolean;
  readonly problems: readonly string[];
  readonly rows: readonly ReviewRow[];
  /** Largest first. */
  readonly mistakes: readonly ReviewRow[];
  readonly chart: ChartView | null;
  readonly firstPlayer: string;
  /** Empty until the review is finished. */
  readonly players: readonly ReviewedPlayer[];
  /** Description of the shown turn; null if it has no review, or the position has been edited. */
  readonly now: string | null;
  /** Origin of the review. */
  readonly origin: string | null;
  /** The record's lexicon if it differs from the review's. */
  readonly otherLexicon: string | null;
}

type Reviewed = Pick<AppState, 'game' | 'lexicon' | 'play' | 'review' | 'setup'>;

export function reviewViewOf(state: Reviewed): ReviewView {
  const { game, review } = state;
  const shut = reviewShut(state);
  const status = openReview(state);
  const turns = status?.turns ?? [];
  const nicks = game === null ? (['', ''] as const) : nicksOf(game.main.record);
  const rows = reviewRowsOf(state);
  const byTurn = new Map(rows.map((row) => [row.turn, row]));
  const current = shownTurn(state);
  return {
    shut: shut === null ? null : say(shut),
    isGameMissing: shut !== null && game === null && (state.play === null || isOver(state.play)),
    status: statusText(state),
    progress: status?.phase === 'running' ? progressOf(status) : null,
    tasks: tasksOf(state),
    startTitle: text(turns.length > 0 ? 'reviewPage.goOn' : 'reviewPage.start'),
    isBusy: review.work !== null,
    problems: [review.problem, status?.problem ?? null].flatMap((found) =>
      found === null ? [] : [say(found)],
    ),
    rows,
    mistakes: largestMistakes(turns).flatMap(({ nth }) => byTurn.get(nth) ?? []),
    chart: game === null || turns.length < 2 ? null : chartOf(rows, turns, nicks[0], turnOnMain(game)),
    firstPlayer: nicks[0],
    players:
      status?.phase === 'finished'
        ? ([0, 1] as const).map((player) => playerOf(nicks[player], turns, player))
        : [],
    now: current === null ? null : (byTurn.get(current.nth)?.said ?? null),
    origin: turns.length === 0 ? null : originText(state),
    otherLexicon: otherLexiconText(state),
  };
}

type ReviewedGame = Pick<AppState, 'game' | 'lexicon' | 'play' | 'review'>;

/** The reviewed turns of the open game; empty if it has no review. */
export function reviewRowsOf(state: ReviewedGame): readonly ReviewRow[] {
  const { game } = state;
  const turns = openReview(state)?.turns ?? [];
  if (game === null || turns.length === 0) return [];
  const { distribution } = positionShown(game).setup.rules;
  const nicks = nicksOf(game.main.record);
  return turns.map((turn) => rowOf(turn, { distribution, nicks, turn: turnOnMain(game) }));
}

/** The turn shown, or the one of the main line at which the branch shown leaves it. */
const turnOnMain = ({ branch, branches, turn }: OpenGame): number =>
  Math.min(turn, turnsOnMain({ branches }, branch));

function tasksOf(state: Reviewed): readonly ReviewTask[] {
  if (reviewShut(state) !== null) return [];
  const status = openReview(state);
  if (status?.phase === 'running') return ['stop'];
  if (status === null || status.turns.length === 0) return ['start'];
  if (status.stale.some((reason) => reason !== 'game')) return ['anew'];
  // After an edit of the game, the turns before it still hold.
  const isWhole = status.phase === 'finished' && status.stale.length === 0;
  return isWhole ? ['anew'] : ['start', 'anew'];
}

/** The number of turns is unknown until the game has been read. */
const progressOf = ({ turnCount, turns }: ReviewStatus): number =>
  turnCount === 0 ? 0 : turns.length / turnCount;

function statusText(state: Reviewed): string {
  const status = openReview(state);
  if (status === null) return text('reviewPage.notYet');
  const { phase, stale, turnCount, turns } = status;
  const done = text('reviewPage.done', { phase, done: turns.length, total: turnCount });
  return stale.length === 0
    ? done
    : [done, ...stale.map((reason) => text('reviewPage.stale', { reason }))].join(' ');
}

function originText(state: Reviewed): string | null {
  const origin = openReview(state)?.origin;
  if (origin === undefined) return null;
  const { leaves, lexicon, program, settings, wins } = origin;
  return text('reviewPage.origin', {
    program,
    lexicon: lexicon.name,
    leaves:
      leaves === null ? 'none' : leaves.lexicon === '' ? leaves.id : `${leaves.lexicon}, ${leaves.date}`,
    wins: wins === null ? 'none' : wins.lexicon,
    games: wins?.games ?? 0,
    judged: judgedText(settings),
    samples: settings.luckSamples,
    seed: String(settings.seed),
  });
}

function otherLexiconText({ game, lexicon }: Reviewed): string | null {
  if (game === null || lexicon.kind !== 'open') return null;
  const { name: used } = lexicon.info;
  const named = otherLexiconOf(game.main.record, used);
  return named === null ? null : text('reviewPage.otherLexicon', { named, used });
}

/** The methods of evaluation, strongest last. */
function judgedText({ endgameSeconds, preEndgameSeconds, simulation }: ReviewSettings): string {
  const { plies, samples, seconds } = simulation ?? { plies: 0, samples: 0, seconds: 0 };
  return text('reviewPage.judgedBy', {
    method: simulation === null ? 'equity' : seconds === null ? 'samples' : 'seconds',
    plies: plies === null ? 'end' : String(plies),
    samples: samples ?? 0,
    seconds: String(seconds ?? 0),
    preEndgame: String(preEndgameSeconds),
    endgame: String(endgameSeconds),
  });
}

const SIGNS: Readonly<Record<ReviewRow['size'], string>> = {
  none: '',
  small: '?!',
  medium: '?',
  large: '??',
  phony: '✗',
  unjudged: '–',
};

interface Around {
  readonly distribution: TileDistribution;
  readonly nicks: readonly [string, string];
  /** The shown turn. */
  readonly turn: number;
}

function rowOf(turn: ReviewedTurn, { distribution, nicks, turn: shown }: Around): ReviewRow {
  const { luck, nth, phony, played, player, rack, valuation, winShare } = turn;
  const cost = valuation === null ? null : costOf(valuation);
  const size = valuation === null ? null : mistakeSize(valuation);
  const best = valuation?.best.turn;
  const row = {
    turn: nth,
    number: String(nth + 1),
    player: nicks[player],
    played: played === null ? '' : turnNotation(played, distribution),
    best: best === undefined ? '' : turnNotation(best, distribution),
    cost: cost === null ? '' : oneDigit(cost.points),
    isFree: cost !== null && oneDigit(cost.points) === oneDigit(0),
    shareLost: cost === null ? '' : percent(cost.winShare),
    size: phony !== null ? 'phony' : (size ?? 'unjudged'),
    luck: luck === null ? '' : signed(luck),
    winShare: percent(winShare),
    isShown: nth === shown,
  } as const;
  const rackText = tilesNotation(rack, distribution);
  return {
    ...row,
    sign: SIGNS[row.size],
    said: describeTurn(turn, { ...row, rack: rackText, size: size ?? 'none' }),
  };
}

interface DescribedTurn
  extends Pick<
    ReviewRow,
    'number' | 'player' | 'played' | 'best' | 'cost' | 'isFree' | 'shareLost' | 'luck'
  > {
  readonly rack: string;
  readonly size: MistakeSize;
}

/** The turn in sentences. */
function describeTurn({ isWithdrawn, phony, unjudged, valuation }: ReviewedTurn, row: DescribedTurn): string {
  const { best, cost, isFree, luck, number, played, player, rack, shareLost, size } = row;
  const sentences = [text('reviewPage.turn', { number, player, rack, played: played || '?' })];
  if (phony !== null)
    sentences.push(
      text('reviewPage.phony', {
        words: phony.words.join(', '),
        isWithdrawn: String(isWithdrawn),
        score: phony.score,
      }),
    );
  if (unjudged !== null) sentences.push(text('reviewPage.unjudged', { reason: unjudged }));
  if (valuation !== null)
    sentences.push(
      text('reviewPage.judged', {
        size: isFree && size === 'none' ? 'best' : size,
        best,
        cost,
        share: shareLost,
        method: valuation.method,
        error: percent(valuation.error?.winShare ?? 0),
      }),
    );
  if (luck !== '') sentences.push(text('reviewPage.luck', { luck }));
  return sentences.join(' ');
}

const SIZES = ['large', 'medium', 'small'] as const;

function playerOf(name: string, turns: readonly ReviewedTurn[], player: 0 | 1): ReviewedPlayer {
  const {
    judged,
    luck,
    mistakeIndex,
    mistakes,
    points,
    rating,
    turns: taken,
    winShare,
  } = summarise(turns, player);
  const said = text('reviewPage.player', {
    name,
    index: oneDigit(mistakeIndex),
    rating: String(rating ?? 'none'),
    large: mistakes.large,
    medium: mistakes.medium,
    small: mistakes.small,
    points: oneDigit(points),
    share: percent(winShare),
    luck: signed(luck),
    judged,
    taken,
  });
  return {
    name,
    mistakes: SIZES.map((size) => ({ size, sign: SIGNS[size], count: mistakes[size] })),
    average: judged === 0 ? '' : oneDigit(points / judged),
    luck: signed(luck),
    said,
  };
}

/** Win % of the first player over the turns. */
function chartOf(
  rows: readonly ReviewRow[],
  turns: readonly ReviewedTurn[],
  first: string,
  shown: number,
): ChartView {
  const pointText = (index: number) => {
    const row = rows[index];
    if (row === undefined) return '';
    const { number, played, player, winShare } = row;
    return text('reviewPage.shareAt', { number, player, played: played || '?', first, share: winShare });
  };
  return {
    id: 'review',
    title: text('reviewPage.chartTitle', { first }),
    axes: text('reviewPage.chartAxes'),
    shape: 'line',
    xs: turns.map(({ nth }) => nth + 1),
    lines: [{ mark: '', name: first, style: 0, values: turns.map(({ winShare }) => winShare), band: null }],
    reference: shown < turns.length ? { along: 'x', at: shown + 1 } : { along: 'y', at: 0.5 },
    range: [0, 1],
    unit: 'share',
    summary: pointText(shown < turns.length ? shown : turns.length - 1),
    pointText,
  };
}
