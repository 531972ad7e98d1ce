import type { Random } from '../game/random';
import type { PlainTurn, Turn } from '../game/turns/turn';
import type { PlayerView } from './playerView';

/** Whether the time for a turn is up. */
export type Deadline = () => boolean;

export const NO_DEADLINE: Deadline = () => false;

/**
 * Chooses a turn, determined by its arguments alone. When the deadline has passed, an agent that searches
 * step by step returns the best turn found. Keep one agent per game at a time: it owns its working memory.
 */
export type Agent = (view: PlayerView, random: Random, deadline: Deadline) => Turn;

/**
 * An agent that never challenges and whose turns are legal by construction, such as one from `createAgent`.
 */
export type SoundAgent = (view: PlayerView, random: Random, deadline: Deadline) => PlainTurn;
