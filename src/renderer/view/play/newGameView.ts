import { boardName, boardNameOf, tileSetName } from '../../../core/board/ruleNames';
import type { Rules } from '../../../core/board/rules';
import { turnRulesOf } from '../../../core/game/turnRulePresets';
import type { ChallengeRule } from '../../../core/game/turnRules';
import { namesOf } from '../../../core/notation/gcg/gcgDocument';
import { findFormulaNote } from '../../../core/strategy/winTable/chancesSource';
import type { TextKey } from '../../../texts/catalogue';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { positionShown } from '../../state/document/openGame';
import { isAnythingShown } from '../../state/play/continuePlay';
import type { NewGameForm } from '../../state/play/newGameForm';
import { isPlayOnAsked } from '../../state/play/playOnForm';

/** The open board, tiles and lexicon for a new game, and how agents will play. */
export function usedRulesOf({
  lexicon,
  newGame: { seats },
  setup: { rules },
}: Pick<AppState, 'lexicon' | 'newGame' | 'setup'>): string {
  const used = text('play.usedRules', {
    board: say(boardName(boardNameOf(rules))),
    tileSet: say(tileSetName(rules.distribution)),
    lexicon: lexicon.kind === 'open' ? lexicon.info.name : text('play.lexiconMissing'),
  });
  const agents = seats.filter(({ kind }) => kind !== 'person').map(({ agent }) => agent);
  const note = findFormulaNote(agents, rules);
  return note === undefined ? used : `${used} ${say(note)}`;
}

/** The game that the form starts. */
export interface PlayOnView {
  readonly title: string;
  /** Who is on turn; null for a new game. */
  readonly note: string | null;
  /** Label of the button that starts it. */
  readonly start: string;
  /** Whether it is about playing on from what is shown. */
  readonly isAsked: boolean;
  readonly canAsk: boolean;
}

export function playOnViewOf(state: Pick<AppState, 'game' | 'newGame' | 'setup'>): PlayOnView {
  const { game, setup } = state;
  if (!isPlayOnAsked(state))
    return {
      title: text('play.newGame'),
      note: null,
      start: text('play.startButton'),
      isAsked: false,
      canAsk: isAnythingShown({ game, setup }),
    };
  if (game === null || state.newGame.playOn?.record === null)
    return {
      title: text('play.fromPositionTitle'),
      note: text('play.fromPositionNote'),
      start: text('play.startButton'),
      isAsked: true,
      canAsk: false,
    };
  const turn = game.turn + 1;
  const player = namesOf(game.record)[positionShown(game).player];
  return {
    title: text('play.playOnTitle', { turn }),
    note: text('play.playOnNote', { player }),
    start: text('play.playOnStart', { turn }),
    isAsked: true,
    canAsk: false,
  };
}

const CHALLENGES: Readonly<Record<ChallengeRule, TextKey>> = {
  void: 'play.challengeVoid',
  single: 'play.challengeSingle',
  double: 'play.challengeDouble',
  triple: 'play.challengeTriple',
  '+5': 'play.challengeFive',
  '+10': 'play.challengeTen',
};

/** The cost of a challenge in plain words. */
export function challengeName(choice: NewGameForm['challenge'], rules: Rules): string {
  if (choice !== 'usual') return text(CHALLENGES[choice]);
  const usual = text(CHALLENGES[turnRulesOf(boardNameOf(rules)).challenge]);
  return text('play.challengeUsual', { usual });
}
