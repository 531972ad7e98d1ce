import type { Tile } from '../../../core/alphabet/tile';
import type { GameState } from '../../../core/game/gameState';
import type { Challenge, Exchange, Pass, Turn } from '../../../core/game/turns/turn';
import type { Message } from '../../../core/message';
import type { GcgEntry } from '../../../core/notation/gcg/replay/gcgOfGame';
import type { NewGameForm } from './newGameForm';
import type { PlayedGame, Seat, TurnToJudge } from './playedGame';
import type { WatchWalkAction } from './watchWalkAction';

/** A game ready to begin. */
export interface PlayToStart {
  readonly game: GameState;
  readonly seats: readonly [Seat, Seat];
  readonly lexicon: string;
  /** See `PlayedGame`. */
  readonly beginning: readonly GcgEntry[];
  /** Time for all turns of a player; null: no clock. */
  readonly limitMs: number | null;
  /** Of its document, until that is saved under another one. */
  readonly name: string;
}

export type PlayAction =
  /** It becomes the document, a new one. */
  | { readonly type: 'play-started'; readonly start: PlayToStart }
  /** The person on turn plays the tiles laid on the board, or does something else instead. */
  | { readonly type: 'turn-submitted'; readonly turn: Exchange | Pass | Challenge | null }
  /** Which of the words asked about are in the lexicon, in their order. */
  | {
      readonly type: 'turn-judged';
      readonly judging: TurnToJudge;
      readonly areWords: readonly boolean[];
    }
  | { readonly type: 'turn-not-judged'; readonly judging: TurnToJudge; readonly problem: Message }
  /** What an agent has chosen, in the game as it stood when it was asked. */
  | { readonly type: 'agent-turn-arrived'; readonly game: GameState; readonly turn: Turn }
  | { readonly type: 'agent-failed'; readonly game: GameState; readonly problem: Message }
  /** The agent that has failed is asked again. */
  | { readonly type: 'agent-asked-again' }
  /** Tiles laid for trial go back to the rack. */
  | { readonly type: 'tiles-recalled' }
  | { readonly type: 'cover-lifted' }
  /** One step more, or the first. */
  | { readonly type: 'hint-asked' }
  | { readonly type: 'hint-arrived'; readonly game: GameState; readonly turn: Turn }
  /** What the tiles kept are worth is not known: it goes by the score alone. */
  | { readonly type: 'hint-without-leaves'; readonly game: GameState; readonly reason: Message }
  | { readonly type: 'hint-failed'; readonly game: GameState; readonly problem: Message }
  | { readonly type: 'analysis-opened' }
  | { readonly type: 'play-resigned' }
  /** The game is played no further; its record stays. */
  | { readonly type: 'play-left' }
  /** With these tiles, and those chosen before. */
  | { readonly type: 'exchange-opened'; readonly tiles: readonly Tile[] }
  | { readonly type: 'exchange-typed'; readonly text: string }
  | { readonly type: 'exchange-closed' }
  | { readonly type: 'new-game-changed'; readonly change: Partial<NewGameForm> }
  /** The lexicon that is open counts from now on. */
  | { readonly type: 'lexicon-adopted' }
  | WatchWalkAction
  | { readonly type: 'watch-paused'; readonly isPaused: boolean }
  | { readonly type: 'watch-paced'; readonly paceMs: number }
  /** A game from a file, as it was left. */
  | { readonly type: 'play-restored'; readonly play: PlayedGame };
