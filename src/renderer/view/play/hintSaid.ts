import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { areSameTiles } from '../../../core/alphabet/tileCounts';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import { positionLabel } from '../../../core/board/square';
import type { Exchange } from '../../../core/game/turns/turn';
import type { Move } from '../../../core/movegen/move';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { type Hint, isAtPlay, type PlayedGame } from '../../state/play/playedGame';
import { wordOf } from '../../state/play/turnName';
import { triedMove } from '../../state/trying/triedMove';

type Shown = Pick<AppState, 'setup' | 'tried'>;

/** The requested hint about the best turn, and its basis. */
export function hintSaid(play: PlayedGame, shown: Shown): string | null {
  const { hint } = play;
  if (hint === null) return null;
  if (hint.turn === null) return text('play.hintSearching');
  const by = hint.onlyScore === null ? 'equity' : 'score';
  switch (hint.turn.kind) {
    case 'challenge':
      return text('play.hintChallenge');
    case 'pass':
      return text('play.hintPass', { by });
    case 'exchange':
      return exchangeSaid(play, hint, hint.turn, by);
    case 'placement': {
      const said = placementSaid(play, shown, hint, hint.turn);
      const isFirst = hint.step === 'any' && hint.onlyScore !== null;
      return isFirst ? text('play.hintOnlyScore', { hint: said, reason: say(hint.onlyScore) }) : said;
    }
  }
}

function placementSaid(play: PlayedGame, shown: Shown, hint: Hint, best: Move): string {
  const by = hint.onlyScore === null ? 'equity' : 'score';
  const read = isAtPlay(play, shown.setup) ? triedMove(shown) : null;
  const laid = read?.ok ? read.value : null;
  const points = best.score;
  if (laid !== null && isAsGood(laid, best, hint)) return text('play.hintBest', { by, points: laid.score });
  const place = positionLabel(best, best.direction);
  switch (hint.step) {
    case 'any':
      return laid === null ? text('play.hintAny', { by }) : text('play.hintBetter', { by });
    case 'score':
      return text('play.hintScore', { by, points });
    case 'place':
      return text('play.hintPlace', { place, points });
    case 'word':
      return text('play.hintWord', { place, points, word: wordOf(play.game, best) });
  }
}

/** Whether the same tiles are played, so that the leave is the same. */
function isAsGood(laid: Move, best: Move, { onlyScore }: Hint): boolean {
  const hasScore = laid.score >= best.score;
  return onlyScore === null ? hasScore && areSameTiles(tilesOf(laid), tilesOf(best)) : hasScore;
}

const tilesOf = ({ tiles }: Move): readonly Tile[] => tiles.filter((tile) => tile !== NO_TILE);

function exchangeSaid({ game }: PlayedGame, { step }: Hint, { tiles }: Exchange, by: string): string {
  const { distribution } = game.position.rules;
  return text('play.hintExchange', {
    by,
    step,
    count: tiles.length,
    tiles: tiles.map((tile) => tileGlyph(distribution, tile)).join(', '),
  });
}
