import { THOUSANDTHS } from '../../../core/movegen/bestMove/moveWorth';
import { fixed } from '../../../texts/numbers';
import { text } from '../../../texts/text';
import type { ComparedMoves, MoveFacts } from '../../view/lexicon/comparedMoves';
import type { ComparedReplies, RepliesFacts } from '../../view/strategy/comparedReplies';
import { formatGain, formatPoints } from '../../view/strategy/points';
import { Word } from './word';

/** The shown candidate beside the pinned one. */
export function ComparedMovesTable({ compared }: { readonly compared: ComparedMoves }) {
  const { difference, pinned, replies, shown } = compared;
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
        {shown.leaveWorth !== null &&
          row(text('strategy.leaveWorth'), ({ leaveWorth }) => formatGain(leaveWorth ?? 0))}
        {shown.equity !== null && pinned.equity !== null && (
          <tr>
            <th scope="row">{text('strategy.equity')}</th>
            <td>
              {formatPoints(shown.equity)}{' '}
              <Difference points={(shown.equity - pinned.equity) / THOUSANDTHS} />
            </td>
            <td>{formatPoints(pinned.equity)}</td>
          </tr>
        )}
        {replies !== undefined && <ReplyRows {...replies} />}
        {row(text('lexiconPanel.formedWords'), ({ words }) => words.join(', '))}
      </tbody>
    </table>
  );
}

const Difference = ({ points }: { readonly points: number }) => (
  <span class={`difference ${points < 0 ? 'less' : 'more'}`}>{formatGain(THOUSANDTHS * points)}</span>
);

/** What the other player’s best replies bring. What helps him is a loss. */
function ReplyRows({ difference: { error, mean }, drawn, pinned, shown }: ComparedReplies) {
  const points = ({ points: { error, mean } }: RepliesFacts) =>
    text('strategy.meanPoints', { mean: fixed(mean, 1), error: fixed(error, 1) });
  return (
    <>
      <tr>
        <th scope="row" title={text('strategy.repliesHint', { count: drawn })}>
          {text('strategy.replies')}
        </th>
        <td>
          {points(shown)}{' '}
          <span class={`difference ${mean > 0 ? 'less' : 'more'}`}>
            {formatGain(THOUSANDTHS * mean)} ± {fixed(error, 1)}
          </span>
        </td>
        <td>{points(pinned)}</td>
      </tr>
      <tr>
        <th scope="row">{text('strategy.frequent')}</th>
        <td>{shown.frequent.join('; ')}</td>
        <td>{pinned.frequent.join('; ')}</td>
      </tr>
      <tr>
        <th scope="row">{text('strategy.highest')}</th>
        <td>{shown.highest ?? '–'}</td>
        <td>{pinned.highest ?? '–'}</td>
      </tr>
    </>
  );
}

const signed = (difference: number): string =>
  difference === 0 ? '±0' : difference > 0 ? `+${difference}` : `−${-difference}`;
