import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import type { Setup } from '../../../core/board/setup';
import { entryAt } from '../../../core/certain';
import type { GameState } from '../../../core/game/gameState';
import type { Turn } from '../../../core/game/turns/turn';
import type { Message } from '../../../core/message';
import type { GcgEntry } from '../../../core/notation/gcg/replay/gcgOfGame';
import type { Clock } from './clock';

/** Who plays on one side. The name is shown and goes into the record. */
export type Seat =
  | { readonly kind: 'person'; readonly name: string }
  /** By its id (`strategy/agentId`). */
  | { readonly kind: 'agent'; readonly name: string; readonly agent: string };

/** A game that is played in the window, or has been played to its end there. */
export interface PlayedGame {
  readonly game: GameState;
  /** What it began with, before the first turn of its history. */
  readonly start: GameState;
  readonly seats: readonly [Seat, Seat];
  /** Whose words count, by its id. */
  readonly lexicon: string;
  /** What the record begins with: players, rules, and the turns before one that is played on from. */
  readonly beginning: readonly GcgEntry[];
  /** The player whose rack the window shows. */
  readonly viewer: 0 | 1;
  /** Two persons at one window: the rack stays hidden until the one on turn has taken the seat. */
  readonly isCovered: boolean;
  /** A turn of a person whose words are being looked up. */
  readonly judging: TurnToJudge | null;
  /** Why the agent on turn does not play; it is asked again on demand. */
  readonly problem: Message | null;
  readonly hint: Hint | null;
  /** A person has asked to see candidates and the rest of the analysis in this turn. */
  readonly isAnalysisOpen: boolean;
  /** The turns, by their place in the history, in which a person asked for a hint or the analysis. */
  readonly helped: readonly number[];
  readonly clock: Clock | null;
  readonly watch: Watch;
}

export interface TurnToJudge {
  readonly turn: Turn;
  /** By letters. */
  readonly words: readonly (readonly number[])[];
}

/** How agents are watched that play each other. */
export interface Watch {
  readonly isPaused: boolean;
  /** From one turn to the next, at least. */
  readonly paceMs: number;
  /** The turn of the record that is shown with the walk that found it; null: none is. */
  readonly walkTurn: number | null;
}

/** What a person may know of the best play: that there is one, its score, where, the word. */
export const HINT_STEPS = ['any', 'score', 'place', 'word'] as const;

export interface Hint {
  readonly step: (typeof HINT_STEPS)[number];
  /** Why it goes by the score alone; null: what the tiles kept are worth counts, too. */
  readonly onlyScore: Message | null;
  /** Null until it has come. */
  readonly turn: Turn | null;
}

/** The paces to choose from, in milliseconds a turn; 0: as fast as they play. */
export const PACES_MS: readonly number[] = [0, 500, 1000, 2000, 4000];

export const seatOnTurn = ({ game, seats }: PlayedGame): Seat => entryAt(seats, game.player);

/** Whether no person plays. */
export const isWatched = ({ seats }: Pick<PlayedGame, 'seats'>): boolean =>
  seats.every(({ kind }) => kind === 'agent');

export const areTwoPersons = ({ seats }: Pick<PlayedGame, 'seats'>): boolean =>
  seats.every(({ kind }) => kind === 'person');

export const isOver = ({ game }: PlayedGame): boolean => game.end !== undefined;

/** Whether a person may take a turn now. */
export const isPersonOnTurn = (play: PlayedGame): boolean =>
  !isOver(play) && !play.isCovered && seatOnTurn(play).kind === 'person';

/** Whose rack is shown: the person's, or that of whoever is on turn. */
export function viewerOf(seats: PlayedGame['seats'], { player }: GameState): 0 | 1 {
  const persons = seats.filter(({ kind }) => kind === 'person');
  const index = persons.length === 1 ? seats.findIndex(({ kind }) => kind === 'person') : player;
  return index === 0 ? 0 : 1;
}

/** What the viewer holds, tiles laid on the board for trial among them. */
export const viewersRack = ({ game, viewer }: PlayedGame): readonly Tile[] => entryAt(game.racks, viewer);

/**
 * The game as the window shows it.
 * @param arranged the rack as it lay before: what is still held stays in that order
 */
export function setupOf(play: PlayedGame, arranged: readonly Tile[] = []): Setup {
  const { position } = play.game;
  const rack = play.isCovered ? [] : inOrderOf(arranged, viewersRack(play));
  return { rules: position.rules, tiles: Array.from(position.tiles), rack };
}

/** The tiles, those first that `order` has, in that order. */
export function inOrderOf(order: readonly Tile[], tiles: readonly Tile[]): readonly Tile[] {
  const left = [...tiles];
  const kept = order.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...left];
}

/** Whether every tile of the game lies where the game has it. */
export const holdsGame = ({ game: { position } }: PlayedGame, { rules, tiles }: Setup): boolean =>
  rules === position.rules &&
  position.tiles.every((tile, square) => tile === NO_TILE || tile === tiles[square]);
