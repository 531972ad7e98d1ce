import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { TextKey } from '../../../../texts/catalogue';
import { text } from '../../../../texts/text';
import { Chart } from '../../../panel/window/chart';
import { CommandButton } from '../../../panel/window/commandButton';
import { Icon } from '../../../panel/window/icons';
import type { PanelProps } from '../../../panel/window/panelProps';
import { roomOf } from '../../../state/window/sideTab';
import { gamePlaceOf } from '../../../view/document/gamePlace';
import type { ReviewTask } from '../state/reviewState';
import { type ReviewRow, type ReviewView, reviewViewOf } from '../view/reviewView';
import { ReviewChoices } from './reviewChoices';
import { type GameFiles, ReviewedGames } from './reviewedGames';
import { ReviewPlayers } from './reviewPlayers';

interface GameReviewProps extends PanelProps {
  readonly files: GameFiles;
}

/** The review of the open game, below its turns: mistakes, luck, and win % over time. */
export function GameReview(props: GameReviewProps) {
  const { state } = props;
  const isShown = useComputed(() => roomOf(state.value.sideTab) === 'analyse').value;
  return isShown ? <Shown {...props} /> : null;
}

function Shown({ dispatch, files, state }: GameReviewProps) {
  const game = useComputed(() => state.value.game);
  const lexicon = useComputed(() => state.value.lexicon);
  const play = useComputed(() => state.value.play);
  const review = useComputed(() => state.value.review);
  const setup = useComputed(() => state.value.setup);
  const isBeside = useComputed(() => gamePlaceOf(state.value) === 'left').value;
  const view = useComputed(() =>
    reviewViewOf({
      game: game.value,
      lexicon: lexicon.value,
      play: play.value,
      review: review.value,
      setup: setup.value,
    }),
  ).value;
  const { isOpen, isPlayedShown } = review.value;
  const games = <ReviewedGames state={state} dispatch={dispatch} files={files} />;
  if (view.shut !== null)
    return (
      <Frame dispatch={dispatch} isFolded={!isBeside && game.value !== null} isOpen={isOpen}>
        <div class="job-note stack">
          {game.value === null && <CloseButton dispatch={dispatch} />}
          <p class="hint">{view.shut}</p>
          {view.isGameMissing && (
            <div class="job-tasks">
              <CommandButton id="file.open" />
              <CommandButton id="example.phonies" />
            </div>
          )}
        </div>
        {games}
      </Frame>
    );
  return (
    <Frame dispatch={dispatch} isFolded={!isBeside} isOpen={isOpen}>
      {view.rows.length > 0 && (
        <>
          <div class="review-now small stack">
            <p role="status">{view.now}</p>
            <div class="job-tasks">
              <CommandButton id="review.previous">{text('reviewPage.previousShort')}</CommandButton>
              <CommandButton id="review.next">{text('reviewPage.nextShort')}</CommandButton>
              <button
                type="button"
                aria-pressed={isPlayedShown}
                onClick={() => dispatch({ type: 'review-play-swapped' })}
              >
                {text(isPlayedShown ? 'reviewPage.showBest' : 'reviewPage.showPlayed')}
              </button>
            </div>
          </div>
          {view.chart !== null && (
            <>
              <ShareTable rows={view.rows} firstPlayer={view.firstPlayer} />
              <div class="game-graph charts">
                <Chart state={state} view={view.chart} />
              </div>
            </>
          )}
          {view.players.length > 0 && <ReviewPlayers players={view.players} />}
        </>
      )}
      <Head view={view} dispatch={dispatch} />
      {view.mistakes.length > 0 && (
        <>
          <div class="job-tasks review-practise">
            <CommandButton id="review.practise" />
          </div>
          <Mistakes mistakes={view.mistakes} dispatch={dispatch} />
        </>
      )}
      <ReviewChoices
        state={state}
        dispatch={dispatch}
        isFixed={view.progress !== null || view.isBusy}
        origin={view.origin}
      />
      {games}
    </Frame>
  );
}

