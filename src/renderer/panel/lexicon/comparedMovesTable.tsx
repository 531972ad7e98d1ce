import { text } from '../../../texts/text';
import type { ComparedMoves, MoveFacts } from '../../view/lexicon/comparedMoves';
import { Word } from './word';

/** The shown candidate beside the pinned one. */
export function ComparedMovesTable({ compared }: { readonly compared: ComparedMoves }) {
  const { difference, pinned, shown } = compared;
  const row = (label: string, textOf: (facts: MoveFacts) => string) => (
    <tr>
      <th scope="row">{label}</th>
      <td>{textOf(shown)}</td>
      <td>{textOf(pinned)}</td>
    </tr>
  );
  return (
    <table class="compared" aria-label={text('lexiconPanel.comparedMoves')}>
      <thead>
        <tr>
          <td />
          <th scope="col">{text('lexiconPanel.shown')}</th>
          <th scope="col">
            <Word letters={pinned.letters} /> {pinned.position}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{text('lexiconPanel.score')}</th>
          <td>
            {shown.score}{' '}
            <span class={`difference ${difference < 0 ? 'less' : 'more'}`}>{signed(difference)}</span>
          </td>
          <td>{pinned.score}</td>
        </tr>
        {row(text('lexiconPanel.tiles'), ({ tilesPlayed }) => String(tilesPlayed))}
        {row(text('lexiconPanel.leave'), ({ leave }) =>
          leave === '' ? text('lexiconPanel.noLeave') : leave,
        )}
        {row(text('lexiconPanel.formedWords'), ({ words }) => words.join(', '))}
      </tbody>
    </table>
  );
}

const signed = (difference: number): string =>
  difference === 0 ? '±0' : difference > 0 ? `+${difference}` : `−${-difference}`;
