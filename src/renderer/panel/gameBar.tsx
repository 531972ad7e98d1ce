import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type GameRow, gameViewOf } from '../view/gameView';
import type { PanelProps } from './panelProps';

const rowId = (key: string) => `game-row-${key}`;

/** The recorded game that is open: its turns, and the one that is shown. */
export function GameBar({ dispatch, state }: PanelProps) {
  const game = useComputed(() => state.value.game);
  const setup = useComputed(() => state.value.setup);
  const view = useComputed(() => gameViewOf({ game: game.value, setup: setup.value })).value;
  const list = useRef<HTMLDivElement>(null);
  const turn = view?.turn ?? -1;
  useEffect(() => {
    if (turn < 0) return;
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [turn]);
  if (view === null) return null;
  const { isEdited, now, rows, title, turnCount } = view;
  const step = (by: number) => dispatch({ type: 'game-turn-stepped', by });
  const current = rows.find((row) => row.turn === turn);
  return (
    <section class="game" aria-labelledby="game-title">
      <header class="section-title">
        <h2 id="game-title">{title}</h2>
        {isEdited && (
          <span class="game-edited" title="The position is no longer that of the turn; Undo brings it back">
            edited
          </span>
        )}
        <button
          type="button"
          class="quiet-button"
          aria-label="Close the game"
          title="Close the game; the position stays"
          onClick={() => dispatch({ type: 'game-closed' })}
        >
          ×
        </button>
      </header>
      <div class="game-now">
        <button type="button" aria-label="Previous turn" disabled={turn <= 0} onClick={() => step(-1)}>
          ‹
        </button>
        <span role="status">{now}</span>
        <button type="button" aria-label="Next turn" disabled={turn >= turnCount} onClick={() => step(1)}>
          ›
        </button>
      </div>
      <div
        ref={list}
        class="game-turns"
        data-zone="game"
        role="listbox"
        aria-label="Turns of the game"
        tabIndex={0}
        aria-activedescendant={current === undefined ? undefined : rowId(current.key)}
      >
        {rows.map((row) => (
          <TurnRow
            key={row.key}
            row={row}
            isShown={row.turn === turn}
            onChoose={(chosen) => dispatch({ type: 'game-turn-shown', turn: chosen })}
          />
        ))}
      </div>
    </section>
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key table acts on the game zone
    <div
      id={rowId(key)}
      class={`game-turn${turn === null ? ' settlement' : ''}${problem === null ? '' : ' wrong'}`}
      role="option"
      tabIndex={-1}
      aria-selected={isShown}
      aria-disabled={turn === null}
      title={problem ?? undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (turn !== null) onChoose(turn);
      }}
    >
      <span class="turn-number">{number}</span>
      <span class="turn-player">{player}</span>
      <span class="turn-rack">{rack}</span>
      <span class="turn-play">{play}</span>
      <span class="turn-score">{score}</span>
      <span class="turn-total">{total}</span>
    </div>
  );
}
