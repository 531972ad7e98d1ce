import type { Rules } from '../../../core/board/rules';
import { turnRulesOf } from '../../../core/game/turnRulePresets';
import type { ChallengeRule } from '../../../core/game/turnRules';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import type { NewGameForm } from '../../state/play/newGameForm';
import { boardNameOf } from './usedRules';

/** Board, tiles and lexicon that a game would be played with, as they are open. */
export const usedRulesOf = ({ lexicon, setup: { rules } }: Pick<AppState, 'lexicon' | 'setup'>): string =>
  text('play.usedRules', {
    board: boardNameOf(rules),
    tileSet: rules.distribution.name,
    lexicon: lexicon.kind === 'open' ? lexicon.info.name : text('play.lexiconMissing'),
  });

const CHALLENGES: Readonly<Record<ChallengeRule, TextKey>> = {
  void: 'play.challengeVoid',
  single: 'play.challengeSingle',
  double: 'play.challengeDouble',
  triple: 'play.challengeTriple',
  '+5': 'play.challengeFive',
  '+10': 'play.challengeTen',
};

/** What a challenge costs, in plain words. */
export function challengeName(choice: NewGameForm['challenge'], rules: Rules): string {
  if (choice !== 'usual') return text(CHALLENGES[choice]);
  const usual = text(CHALLENGES[turnRulesOf(boardNameOf(rules)).challenge]);
  return text('play.challengeUsual', { usual });
}
