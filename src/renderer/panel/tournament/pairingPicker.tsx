import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { pairingChoices } from '../../view/tournament/standingsView';
import type { PanelProps } from '../window/panelProps';

interface PairingPickerProps extends PanelProps {
  readonly isAllOffered: boolean;
}

/** Of which two agents margins and games are shown; nothing where there are only two. */
export function PairingPicker({ dispatch, isAllOffered, state }: PairingPickerProps) {
  const choices = useComputed(() => pairingChoices(state.value.tournament.status?.plan ?? null)).value;
  const pairing = useComputed(() => state.value.tournament.games.pairing).value;
  if (choices.length < 2) return null;
  return (
    <select
      class="pairing-picker"
      aria-label={text('tournamentPanel.pairing')}
      value={pairing ?? (isAllOffered ? '' : 0)}
      onChange={({ currentTarget: { value } }) =>
        dispatch({ type: 'tournament-pairing-chosen', pairing: value === '' ? null : Number(value) })
      }
    >
      {isAllOffered && <option value="">{text('tournamentPanel.allPairings')}</option>}
      {choices.map((choice, index) => (
        <option key={choice} value={index}>
          {choice}
        </option>
      ))}
    </select>
  );
}
