import { useComputed } from '@preact/signals';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { walkTo } from '../../state/walk/walk';
import { isWelcomeShown } from '../../state/window/welcome';
import { wordLetters } from '../../view/candidates/candidateRow';
import { shownCandidate } from '../../view/candidates/shownMove';
import type { LegendMark } from '../../view/walk/legend';
import { Icon } from '../window/icons';
import type { PanelProps } from '../window/panelProps';
import { Legend } from './legend';

/** Marks on the board at the first start. */
const MARKS: readonly LegendMark[] = ['main', 'incidental', 'walk'];

function shownWord(state: AppState): string {
  const shown = shownCandidate(state);
  const letters = shown === null ? [] : wordLetters(state.setup, shown);
  return letters.map((letter) => letter.text).join('');
}

/** Shown at the first start. Always present, so that the observer of the covered area finds it. */
export function WelcomeCard({ dispatch, state }: PanelProps) {
  const isShown = useComputed(() => isWelcomeShown(state.value)).value;
  return (
    <section class="welcome" aria-label={text('welcome.title')} data-covers="top" hidden={!isShown}>
      {isShown && <Welcome dispatch={dispatch} state={state} />}
    </section>
  );
}

/** The word on the board, what its colours mean, and where to go on. */
function Welcome({ dispatch, state }: PanelProps) {
  const word = useComputed(() => shownWord(state.value)).value;
  return (
    <>
      <button
        type="button"
        class="welcome-play"
        aria-label={text('welcome.play')}
        onClick={() => dispatch({ type: 'walk-opened', subject: walkTo(1) })}
      >
        <Icon name="play" />
        <span>{word}</span>
      </button>
      <div>
        <p>{text('welcome.best')}</p>
        <Legend marks={MARKS} />
      </div>
      <button
        type="button"
        class="welcome-close"
        aria-label={text('windowPanel.close')}
        title={text('windowPanel.close')}
        onClick={() => dispatch({ type: 'welcome-closed' })}
      >
        ×
      </button>
    </>
  );
}
