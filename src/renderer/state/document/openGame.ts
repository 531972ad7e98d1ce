import type { Rules } from '../../../core/board/rules';
import type { Setup } from '../../../core/board/setup';
import { entryAt } from '../../../core/certain';
import { clamp } from '../../../core/clamp';
import type { PlainTurn } from '../../../core/game/turns/turn';
import type { KeyedMessage, Message } from '../../../core/message';
import type { CorrectedTurn } from '../../../core/notation/gcg/branches/correctTurn';
import { linesFrom } from '../../../core/notation/gcg/branches/editTree';
import type { GameDetails } from '../../../core/notation/gcg/branches/gameDetails';
import {
  branchOf,
  type GcgBranch,
  type GcgTree,
  NO_BRANCHES,
} from '../../../core/notation/gcg/branches/gcgTree';
import { type GcgDocument, isEvent } from '../../../core/notation/gcg/gcgDocument';
import type { GcgPosition } from '../../../core/notation/gcg/replay/gcgPositions';
import type { GameDialog } from '../window/dialogs';
import { type GameLine, gameLineOf, keepSetups, openLine } from './gameLines';

/** A recorded game to step through. Record, positions and problems are those of the line shown. */
export interface OpenGame extends GameLine {
  readonly main: GameLine;
  readonly branches: readonly GcgBranch[];
  /** The branch shown; null for the main line. */
  readonly branch: number | null;
  /** Whether it is still being played, so that its last position is not an end. */
  readonly isOngoing?: boolean;
  /** Index of the position shown, or of the one that the setup was edited from. */
  readonly turn: number;
  /** Why the next play is not a candidate; null if it is one, or not known yet. */
  readonly playNote: Message | null;
}

export type GameAction =
  /** Adds a record to the position and shows the game's first turn. */
  | { readonly type: 'game-opened'; readonly game: OpenGame }
  /** Turns outside the game are clamped. Of the line shown, unless another one is named. */
  | { readonly type: 'game-turn-shown'; readonly turn: number; readonly branch?: number | null }
  | { readonly type: 'game-turn-stepped'; readonly by: number }
  /** A turn from the position: the one that a line has there, or else the first of a new branch. */
  | GameTurnPlayed
  /** Shows the next of the lines that go on from the turn, or the line that the branch leaves. */
  | { readonly type: 'game-branch-changed'; readonly to: 'next' | 'parent' }
  | GameEditAction
  | { readonly type: 'game-play-judged'; readonly turn: number; readonly note: Message | null }
  /** Recomputes the totals from the points of the events. */
  | { readonly type: 'game-totals-repaired' }
  /** Keeps the position. */
  | { readonly type: 'game-closed' };

/** Edits of the tree, each of the line or the turn shown. */
export type GameEditAction =
  | { readonly type: 'game-dialog-opened'; readonly dialog: GameDialog }
  | { readonly type: 'game-branch-promoted' }
  | { readonly type: 'game-branch-deleted' }
  /** An empty name calls it by its first play. */
  | { readonly type: 'game-branch-renamed'; readonly name: string }
  /** An empty text removes the note on the turn. */
  | { readonly type: 'game-note-changed'; readonly text: string }
  | { readonly type: 'game-turn-corrected'; readonly turn: CorrectedTurn }
  /** Players, title and description. Refused with a notice if the names cannot be told apart. */
  | { readonly type: 'game-details-changed'; readonly details: GameDetails };

export interface GameTurnPlayed {
  readonly type: 'game-turn-played';
  readonly turn: PlainTurn;
  readonly name: KeyedMessage;
  readonly notice: Message | null;
}

/** What is shown of a game at first. */
interface Opening extends Partial<Pick<OpenGame, 'branches' | 'branch'>> {
  /** Clamped to the line. */
  readonly turn?: number;
}

export function openGame(record: GcgDocument, rules: Rules, opening: Opening = {}): OpenGame {
  const { branch = null, branches = NO_BRANCHES, turn = 0 } = opening;
  const main = openLine(record, rules);
  return showLine({ ...main, main, branches, branch: null, turn: 0, playNote: null }, branch, turn);
}

/** @param turn clamped to the line */
export function showLine(game: OpenGame, branch: number | null, turn: number): OpenGame {
  const line = gameLineOf(game, branch);
  const shown = branchOf(game, branch) === undefined ? null : branch;
  const near = nearestTurn(line.positions, turn);
  const playNote = near === game.turn && shown === game.branch ? game.playNote : null;
  return { ...game, ...line, branch: shown, turn: near, playNote };
}

/** The turn of another line to go to; null if there is none. */
export function branchChange(game: OpenGame, to: 'next' | 'parent'): LineTurn | null {
  const { turn } = game;
  const tree = treeOf(game);
  if (to === 'parent') {
    const shown = branchOf(game, game.branch);
    return shown === undefined ? null : { branch: shown.parent, turn: Math.min(turn, shown.fork) };
  }
  const lines = linesFrom(tree, game.branch, turn);
  // A branch that begins elsewhere shares this turn with the first of them.
  const now = Math.max(0, lines.indexOf(game.branch));
  const next = lines[(now + 1) % lines.length];
  return next === undefined || lines.length === 1 ? null : { branch: next, turn };
}

export interface LineTurn {
  readonly branch: number | null;
  readonly turn: number;
}

export const treeOf = ({ branches, main }: OpenGame): GcgTree => ({ main: main.record, branches });

/**
 * The game after a change of its tree.
 *
 * @param branch to be shown; null for the main line
 */
export function withTree(game: OpenGame, tree: GcgTree, branch: number | null, turn: number): OpenGame {
  const { rules } = positionShown(game).setup;
  const main = tree.main === game.main.record ? game.main : openLine(tree.main, rules);
  const branches = tree.branches.length === 0 ? NO_BRANCHES : tree.branches;
  const lines = keepSetups({ main, branches }, null, game.main.positions);
  return showLine({ ...game, ...keepSetups(lines, branch, game.positions) }, branch, turn);
}

/** Whether the same was played, whatever is said of it. */
export const hasSameEvents = (one: GcgDocument, other: GcgDocument): boolean =>
  one === other || eventsText(one) === eventsText(other);

const eventsText = ({ lines }: GcgDocument): string =>
  JSON.stringify(lines.filter(isEvent).map(({ line: _, ...event }) => event));

export const nearestTurn = (positions: readonly GcgPosition[], turn: number): number =>
  clamp(turn, 0, positions.length - 1);

/** There is always one: a record without turns has its end. */
export const positionShown = ({ positions, turn }: OpenGame): GcgPosition => entryAt(positions, turn);

/** Whether the setup differs from the one at the game's turn. */
export const isOffGame = (game: OpenGame, setup: Setup): boolean =>
  !hasSameParts(positionShown(game).setup, setup);

/** Whether board, rack and rules are identical objects, even if the setup around them was recreated. */
export const hasSameParts = (one: Setup, other: Setup): boolean =>
  one === other || (one.tiles === other.tiles && one.rack === other.rack && one.rules === other.rules);
