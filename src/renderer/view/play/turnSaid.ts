import type { Tile } from '../../../core/alphabet/tile';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import { positionLabel } from '../../../core/board/square';
import { entryAt } from '../../../core/certain';
import type { PlayedTurn } from '../../../core/game/gameState';
import { minutesOfPenalty } from '../../../core/game/overtime';
import {
  finalScores,
  type SettlementEntry,
  settlementOf,
  type TimePenalty,
  timePenaltiesOf,
} from '../../../core/game/settlement';
import { text } from '../../../texts/text';
import { areTwoPersons, isWatched, type PlayedGame } from '../../state/play/playedGame';
import { wordOf } from '../../state/play/turnName';

/** The players, the state of the game, and the viewer. */
type TablePlay = Pick<PlayedGame, 'game' | 'seats' | 'viewer'>;

/** `you` if there is only one person at the window; everybody else is named. */
const whoIs = (play: TablePlay, player: number): { readonly who: string; readonly name: string } => ({
  who: player === play.viewer && !areTwoPersons(play) && !isWatched(play) ? 'you' : 'other',
  name: entryAt(play.seats, player).name,
});

const tilesText = ({ game }: PlayedGame, tiles: readonly Tile[]): string =>
  tiles.map((tile) => tileGlyph(game.position.rules.distribution, tile)).join(', ');

/** The last turn in a sentence: `Score agent plays QUIZ at 8D for 48 points.` */
export function lastTurnSaid(play: TablePlay): string | null {
  const { history } = play.game;
  const last = history.at(-1);
  return last === undefined ? null : turnSaid(play, last, history.at(-2));
}

function turnSaid(play: TablePlay, played: PlayedTurn, before: PlayedTurn | undefined): string {
  const { game } = play;
  const { player, points, turn } = played;
  const who = whoIs(play, player);
  switch (turn.kind) {
    case 'placement': {
      const place = positionLabel(turn, turn.direction);
      return text('play.saidPlacement', { ...who, word: wordOf(game, turn), place, points });
    }
    case 'exchange':
      return text('play.saidExchange', { ...who, count: turn.tiles.length });
    case 'pass':
      return text('play.saidPass', who);
    case 'challenge': {
      const word = before?.turn.kind === 'placement' ? wordPlayed(play, before) : '';
      if (played.verdict === 'phony')
        return text('play.saidPhony', { ...whoIs(play, player), word, points: -points });
      const isTurnLost = game.turnRules.challenge === 'double';
      return text('play.saidGood', { ...whoIs(play, player), word, points, isTurnLost: String(isTurnLost) });
    }
  }
}

/** The word of a play, which may have left the board. */
const wordPlayed = (play: TablePlay, { turn }: PlayedTurn): string =>
  turn.kind === 'placement' ? wordOf(play.game, turn) : '';

/** How the game ended, its settlement, and the winner; empty while it is in progress. */
export function endSaid(play: PlayedGame): readonly string[] {
  const { end } = play.game;
  if (end === undefined) return [];
  return [
    endReason(play),
    ...settlementOf(play.game).map((entry) => entrySaid(play, entry)),
    ...timePenaltiesOf(play.game).map((penalty) => penaltySaid(play, penalty)),
    winnerSaid(play),
  ];
}

function endReason(play: PlayedGame): string {
  const { end, scorelessTurns } = play.game;
  switch (end?.by) {
    case 'out':
      return text('play.endOut', whoIs(play, end.player));
    case 'scoreless':
      return text('play.endScoreless', { count: scorelessTurns });
    case 'challenge':
      return text('play.endChallenge', whoIs(play, end.player));
    case 'resignation':
      return text('play.endResignation', whoIs(play, end.player));
    default:
      return text('play.endLastRound');
  }
}

/** A player's settlement: points lost, or points gained for the other racks. */
function entrySaid(play: PlayedGame, { player, points, tiles }: SettlementEntry): string {
  const held = tilesText(play, tiles);
  const isGain = play.game.end?.by === 'out' && play.game.end.player === player;
  if (!isGain) return text('play.settledLoss', { ...whoIs(play, player), held, points: -points });
  const isDouble = play.game.turnRules.outSettlement === 'double';
  return text('play.settledGain', { ...whoIs(play, player), held, points, isDouble: String(isDouble) });
}

const penaltySaid = (play: PlayedGame, { player, points }: TimePenalty): string =>
  text('play.settledTime', { ...whoIs(play, player), points: -points, minutes: minutesOfPenalty(-points) });

function winnerSaid(play: PlayedGame): string {
  const { end } = play.game;
  const [first = 0, second = 0] = finalScores(play.game);
  const scores = { first, second };
  const gaveAway = end?.by === 'challenge' || end?.by === 'resignation' ? end.player : undefined;
  if (gaveAway === undefined && first === second) return text('play.tie', { points: first });
  const winner = gaveAway === undefined ? (first > second ? 0 : 1) : 1 - gaveAway;
  const [own, other] = winner === 0 ? [scores.first, scores.second] : [scores.second, scores.first];
  return text('play.winner', { ...whoIs(play, winner), own, other });
}
