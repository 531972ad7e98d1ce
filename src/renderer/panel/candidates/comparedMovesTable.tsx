import { THOUSANDTHS } from '../../../core/movegen/bestMove/moveWorth';
import { fixed } from '../../../texts/numbers';
import { text } from '../../../texts/text';
import type {
  ComparedSimulated,
  SimulatedDifference,
} from '../../features/simulation/view/comparedSimulated';
import type { ComparedReplies, RepliesFacts } from '../../features/strategy/view/comparedReplies';
import type { ComparedMoves, MoveFacts } from '../../view/candidates/comparedMoves';
import { formatGain, formatPoints } from '../../view/candidates/points';
import { Word } from '../lexicon/word';

/** The figures of the shown candidate and of the one it is compared with. */
export function ComparedMovesTable({ compared }: { readonly compared: ComparedMoves }) {
  const { difference, pinned, replies, shown, simulated } = compared;
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
        {simulated !== undefined && <SimulatedRows {...simulated} />}
        {replies !== undefined && <ReplyRows {...replies} />}
        {row(text('lexiconPanel.formedWords'), ({ words }) => words.join(', '))}
      </tbody>
    </table>
  );
}

const Difference = ({ points }: { readonly points: number }) => (
  <span class={`difference ${points < 0 ? 'less' : 'more'}`}>{formatGain(THOUSANDTHS * points)}</span>
);

/** From samples with the same deals for both. */
const SimulatedRows = ({ difference, pinned, shown }: ComparedSimulated) => (
  <>
    <tr>
      <th scope="row">{text('simulating.winShare')}</th>
      <td title={difference === null ? undefined : commonDeals(difference)}>
        {shown.value.winShare} ± {shown.value.winShareError}{' '}
        {difference !== null && <SimulatedDifferenceText {...difference.winShare} />}
      </td>
      <td>
        {pinned.value.winShare} ± {pinned.value.winShareError}
      </td>
    </tr>
    <tr>
      <th scope="row">{text('simulating.spread')}</th>
      <td title={difference === null ? undefined : commonDeals(difference)}>
        {shown.value.spread} ± {shown.value.spreadError}{' '}
        {difference !== null && <SimulatedDifferenceText {...difference.spread} />}
      </td>
      <td>
        {pinned.value.spread} ± {pinned.value.spreadError}
      </td>
    </tr>
    <tr>
      <th scope="row" title={text('simulating.repliesHint')}>
        {text('strategy.frequent')}
      </th>
      <td>{shown.replies.join('; ')}</td>
      <td>{pinned.replies.join('; ')}</td>
    </tr>
  </>
);

const commonDeals = ({ samples }: { readonly samples: number }): string =>
  text('simulating.commonDeals', { samples });

const SimulatedDifferenceText = ({ isLess, text }: SimulatedDifference) => (
  <span class={`difference ${isLess ? 'less' : 'more'}`}>{text}</span>
);

/** Points of the opponent's best replies; a gain for the opponent is a loss. */
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
