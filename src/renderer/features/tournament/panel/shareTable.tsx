import type { ComponentChildren } from 'preact';
import { text } from '../../../../texts/text';
import type { ShareRow } from '../view/shareRow';
import { Mark } from './mark';
import { ShareBar } from './shareBar';

const HEAD_TEXTS = {
  shareToBest: 'tournamentPanel.shareToBest',
  wins: 'tournamentPanel.wins',
  losses: 'tournamentPanel.losses',
  ties: 'tournamentPanel.ties',
  score: 'tournamentPanel.score',
  margin: 'tournamentPanel.margin',
  marginToBest: 'tournamentPanel.marginToBest',
  bingos: 'tournamentPanel.bingos',
  moveTime: 'tournamentPanel.moveTime',
  games: 'tournamentPanel.games',
} as const;

type Head = keyof typeof HEAD_TEXTS;

interface ShareTableProps<Row extends ShareRow, Figure extends Head> {
  readonly class?: string;
  /** Heading of the names. */
  readonly name: 'tournamentPanel.agent' | 'tournamentPanel.firstTurn';
  readonly heads: readonly Figure[];
  readonly rows: readonly (Row & Readonly<Record<Figure, string>>)[];
  readonly keyOf: (row: Row) => string | number;
  readonly nameOf: (row: Row) => ComponentChildren;
}

/** Win shares with their intervals and other figures, the best first. */
export const ShareTable = <Row extends ShareRow, Figure extends Head>({
  heads,
  keyOf,
  name,
  nameOf,
  rows,
  ...props
}: ShareTableProps<Row, Figure>) => (
  <table class={`standings ${props.class ?? ''}`}>
    <thead>
      <tr>
        <th scope="col">{text('tournamentPanel.rank')}</th>
        <th scope="col">{text(name)}</th>
        <th scope="col">{text('tournamentPanel.share')}</th>
        {heads.map((head) => (
          <th key={head} scope="col">
            {text(HEAD_TEXTS[head])}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          <td class="standing-rank">{row.rank}</td>
          <th scope="row" class="standing-agent">
            <Mark mark={row.mark} style={row.style} /> {nameOf(row)}
          </th>
          <td class="standing-share">
            <span class="share">{row.share}</span> <span class="hint">{row.interval}</span>
            <ShareBar bar={row.bar} />
          </td>
          {heads.map((head) => (
            <td key={head} class="standing-figure" data-label={text(HEAD_TEXTS[head])}>
              {row[head]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
