import { text } from '../../../texts/text';
import type { EndgameAction } from '../../state/endgame/endgameState';
import type { EndgameView } from '../../view/endgame/endgameView';
import { Icon } from '../window/icons';
import { useHint } from '../window/keyNames';
import type { PanelProps } from '../window/panelProps';
import { useShownRow } from '../window/useShownRow';

const rowId = (step: number) => `line-${step}`;

interface LineListProps extends Pick<PanelProps, 'dispatch'> {
  readonly view: EndgameView;
}

/** The turns of a line of play, and the buttons that play it on the board. */
export function LineList({ dispatch, view }: LineListProps) {
  const { isLaid, isPlaying, line, lineEnd, lineTitle } = view;
  const shown = line.find(({ isShown }) => isShown);
  const list = useShownRow(shown === undefined ? undefined : rowId(shown.step));
  return (
    <div class="endgame-line">
      <div class="endgame-line-head">
        <h3>{lineTitle}</h3>
        <div class="endgame-transport">
          <Button
            icon="previousMark"
            command="line.first"
            title={text('endgamePage.first')}
            action={FIRST}
            dispatch={dispatch}
          />
          <Button
            icon="stepBack"
            command="line.previous"
            title={text('endgamePage.previous')}
            action={BACK}
            dispatch={dispatch}
          />
          <Button
            icon={isPlaying ? 'pause' : 'play'}
            command="line.play"
            title={text(isPlaying ? 'endgamePage.pause' : 'endgamePage.play')}
            action={PLAY}
            dispatch={dispatch}
          />
          <Button
            icon="stepOn"
            command="line.next"
            title={text('endgamePage.next')}
            action={ON}
            dispatch={dispatch}
          />
          <Button
            icon="nextMark"
            command="line.last"
            title={text('endgamePage.last')}
            action={LAST}
            dispatch={dispatch}
          />
        </div>
      </div>
      <div
        ref={list}
        class="endgame-line-turns"
        role="listbox"
        aria-label={text('endgamePage.line')}
        data-zone="line"
        tabIndex={0}
        aria-activedescendant={shown === undefined ? undefined : rowId(shown.step)}
      >
        {line.map((row) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the key table steps the turns
          <div
            key={row.step}
            id={rowId(row.step)}
            class="endgame-line-row"
            role="option"
            tabIndex={-1}
            aria-label={row.said}
            aria-selected={row.isShown}
            data-player={row.player}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              dispatch({ type: 'line-sought', step: row.step });
              dispatch({ type: 'zone-entered', zone: 'line' });
            }}
          >
            <span class="endgame-figure">{row.number}</span>
            <span class="endgame-play">{row.play}</span>
            <span class="endgame-who">{row.player === null ? '' : whoOf(row.player)}</span>
            <span class="endgame-figure">{row.points}</span>
          </div>
        ))}
      </div>
      <div class="endgame-line-foot">
        <span>{lineEnd}</span>
        {isLaid && (
          <button type="button" onClick={() => dispatch({ type: 'line-closed' })}>
            {text('endgamePage.close')}
          </button>
        )}
      </div>
    </div>
  );
}

const whoOf = (player: 'own' | 'other'): string =>
  text(player === 'own' ? 'endgamePage.own' : 'endgamePage.opponent');

const FIRST: EndgameAction = { type: 'line-sought', step: 0 };
const BACK: EndgameAction = { type: 'line-stepped', by: -1 };
const PLAY: EndgameAction = { type: 'line-play-toggled' };
const ON: EndgameAction = { type: 'line-stepped', by: 1 };
const LAST: EndgameAction = { type: 'line-sought', step: Number.MAX_SAFE_INTEGER };

interface ButtonProps extends Pick<PanelProps, 'dispatch'> {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  /** Of the command that does the same. */
  readonly command: string;
  readonly title: string;
  readonly action: EndgameAction;
}

const Button = ({ action, command, dispatch, icon, title }: ButtonProps) => (
  <button
    type="button"
    class="quiet-button"
    aria-label={title}
    title={useHint(title, command)}
    onClick={() => {
      dispatch(action);
      dispatch({ type: 'zone-entered', zone: 'line' });
    }}
  >
    <Icon name={icon} />
  </button>
);
