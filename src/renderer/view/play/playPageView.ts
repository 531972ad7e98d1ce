import { positionLabel } from '../../../core/board/square';
import { entryAt } from '../../../core/certain';
import { finalScores } from '../../../core/game/settlement';
import { mayExchange } from '../../../core/game/turnRules';
import { challengedPlay } from '../../../core/game/turns/challenge';
import { engineOf } from '../../../core/strategy/agentId';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import {
  areTwoPersons,
  isAtPlay,
  isOver,
  isPersonOnTurn,
  isWatched,
  type PlayedGame,
  type Seat,
  seatOnTurn,
} from '../../state/play/playedGame';
import { wordOf } from '../../state/play/turnName';
import { triedMove } from '../../state/trying/triedMove';
import { hintSaid } from './hintSaid';
import { endSaid, lastTurnSaid } from './turnSaid';

export interface PlayerLine {
  readonly name: string;
  readonly score: number;
  readonly isOnTurn: boolean;
}

/** The current game for the Game page. */
export interface PlayPageView {
  readonly players: readonly [PlayerLine, PlayerLine];
  /** `60 tiles in the bag`. */
  readonly bag: string;
  /** The player on turn, or that the game is over. */
  readonly now: string;
  readonly lastTurn: string | null;
  /** Score of the tried tiles, or why they are not a play; null if there are none. */
  readonly laid: string | null;
  readonly isLaidPlay: boolean;
  readonly end: readonly string[];
  readonly hint: string | null;
  /** Why the agent on turn does not play; null if it does. */
  readonly problem: string | null;
  /** Whether the agent that does not play is an engine of the user, which another one can replace. */
  readonly isEngineProblem: boolean;
  readonly canPlay: boolean;
  readonly canExchange: boolean;
  readonly canChallenge: boolean;
  /** Whether plays are worth challenging: the opponent is a person, and phonies are not refused. */
  readonly hasChallenge: boolean;
  readonly isOver: boolean;
  readonly isWatched: boolean;
  readonly isCovered: boolean;
  readonly isElsewhere: boolean;
}

type GameShown = Pick<AppState, 'play' | 'setup' | 'tried'>;

export function playPageView({ play, setup, tried }: GameShown): PlayPageView | null {
  if (play === null) return null;
  const { game } = play;
  const laid = laidSaid(play, { setup, tried });
  const canPlay = isPersonOnTurn(play) && isAtPlay(play, setup);
  const scores = finalScores(game);
  const line = (seat: Seat, index: number): PlayerLine => ({
    name: seat.name,
    score: entryAt(scores, index),
    isOnTurn: !isOver(play) && game.player === index,
  });
  return {
    players: [line(play.seats[0], 0), line(play.seats[1], 1)],
    bag: bagSaid(play),
    now: nowSaid(play),
    lastTurn: lastTurnSaid(play),
    laid: laid?.text ?? null,
    isLaidPlay: laid?.isPlay ?? false,
    end: endSaid(play),
    hint: hintSaid(play, { setup, tried }),
    problem: play.problem === null ? null : say(play.problem),
    isEngineProblem: isEngineProblem(play),
    canPlay,
    canExchange: canPlay && mayExchange(game.bag.length, game.position.rules.exchangeLimit),
    canChallenge: canPlay && game.turnRules.challenge !== 'void' && challengedPlay(game) !== undefined,
    hasChallenge: areTwoPersons(play) && game.turnRules.challenge !== 'void',
    isOver: isOver(play),
    isWatched: isWatched(play),
    isCovered: play.isCovered,
    isElsewhere: !isOver(play) && !isAtPlay(play, setup),
  };
}

const bagSaid = ({ game }: PlayedGame): string => text('play.bag', { count: game.bag.length });

function nowSaid(play: PlayedGame): string {
  if (isOver(play)) return text('play.nowOver');
  const { kind, name } = seatOnTurn(play);
  if (play.isCovered) return text('play.nowCovered', { name });
  if (kind === 'person') return text('play.nowPerson', { name });
  return play.watch.isPaused ? text('play.nowPaused', { name }) : text('play.nowAgent', { name });
}

/** The tried word and its score if it is a play, otherwise why it is not. */
function laidSaid(
  play: PlayedGame,
  shown: Omit<GameShown, 'play'>,
): { text: string; isPlay: boolean } | null {
  if (isOver(play) || !isAtPlay(play, shown.setup) || shown.tried === null) return null;
  const move = triedMove(shown);
  if (!move.ok) return { text: say(move.error), isPlay: false };
  const word = wordOf(play.game, move.value);
  const place = positionLabel(move.value, move.value.direction);
  return { text: text('play.laid', { word, place, points: move.value.score }), isPlay: true };
}

/** Not if the lexicon is missing, which the game can do without. */
function isEngineProblem(play: PlayedGame): boolean {
  const { problem } = play;
  const seat = seatOnTurn(play);
  const isAboutLexicon =
    problem !== null && typeof problem !== 'string' && problem.key === 'play.lexiconNotOpen';
  return problem !== null && seat.kind === 'agent' && engineOf(seat.agent) !== undefined && !isAboutLexicon;
}

/** Announcement for screen readers: the last turn, the end of the game, hints, problems. */
export function playAnnouncement({ play, setup, tried }: GameShown): string {
  if (play === null) return '';
  if (play.problem !== null) return say(play.problem);
  const hint = hintSaid(play, { setup, tried });
  if (hint !== null) return hint;
  const lastTurn = lastTurnSaid(play);
  const turn = lastTurn === null ? [] : [lastTurn, `${bagSaid(play)}.`];
  return [...turn, ...endSaid(play), ...(play.isCovered ? [nowSaid(play)] : [])].join(' ');
}
