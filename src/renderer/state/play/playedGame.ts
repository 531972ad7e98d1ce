import type { Tile } from '../../../core/alphabet/tile';
import { areSameTiles } from '../../../core/alphabet/tileCounts';
import type { Setup } from '../../../core/board/setup';
import { entryAt } from '../../../core/certain';
import type { GameState } from '../../../core/game/gameState';
import type { Turn } from '../../../core/game/turns/turn';
import type { Message } from '../../../core/message';
import type { GcgEntry } from '../../../core/notation/gcg/gcgDocument';
import type { Clock } from './clock';

/** A player. The name is shown and recorded. */
export type Seat =
  | { readonly kind: 'person'; readonly name: string }
  /** By its id (`strategy/agentId`). */
  | { readonly kind: 'agent'; readonly name: string; readonly agent: string };

/** A game that is or was played in the window. */
export interface PlayedGame {
  readonly game: GameState;
  /** The game before the first turn of its history. */
  readonly start: GameState;
  readonly seats: readonly [Seat, Seat];
  /** Id of the lexicon that decides which words are valid. */
  readonly lexicon: string;
  /** The beginning of the record: players, rules, and the turns before a resumption. */
  readonly beginning: readonly GcgEntry[];
  /** The player whose rack the window shows. */
  readonly viewer: 0 | 1;
  /** Two people at one window: the rack stays hidden until the player on turn has taken the seat. */
  readonly isCovered: boolean;
  /** A person's turn whose words are being validated. */
  readonly judging: TurnToJudge | null;
  /** Why the agent on turn does not play; it can be retried. */
  readonly problem: Message | null;
  readonly hint: Hint | null;
  /** Whether the person has opened the analysis of this turn. */
  readonly isAnalysisOpen: boolean;
  /** Indexes in the history of turns for which a person used a hint or the analysis. */
  readonly helped: readonly number[];
  readonly clock: Clock | null;
  readonly watch: Watch;
}

export interface TurnToJudge {
  readonly turn: Turn;
  /** As letter codes. */
  readonly words: readonly (readonly number[])[];
}

/** Settings for watching agents play each other. */
export interface Watch {
  readonly isPaused: boolean;
  /** Minimum time between turns. */
  readonly paceMs: number;
  /** The turn of the record that is shown with the walk that found it; null if there is none. */
  readonly walkTurn: number | null;
}

/** Hint steps about the best play: that there is one, its score, its place, its word. */
export const HINT_STEPS = ['any', 'score', 'place', 'word'] as const;

export interface Hint {
  readonly step: (typeof HINT_STEPS)[number];
  /** Why it uses the score only; null if it includes leave values. */
  readonly onlyScore: Message | null;
  /** Null until it has arrived. */
  readonly turn: Turn | null;
}

/** The choices of pace, in milliseconds per turn; 0 for as fast as possible. */
export const PACES_MS: readonly number[] = [0, 500, 1000, 2000, 4000];

export const seatOnTurn = ({ game, seats }: PlayedGame): Seat => entryAt(seats, game.player);

/** Whether all players are agents. */
export const isWatched = ({ seats }: Pick<PlayedGame, 'seats'>): boolean =>
  seats.every(({ kind }) => kind === 'agent');

export const areTwoPersons = ({ seats }: Pick<PlayedGame, 'seats'>): boolean =>
  seats.every(({ kind }) => kind === 'person');

export const isOver = ({ game }: PlayedGame): boolean => game.end !== undefined;

/** Whether a person may take a turn now. */
export const isPersonOnTurn = (play: PlayedGame): boolean =>
  !isOver(play) && !play.isCovered && seatOnTurn(play).kind === 'person';

/** The player whose rack is shown: the only person, or the player on turn. */
export function viewerOf(seats: PlayedGame['seats'], { player }: GameState): 0 | 1 {
  const persons = seats.filter(({ kind }) => kind === 'person');
  const index = persons.length === 1 ? seats.findIndex(({ kind }) => kind === 'person') : player;
  return index === 0 ? 0 : 1;
}

/** The viewer's tiles, including those tried on the board. */
export const viewersRack = ({ game, viewer }: PlayedGame): readonly Tile[] => entryAt(game.racks, viewer);

/**
 * The game as the window shows it.
 *
 * @param arranged the previous rack, whose order is kept
 */
export function setupOf(play: PlayedGame, arranged: readonly Tile[] = []): Setup {
  const { position } = play.game;
  const rack = play.isCovered ? [] : inOrderOf(arranged, viewersRack(play));
  return { rules: position.rules, tiles: Array.from(position.tiles), rack };
}

/** The tiles, beginning with those of `order` in that order. */
export function inOrderOf(order: readonly Tile[], tiles: readonly Tile[]): readonly Tile[] {
  const left = [...tiles];
  const kept = order.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...left];
}

/** Whether the setup is the current moment of the game, however its rack is arranged. */
export function isAtPlay(play: PlayedGame, { rack, rules, tiles }: Setup): boolean {
  const { position } = play.game;
  if (rules !== position.rules || position.tiles.some((tile, square) => tile !== tiles[square])) return false;
  return areSameTiles(rack, play.isCovered ? [] : viewersRack(play));
}
