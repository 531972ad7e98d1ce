import type { Tile } from '../../alphabet/tile';
import { mixTilesIn } from '../../game/bag';
import { type GameProgress, progressAfter } from '../../game/progress';
import { createRandom } from '../../game/random';
import { partOfSeed } from '../../game/seed';
import { settle } from '../../game/settlement';
import type { PlainTurn } from '../../game/turns/turn';
import type { Gaddag } from '../../lexicon/gaddag';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { LeaveTable } from '../leaves/leaveTable';
import type { WinChances } from '../winTable/winChances';
import type { Deal } from './deal';
import { RolloutBoard, takeOff } from './rolloutBoard';
import type { Situation } from './situation';
import { countTaken, StaticPlayer } from './staticPlayer';

export interface RolloutSettings {
  /** Plies after the candidate; Infinity for the rest of the game. */
  readonly plies: number;
  readonly chances: WinChances;
}

/** @param rack the player's rack before the turn */
export type WatchTurn = (turn: PlainTurn, rack: readonly Tile[], drawn: readonly Tile[]) => void;

const OWN = 0;
const OTHER = 1;

/**
 * Plays candidates out: the candidate, then turns of the highest static equity for both. Nothing is copied
 * between turns; results are valid until the next call.
 */
export class Rollout {
  /** Points gained on the opponent, including leave values, in thousandths. */
  spread = 0;
  /** Win % as a fraction, ties counting half. */
  winShare = 0;
  /** All turns, the candidate first. */
  readonly turns: PlainTurn[] = [];
  private readonly board: RolloutBoard;
  private readonly player: StaticPlayer;
  private readonly racks: readonly [Tile[], Tile[]] = [[], []];
  private readonly leaves: [number, number] = [0, 0];
  private bag: readonly Tile[] = [];
  /** Bounds of the remaining bag. */
  private front = 0;
  private back = 0;
  private points = 0;
  /** Receives every turn of the current game. */
  private watch: WatchTurn | undefined;
  private progress: GameProgress;
  private readonly begun: GameProgress;

  constructor(
    gaddag: Gaddag,
    table: LeaveTable,
    private readonly situation: Situation,
    private readonly settings: RolloutSettings,
  ) {
    const { position, scorelessTurns, turnsLeft } = situation;
    this.board = new RolloutBoard(position);
    this.player = new StaticPlayer(gaddag, table);
    this.begun = { scorelessTurns, turnsLeft, end: undefined };
    this.progress = this.begun;
  }

  /** @param leave value of the candidate's leave, as returned by `leaveOf` */
  play(candidate: PlainTurn, leave: number, deal: Deal, watch?: WatchTurn): void {
    this.watch = watch;
    this.begin(deal);
    this.leaves[OWN] = leave;
    this.take(OWN, candidate, deal);
    let onTurn = OTHER;
    for (let ply = 0; ply < this.settings.plies && this.progress.end === undefined; ply++) {
      this.playBest(onTurn, deal);
      onTurn = 1 - onTurn;
    }
    this.judge(onTurn);
  }

  leaveOf(candidate: PlainTurn): number {
    const { bagCount, position, turnRules } = this.situation;
    return this.player.leaveOf({ bagCount, position, turnRules }, candidate);
  }

  private begin({ bag, opponentRack }: Deal): void {
    const { position } = this.situation;
    this.board.reset();
    fill(this.racks[OWN], position.rack);
    fill(this.racks[OTHER], opponentRack);
    this.leaves.fill(0);
    this.bag = bag;
    this.front = 0;
    this.back = bag.length;
    this.points = 0;
    this.progress = this.begun;
    this.turns.length = 0;
  }

  private playBest(who: number, deal: Deal): void {
    const position = this.board.positionWith(this.racks[who]!);
    const { turnRules } = this.situation;
    const turn = this.player.choose({ bagCount: this.back - this.front, position, turnRules });
    this.leaves[who] = this.player.leave;
    this.take(who, turn, deal);
  }

  private take(who: number, turn: PlainTurn, deal: Deal): void {
    const rack = this.racks[who]!;
    const taken = countTaken(turn);
    const held = this.watch === undefined ? rack : [...rack];
    if (turn.kind !== 'pass') {
      takeOff(rack, turn.tiles);
      this.draw(who, taken);
    }
    this.watch?.(turn, held, rack.slice(held.length - taken));
    const points = turn.kind === 'placement' ? turn.score : 0;
    if (turn.kind === 'placement') this.board.lay(turn);
    else if (turn.kind === 'exchange') this.putBack(turn.tiles, deal);
    this.points += who === OWN ? points : -points;
    this.turns.push(turn);
    const taking = {
      player: who,
      playerCount: 2,
      points,
      playedCount: turn.kind === 'placement' ? taken : 0,
      heldCount: rack.length,
      bagCount: this.back - this.front,
    };
    this.progress = progressAfter(this.progress, taking, this.situation.turnRules);
  }

  private draw(who: number, count: number): void {
    const rack = this.racks[who]!;
    for (let nth = 0; nth < count && this.front < this.back; nth++)
      rack.push(who === OWN ? this.bag[this.front++]! : this.bag[--this.back]!);
  }

  /** As in a game, the new tiles are drawn before the old ones are returned. */
  private putBack(tiles: readonly Tile[], { seed }: Deal): void {
    const random = createRandom(partOfSeed(seed, this.turns.length));
    this.bag = mixTilesIn(this.bag.slice(this.front, this.back), tiles, random);
    this.front = 0;
    this.back = this.bag.length;
  }

  private judge(onTurn: number): void {
    const { leaves, progress, racks } = this;
    const { lead, position, turnRules } = this.situation;
    let gained = this.points;
    if (progress.end !== undefined) {
      for (const { player, points } of settle(progress.end, racks, position.rules.distribution, turnRules))
        gained += player === OWN ? points : -points;
      this.spread = gained * THOUSANDTHS;
      this.winShare = shareOfEnd(lead + gained);
      return;
    }
    this.spread = gained * THOUSANDTHS + leaves[OWN] - leaves[OTHER];
    const ahead = lead * THOUSANDTHS + this.spread;
    const unseen = this.back - this.front + racks[1 - onTurn]!.length;
    const { chances } = this.settings;
    this.winShare = onTurn === OWN ? chances.winShare(unseen, ahead) : 1 - chances.winShare(unseen, -ahead);
  }
}

const shareOfEnd = (lead: number): number => (lead > 0 ? 1 : lead < 0 ? 0 : 0.5);

function fill(rack: Tile[], tiles: ArrayLike<Tile>): void {
  rack.length = 0;
  for (let i = 0; i < tiles.length; i++) rack.push(tiles[i]!);
}
