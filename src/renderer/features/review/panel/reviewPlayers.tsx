import { text } from '../../../../texts/text';
import type { ReviewedPlayer, ReviewView } from '../view/reviewView';

/** Each player's mistakes, average loss and luck. */
export const ReviewPlayers = ({ players }: Pick<ReviewView, 'players'>) => (
  <table class="review-players small" aria-label={text('reviewPage.playersTitle')}>
    <thead>
      <tr>
        <td />
        <th scope="col">{text('reviewPage.headMistakes')}</th>
        <th scope="col">{text('reviewPage.headAverage')}</th>
        <th scope="col">{text('reviewPage.headLuck')}</th>
      </tr>
    </thead>
    <tbody>
      {players.map((player, seat) => (
        <PlayerRow key={seat} player={player} />
      ))}
    </tbody>
  </table>
);

const PlayerRow = ({
  player: { average, luck, mistakes, name, said },
}: {
  readonly player: ReviewedPlayer;
}) => (
  <tr title={said}>
    <th scope="row">{name}</th>
    <td>
      {mistakes.map(({ count, sign, size }) => (
        <span key={size} class="review-count">
          {count}{' '}
          <span class="review-sign" data-size={size}>
            {sign}
          </span>
        </span>
      ))}
    </td>
    <td>{average}</td>
    <td>{luck}</td>
  </tr>
);
