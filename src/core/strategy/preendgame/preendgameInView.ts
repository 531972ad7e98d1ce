import { entryAt } from '../../certain';
import type { PlayerView } from '../playerView';
import { openPreendgame, type Preendgame } from './preendgame';

/**
 * The pre-endgame that a player sees, and that player's lead; undefined if the search does not cover it, as
 * with more than two players or another number of tiles in the bag.
 */
export function preendgameInView(
  view: PlayerView,
): { readonly preendgame: Preendgame; readonly lead: number } | undefined {
  const { bagCount, player, position, progress, scores, turnRules } = view;
  const { scorelessTurns, turnsLeft } = progress;
  if (scores.length !== 2 || bagCount === 0 || turnsLeft !== undefined) return undefined;
  const [own, other] = [entryAt(scores, player), entryAt(scores, 1 - player)];
  const opened = openPreendgame({ position, turnRules, scores: [own, other], scorelessTurns, known: [] });
  if (!opened.ok || opened.value.bagCount !== bagCount) return undefined;
  return { preendgame: opened.value, lead: own - other };
}
