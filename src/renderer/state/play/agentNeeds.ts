import type { ChooseTurnRequest, SeenGame } from '../../../contract/play/playApi';
import type { GameState } from '../../../core/game/gameState';
import { partOfSeed } from '../../../core/game/seed';
import { type PlayerView, viewOf } from '../../../core/strategy/playerView';
import type { AppState } from '../appState';
import { isOver, seatOnTurn } from './playedGame';

/** A request for a turn of the player on turn. */
export interface TurnQuestion {
  /** The turn of an agent or, for a hint, the best one by equity or else by score. */
  readonly why: 'agent' | 'hint';
  readonly game: GameState;
  readonly agent: string;
  readonly lexicon: string;
}

/** The turn to request now; null if there is none. */
export function turnToAsk({ play }: Pick<AppState, 'play'>): TurnQuestion | null {
  if (play === null || isOver(play)) return null;
  const { game, hint, lexicon, problem, watch } = play;
  const seat = seatOnTurn(play);
  if (seat.kind === 'person')
    return hint === null || hint.turn !== null
      ? null
      : { why: 'hint', game, agent: hint.onlyScore === null ? 'equity' : 'score', lexicon };
  return problem !== null || watch.isPaused ? null : { why: 'agent', game, agent: seat.agent, lexicon };
}

/** The request, which contains only what the player on turn may know. */
export function chooseTurnRequest({ agent, game, lexicon }: TurnQuestion): ChooseTurnRequest {
  const { history, player, seed } = game;
  // Each turn of each seat has its own random numbers.
  const ofTurn = partOfSeed(partOfSeed(seed, -1 - player), history.length);
  return { lexicon, agent, seed: String(ofTurn), view: seenGame(viewOf(game, player)) };
}

function seenGame({ position, progress, ...seen }: PlayerView): SeenGame {
  const { rack, rules, tiles } = position;
  const { scorelessTurns, turnsLeft } = progress;
  return {
    ...seen,
    setup: { rules, tiles: Array.from(tiles), rack: Array.from(rack) },
    progress: { scorelessTurns, turnsLeft },
  };
}
