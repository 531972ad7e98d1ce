import { NO_TILE, type Tile } from '../alphabet/tile';
import { areSameTiles, countKinds, countOf, fullSet, pointsOf } from '../alphabet/tileCounts';
import { tileGlyph } from '../alphabet/tileDistribution';
import type { IsWord } from '../board/checkTiles';
import { entryAt } from '../certain';
import { turnTo } from '../game/gameFacts';
import type { GameState, PlayedTurn } from '../game/gameState';
import { findPlaceFaults } from '../game/turns/checkPlace';
import { layTiles, without } from '../game/turns/placement';
import { findPhony, readPlacement } from '../game/turns/placementWords';
import { placeFault } from '../game/turns/turnProblems';
import { type Message, message } from '../message';
import type { Move } from '../movegen/move';

/**
 * Everything wrong with a finished game of agents, found from its record alone: phonies, scores that differ
 * from their explanation, lost or surplus tiles, wrong totals, a wrong end. `finals` are the scores including
 * the settlement.
 *
 * @param start the game before its first turn, if it did not start with an empty board
 */
export function validateGame(
  game: GameState,
  finals: readonly number[],
  isWord: IsWord,
  start?: GameState,
): readonly Message[] {
  return new GameAuditor(game, isWord, start).audit(finals);
}

/** Replays the record on a board of its own, independently of `takeTurn`. */
class GameAuditor {
  private readonly faults: Message[] = [];
  private readonly board: Uint8Array;
  private readonly racks: (readonly Tile[])[];
  private readonly totals: number[];
  private bagCount: number;
  private scoreless: number;
  private ending: 'out' | 'scoreless' | 'last-round' | undefined;
  private turnsLeft: number | undefined;

  constructor(
    private readonly game: GameState,
    private readonly isWord: IsWord,
    private readonly start: GameState | undefined,
  ) {
    const { history, position, racks } = game;
    this.board = start?.position.tiles.slice() ?? new Uint8Array(position.tiles.length);
    this.totals = [...(start?.scores ?? racks.map(() => 0))];
    this.scoreless = start?.scorelessTurns ?? 0;
    this.turnsLeft = start?.turnsLeft;
    // A player's first rack is the one before the player's first turn.
    this.racks = racks.map(
      (rack, player) => history.find((played) => played.player === player)?.rack ?? rack,
    );
    const tileCount = [...fullSet(position.rules.distribution).values()].reduce(
      (sum, count) => sum + count,
      0,
    );
    const laid = this.board.filter((tile) => tile !== NO_TILE).length;
    this.bagCount = tileCount - laid - this.racks.reduce((sum, rack) => sum + rack.length, 0);
  }

  audit(finals: readonly number[]): readonly Message[] {
    const { faults, game } = this;
    this.auditFirstRacks();
    for (const [nth, played] of game.history.entries()) {
      this.auditTurn(played, nth);
      this.ending ??= this.endAfter(played);
    }
    if (this.ending === undefined || game.end?.by !== this.ending) faults.push(message('agents.faultEnd'));
    this.auditTiles();
    this.auditTotals(finals);
    return faults;
  }

  private auditFirstRacks(): void {
    const { rackSize } = this.game.position.rules;
    // A position may be set up with any rack.
    if (this.start === undefined && this.bagCount > 0 && this.racks.some(({ length }) => length !== rackSize))
      this.faults.push(message('agents.faultFirstRacks', { rackSize: String(rackSize) }));
  }

  private auditTurn(played: PlayedTurn, nth: number): void {
    const { game, racks } = this;
    const { drawn, player, points, rack, turn } = played;
    const fault = (key: string) => this.faults.push(message(key, { turn: String(nth + 1) }));
    if (this.ending !== undefined) fault('agents.faultAfterEnd');
    if (player !== (nth + (this.start?.player ?? 0)) % racks.length) fault('agents.faultOrder');
    if (!areSameTiles(rack, entryAt(racks, player))) fault('agents.faultRack');
    const given = turn.kind === 'placement' || turn.kind === 'exchange' ? turn.tiles : [];
    const count = given.filter((tile) => tile !== NO_TILE).length;
    const kept = without(rack, given);
    if (kept.length !== rack.length - count) fault('agents.faultNotHeld');
    if (drawn.length !== Math.min(count, this.bagCount)) fault('agents.faultDrawn');
    racks[player] = [...kept, ...drawn];
    const worth = turn.kind === 'placement' ? this.auditMove(turn, rack, nth) : 0;
    if (points !== worth) fault('agents.faultScore');
    this.totals[player] = entryAt(this.totals, player) + worth;
    if (turn.kind === 'challenge') fault('agents.faultChallenge');
    if (turn.kind === 'exchange') {
      if (count === 0 || this.bagCount < Math.max(count, game.position.rules.exchangeLimit))
        fault('agents.faultExchange');
    } else this.bagCount -= drawn.length;
  }

