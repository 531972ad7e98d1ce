import type { Tile } from '../../../core/alphabet/tile';
import { tilesLeft } from '../../../core/alphabet/tileCounts';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { along, positionLabel, tileAt } from '../../../core/board/square';
import { turnStateAfter } from '../../../core/game/turnState';
import { layTiles, leaveOf } from '../../../core/game/turns/placement';
import { type KeyedMessage, message } from '../../../core/message';
import type { Move } from '../../../core/movegen/move';
import type { OtherTurn } from '../../../core/strategy/equity/otherTurns';
import type { AppState } from '../appState';
import type { GameAction } from '../document/openGame';
import { gameToPlayIn } from '../document/playInGame';
import type { SetupAction } from '../editing/reduceSetup';

/** The other player's turn after a candidate, with the known tiles of that rack; of a game, its next turn. */
export function playCandidate(state: AppState, candidate: Move): SetupAction | GameAction {
  const { setup, turn } = state;
  const { name, setup: played } = playMove(setup, candidate);
  const next = { ...played, rack: turn.otherRack };
  const notice = message('candidates.played', {
    ...name.params,
    points: candidate.score,
    next: nextAfter(next, played.rack),
    draw: message('documentPanel.draw'),
  });
  if (gameToPlayIn(state) !== null) return { type: 'game-turn-played', turn: candidate, name, notice };
  return {
    type: 'setup-edited',
    setup: next,
    turn: turnStateAfter(turn, candidate.score, played.rack),
    name,
    notice,
  };
}

/** The next step after a play: to type or draw the next rack, to choose from its plays, or none. */
function nextAfter({ rack, rules, tiles }: Setup, leave: readonly Tile[]): 'rack' | 'list' | 'end' {
  const isDrawable = tilesLeft(rules.distribution, [...tiles, ...rack, ...leave]).length > 0;
  if (rack.length < rules.rackSize && isDrawable) return 'rack';
  return rack.length > 0 ? 'list' : 'end';
}

/** The other player's turn without a play. */
export function passTurn(state: AppState): SetupAction | GameAction {
  const { setup, turn } = state;
  const name = message('steps.pass');
  if (gameToPlayIn(state) !== null)
    return { type: 'game-turn-played', turn: { kind: 'pass' }, name, notice: null };
  return {
    type: 'setup-edited',
    setup: { ...setup, rack: turn.otherRack },
    turn: turnStateAfter(turn, 0, setup.rack),
    name,
  };
}

/** An exchange or a pass as a turn of the open game; null if the position is none of a game. */
export function playOther(state: AppState, { kind, tiles }: OtherTurn): GameAction | null {
  if (gameToPlayIn(state) === null) return null;
  if (kind === 'pass')
    return { type: 'game-turn-played', turn: { kind }, name: message('steps.pass'), notice: null };
  const name = message('steps.exchange', { count: tiles.length });
  return { type: 'game-turn-played', turn: { kind, tiles: Array.from(tiles) }, name, notice: null };
}

/** The setup after a move, with the name of the step: `play QUIZ 8D`. */
export function playMove(setup: Setup, move: Move): { readonly setup: Setup; readonly name: KeyedMessage } {
  const { distribution, layout } = setup.rules;
  const tiles = [...setup.tiles];
  layTiles(tiles, layout.cols, move);
  const glyphs = move.tiles.map((_, nth) =>
    tileGlyph(distribution, tileAt({ ...layout, tiles }, along(move, move.direction, nth))),
  );
  const place = positionLabel(move, move.direction);
  const name = message('steps.playWord', { word: glyphs.join(''), place });
  return { setup: { ...setup, tiles, rack: leaveOf(setup.rack, move) }, name };
}
