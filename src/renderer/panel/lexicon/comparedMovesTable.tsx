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
    <table class="compared" aria-label="The shown candidate and the pinned one">
      <thead>
        <tr>
          <td />
          <th scope="col">shown</th>
          <th scope="col">
            <Word letters={pinned.letters} /> {pinned.position}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Score</th>
          <td>
            {shown.score}{' '}
            <span class={`difference ${difference < 0 ? 'less' : 'more'}`}>{signed(difference)}</span>
          </td>
          <td>{pinned.score}</td>
        </tr>
        {row('Tiles', ({ tilesPlayed }) => String(tilesPlayed))}
        {row('Leave', ({ leave }) => (leave === '' ? 'none' : leave))}
        {row('Words', ({ words }) => words.join(', '))}
      </tbody>
    </table>
  );
}

const signed = (difference: number): string =>
  difference === 0 ? '±0' : difference > 0 ? `+${difference}` : `−${-difference}`;
