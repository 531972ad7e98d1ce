import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import { Select } from '../../../panel/window/form';
import type { PanelProps } from '../../../panel/window/panelProps';
import { pairingChoices } from '../view/standingsView';

interface PairingPickerProps extends PanelProps {
  readonly isAllOffered: boolean;
}

/** Chooses the pairing whose margins and games are shown; nothing if there are only two agents. */
export function PairingPicker({ dispatch, isAllOffered, state }: PairingPickerProps) {
  const choices = useComputed(() => pairingChoices(state.value.tournament.status?.plan ?? null)).value;
  const pairing = useComputed(() => state.value.tournament.games.pairing).value;
  if (choices.length < 2) return null;
  const all = isAllOffered ? [[null, text('tournamentPanel.allPairings')] as const] : [];
  return (
    <Select
      class="pairing-picker"
      label={text('tournamentPanel.pairing')}
      value={pairing ?? (isAllOffered ? null : 0)}
      choices={[...all, ...choices.map((choice, index) => [index, choice] as const)]}
      onChoose={(chosen) => dispatch({ type: 'tournament-pairing-chosen', pairing: chosen })}
    />
  );
}
