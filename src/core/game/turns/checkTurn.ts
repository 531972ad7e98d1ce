import { BLANK, isBlank, letterOf, NO_TILE, type Tile } from '../../alphabet/tile';
import { countKinds, findExcess } from '../../alphabet/tileCounts';
import type { IsWord } from '../../board/checkTiles';
import type { Position } from '../../board/position';
import type { Rules } from '../../board/rules';
import type { Message } from '../../message';
import type { Move } from '../../movegen/move';
import { rackOnTurn } from '../gameFacts';
import type { GameState } from '../gameState';
import { mayExchange } from '../turnRules';
import { challengedPlay } from './challenge';
import { findPlaceFaults } from './checkPlace';
import { findPhony, readPlacement } from './placementWords';
import type { Turn } from './turn';
import * as problem from './turnProblems';

/** The first reason why a turn is illegal; undefined if it is legal. */
export function checkTurn(state: GameState, turn: Turn, isWord: IsWord): Message | undefined {
  if (turn.kind === 'challenge') return checkChallenge(state);
  if (state.end !== undefined) return problem.gameOver;
  if (turn.kind === 'exchange')
    return checkExchange(state.position.rules, rackOnTurn(state), state.bag.length, turn.tiles);
  if (turn.kind === 'pass') return undefined;
  return checkPlacement(state.position, turn, state.turnRules.challenge === 'void' ? isWord : null);
}

function checkChallenge(state: GameState): Message | undefined {
  if (state.turnRules.challenge === 'void') return problem.noChallenges;
  return challengedPlay(state) === undefined ? problem.nothingToChallenge : undefined;
}

/** The first reason why tiles cannot be exchanged. */
export function checkExchange(
  { distribution, exchangeLimit }: Rules,
  rack: readonly Tile[],
  bagCount: number,
  tiles: readonly Tile[],
): Message | undefined {
  if (!mayExchange(bagCount, exchangeLimit)) return problem.bagTooLow(bagCount, exchangeLimit);
  if (tiles.length === 0) return problem.nothingExchanged;
  const missing = findExcess(tiles, countKinds(rack));
  if (missing !== undefined) return problem.exchangeNotOnRack(missing, distribution);
  return tiles.length > bagCount ? problem.moreThanTheBag(tiles.length, bagCount) : undefined;
}

/**
 * The first reason why a placement from the rack of the position is illegal.
 * @param isWord null if phonies may be played
 */
export function checkPlacement(position: Position, move: Move, isWord: IsWord | null): Message | undefined {
  const { distribution, layout } = position.rules;
  const played = move.tiles.filter((tile) => tile !== NO_TILE);
  const unknown = played.find((tile) => !isPlayable(tile, distribution.letters.length));
  if (unknown !== undefined) return problem.unknownTile(unknown, distribution);
  const [fault] = findPlaceFaults({ layout, tiles: position.tiles }, move);
  if (fault !== undefined) return problem.placeFault(fault, layout, distribution);
  const missing = findExcess(played, countKinds([...position.rack]));
  if (missing !== undefined) return problem.playNotOnRack(missing, distribution);
  const read = readPlacement(position, move);
  if (read.words.length === 0) return problem.oneTileAlone;
  if (read.score !== move.score) return problem.wrongScore(read.score, move.score);
  const phony = isWord === null ? undefined : findPhony(read, isWord);
  return phony === undefined ? undefined : problem.noWord(phony);
}

/** Whether the tile is a letter tile of the set or a designated blank. */
function isPlayable(tile: Tile, letterCount: number): boolean {
  const letter = letterOf(tile);
  return letter >= 1 && letter <= letterCount && tile === (isBlank(tile) ? BLANK | letter : letter);
}
