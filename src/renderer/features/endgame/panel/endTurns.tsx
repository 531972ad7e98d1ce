import { text } from '../../../../texts/text';
import { ListBox, ListRow } from '../../../panel/window/listBox';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { EndgameView, EndTurnRow } from '../view/endgameView';

const rowId = (index: number) => `end-turn-${index}`;

interface EndTurnsProps extends Pick<PanelProps, 'dispatch'> {
  readonly view: EndgameView;
}

/** The possible turns and their values. */
export function EndTurns({ dispatch, view }: EndTurnsProps) {
  const { heads, isLaid, isListed, isWide, kind, notes, turns } = view;
  const shown = turns.find(({ isShown }) => isShown);
  return (
    <>
      <div class="endgame-row line-heads line-row" data-kind={kind} data-wide={isWide} aria-hidden="true">
        {heads.map((head, nth) => (
          <span key={head} class={nth === 0 ? '' : 'figure'}>
            {head}
          </span>
        ))}
      </div>
      <ListBox
        class="endgame-turns scroller"
        zone="endTurns"
        label={text('endgamePage.moves')}
        chosenId={shown === undefined ? undefined : rowId(shown.index)}
      >
        {turns.map((row) => (
          <Turn
            key={row.index}
            row={row}
            kind={kind}
            isWide={isWide}
            onChoose={() => {
              dispatch({ type: 'end-turn-chosen', index: row.index });
              dispatch({ type: 'zone-entered', zone: 'endTurns' });
            }}
          />
        ))}
      </ListBox>
      <div class="endgame-notes hint row apart">
        <p>{notes}</p>
        {isLaid && !isListed && (
          <button type="button" onClick={() => dispatch({ type: 'line-closed' })}>
            {text('endgamePage.close')}
          </button>
        )}
      </div>
    </>
  );
}

interface TurnProps extends Pick<EndgameView, 'isWide' | 'kind'> {
  readonly row: EndTurnRow;
  readonly onChoose: () => void;
}

const Turn = ({ isWide, kind, onChoose, row }: TurnProps) => (
  <ListRow
    id={rowId(row.index)}
    class="list-row endgame-row line-row"
    label={row.said}
    isChosen={row.isShown}
    title={row.said}
    data-kind={kind}
    data-wide={isWide}
    data-exact={row.isExact}
    onClick={onChoose}
  >
    <span class="notation">{row.play}</span>
    {row.figures.map((figure, nth) => (
      <span key={nth} class="figure">
        {figure}
      </span>
    ))}
  </ListRow>
);
