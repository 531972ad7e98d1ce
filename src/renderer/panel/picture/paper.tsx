import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import { type PositionPaper, positionPaper, type SheetPaper, sheetPaper } from '../../view/picture/paperView';
import type { PanelProps } from '../window/panelProps';

/** What a printer or a PDF gets; the screen never shows it. It is in the page only while it is printed. */
export function Paper({ state }: Pick<PanelProps, 'state'>) {
  const job = useComputed(() => state.value.pictures.job).value;
  if (job?.kind !== 'paper') return null;
  const current = state.peek();
  const sheet = job.of === 'sheet' ? sheetPaper(current) : null;
  return (
    <article class="paper" aria-hidden="true">
      {sheet === null ? <Position paper={positionPaper(current)} /> : <ScoreSheet paper={sheet} />}
    </article>
  );
}

const Position = ({ paper }: { readonly paper: PositionPaper }) => (
  <>
    <h1>{paper.title}</h1>
    <div class="paper-columns">
      <div>
        <table class="paper-board">
          <tbody>
            {paper.rows.map((squares, row) => (
              <tr key={row}>
                <th>{row + 1}</th>
                {squares.map(({ glyph, isBlank, look, value }, col) => (
                  <td key={col} class={glyph === '' ? look : isBlank ? 'tile blank' : 'tile'}>
                    {glyph}
                    {glyph !== '' && !isBlank && <sub>{value}</sub>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p class="paper-rack">
          {paper.rack.map(({ glyph, isBlank }, at) => (
            <span key={at} class={isBlank ? 'tile blank' : 'tile'}>
              {glyph}
            </span>
          ))}
        </p>
      </div>
      <table class="paper-list">
        <caption>{text('paper.candidates', { total: paper.total })}</caption>
        <thead>
          <tr>
            <th>{text('paper.rank')}</th>
            <th>{text('paper.word')}</th>
            <th>{text('paper.place')}</th>
            <th class="number">{text('paper.score')}</th>
            <th>{text('paper.leave')}</th>
            <th class="number">{text('paper.equity')}</th>
          </tr>
        </thead>
        <tbody>
          {paper.candidates.map(({ equity, leave, position, rank, score, word }) => (
            <tr key={rank}>
              <td>{rank}</td>
              <td>{word}</td>
              <td>{position}</td>
              <td class="number">{score}</td>
              <td>{leave}</td>
              <td class="number">{equity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);

const ScoreSheet = ({ paper }: { readonly paper: SheetPaper }) => (
  <>
    <h1>{paper.names}</h1>
    <p>{paper.title}</p>
    <table class="paper-list sheet">
      <thead>
        <tr>
          <th class="number">{text('paper.turn')}</th>
          <th>{text('paper.player')}</th>
          <th>{text('paper.rackHead')}</th>
          <th>{text('paper.play')}</th>
          <th class="number">{text('paper.points')}</th>
          <th class="number">{text('paper.total')}</th>
        </tr>
      </thead>
      <tbody>
        {paper.rows.map(({ key, number, play, player, rack, score, total }) => (
          <tr key={key}>
            <td class="number">{number}</td>
            <td>{player}</td>
            <td>{rack}</td>
            <td>{play}</td>
            <td class="number">{score}</td>
            <td class="number">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
