import { entryAt } from '../../certain';
import type { GameState } from '../../game/gameState';
import type { PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import { type Deal, withDeal } from './deals';
import { EndgameJudge } from './endgameJudge';
import { ModelGame } from './modelGame';
import type { Outcome } from './outcome';
import type { PlayerModel } from './playerModel';
import type { Preendgame } from './preendgame';
import { LAST_STAGE, RESULT_STAGE, STAGES } from './stages';
import { TurnLister, type Turns } from './turnLister';

/** A turn to examine for some deals of the unseen tiles. */
export interface PreendgameJob {
  readonly turn: PlainTurn;
  readonly model: PlayerModel;
  readonly stage: number;
  readonly deals: readonly Deal[];
  /** Time limit. */
  readonly milliseconds: number;
}

/** Returns milliseconds from an arbitrary origin. */
export type Clock = () => number;

/** Runs the jobs of one pre-endgame one after the other. */
export class JobRunner {
  private readonly judge: EndgameJudge;
  private readonly lister: TurnLister;
  private readonly games = new Map<string, ModelGame>();
  private deadline = Number.POSITIVE_INFINITY;

  /** @param tableBytes memory for the tables of large endgames, a power of two; undefined for the default */
  constructor(
    private readonly preendgame: Preendgame,
    gaddag: Gaddag,
    private readonly now: Clock,
    tableBytes?: number,
  ) {
    this.judge = new EndgameJudge(gaddag, this.isStopped, tableBytes);
    this.lister = new TurnLister(gaddag);
  }

  /** The outcome of each deal; undefined if it was not determined. */
  run({ deals, milliseconds, model, stage, turn }: PreendgameJob): readonly (Outcome | undefined)[] {
    this.deadline = this.now() + milliseconds;
    const game = this.gameFor(model, stage);
    const { root } = this.preendgame;
    return deals.map((deal) => game.valueAfter(withDeal(root, 0, deal), turn));
  }

  private readonly isStopped = (): boolean => this.now() > this.deadline;

  /** The game for a model and stage, which remembers decisions across jobs. */
  private gameFor(model: PlayerModel, stage: number): ModelGame {
    const key = `${model} ${stage}`;
    const game = this.games.get(key) ?? this.createGame(model, stage);
    this.games.set(key, game);
    return game;
  }

  private createGame(model: PlayerModel, stage: number): ModelGame {
    const { answers, plies } = entryAt(STAGES, stage);
    const isLast = stage >= RESULT_STAGE;
    const judgeResult = (state: GameState) => this.judge.judgeResult(state);
    return new ModelGame({
      model,
      known: this.preendgame.known,
      listTurns: (state) => this.listTurns(state, answers, isLast),
      judge: stage === RESULT_STAGE ? judgeResult : (state) => this.judgeAt(state, plies),
      // If not last, the opponent answers by the model, or greedily, and the rest is greedy play.
      horizon: isLast ? Number.POSITIVE_INFINITY : answers === 0 ? 1 : 2,
      mostDeals: isLast ? undefined : 2 * answers,
      isStopped: this.isStopped,
      exact: stage === RESULT_STAGE ? this.gameFor(model, LAST_STAGE) : undefined,
    });
  }

  private listTurns(state: GameState, most: number, isLast: boolean): Turns {
    const { areAll, turns } = this.lister.list(state, most);
    return { turns, areAll: areAll || !isLast };
  }

  private judgeAt(state: GameState, plies: number | undefined): number | undefined {
    return plies === 0 || state.bag.length > 0 ? this.judge.playOut(state) : this.judge.judge(state, plies);
  }
}