interface FrameProps extends Pick<PanelProps, 'dispatch'> {
  readonly isFolded: boolean;
  readonly isOpen: boolean;
  readonly children: ComponentChildren;
}

/** Left of the board it is always there; in the side panel it is folded until it is asked for. */
const Frame = ({ children, dispatch, isFolded, isOpen }: FrameProps) => (
  <section class={isFolded && !isOpen ? 'review folded' : 'review'} aria-label={text('reviewPage.review')}>
    {isFolded && (
      <button
        type="button"
        class="fold bare"
        aria-expanded={isOpen}
        onClick={() => dispatch({ type: 'review-shown', isShown: !isOpen })}
      >
        {text('reviewPage.review')}
      </button>
    )}
    {(!isFolded || isOpen) && <div class="review-body scroller">{children}</div>}
  </section>
);

const CloseButton = ({ dispatch }: Pick<PanelProps, 'dispatch'>) => (
  <button
    type="button"
    class="icon-button review-close"
    aria-label={text('windowPanel.close')}
    title={text('windowPanel.close')}
    onClick={() => dispatch({ type: 'review-shown', isShown: false })}
  >
    <Icon name="close" />
  </button>
);

const TASKS: Readonly<Record<Exclude<ReviewTask, 'start'>, TextKey>> = {
  anew: 'reviewPage.anew',
  stop: 'reviewPage.stop',
};

interface ViewProps extends Pick<PanelProps, 'dispatch'> {
  readonly view: ReviewView;
}

function Head({ dispatch, view }: ViewProps) {
  return (
    <header class="job-head stack">
      <p class="job-status" role="status">
        {view.status}
      </p>
      <div class="job-tasks">
        {view.tasks.map((task) => (
          <button
            key={task}
            type="button"
            disabled={view.isBusy}
            onClick={() => dispatch({ type: 'review-asked', task })}
          >
            {task === 'start' ? view.startTitle : text(TASKS[task])}
          </button>
        ))}
      </div>
      {view.progress !== null && (
        <progress aria-label={text('reviewPage.progress')} max={1} value={view.progress} />
      )}
      {view.otherLexicon !== null && <p class="review-origin hint">{view.otherLexicon}</p>}
      {view.problems.map((problem) => (
        <p key={problem} class="message error">
          {problem}
        </p>
      ))}
    </header>
  );
}

interface MistakesProps extends Pick<PanelProps, 'dispatch'>, Pick<ReviewView, 'mistakes'> {}

const Mistakes = ({ dispatch, mistakes }: MistakesProps) => (
  <details class="review-choices small">
    <summary>{text('reviewPage.largest')}</summary>
    <ol class="review-mistakes">
      {mistakes.map((row) => (
        <li key={row.turn}>
          <button
            type="button"
            aria-label={row.said}
            aria-current={row.isShown}
            onClick={() => dispatch({ type: 'game-turn-shown', turn: row.turn })}
          >
            <span class="review-sign" data-size={row.size}>
              {row.sign}
            </span>
            {row.number}. {row.player} {row.played}
          </button>
        </li>
      ))}
    </ol>
  </details>
);

/** The graph as a table for screen readers. */
const ShareTable = ({ firstPlayer, rows }: Pick<ReviewView, 'firstPlayer' | 'rows'>) => (
  <table class="visually-hidden">
    <caption>{text('reviewPage.tableTitle', { first: firstPlayer })}</caption>
    <thead>
      <tr>
        <th scope="col">{text('reviewPage.columnTurn')}</th>
        <th scope="col">{text('reviewPage.columnPlay')}</th>
        <th scope="col">{text('reviewPage.columnShare')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row: ReviewRow) => (
        <tr key={row.turn}>
          <th scope="row">{row.number}</th>
          <td>
            {row.player} {row.played}
          </td>
          <td>{row.winShare}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
