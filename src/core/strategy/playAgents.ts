import { entryAt } from '../certain';
import type { GameState } from '../game/gameState';
import { createRandom, type Random } from '../game/random';
import { partOfSeed, type Seed } from '../game/seed';
import { type NewGame, startGame } from '../game/startGame';
import { takeTurn } from '../game/turns/takeTurn';
import type { PlainTurn } from '../game/turns/turn';
import type { Message } from '../message';
import { ok, type Result } from '../result';
import { type Deadline, NO_DEADLINE, type SoundAgent } from './agent';
import { type PlayerView, viewOf } from './playerView';

/** A turn that a game waits for. */
export interface AwaitedTurn {
  readonly player: number;
  readonly view: PlayerView;
  readonly random: Random;
}

/** Games that wait for each turn: `conduct` and `conductLater` play them to their end. */
export type OpenGame<Value, Awaited = AwaitedTurn> = Generator<Awaited, Value, PlainTurn>;

/**
 * A game from here on. Each seat has its own random numbers, derived from the seed of the game, so that they
 * do not depend on the opponent.
 */
export function* openGame(game: GameState): OpenGame<GameState> {
  const randoms = game.racks.map((_, seat) => createRandom(seatSeed(game.seed, seat)));
  let state = game;
  while (state.end === undefined) {
    const { player } = state;
    state = takeTurn(state, yield { player, view: viewOf(state, player), random: entryAt(randoms, player) });
  }
  return state;
}

/** Plays games to their end. */
export function conduct<Value, Awaited>(
  games: OpenGame<Value, Awaited>,
  choose: (awaited: Awaited) => PlainTurn,
): Value {
  let step = games.next();
  while (step.done !== true) step = games.next(choose(step.value));
  return step.value;
}

/** Plays games with players who may take their time, or fail, which ends them. */
export async function conductLater<Value, Awaited>(
  games: OpenGame<Value, Awaited>,
  choose: (awaited: Awaited) => PlainTurn | Promise<Result<PlainTurn, Message>>,
): Promise<Result<Value, Message>> {
  let step = games.next();
  while (step.done !== true) {
    const chosen = choose(step.value);
    const turn = chosen instanceof Promise ? await chosen : ok(chosen);
    if (!turn.ok) return turn;
    step = games.next(turn.value);
  }
  return ok(step.value);
}

/**
 * Plays a complete game, one agent per seat, or returns why it cannot be started. The same seed gives the
 * same game. Turns of sound agents are not validated, which would take as long as finding them;
 * `validateGame` does so independently.
 */
export function playAgents(
  game: Omit<NewGame, 'playerCount'>,
  agents: readonly SoundAgent[],
  deadline: Deadline = NO_DEADLINE,
): Result<GameState, Message> {
  const started = startGame({ ...game, playerCount: agents.length });
  if (!started.ok) return started;
  return ok(
    conduct(openGame(started.value), ({ player, random, view }) =>
      entryAt(agents, player)(view, random, deadline),
    ),
  );
}

/** Parts from 0 up belong to the turns. */
const seatSeed = (seed: Seed, seat: number): Seed => partOfSeed(seed, -1 - seat);
