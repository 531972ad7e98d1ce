import type { Setup } from '../../core/board/setup';
import type { Progress } from '../../core/game/progress';
import type { Turn } from '../../core/game/turns/turn';
import type { PlayerView } from '../../core/strategy/playerView';

/** A game as a player may know it (`PlayerView`), with an unchecked position. */
export interface SeenGame extends Omit<PlayerView, 'position' | 'progress'> {
  /** The board, the rules and the player's own rack. */
  readonly setup: Setup;
  /** The game is in progress. */
  readonly progress: Omit<Progress, 'end'>;
}

export interface ChooseTurnRequest {
  readonly lexicon: string;
  /** See `strategy/agentId`. */
  readonly agent: string;
  /** Seed of this turn, which determines an agent's random choices. */
  readonly seed: string;
  readonly view: SeenGame;
}

export type ChosenTurn = Turn;

export interface JudgeWordsRequest {
  readonly lexicon: string;
  /** As letter codes. */
  readonly words: readonly (readonly number[])[];
}
