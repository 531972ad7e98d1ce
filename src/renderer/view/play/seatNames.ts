import { text } from '../../../texts/text';
import type { SeatForm } from '../../state/play/newGameForm';
import type { Seat } from '../../state/play/playedGame';
import { agentName } from './agentName';

/** Who sits where: a person without a name is `You`, or has a number where two play. */
export function seatsOf(forms: readonly [SeatForm, SeatForm]): readonly [Seat, Seat] {
  const areTwo = forms.every(({ kind }) => kind === 'person');
  const seatAt = (index: 0 | 1): Seat => {
    const { agent, kind, name } = forms[index];
    if (kind !== 'person') return { kind: 'agent', agent, name: agentName(agent) };
    const unnamed = areTwo ? text('play.personNumbered', { number: index + 1 }) : text('play.personAlone');
    return { kind, name: name.trim() || unnamed };
  };
  return [seatAt(0), seatAt(1)];
}
