import { text } from '../../../../texts/text';
import { CommandButton } from '../../../panel/window/commandButton';
import { ListBox, ListRow } from '../../../panel/window/listBox';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { EndgameView } from '../view/endgameView';

const rowId = (step: number) => `line-${step}`;

interface LineListProps extends Pick<PanelProps, 'dispatch'> {
  readonly view: EndgameView;
}

/** The turns of a line of play. */
export function LineList({ dispatch, view }: LineListProps) {
  const { isLaid, line, lineEnd } = view;
  const shown = line.find(({ isShown }) => isShown);
  return (
    <div class="endgame-line">
      <ListBox
        class="endgame-line-turns scroller"
        zone="line"
        label={text('endgamePage.line')}
        chosenId={shown === undefined ? undefined : rowId(shown.step)}
      >
        {line.map((row) => (
          <ListRow
            key={row.step}
            id={rowId(row.step)}
            class="list-row endgame-line-row line-row"
            label={row.said}
            isChosen={row.isShown}
            data-player={row.player}
            onClick={() => {
              dispatch({ type: 'line-sought', step: row.step });
              dispatch({ type: 'zone-entered', zone: 'line' });
            }}
          >
            <span class="figure">{row.number}</span>
            <span class="notation">{row.play}</span>
            <span class="endgame-who">{row.player === null ? '' : whoOf(row.player)}</span>
            <span class="figure">{row.points}</span>
          </ListRow>
        ))}
      </ListBox>
      <div class="endgame-line-foot hint">
        <span>{lineEnd}</span>
        {isLaid && <CommandButton id="line.close" label={text('endgamePage.close')} isOff={false} />}
      </div>
    </div>
  );
}

const whoOf = (player: 'own' | 'other'): string =>
  text(player === 'own' ? 'endgamePage.own' : 'endgamePage.opponent');
