import type { EndgameRequest } from '../../../../contract/endgame/endgameApi';
import type { PreendgameRequest } from '../../../../contract/preendgame/preendgameApi';
import { tilesLeft } from '../../../../core/alphabet/tileCounts';
import { checkSetup } from '../../../../core/board/position';
import type { Setup } from '../../../../core/board/setup';
import { entryAt } from '../../../../core/certain';
import type { GameState } from '../../../../core/game/gameState';
import { resumeGame } from '../../../../core/game/startGame';
import { turnRulesFor } from '../../../../core/game/turnRulePresets';
import { isSameTurnState, type TurnState } from '../../../../core/game/turnState';
import { type Message, message } from '../../../../core/message';
import { fail, ok, type Result } from '../../../../core/result';
import { openEndgame } from '../../../../core/strategy/endgame/openEndgame';
import { MOST_IN_BAG, openPreendgame } from '../../../../core/strategy/preendgame/preendgame';
import type { AppState } from '../../../state/appState';
import { isLexiconFit } from '../../../state/candidates/engineNeeds';
import { isOffGame, positionShown } from '../../../state/document/openGame';
import { analysisBlockedReason } from '../../../state/play/analysisBlockedReason';
import type { EndingSubject, FoundEnding } from './endgameState';

/** The position that can be solved or examined now, or why there is none. */
export function endSubject(state: AppState): Result<EndingSubject, Message> {
  const { endgame, lexicon, setup, turn } = state;
  const shut = analysisBlockedReason(state);
  if (shut !== null) return fail(shut);
  const game = gameOf(state);
  if (!game.ok) return game;
  if (lexicon.kind !== 'open' || !isLexiconFit(state)) return fail(message('searches.noLexicon'));
  const { model } = endgame.form;
  const { scorelessTurns, turnRules } = factsOf(state);
  return ok({ kind: kindOf(setup), setup, turn, lexicon: lexicon.info.id, model, turnRules, scorelessTurns });
}

const unseenOf = ({ rack, rules, tiles }: Setup) => tilesLeft(rules.distribution, [...tiles, ...rack]);

/** If all unseen tiles fit on one rack, the bag is empty. */
export const kindOf = (setup: Setup): EndingSubject['kind'] =>
  unseenOf(setup).length > setup.rules.rackSize ? 'preendgame' : 'endgame';

type GameShown = Pick<AppState, 'game' | 'play' | 'setup' | 'turn'>;

/**
 * The game from the view of the player on turn, who is player 0, with the unseen tiles placed arbitrarily. Or
 * why it is neither an endgame nor a pre-endgame.
 */
export function gameOf({ game, play, setup, turn }: GameShown): Result<GameState, Message> {
  const parts = [game, play, setup, turn];
  if (lastGame !== null && parts.every((part, at) => part === lastGame?.parts[at])) return lastGame.game;
  lastGame = { parts, game: readGame({ game, play, setup, turn }) };
  return lastGame.game;
}

/** Commands and views ask for the same game several times for each state. */
let lastGame: { readonly parts: readonly unknown[]; readonly game: Result<GameState, Message> } | null = null;

function readGame(state: GameShown): Result<GameState, Message> {
  const { setup } = state;
  const checked = checkSetup(setup);
  if (!checked.ok) return fail(entryAt(checked.error, 0).message);
  const { position } = checked.value;
  if (setup.rack.length === 0) return fail(message('endgame.emptyRack'));
  const facts = factsOf(state);
  const { known, scorelessTurns, scores, turnRules } = facts;
  const unseen = unseenOf(setup).length;
  const inBag = unseen - setup.rules.rackSize;
  if (inBag > MOST_IN_BAG)
    return fail(message('endgamePage.bagTooFull', { tiles: inBag, most: String(MOST_IN_BAG) }));
  if (inBag > 0) {
    const opened = openPreendgame({ position, turnRules, scores, scorelessTurns, known });
    return opened.ok ? ok(opened.value.root) : opened;
  }
  const opened = openEndgame({ position, turnRules, scorelessTurns });
  if (!opened.ok) return opened;
  return resumeGame({
    rules: setup.rules,
    turnRules,
    seed: 0,
    tiles: setup.tiles,
    racks: [setup.rack, opened.value.otherRack],
    bag: [],
    scores,
    player: 0,
    scorelessTurns,
  });
}

/** The player on turn comes first. */
export const scoresOnTurn = ({ player, scores: [first, second] }: TurnState): readonly [number, number] =>
  player === 0 ? [first, second] : [second, first];

/** Consecutive scoreless turns before the position, as far as its game is known. */
export const scorelessTurnsOf = ({ game, setup }: Pick<GameShown, 'game' | 'setup'>): number =>
  game === null || isOffGame(game, setup) ? 0 : positionShown(game).scorelessTurns;

/** Known facts of the game besides its board and the rack. */
function factsOf({ game, play, setup, turn }: GameShown) {
  return {
    turnRules: play?.game.turnRules ?? turnRulesFor(setup.rules),
    scores: scoresOnTurn(turn),
    scorelessTurns: scorelessTurnsOf({ game, setup }),
    known: turn.otherRack,
  };
}

/** Asks about the subject alone: the window may have gone on since. */
export const endgameRequest = ({
  lexicon,
  scorelessTurns,
  setup,
  turnRules,
}: EndingSubject): EndgameRequest => ({
  lexicon,
  setup,
  turnRules,
  scorelessTurns,
});

export const preendgameRequest = (subject: EndingSubject): PreendgameRequest => ({
  ...endgameRequest(subject),
  scores: scoresOnTurn(subject.turn),
  known: subject.turn.otherRack,
  model: subject.model,
});

/** Whether results for one subject apply to the other. */
export function isSameSubject(one: EndingSubject, other: EndingSubject): boolean {
  if (one.kind !== other.kind || one.setup !== other.setup || one.lexicon !== other.lexicon) return false;
  return one.kind === 'endgame' || (one.model === other.model && isSameTurnState(one.turn, other.turn));
}

/**
 * The known result for the shown position; null if nothing has been requested yet, or analysis is blocked.
 */
export function foundEnd(state: AppState): FoundEnding | null {
  const { found } = state.endgame;
  if (found === null) return null;
  const subject = endSubject(state);
  return subject.ok && isSameSubject(found.subject, subject.value) ? found : null;
}

/** The status of whichever kind it is. */
export const statusOf = ({ endgame, preendgame }: FoundEnding) => endgame ?? preendgame;

/** Whether the part of the window with settings, line and tree is open. */
export const isEndingShown = ({ drawer, sideTab }: Pick<AppState, 'drawer' | 'sideTab'>): boolean =>
  sideTab === 'moves' && drawer === 'endgame';

/** Whether the shown position is being searched. */
export function isEndRunning(state: AppState): boolean {
  const found = foundEnd(state);
  return found !== null && statusOf(found)?.phase === 'running';
}
