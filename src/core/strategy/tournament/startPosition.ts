import type { Tile } from '../../alphabet/tile';
import { checkSetup } from '../../board/position';
import type { Rules } from '../../board/rules';
import { entryAt } from '../../certain';
import type { GameState } from '../../game/gameState';
import type { Seed } from '../../game/seed';
import { resumeGame } from '../../game/startGame';
import type { TurnRules } from '../../game/turnRules';
import type { PlainTurn } from '../../game/turns/turn';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { dealOf } from '../simulation/deal';
import { findTurnFault, type Situation, situationOf } from '../simulation/situation';

/** A position in the middle of a game that all games of a tournament start from. */
export interface StartPosition {
  /** The board, row-major. */
  readonly tiles: readonly Tile[];
  /** The rack of the player on turn. */
  readonly rack: readonly Tile[];
  /** Tiles that the opponent is known to hold; the others are dealt anew for each game. */
  readonly opponentRack: readonly Tile[];
  /** The player on turn first. */
  readonly scores: readonly [number, number];
  readonly scorelessTurns: number;
  /** The turns that are compared: each is the first turn of as many games. */
  readonly firstTurns: readonly PlainTurn[];
}

export const MAX_FIRST_TURNS = 20;

export interface StartPlan {
  readonly rules: Rules;
  readonly turnRules: TurnRules;
  readonly start: StartPosition;
}

/** A checked position, ready to be dealt. */
export interface OpenStart {
  /** The game with the unseen tiles dealt arbitrarily; player 0 is on turn. */
  readonly root: GameState;
  readonly situation: Situation;
  readonly firstTurns: readonly PlainTurn[];
}

/** The position, or why no game can start from it with these turns. Words are not validated. */
export function openStart({ rules, start, turnRules }: StartPlan): Result<OpenStart, Message> {
  const { firstTurns, opponentRack, rack, scorelessTurns, scores, tiles } = start;
  if (firstTurns.length < 1 || firstTurns.length > MAX_FIRST_TURNS)
    return fail(
      message('tournament.firstTurnCount', { count: firstTurns.length, most: String(MAX_FIRST_TURNS) }),
    );
  const checked = checkSetup({ rules, tiles, rack });
  if (!checked.ok) return fail(entryAt(checked.error, 0).message);
  const found = situationOf(checked.value.position, turnRules, { scorelessTurns, known: opponentRack });
  if (!found.ok) return found;
  const situation = found.value;
  if (rack.length === 0 || situation.opponentCount === 0) return fail(message('tournament.startOver'));
  const deal = dealOf(situation, 0, 0);
  const racks = [rack, deal.opponentRack];
  const root = resumeGame({
    rules,
    turnRules,
    seed: 0,
    tiles,
    racks,
    bag: deal.bag,
    scores,
    player: 0,
    scorelessTurns,
  });
  if (!root.ok) return root;
  for (const [index, turn] of firstTurns.entries()) {
    const problem = findTurnFault(situation, turn);
    if (problem !== undefined)
      return fail(message('tournament.firstTurnIllegal', { number: String(index + 1), problem }));
  }
  return ok({ root: root.value, situation, firstTurns });
}

/** The nth game before its first turn: the same deal for every first turn. */
export function dealtGame({ root, situation }: OpenStart, seed: Seed, nth: number): GameState {
  const { bag, opponentRack, seed: own } = dealOf(situation, seed, nth);
  return { ...root, seed: own, bag, racks: [entryAt(root.racks, 0), opponentRack] };
}
