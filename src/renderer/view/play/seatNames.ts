import type { EngineStatus } from '../../../contract/engines/enginesApi';
import { text } from '../../../texts/text';
import type { SeatForm } from '../../state/play/newGameForm';
import type { Seat } from '../../state/play/playedGame';
import { agentName } from './agentName';

/**
 * Names of the seats: a person without a name is `You`, or numbered if two people play. Names are distinct.
 */
export function seatsOf(
  forms: readonly [SeatForm, SeatForm],
  engines: readonly EngineStatus[] | null = null,
): readonly [Seat, Seat] {
  const areTwo = forms.every(({ kind }) => kind === 'person');
  const seatAt = (index: 0 | 1): Seat => {
    const { agent, kind, name } = forms[index];
    if (kind !== 'person') return { kind: 'agent', agent, name: agentName(agent, engines) };
    const unnamed = areTwo ? text('play.personNumbered', { number: index + 1 }) : text('play.personAlone');
    return { kind, name: name.trim() || unnamed };
  };
  const [first, second] = [seatAt(0), seatAt(1)];
  if (first.name !== second.name) return [first, second];
  const numbered = (seat: Seat, number: number): Seat => ({
    ...seat,
    name: text('play.sameName', { name: seat.name, number }),
  });
  return [numbered(first, 1), numbered(second, 2)];
}

/** Characters that are not allowed in file names everywhere, and the dot, which would start an extension. */
const NOT_IN_FILE_NAMES = /[\s\\/:*?"<>|.\p{Cc}]+/gu;

/** Default name for the document of a game: the players and the date. */
export function playDocumentName(seats: readonly [Seat, Seat], begun: Date): string {
  const [first, second] = seats.map(({ name }) => name.replace(NOT_IN_FILE_NAMES, ' ').trim());
  const day = [begun.getFullYear(), begun.getMonth() + 1, begun.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return text('play.documentName', { first: first ?? '', second: second ?? '', day });
}
