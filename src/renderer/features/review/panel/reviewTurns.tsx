import { text } from '../../../../texts/text';
import { ListBox, ListRow } from '../../../panel/window/listBox';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { ReviewRow, ReviewView } from '../view/reviewView';

const rowId = (turn: number) => `review-turn-${turn}`;

interface ReviewTurnsProps extends Pick<PanelProps, 'dispatch'>, Pick<ReviewView, 'rows'> {}

/** Every turn with its best play and its cost. */
export function ReviewTurns({ dispatch, rows }: ReviewTurnsProps) {
  const shown = rows.find(({ isShown }) => isShown);
  return (
    <>
      <div class="review-row line-heads line-row" aria-hidden="true">
        <span class="figure">{text('reviewPage.headNumber')}</span>
        <span>{text('reviewPage.headPlayer')}</span>
        <span>{text('reviewPage.headPlayed')}</span>
        <span />
        <span>{text('reviewPage.headBest')}</span>
        <span class="figure">{text('reviewPage.headCost')}</span>
        <span class="figure">{text('reviewPage.headShare')}</span>
        <span class="figure">{text('reviewPage.headLuck')}</span>
      </div>
      <ListBox
        class="review-turns scroller"
        zone="review"
        label={text('reviewPage.turns')}
        chosenId={shown === undefined ? undefined : rowId(shown.turn)}
      >
        {rows.map((row) => (
          <Turn
            key={row.turn}
            row={row}
            onChoose={() => {
              dispatch({ type: 'game-turn-shown', turn: row.turn });
              dispatch({ type: 'zone-entered', zone: 'review' });
            }}
          />
        ))}
      </ListBox>
    </>
  );
}

interface TurnProps {
  readonly row: ReviewRow;
  readonly onChoose: () => void;
}

const Turn = ({ onChoose, row }: TurnProps) => (
  <ListRow
    id={rowId(row.turn)}
    class="list-row review-row line-row"
    label={row.said}
    isChosen={row.isShown}
    title={row.said}
    onClick={onChoose}
  >
    <span class="figure">{row.number}</span>
    <span>{row.player}</span>
    <span class="notation">{row.played}</span>
    <span class="review-sign" data-size={row.size}>
      {row.sign}
    </span>
    <span class="notation">{row.size === 'none' && row.isFree ? '' : row.best}</span>
    <span class="figure">{row.cost}</span>
    <span class="figure">{row.winShare}</span>
    <span class="figure">{row.luck}</span>
  </ListRow>
);
