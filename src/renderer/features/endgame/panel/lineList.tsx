import { text } from '../../../../texts/text';
import { CommandButton } from '../../../panel/window/commandButton';
import { Icon } from '../../../panel/window/icons';
import { ListBox, ListRow } from '../../../panel/window/listBox';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { EndgameView } from '../view/endgameView';

const rowId = (step: number) => `line-${step}`;

interface LineListProps extends Pick<PanelProps, 'dispatch'> {
  readonly view: EndgameView;
}

/** The turns of a line of play, with buttons that play it on the board. */
export function LineList({ dispatch, view }: LineListProps) {
  const { isLaid, isPlaying, line, lineEnd, lineTitle } = view;
  const shown = line.find(({ isShown }) => isShown);
  return (
    <div class="endgame-line">
      <div class="endgame-line-head">
        <h3>{lineTitle}</h3>
        <div class="endgame-transport">
          {TRANSPORT.map(([id, icon, title]) => (
            <CommandButton
              key={id}
              id={id}
              class="quiet-button bare"
              label={text(isPlaying && id === 'line.play' ? 'endgamePage.pause' : title)}
              isOff={false}
              onDone={() => dispatch({ type: 'zone-entered', zone: 'line' })}
            >
              <Icon name={isPlaying && id === 'line.play' ? 'pause' : icon} />
            </CommandButton>
          ))}
        </div>
      </div>
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

const TRANSPORT = [
  ['line.first', 'previousMark', 'endgamePage.first'],
  ['line.previous', 'stepBack', 'endgamePage.previous'],
  ['line.play', 'play', 'endgamePage.play'],
  ['line.next', 'stepOn', 'endgamePage.next'],
  ['line.last', 'nextMark', 'endgamePage.last'],
] as const;
