import { letterOf } from '../../alphabet/tile';
import { letterGlyph, type TileDistribution } from '../../alphabet/tileDistribution';
import { entryAt } from '../../certain';
import { partOfSeed } from '../../game/seed';
import { type PlacementWords, readPlacement } from '../../game/turns/placementWords';
import { PASS, type PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import { otherPlayer } from '../../notation/gcg/replay/recordedState';
import type { WordScore } from '../../scoring/explanation';
import type { PlayerView } from '../playerView';
import type { WinChances } from '../winTable/winChances';
import { drawLuck } from './drawLuck';
import type { RecordedGame, RecordedTurn } from './recordedGame';
import type { Phony, ReviewedTurn } from './reviewedTurn';
import type { ReviewSettings } from './reviewSettings';
import { type StaticEquity, shareOfWaiting } from './staticEvaluator';
import type { TurnEvaluator, Valuation } from './turnEvaluator';

interface Deps {
  readonly lexicon: Gaddag;
  readonly equity: StaticEquity;
  readonly chances: WinChances;
  /** Strongest first. The last one can evaluate every turn. */
  readonly evaluators: readonly TurnEvaluator[];
  readonly settings: Pick<ReviewSettings, 'luckSamples' | 'seed'>;
}

/** Reviews the turns of one game, in any order: each review depends on its turn alone. */
export class TurnReviewer {
  constructor(
    private readonly game: RecordedGame,
    private readonly deps: Deps,
  ) {}

  review(nth: number): ReviewedTurn {
    const turn = entryAt(this.game.turns, nth);
    const { after: _, kept, position, view, ...told } = turn;
    const { isWithdrawn, played } = told;
    const words = position === null || played?.kind !== 'placement' ? null : readPlacement(position, played);
    const phony = words === null ? null : this.phonyOf(words, turn);
    const judged = phony !== null || isWithdrawn ? PASS : withScore(played, words);
    const valuation = view === null || judged === null ? null : this.value(view, judged);
    return {
      ...told,
      phony,
      valuation,
      luck: view === null || kept === null ? null : this.luckOf(view, kept, nth),
      winShare: this.shareAfter(turn, phony === null ? valuation : null),
    };
  }

  private phonyOf({ score, words }: PlacementWords, { position }: RecordedTurn): Phony | null {
    const { lexicon } = this.deps;
    const isWord = ({ letters }: WordScore) => lexicon.acceptsWord(letters.map(({ tile }) => letterOf(tile)));
    const phonies = words.filter((word) => !isWord(word));
    if (phonies.length === 0 || position === null) return null;
    return { words: phonies.map((word) => spell(word, position.rules.distribution)), score };
  }

  private value(view: PlayerView, played: PlainTurn): Valuation | null {
    for (const evaluator of this.deps.evaluators) {
      const valuation = evaluator({ view, played });
      if (valuation !== undefined) return valuation;
    }
    return null;
  }

  private luckOf(view: PlayerView, kept: NonNullable<RecordedTurn['kept']>, nth: number): number | null {
    const { equity, settings } = this.deps;
    const { luckSamples, seed } = settings;
    return drawLuck(view, kept, equity, { samples: luckSamples, seed: partOfSeed(seed, nth) });
  }

  /** Win % of the first player. Falls back to the spread if the turn has no evaluation. */
  private shareAfter({ after, nth, player }: RecordedTurn, valuation: Valuation | null): number {
    const { result, turns } = this.game;
    if (nth === turns.length - 1 && result !== null) return result;
    const share = valuation?.played.winShare ?? this.shareByPoints(after, player);
    return player === 0 ? share : 1 - share;
  }

  private shareByPoints({ bagCount, held, scores }: RecordedTurn['after'], player: 0 | 1): number {
    const lead = (scores[player] - scores[otherPlayer(player)]) * THOUSANDTHS;
    return shareOfWaiting(lead, bagCount + held[player], this.deps.chances);
  }
}

/** The turn with its score by the rules instead of the recorded one. */
const withScore = (turn: PlainTurn | null, words: PlacementWords | null): PlainTurn | null =>
  turn?.kind === 'placement' && words !== null ? { ...turn, score: words.score } : turn;

const spell = ({ letters }: WordScore, distribution: TileDistribution): string =>
  letters.map(({ tile }) => letterGlyph(distribution, letterOf(tile))).join('');
