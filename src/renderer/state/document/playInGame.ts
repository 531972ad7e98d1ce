import type { Tile } from '../../../core/alphabet/tile';
import { areSameTiles } from '../../../core/alphabet/tileCounts';
import type { Setup } from '../../../core/board/setup';
import { without } from '../../../core/game/turns/placement';
import { isSameTurn } from '../../../core/game/turns/sameTurn';
import type { PlainTurn } from '../../../core/game/turns/turn';
import { message, sentences } from '../../../core/message';
import { addTurn, continueMain, linesFrom, setOpenRack } from '../../../core/notation/gcg/branches/editTree';
import { MAX_BRANCHES } from '../../../core/notation/gcg/branches/gcgTree';
import type { GcgEntry, GcgEventLine, PlayerIndex } from '../../../core/notation/gcg/gcgDocument';
import { MAX_EVENTS } from '../../../core/notation/gcg/parseGcg';
import { resolveTiles, textOfTile } from '../../../core/notation/gcg/replay/gameTiles';
import type { GcgPosition } from '../../../core/notation/gcg/replay/gcgPositions';
import { replayGcg } from '../../../core/notation/gcg/replay/replayGcg';
import { resolvePlay } from '../../../core/notation/gcg/replay/resolvePlay';
import type { AppState } from '../appState';
import { reduceSetup } from '../editing/reduceSetup';
import { isOver } from '../play/playedGame';
import { gameLineOf } from './gameLines';
import { type GameTurnPlayed, type OpenGame, positionShown, showLine, treeOf, withTree } from './openGame';

/** The open game if a turn from the position belongs to it: its board is that of the turn shown. */
export function gameToPlayIn({
  game,
  play,
  setup,
}: Pick<AppState, 'game' | 'play' | 'setup'>): OpenGame | null {
  if (game === null || (play !== null && !isOver(play))) return null;
  const shown = positionShown(game).setup;
  return shown.tiles === setup.tiles && shown.rules === setup.rules ? game : null;
}

/** Plays on in the line that has the turn already, at the end of the line shown, or in a new branch. */
export function playInGame(state: AppState, { notice, turn }: GameTurnPlayed): AppState {
  const game = gameToPlayIn(state);
  if (game === null) return state;
  const there = lineWith(game, turn);
  const next = there === undefined ? withTurn(state, game, turn) : showLine(game, there, game.turn + 1);
  if (next === null) return { ...state, notice: message('document.noMoreBranches', { most: MAX_BRANCHES }) };
  const { setup } = positionShown(next);
  const isNew = next.branches.length > game.branches.length;
  const said = sentences(notice, isNew ? message('document.branchBegun') : null);
  return { ...reduceSetup(state, said === '' ? { setup } : { setup, notice: said }), game: next };
}

/** The game with the rack that was typed or drawn at the end of the line shown, which is left. */
export function withTypedRack(state: AppState, game: OpenGame): OpenGame {
  const { player, setup } = positionShown(game);
  const { rack, rules } = state.setup;
  const isAtEnd = game.turn === game.positions.length - 1;
  if (!isAtEnd || gameToPlayIn(state) !== game || areSameTiles(rack, setup.rack)) return game;
  // At the end of a finished game nobody holds a rack to play from.
  if (game.branch === null && replayGcg(game.main.record, rules).end.end !== undefined) return game;
  const texts = rack.map((tile) => textOfTile(tile, rules.distribution));
  return withTree(game, setOpenRack(treeOf(game), game.branch, player, texts), game.branch, game.turn);
}

/** The line that goes on with the same turn; undefined if there is none. */
function lineWith(game: OpenGame, turn: PlainTurn): number | null | undefined {
  return linesFrom(treeOf(game), game.branch, game.turn).find((line) => {
    const { setup, turn: event } = gameLineOf(game, line).positions[game.turn] ?? positionShown(game);
    const played = event === undefined ? null : turnOf(event, setup);
    return played !== null && isSameTurn(played, turn);
  });
}

/** Null if it cannot be told. */
function turnOf(event: GcgEventLine, { rules, tiles }: Setup): PlainTurn | null {
  if (event.kind === 'pass') return { kind: 'pass' };
  if (event.kind === 'placement') {
    const { direction, square } = event.at;
    return {
      kind: 'placement',
      ...square,
      direction,
      tiles: resolvePlay(event, tiles, rules).tiles,
      score: event.score,
    };
  }
  if (event.kind !== 'exchange' || typeof event.exchanged === 'number') return null;
  return { kind: 'exchange', tiles: resolveTiles(event.exchanged, rules.distribution).tiles };
}

/** Null if the game has as many branches or turns as there may be. */
function withTurn({ play, setup }: AppState, game: OpenGame, turn: PlainTurn): OpenGame | null {
  const tree = treeOf(game);
  const entries = entriesOf(positionShown(game), setup, turn);
  const after = game.turn + 1;
  if (after > MAX_EVENTS) return null;
  // The turns of a game that was played here are those that were played.
  if (game.branch === null && game.turn === game.positions.length - 1 && play === null)
    return withTree(game, continueMain(tree, entries), null, after);
  const { line, tree: grown } = addTurn(tree, { line: game.branch, turn: game.turn }, entries);
  return grown.branches.length > MAX_BRANCHES ? null : withTree(game, grown, line, after);
}

/** The turn as a line of a record, and what is then known of both racks. */
function entriesOf(
  { player, racks, scores }: GcgPosition,
  { rack, rules }: Setup,
  turn: PlainTurn,
): GcgEntry[] {
  const texts = (tiles: readonly Tile[]) => tiles.map((tile) => textOfTile(tile, rules.distribution));
  const total = scores[player] + (turn.kind === 'placement' ? turn.score : 0);
  const of = { player, total, trailing: '', rack: texts(rack) };
  const other: PlayerIndex = player === 0 ? 1 : 0;
  const kept: GcgEntry[] = (
    [
      [player, keptOf(rack, turn)],
      [other, racks[other]],
    ] as const
  ).flatMap(([each, held]) =>
    held.length === 0 ? [] : [{ kind: 'rack' as const, player: each, rack: texts(held) }],
  );
  if (turn.kind === 'pass') return [{ kind: 'pass', ...of }, ...kept];
  if (turn.kind === 'exchange') return [{ kind: 'exchange', ...of, exchanged: texts(turn.tiles) }, ...kept];
  const at = { square: { row: turn.row, col: turn.col }, direction: turn.direction };
  return [{ kind: 'placement', ...of, at, word: texts(turn.tiles), score: turn.score }, ...kept];
}

const keptOf = (rack: readonly Tile[], turn: PlainTurn): readonly Tile[] =>
  turn.kind === 'pass' ? rack : without(rack, turn.tiles);
