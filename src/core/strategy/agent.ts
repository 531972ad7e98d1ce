import type { Random } from '../game/random';
import type { PlainTurn, Turn } from '../game/turns/turn';
import type { PlayerView } from './playerView';

/** Whether the time for a turn is used up. */
export type Deadline = () => boolean;

export const NO_DEADLINE: Deadline = () => false;

/**
 * Chooses a turn. What it chooses follows from what it is given alone; an agent that searches step by
 * step ends with the best turn found when the deadline has passed. Keep one for each game at a time: it
 * owns its working space.
 */
export type Agent = (view: PlayerView, random: Random, deadline: Deadline) => Turn;

/** An agent that never challenges, and whose turns are right by construction: one of `createAgent`. */
export type SoundAgent = (view: PlayerView, random: Random, deadline: Deadline) => PlainTurn;
