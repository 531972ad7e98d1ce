import { text } from '../../../../texts/text';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { FirstTurnRow } from '../view/firstTurnsView';
import { Mark } from './mark';
import { ShareBar } from './shareBar';

const HEADS = ['shareToBest', 'wins', 'losses', 'ties', 'margin', 'marginToBest', 'games'] as const;
const HEAD_TEXTS = {
  shareToBest: 'tournamentPanel.shareToBest',
  wins: 'tournamentPanel.wins',
  losses: 'tournamentPanel.losses',
  ties: 'tournamentPanel.ties',
  margin: 'tournamentPanel.margin',
  marginToBest: 'tournamentPanel.marginToBest',
  games: 'tournamentPanel.games',
} as const;

interface FirstTurnTableProps extends Pick<PanelProps, 'dispatch'> {
  readonly rows: readonly FirstTurnRow[];
}

/** Games from a position by their first turn, the best one first. */
export const FirstTurnTable = ({ dispatch, rows }: FirstTurnTableProps) => (
  <table class="standings by-turn">
    <thead>
      <tr>
        <th scope="col">{text('tournamentPanel.rank')}</th>
        <th scope="col">{text('tournamentPanel.firstTurn')}</th>
        <th scope="col">{text('tournamentPanel.share')}</th>
        {HEADS.map((head) => (
          <th key={head} scope="col">
            {text(HEAD_TEXTS[head])}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.pairing}>
          <td class="standing-rank">{row.rank}</td>
          <th scope="row" class="standing-agent">
            <Mark mark={row.mark} style={row.style} />{' '}
            <button
              type="button"
              class="quiet-button bare"
              title={text('tournamentPanel.showGames')}
              onClick={() => {
                dispatch({ type: 'tournament-pairing-chosen', pairing: row.pairing });
                dispatch({ type: 'tournament-section-chosen', section: 'games' });
              }}
            >
              {row.name}
            </button>
          </th>
          <td class="standing-share">
            <span class="share">{row.share}</span> <span class="hint">{row.interval}</span>
            <ShareBar bar={row.bar} />
          </td>
          {HEADS.map((head) => (
            <td key={head} class="standing-figure" data-label={text(HEAD_TEXTS[head])}>
              {row[head]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
