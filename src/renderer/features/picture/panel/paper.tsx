import { useComputed } from '@preact/signals';
import { Fragment } from 'preact';
import { text } from '../../../../texts/text';
import type { PanelProps } from '../../../panel/window/panelProps';
import {
  type PaperTurn,
  type PositionPaper,
  positionPaper,
  type SheetPaper,
  sheetPaper,
} from '../view/paperView';

/** Print and PDF output, never shown on screen. It is in the page only while printing. */
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
    {paper.play !== '' && <p class="paper-play">{paper.play}</p>}
    <div class="paper-columns">
      <div>
        <table class="paper-board" style={{ '--columns': paper.columns.length }}>
          <thead>
            <tr>
              <td />
              {paper.columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paper.rows.map((squares, row) => (
              <tr key={row}>
                <th>{row + 1}</th>
                {squares.map(({ glyph, isBlank, isPlaced, look, premium, value }, col) => (
                  <td
                    key={col}
                    class={glyph === '' ? look : `tile${isBlank ? ' blank' : ''}${isPlaced ? ' placed' : ''}`}
                  >
                    {glyph === '' ? <small>{premium}</small> : glyph}
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
      <Candidates paper={paper} />
    </div>
  </>
);

function Candidates({ paper: { candidates, total } }: { readonly paper: PositionPaper }) {
  const isEquityKnown = candidates.some(({ equity }) => equity !== '');
  return (
    <table class="paper-list">
      <caption>{text('paper.candidates', { total })}</caption>
      <thead>
        <tr>
          <th class="number">{text('paper.rank')}</th>
          <th>{text('paper.word')}</th>
          <th>{text('paper.place')}</th>
          <th class="number">{text('paper.score')}</th>
          <th>{text('paper.leave')}</th>
          {isEquityKnown && <th class="number">{text('paper.equity')}</th>}
        </tr>
      </thead>
      <tbody>
        {candidates.map(({ equity, kept, position, rank, score, word }) => (
          <tr key={rank}>
            <td class="number">{rank}</td>
            <td class="word">{word}</td>
            <td>{position}</td>
            <td class="number">{score}</td>
            <td>{kept}</td>
            {isEquityKnown && <td class="number">{equity}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SEATS = [0, 1] as const;

const ScoreSheet = ({ paper }: { readonly paper: SheetPaper }) => (
  <>
    <h1>{paper.title}</h1>
    <table class="paper-list sheet">
      <thead>
        <tr>
          <th />
          {SEATS.map((seat) => (
            <th key={seat} class="player" colSpan={4}>
              {paper.players[seat]}
            </th>
          ))}
        </tr>
        <tr>
          <th class="number">{text('paper.turn')}</th>
          {SEATS.map((seat) => (
            <Fragment key={seat}>
              <th class="rack">{text('paper.rackHead')}</th>
              <th>{text('paper.play')}</th>
              <th class="number">{text('paper.points')}</th>
              <th class="number">{text('paper.total')}</th>
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {paper.rounds.map(({ number, turns }, nth) => (
          <tr key={nth}>
            <td class="number">{number}</td>
            {SEATS.map((seat) => (
              <TurnCells key={seat} turn={turns[seat]} />
            ))}
          </tr>
        ))}
        <tr class="totals">
          <td />
          {SEATS.map((seat) => (
            <td key={seat} class="number" colSpan={4}>
              {paper.totals[seat]}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </>
);

const TurnCells = ({ turn }: { readonly turn: PaperTurn | null }) => (
  <>
    <td class="rack">{turn?.rack}</td>
    <td>{turn?.play}</td>
    <td class="number">{turn?.score}</td>
    <td class="number total">{turn?.total}</td>
  </>
);
