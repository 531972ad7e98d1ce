import type { Tile } from '../../../core/alphabet/tile';
import type { GameState } from '../../../core/game/gameState';
import type { Challenge, Exchange, Pass, Turn } from '../../../core/game/turns/turn';
import type { Message } from '../../../core/message';
import type { GcgEntry } from '../../../core/notation/gcg/gcgDocument';
import type { NewGameForm } from './newGameForm';
import type { PlayedGame, Seat, TurnToJudge } from './playedGame';

/** A game ready to start. */
export interface PlayToStart {
  readonly game: GameState;
  readonly seats: readonly [Seat, Seat];
  readonly lexicon: string;
  /** See `PlayedGame`. */
  readonly beginning: readonly GcgEntry[];
  /** Time for all turns of a player; null for no clock. */
  readonly limitMs: number | null;
  /** See `Clock`. */
  readonly hasOvertimePenalty: boolean;
  /** Name of its document until it is saved under another one. */
  readonly name: string;
  /** What it plays on from: a turn of the open record, or the position; null for a new game. */
  readonly from: number | 'position' | null;
}

export type PlayAction =
  /** The game becomes a new document. */
  | { readonly type: 'play-started'; readonly start: PlayToStart }
  /** Shows the form for playing on from the shown turn of the record. */
  | { readonly type: 'play-on-asked' }
  /** The person on turn plays the tried tiles, or takes another turn. */
  | { readonly type: 'turn-submitted'; readonly turn: Exchange | Pass | Challenge | null }
  /** Whether each of the submitted words is in the lexicon. */
  | {
      readonly type: 'turn-judged';
      readonly judging: TurnToJudge;
      readonly areWords: readonly boolean[];
    }
  | { readonly type: 'turn-not-judged'; readonly judging: TurnToJudge; readonly problem: Message }
  /** The turn chosen by an agent for the game at the time of the request. */
  | { readonly type: 'agent-turn-arrived'; readonly game: GameState; readonly turn: Turn }
  | { readonly type: 'agent-failed'; readonly game: GameState; readonly problem: Message }
  /** Retries the agent that failed. */
  | { readonly type: 'agent-asked-again' }
  /** Another agent takes the seat of the one on turn. */
  | { readonly type: 'agent-replaced'; readonly agent: string; readonly name: string }
  | { readonly type: 'cover-lifted' }
  /** The next hint step, or the first. */
  | { readonly type: 'hint-asked' }
  | { readonly type: 'hint-arrived'; readonly game: GameState; readonly turn: Turn }
  /** Leave values are unknown: the hint uses the score only. */
  | { readonly type: 'hint-without-leaves'; readonly game: GameState; readonly reason: Message }
  | { readonly type: 'hint-failed'; readonly game: GameState; readonly problem: Message }
  | { readonly type: 'analysis-opened' }
  | { readonly type: 'play-resigned' }
  /** Stops playing; the record stays. */
  | { readonly type: 'play-left' }
  /** Opens it with these tiles in addition to those chosen before. */
  | { readonly type: 'exchange-opened'; readonly tiles: readonly Tile[] }
  | { readonly type: 'exchange-typed'; readonly text: string }
  | { readonly type: 'exchange-closed' }
  | { readonly type: 'new-game-changed'; readonly change: Partial<NewGameForm> }
  /** The open lexicon becomes that of the game. */
  | { readonly type: 'lexicon-adopted' }
  | WatchWalkAction
  | { readonly type: 'watch-paused'; readonly isPaused: boolean }
  | { readonly type: 'watch-paced'; readonly paceMs: number }
  /** A game from a file, as it was left. */
  | { readonly type: 'play-restored'; readonly play: PlayedGame };

type WatchWalkAction =
  /** Pauses the agents and shows the last turn with the walk that found it, once it is available. */
  { readonly type: 'last-walk-asked' };
