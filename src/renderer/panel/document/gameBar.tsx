import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import { type ReviewRow, reviewRowsOf } from '../../features/review/view/reviewView';
import { roomOf } from '../../state/window/sideTab';
import type { GameRow } from '../../view/document/gameRows';
import { type GameView, gameViewOf } from '../../view/document/gameView';
import { CommandButton } from '../window/commandButton';
import { ListBox, ListRow } from '../window/listBox';
import type { PanelProps } from '../window/panelProps';

/** What is mostly done with a branch. Its menu has the rest. */
const BRANCH_BUTTONS = [
  ['game.leaveBranch', 'documentPanel.leaveBranch', 'documentCommands.gameLeaveBranch'],
  ['game.promoteBranch', 'documentPanel.promoteBranch', 'documentCommands.gamePromoteBranch'],
  ['game.deleteBranch', 'documentPanel.deleteBranch', 'documentCommands.gameDeleteBranch'],
] as const;

/** Branches of branches are no further right than this. */
const MOST_INDENTED = 3;

const rowId = (key: string) => `game-row-${key}`;

/** The open game: the current turn, and the list of all with the mistakes of a review. */
export function GameBar({ dispatch, state }: PanelProps) {
  const game = useComputed(() => state.value.game);
  const play = useComputed(() => state.value.play);
  const setup = useComputed(() => state.value.setup);
  const view = useComputed(() =>
    gameViewOf({ game: game.value, play: play.value, setup: setup.value }),
  ).value;
  const sideTab = useComputed(() => state.value.sideTab).value;
  const [isWanted, setWanted] = useState<boolean | null>(null);
  if (view === null) return null;
  // The page above shows players and scores.
  const isAtPlay = sideTab === 'play' && play.value !== null;
  const { about, hasWrongTotals, isBranch, isEdited, note, now, remarks } = view;
  const { rows, title, turn, turnCount, wrong } = view;
  // Elsewhere, the page needs the room; the turns of a game in progress stay in view.
  const isListOpen = isWanted ?? (['analyse', 'play'].includes(roomOf(sideTab)) || play.value !== null);
  return (
    <section
      class="game"
      data-zone="game"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the key table acts on the game zone
      tabIndex={0}
      aria-label={text('documentPanel.game', { title })}
      style={{ '--rows': Math.max(2, rows.length) }}
    >
      <div class="game-bar row">
        <CommandButton id="game.previous" isOff={turn <= 0}>
          ‹
        </CommandButton>
        <CommandButton id="game.next" isOff={turn >= turnCount}>
          ›
        </CommandButton>
        <span class="game-now ellipsis" role="status" title={title}>
          {isAtPlay && turn === turnCount ? text('documentPanel.turns') : now}
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
          onClick={() => setWanted(!isListOpen)}
        >
          {isListOpen ? '▴' : '▾'}
        </button>
        {!isAtPlay && (
          <CommandButton id="game.close" hint={text('documentCommands.gameClose')}>
            ×
          </CommandButton>
        )}
      </div>
      {isBranch && (
        <div class="game-branch row">
          {BRANCH_BUTTONS.map(([id, label, hint]) => (
            <CommandButton key={id} id={id} label={text(label)} hint={text(hint)} />
          ))}
        </div>
      )}
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
      {isListOpen && <TurnList view={view} dispatch={dispatch} state={state} />}
    </section>
  );
}

interface TurnListProps extends PanelProps {
  readonly view: GameView;
}

function TurnList({ dispatch, state, view: { rows, shownKey } }: TurnListProps) {
  const game = useComputed(() => state.value.game);
  const lexicon = useComputed(() => state.value.lexicon);
  const play = useComputed(() => state.value.play);
  const review = useComputed(() => state.value.review);
  const reviewed = useComputed(() =>
    reviewRowsOf({ game: game.value, lexicon: lexicon.value, play: play.value, review: review.value }),
  ).value;
  return (
    <ListBox
      class={`game-turns small scroller${reviewed.length === 0 ? '' : ' reviewed'}`}
      // Keys of the review act on its turns.
      {...(reviewed.length === 0 ? {} : { zone: 'review' })}
      label={text('documentPanel.turns')}
      chosenId={shownKey === undefined ? undefined : rowId(shownKey)}
    >
      {rows.map((row) => (
        <TurnRow
          key={row.key}
          row={row}
          reviewed={row.turn === null || row.branch !== null ? undefined : reviewed[row.turn]}
          isShown={row.key === shownKey}
          onChoose={(chosen) => {
            dispatch({ type: 'game-turn-shown', turn: chosen, branch: row.branch });
            if (reviewed.length > 0) dispatch({ type: 'zone-entered', zone: 'review' });
          }}
        />
      ))}
    </ListBox>
  );
}

interface TurnRowProps {
  readonly row: GameRow;
  /** Undefined if the turn has no review. */
  readonly reviewed: ReviewRow | undefined;
  readonly isShown: boolean;
  readonly onChoose: (turn: number) => void;
}

function TurnRow({ isShown, onChoose, reviewed, row }: TurnRowProps) {
  const { branch, heading, key, level, note, number, play, player, problem, rack, score, total, turn } = row;
  const ofBranch = branch === null ? undefined : text('documentPanel.ofBranch');
  return (
    <ListRow
      id={rowId(key)}
      class={`list-row game-turn${turn === null ? ' settlement' : ''}${problem === null ? '' : ' wrong'}${
        branch === null ? '' : ' branch'
      }`}
      style={{ '--level': Math.min(level, MOST_INDENTED) }}
      isChosen={isShown}
      aria-disabled={turn === null}
      title={problem ?? note ?? reviewed?.said}
      aria-description={reviewed?.said ?? ofBranch}
      onClick={() => {
        if (turn !== null) onChoose(turn);
      }}
    >
      {heading !== null && <span class="branch-heading">{heading}</span>}
      <span class="turn-number">{number}</span>
      <span class="turn-who" title={player}>
        {player}
      </span>
      <span class="turn-rack">{rack}</span>
      <span class="turn-play">
        {play}
        {note !== null && (
          <>
            <span class="turn-noted" aria-hidden="true">
              {' ¶'}
            </span>
            <span class="visually-hidden">{text('documentPanel.noted', { note })}</span>
          </>
        )}
      </span>
      <span class="review-sign" data-size={reviewed?.size} aria-hidden="true">
        {reviewed?.size === 'unjudged' ? '' : reviewed?.sign}
      </span>
      <span class="turn-cost" aria-hidden="true">
        {reviewed === undefined || reviewed.isFree ? '' : reviewed.cost}
      </span>
      <span class="turn-score">{score}</span>
      <span class="turn-total">{total}</span>
    </ListRow>
  );
}
