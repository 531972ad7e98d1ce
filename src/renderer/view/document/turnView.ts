import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import { namesOf } from '../../../core/notation/gcg/gcgDocument';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';

export interface PlayerView {
  readonly name: string;
  readonly score: number;
  readonly isToMove: boolean;
}

export interface TurnView {
  readonly players: readonly [PlayerView, PlayerView];
  /** What is known of the rack of the one who waits; null: nothing. */
  readonly waiting: string | null;
}

/** Both players of the position: those of its game, or two without names. */
export function turnViewOf({ game, setup, turn }: Pick<AppState, 'game' | 'setup' | 'turn'>): TurnView {
  const names = game === null ? [] : namesOf(game.record);
  const player = (index: 0 | 1): PlayerView => ({
    name: names[index] ?? text('documentView.player', { number: index + 1 }),
    score: turn.scores[index],
    isToMove: turn.player === index,
  });
  const rack = turn.otherRack.map((tile) => tileGlyph(setup.rules.distribution, tile)).join('');
  return { players: [player(0), player(1)], waiting: rack === '' ? null : rack };
}
