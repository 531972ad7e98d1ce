import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../../../texts/text';
import type { PanelProps } from '../../../panel/window/panelProps';
import type { FileActions } from '../../../state/document/fileActions';
import { type GameRow, gamesViewOf } from '../view/gamesView';

export type GameFiles = Pick<FileActions, 'openPath' | 'reviewFiles' | 'reviewFolder' | 'reviewRest'>;

interface ReviewedGamesProps extends PanelProps {
  readonly files: GameFiles;
}

/** The games of a batch review. */
export function ReviewedGames({ dispatch, files, state }: ReviewedGamesProps) {
  const document = useComputed(() => state.value.document);
  const review = useComputed(() => state.value.review);
  const view = useComputed(() => gamesViewOf({ document: document.value, review: review.value })).value;
  return (
    <details class="review-choices review-games small" open={view !== null}>
      <summary>{view === null ? text('reviewPage.manyGames') : view.status}</summary>
      {view?.progress != null && (
        <progress aria-label={text('reviewPage.gamesProgress')} max={1} value={view.progress} />
      )}
      {view !== null && <Games rows={view.rows} onOpen={files.openPath} />}
      <div class="job-tasks">
        {view?.progress != null ? (
          <button type="button" onClick={() => dispatch({ type: 'review-asked', task: 'stop' })}>
            {text('reviewPage.stop')}
          </button>
        ) : (
          <>
            {view?.canGoOn === true && (
              <button type="button" onClick={files.reviewRest}>
                {text('reviewPage.goOn')}
              </button>
            )}
            {view?.hasMistakes === true && (
              <button
                type="button"
                onClick={() => dispatch({ type: 'practice-taking-asked', what: 'mistakes' })}
              >
                {text('practice.takeMistakes')}
              </button>
            )}
            <button type="button" onClick={files.reviewFiles}>
              {text('reviewPage.chooseFiles')}
            </button>
            <button type="button" onClick={files.reviewFolder}>
              {text('reviewPage.chooseFolder')}
            </button>
          </>
        )}
      </div>
    </details>
  );
}

interface GamesProps {
  readonly rows: readonly GameRow[];
  readonly onOpen: (path: string) => void;
}

function Games({ onOpen, rows }: GamesProps) {
  const open = rows.find(({ isOpen }) => isOpen)?.path;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (open !== undefined)
      list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <ol ref={list} class="review-game-list" aria-label={text('reviewPage.gamesTitle')}>
      {rows.map(({ isOpen, name, path, phase, said, told }, nth) => (
        <li key={nth}>
          <button
            type="button"
            class="review-game line-row"
            aria-label={said}
            aria-current={isOpen}
            data-phase={phase}
            title={path === '' ? told : path}
            disabled={path === ''}
            onClick={() => onOpen(path)}
          >
            <span>{name}</span>
            <span>{told}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
