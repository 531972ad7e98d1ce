import type { ChooseTurnRequest, SeenGame } from '../../../contract/play/playApi';
import { partOfSeed } from '../../../core/game/seed';
import { type PlayerView, viewOf } from '../../../core/strategy/playerView';
import type { AppState } from '../appState';
import { isOver, type PlayedGame, seatOnTurn } from './playedGame';

/** What is asked about the player on turn: the turn of an agent, or for a hint the best play by score. */
export type TurnQuestion = 'agent' | 'hint';

/** The game whose next turn is to be chosen, and why; null while there is nothing to ask. */
export function turnToAsk({
  play,
}: AppState): { readonly play: PlayedGame; readonly why: TurnQuestion } | null {
  if (play === null || isOver(play)) return null;
  if (seatOnTurn(play).kind === 'agent')
    return play.problem === null && !play.watch.isPaused ? { play, why: 'agent' } : null;
  return play.hint !== null && play.hint.turn === null ? { play, why: 'hint' } : null;
}

/** The request, which tells what the player on turn may know and no more. */
export function chooseTurnRequest(play: PlayedGame, why: TurnQuestion): Omit<ChooseTurnRequest, 'lexicon'> {
  const { game } = play;
  const { history, player, seed } = game;
  const seat = seatOnTurn(play);
  return {
    agent: why === 'agent' && seat.kind === 'agent' ? seat.agent : HINT_AGENT,
    // Each turn of each seat has random numbers of its own.
    seed: String(partOfSeed(partOfSeed(seed, -1 - player), history.length)),
    view: seenGame(viewOf(game, player)),
  };
}

const HINT_AGENT = 'score';

function seenGame({ position, progress, ...seen }: PlayerView): SeenGame {
  const { rack, rules, tiles } = position;
  const { scorelessTurns, turnsLeft } = progress;
  return {
    ...seen,
    setup: { rules, tiles: Array.from(tiles), rack: Array.from(rack) },
    progress: { scorelessTurns, turnsLeft },
  };
}
