import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../../texts/text';
import type { Dispatch } from '../../state/action';
import type { Welcome } from '../../state/window/welcomeState';
import { welcomeSentences } from '../../view/window/welcomeView';
import { LiveRegion } from '../window/liveRegion';
import type { PanelProps } from '../window/panelProps';

/** The sentences of the first minute, and then the ways on. Always present, as all that covers the board. */
export function WelcomeCard({ dispatch, state }: PanelProps) {
  const welcome = useComputed(() => state.value.welcome).value;
  const said = useComputed(() => welcomeSentences(state.value).join(' '));
  return (
    <>
      <section class="welcome" aria-label={text('welcome.title')} hidden={welcome === null}>
        {welcome !== null && <Stage welcome={welcome} dispatch={dispatch} state={state} />}
      </section>
      <LiveRegion text={said} />
    </>
  );
}

function Stage({ dispatch, state, welcome }: PanelProps & { readonly welcome: Welcome }) {
  const sentences = useComputed(() => welcomeSentences(state.value)).value;
  const place = useRef<HTMLDivElement>(null);
  const areDoorsShown = welcome.stage === 'doors';
  // Enter and Space press what is offered, unless somebody has gone elsewhere meanwhile.
  useLayoutEffect(() => {
    const isElsewhere = document.activeElement?.matches('input, textarea, select, [role=dialog] *') === true;
    const hasLeft = areDoorsShown && !welcome.isStill && document.activeElement !== document.body;
    if (!isElsewhere && !hasLeft) place.current?.querySelector('button')?.focus();
  }, [areDoorsShown]);
  return (
    <>
      <div class="welcome-sentences">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div key={String(areDoorsShown)} ref={place} class={areDoorsShown ? 'welcome-doors' : 'welcome-foot'}>
        {areDoorsShown ? (
          <Doors dispatch={dispatch} />
        ) : (
          <Progress stage={welcome.stage} dispatch={dispatch} />
        )}
      </div>
    </>
  );
}

const STAGES: readonly Welcome['stage'][] = ['board', 'walk', 'found'];

interface ProgressProps {
  readonly dispatch: Dispatch;
  readonly stage: Welcome['stage'];
}

const Progress = ({ dispatch, stage }: ProgressProps) => (
  <>
    <span class="welcome-progress" aria-hidden="true">
      {STAGES.map((each) => (
        <i key={each} class={STAGES.indexOf(each) <= STAGES.indexOf(stage) ? 'done' : ''} />
      ))}
    </span>
    <button type="button" onClick={() => dispatch({ type: 'welcome-closed' })}>
      {text('welcome.skip')} <kbd>Esc</kbd>
    </button>
  </>
);

function Doors({ dispatch }: Pick<PanelProps, 'dispatch'>) {
  return (
    <>
      <button
        type="button"
        class="primary"
        onClick={() => dispatch({ type: 'side-tab-chosen', tab: 'course' })}
      >
        <strong>{text('welcome.learn')}</strong> <span class="hint">{text('rooms.learnHint')}</span>
      </button>
      <button type="button" onClick={() => dispatch({ type: 'zone-entered', zone: 'play' })}>
        <strong>{text('rooms.play')}</strong> <span class="hint">{text('rooms.playHint')}</span>
      </button>
      <button
        type="button"
        onClick={() => {
          dispatch({ type: 'welcome-closed' });
          dispatch({ type: 'zone-entered', zone: 'candidates' });
        }}
      >
        <strong>{text('rooms.analyse')}</strong> <span class="hint">{text('rooms.analyseHint')}</span>
      </button>
    </>
  );
}
