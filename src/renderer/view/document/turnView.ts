import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import { namesOf } from '../../../core/notation/gcg/gcgDocument';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import type { OpenGame } from '../../state/document/openGame';

export interface PlayerView {
  readonly name: string;
  readonly score: number;
  /** False for both players once the game has ended. */
  readonly isToMove: boolean;
}

export interface TurnView {
  readonly players: readonly [PlayerView, PlayerView];
  /** Known tiles of the waiting player's rack; null if none are known. */
  readonly waiting: string | null;
}

/** Whether there is more to say of the players than whose turn it is: a game, a score or the other rack. */
export const arePlayersShown = ({ game, play, turn }: Pick<AppState, 'game' | 'play' | 'turn'>): boolean =>
  game !== null || play !== null || turn.otherRack.length > 0 || turn.scores.some((score) => score !== 0);

/** Both players of the position: those of its game, or two without names. */
export function turnViewOf({
  game,
  play,
  setup,
  turn,
}: Pick<AppState, 'game' | 'play' | 'setup' | 'turn'>): TurnView {
  const isOver = game !== null && isAtEnd(game, play);
  const names = game === null ? [] : namesOf(game.record);
  const player = (index: 0 | 1): PlayerView => ({
    name: names[index] ?? text('documentView.player', { number: index + 1 }),
    score: turn.scores[index],
    isToMove: !isOver && turn.player === index,
  });
  const rack = turn.otherRack.map((tile) => tileGlyph(setup.rules.distribution, tile)).join('');
  return { players: [player(0), player(1)], waiting: rack === '' ? null : rack };
}

/** A record that breaks off without a settlement has a player on turn at its last position. */
function isAtEnd({ positions, record, turn }: OpenGame, play: AppState['play']): boolean {
  if (turn < positions.length - 1) return false;
  return (
    play?.game.end !== undefined ||
    record.lines.some(({ kind }) => kind === 'rack-bonus' || kind === 'rack-penalty')
  );
}
