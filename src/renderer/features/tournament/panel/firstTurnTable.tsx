import { text } from '../../../../texts/text';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { FirstTurnRow } from '../view/firstTurnsView';
import { ShareTable } from './shareTable';

const HEADS = ['shareToBest', 'wins', 'losses', 'ties', 'margin', 'marginToBest', 'games'] as const;

interface FirstTurnTableProps extends Pick<PanelProps, 'dispatch'> {
  readonly rows: readonly FirstTurnRow[];
}

/** Games from a position by their first turn. */
export const FirstTurnTable = ({ dispatch, rows }: FirstTurnTableProps) => (
  <ShareTable
    class="by-turn"
    name="tournamentPanel.firstTurn"
    heads={HEADS}
    rows={rows}
    keyOf={({ pairing }) => pairing}
    nameOf={({ name, pairing }) => (
      <button
        type="button"
        class="quiet-button bare"
        title={text('tournamentPanel.showGames')}
        onClick={() => {
          dispatch({ type: 'tournament-pairing-chosen', pairing });
          dispatch({ type: 'tournament-section-chosen', section: 'games' });
        }}
      >
        {name}
      </button>
    )}
  />
);
