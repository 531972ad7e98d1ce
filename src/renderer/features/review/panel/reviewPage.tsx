import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { TextKey } from '../../../../texts/catalogue';
import { text } from '../../../../texts/text';
import { Chart } from '../../../panel/window/chart';
import { CommandButton } from '../../../panel/window/commandButton';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { ReviewTask } from '../state/reviewState';
import { type ReviewRow, type ReviewView, reviewViewOf } from '../view/reviewView';
import { ReviewChoices } from './reviewChoices';
import { type GameFiles, ReviewedGames } from './reviewedGames';
import { ReviewTurns } from './reviewTurns';

interface ReviewPageProps extends PanelProps {
  readonly files: GameFiles;
}

/** Review of a game: mistakes, luck, and win probability over time. */
export function ReviewPage({ dispatch, files, state }: ReviewPageProps) {
  const game = useComputed(() => state.value.game);
  const lexicon = useComputed(() => state.value.lexicon);
  const play = useComputed(() => state.value.play);
  const review = useComputed(() => state.value.review);
  const setup = useComputed(() => state.value.setup);
  const view = useComputed(() =>
    reviewViewOf({
      game: game.value,
      lexicon: lexicon.value,
      play: play.value,
      review: review.value,
      setup: setup.value,
    }),
  ).value;
  if (view.shut !== null)
    return (
      <section class="review page" aria-label={text('reviewPage.review')}>
        <div class="job-note stack">
          <p class="hint">{view.shut}</p>
          {view.isGameMissing && (
            <div class="job-tasks">
              <CommandButton id="file.open" />
              <CommandButton id="example.phonies" />
            </div>
          )}
        </div>
        <ReviewedGames state={state} dispatch={dispatch} files={files} />
      </section>
    );
  return (
    <section class="review page" aria-label={text('reviewPage.review')}>
      <Head view={view} dispatch={dispatch} />
      <ReviewChoices state={state} dispatch={dispatch} isFixed={view.progress !== null || view.isBusy} />
      <ReviewedGames state={state} dispatch={dispatch} files={files} />
      {view.rows.length > 0 && (
        <>
          <div class="review-now small stack">
            <p role="status">{view.now}</p>
            <div class="job-tasks">
              <CommandButton id="review.previous">{text('reviewPage.previousShort')}</CommandButton>
              <CommandButton id="review.next">{text('reviewPage.nextShort')}</CommandButton>
              <button
                type="button"
                aria-pressed={review.value.isPlayedShown}
                onClick={() => dispatch({ type: 'review-play-swapped' })}
              >
                {text(review.value.isPlayedShown ? 'reviewPage.showBest' : 'reviewPage.showPlayed')}
              </button>
            </div>
          </div>
          <ReviewTurns rows={view.rows} dispatch={dispatch} />
          <Rest view={view} dispatch={dispatch} state={state} />
        </>
      )}
    </section>
  );
}

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

/** At this height there is room below the turns. */
const ROOM_FOR_REST = '(height >= 860px)';

/** Collapsible sections below the turns: the graph, the largest mistakes, and summaries of the players. */
function Rest({ dispatch, state, view }: ViewProps & PanelProps) {
  const { chart, firstPlayer, mistakes, origin, players, rows } = view;
  const [isOpen, setOpen] = useState(() => matchMedia(ROOM_FOR_REST).matches);
  return (
    <>
      {chart !== null && <ShareTable rows={rows} firstPlayer={firstPlayer} />}
      <details
        class="review-rest charts scroller"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{text('reviewPage.rest')}</summary>
        {chart !== null && <Chart state={state} view={chart} />}
        <h3>{text('reviewPage.largest')}</h3>
        {mistakes.length === 0 && <p class="chart-summary note">{text('reviewPage.noMistakes')}</p>}
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
        {players.map((said) => (
          <p key={said} class="chart-summary note">
            {said}
          </p>
        ))}
        {origin !== null && <p class="review-origin hint">{origin}</p>}
      </details>
    </>
  );
}

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