  /** Returns the score of the move and puts its tiles on the board. */
  private auditMove(move: Move, rack: readonly Tile[], nth: number): number {
    const { board, faults, game, isWord } = this;
    const { layout, distribution } = game.position.rules;
    const turn = String(nth + 1);
    const [misplaced] = findPlaceFaults({ layout, tiles: board }, move);
    if (misplaced !== undefined) {
      const problem = placeFault(misplaced, layout, distribution);
      faults.push(message('agents.faultPlace', { turn, problem }));
      return move.score;
    }
    const read = readPlacement(turnTo(game.position, board.slice(), rack), move);
    const phony = findPhony(read, isWord);
    if (phony !== undefined) faults.push(message('agents.faultWord', { turn, word: phony.word }));
    layTiles(board, layout.cols, move);
    return read.score;
  }

  private endAfter({ drawn, player, points, turn }: PlayedTurn): GameAuditor['ending'] {
    const { bagCount, game, racks } = this;
    const { ending, isZeroPlayScoreless, scorelessTurnLimit } = game.turnRules;
    const isScoreless = points === 0 && (turn.kind !== 'placement' || isZeroPlayScoreless);
    this.scoreless = isScoreless ? this.scoreless + 1 : 0;
    if (ending === 'last-round') {
      if (this.turnsLeft !== undefined) this.turnsLeft--;
      else if (bagCount === 0) this.turnsLeft = racks.length;
      if (this.turnsLeft === 0) return 'last-round';
    } else if (turn.kind === 'placement' && drawn.length === 0 && entryAt(racks, player).length === 0)
      return 'out';
    return this.scoreless >= scorelessTurnLimit ? 'scoreless' : undefined;
  }

  private auditTiles(): void {
    const { board, faults, game, racks } = this;
    const { bag, position } = game;
    if (position.tiles.some((tile, square) => tile !== board[square]))
      faults.push(message('agents.faultBoard'));
    if (game.racks.some((rack, player) => !areSameTiles(rack, entryAt(racks, player))))
      faults.push(message('agents.faultLastRacks'));
    const { distribution } = position.rules;
    const all = [...board, ...game.racks.flat(), ...bag];
    const set = fullSet(distribution);
    const found = countKinds(all);
    const odd = [...new Set([...set.keys(), ...found.keys()])].find(
      (tile) => countOf(found, tile) !== countOf(set, tile),
    );
    if (odd === undefined) return;
    faults.push(
      message('agents.faultTiles', {
        expected: String(countOf(set, odd)),
        found: String(countOf(found, odd)),
        tile: tileGlyph(distribution, odd),
      }),
    );
  }

  private auditTotals(finals: readonly number[]): void {
    const { faults, game, totals } = this;
    for (const [player, total] of totals.entries()) {
      const expected = total + this.settled(player);
      const name = { player: String(player + 1) };
      if (game.scores[player] !== total)
        faults.push(message('agents.faultTotal', { ...name, expected: String(total) }));
      if (finals[player] !== expected)
        faults.push(message('agents.faultFinal', { ...name, expected: String(expected) }));
    }
  }

  /** Points that a player gains or loses by the settlement. */
  private settled(player: number): number {
    const { game, racks } = this;
    const { distribution } = game.position.rules;
    const { outSettlement, scorelessSettlement } = game.turnRules;
    const own = pointsOf(entryAt(racks, player), distribution);
    if (this.ending === 'scoreless') return scorelessSettlement === 'own-rack' ? -own : 0;
    if (this.ending !== 'out' || outSettlement === 'none') return 0;
    const left = pointsOf(racks.flat(), distribution);
    // The player who went out holds nothing.
    if (entryAt(racks, player).length === 0) return outSettlement === 'double' ? 2 * left : left;
    return outSettlement === 'transfer' ? -own : 0;
  }
}
