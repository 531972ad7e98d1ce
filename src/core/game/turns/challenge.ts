import type { IsWord } from '../../board/checkTiles';
import { certain, entryAt } from '../../certain';
import type { Move } from '../../movegen/move';
import { undrawTiles } from '../bag';
import { addPoints, nextPlayer, progressOf, rackOnTurn, turnTo } from '../gameFacts';
import type { GameState, PlayedTurn } from '../gameState';
import { progressAfter } from '../progress';
import { CHALLENGE_BONUS } from '../turnRules';
import { boardBefore } from './boardBefore';
import { findPhony, readPlacement } from './placementWords';
import { CHALLENGE } from './turn';

type PlayedMove = PlayedTurn & { readonly turn: Move };

/** The play that may be challenged: the last turn, if it was a play. */
export function challengedPlay({ history }: GameState): PlayedMove | undefined {
  const last = history.at(-1);
  return last !== undefined && isPlayedMove(last) ? last : undefined;
}

const isPlayedMove = (played: PlayedTurn): played is PlayedMove => played.turn.kind === 'placement';

/** The game after the player on turn has challenged a play. */
export function takeChallenge(state: GameState, play: PlayedMove, isWord: IsWord): GameState {
  const before = certain(boardBefore(state.position, play.turn), 'the last play on the board');
  const phony = findPhony(readPlacement(turnTo(state.position, before, play.rack), play.turn), isWord);
  return phony === undefined ? keepPlay(state, play) : withdrawPlay(state, play, before);
}

/** Returns the tiles to the rack, takes back the points and the turn, and gives the challenger the turn. */
function withdrawPlay(state: GameState, play: PlayedMove, tiles: Uint8Array): GameState {
  const { bag, position, racks, scores, turnRules } = state;
  const bagBefore = undrawTiles(bag, play.player, play.drawn);
  const racksBefore = racks.with(play.player, play.rack);
  const lostTurn = { ...nothingPlayed(state, play.player), bagCount: bagBefore.length };
  const progress = progressAfter(play.before, lostTurn, turnRules);
  return {
    ...state,
    ...(turnRules.challenge === 'triple'
      ? { ...progress, end: { by: 'challenge', player: play.player } }
      : progress),
    bag: bagBefore,
    racks: racksBefore,
    scores: addPoints(scores, play.player, -play.points),
    position: turnTo(position, tiles, entryAt(racksBefore, state.player)),
    history: [...state.history, challengeOf(state, -play.points, 'phony')],
  };
}

/** Keeps the play; the rules determine what the challenge costs. */
function keepPlay(state: GameState, play: PlayedMove): GameState {
  const { history, player, position, racks, scores, turnRules } = state;
  const bonus = CHALLENGE_BONUS[turnRules.challenge];
  const kept = {
    ...state,
    scores: addPoints(scores, play.player, bonus),
    history: [...history, challengeOf(state, bonus, 'good')],
  };
  if (turnRules.challenge === 'triple') return { ...kept, end: { by: 'challenge', player } };
  if (turnRules.challenge !== 'double' || state.end !== undefined) return kept;
  const next = nextPlayer(state);
  return {
    ...kept,
    ...progressAfter(progressOf(state), nothingPlayed(state, player), turnRules),
    player: next,
    position: turnTo(position, position.tiles, entryAt(racks, next)),
  };
}

const nothingPlayed = ({ bag, racks }: GameState, player: number) => ({
  player,
  playerCount: racks.length,
  points: 0,
  playedCount: 0,
  heldCount: entryAt(racks, player).length,
  bagCount: bag.length,
});

const challengeOf = (state: GameState, points: number, verdict: 'phony' | 'good'): PlayedTurn => ({
  player: state.player,
  turn: CHALLENGE,
  rack: rackOnTurn(state),
  drawn: [],
  points,
  verdict,
  before: progressOf(state),
});
