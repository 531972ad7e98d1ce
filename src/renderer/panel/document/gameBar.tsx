import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import { type GameRow, type GameView, gameViewOf } from '../../view/document/gameView';
import { CommandButton } from '../window/commandButton';
import { ListBox, ListRow } from '../window/listBox';
import type { PanelProps } from '../window/panelProps';

const rowId = (key: string) => `game-row-${key}`;

/** The open game: the current turn, and the list of all. */
export function GameBar({ dispatch, state }: PanelProps) {
  const game = useComputed(() => state.value.game);
  const play = useComputed(() => state.value.play);
  const setup = useComputed(() => state.value.setup);
  const view = useComputed(() =>
    gameViewOf({ game: game.value, play: play.value, setup: setup.value }),
  ).value;
  const [isListOpen, setListOpen] = useState(true);
  if (view === null) return null;
  const { about, hasWrongTotals, isEdited, note, now, remarks, title, turn, turnCount, wrong } = view;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the key table acts on the game zone
    <section class="game" data-zone="game" tabIndex={0} aria-label={text('documentPanel.game', { title })}>
      <div class="game-bar row">
        <CommandButton id="game.previous" isOff={turn <= 0}>
          ‹
        </CommandButton>
        <CommandButton id="game.next" isOff={turn >= turnCount}>
          ›
        </CommandButton>
        <span class="game-now ellipsis" role="status" title={title}>
          {now}
        </span>
        {isEdited && (
          <span class="game-edited small" title={text('documentPanel.editedHint')}>
            {text('documentPanel.edited')}
          </span>
        )}
        <button
          type="button"
          class="game-toggle"
          aria-expanded={isListOpen}
          aria-label={text('documentPanel.turnList')}
          title={text('documentPanel.turnList')}
          onClick={() => setListOpen(!isListOpen)}
        >
          {isListOpen ? '▴' : '▾'}
        </button>
        <CommandButton id="game.close" hint={text('documentCommands.gameClose')}>
          ×
        </CommandButton>
      </div>
      {wrong !== null && (
        <p class="game-wrong small row apart">
          <span>
            <span aria-hidden="true">⚠</span> {wrong}
          </span>
          {hasWrongTotals && (
            <CommandButton
              id="game.repair"
              label={text('documentPanel.repairTotals')}
              hint={text('documentPanel.repairTotalsHint')}
            />
          )}
        </p>
      )}
      {note !== null && (
        <p class="note" role="status">
          {note}
        </p>
      )}
      {remarks !== null && <p class="game-remarks small">{remarks}</p>}
      {about !== null && isListOpen && <p class="game-remarks about small">{about}</p>}
      {isListOpen && <TurnList view={view} dispatch={dispatch} />}
    </section>
  );
}

interface TurnListProps extends Pick<PanelProps, 'dispatch'> {
  readonly view: GameView;
}

function TurnList({ dispatch, view: { rows, turn } }: TurnListProps) {
  const current = rows.find((row) => row.turn === turn);
  return (
    <ListBox
      class="game-turns small scroller"
      label={text('documentPanel.turns')}
      style={{ '--rows': Math.max(2, rows.length) }}
      chosenId={current === undefined ? undefined : rowId(current.key)}
    >
      {rows.map((row) => (
        <TurnRow
          key={row.key}
          row={row}
          isShown={row.turn === turn}
          onChoose={(chosen) => dispatch({ type: 'game-turn-shown', turn: chosen })}
        />
      ))}
    </ListBox>
  );
}

interface TurnRowProps {
  readonly row: GameRow;
  readonly isShown: boolean;
  readonly onChoose: (turn: number) => void;
}

function TurnRow({ isShown, onChoose, row }: TurnRowProps) {
  const { key, number, play, player, problem, rack, score, total, turn } = row;
  return (
    <ListRow
      id={rowId(key)}
      class={`list-row game-turn${turn === null ? ' settlement' : ''}${problem === null ? '' : ' wrong'}`}
      isChosen={isShown}
      aria-disabled={turn === null}
      title={problem ?? undefined}
      onClick={() => {
        if (turn !== null) onChoose(turn);
      }}
    >
      <span class="turn-number">{number}</span>
      <span class="turn-who" title={player}>
        {player}
      </span>
      <span class="turn-rack">{rack}</span>
      <span class="turn-play">{play}</span>
      <span class="turn-score">{score}</span>
      <span class="turn-total">{total}</span>
    </ListRow>
  );
}
