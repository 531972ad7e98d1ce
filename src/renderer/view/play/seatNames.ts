import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { SeatForm } from '../../state/play/newGameForm';
import type { Seat } from '../../state/play/playedGame';

const AGENTS: Readonly<Record<string, TextKey>> = {
  equity: 'play.agentEquity',
  score: 'play.agentScore',
  random: 'play.agentRandom',
  first: 'play.agentFirst',
  'use-q': 'play.agentUseQ',
  'u-with-q-unseen': 'play.agentKeepU',
  'save-common': 'play.agentSaveCommon',
  'bonus-squares': 'play.agentBonusSquares',
  'tile-turnover': 'play.agentTileTurnover',
  'vowel-consonant': 'play.agentVowelConsonant',
};

/** What an agent goes by, in plain words; its id where it has none. */
export function agentName(id: string): string {
  const [plain = '', level] = id.split('@');
  const key = AGENTS[plain];
  if (key === undefined) return id;
  return level === undefined ? text(key) : text('agentNames.level', { name: text(key), level });
}

/** Who sits where: a person without a name is `You`, or has a number where two play. */
export function seatsOf(forms: readonly [SeatForm, SeatForm]): readonly [Seat, Seat] {
  const areTwo = forms.every(({ kind }) => kind === 'person');
  const seatAt = (index: 0 | 1): Seat => {
    const { agent, kind, name } = forms[index];
    if (kind === 'agent') return { kind, agent, name: agentName(agent) };
    const unnamed = areTwo ? text('play.personNumbered', { number: index + 1 }) : text('play.personAlone');
    return { kind, name: name.trim() || unnamed };
  };
  return [seatAt(0), seatAt(1)];
}
