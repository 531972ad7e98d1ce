import { useComputed } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../../texts/text';
import { isPageExplained } from '../../state/window/overlays';
import type { SideTab } from '../../state/window/sideTab';
import { PAGE_HELP } from '../../view/window/pageHelp';
import { CommandButton } from './commandButton';
import { useCommands, useHint } from './commandHost';
import type { PanelProps } from './panelProps';
import { Popover } from './popover';
import { Term } from './term';

interface PageHelpProps extends PanelProps {
  readonly tab: SideTab;
}

/** The button of a page that asks what it is, and the answer. */
export function PageHelp({ dispatch, state, tab }: PageHelpProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useComputed(() => isPageExplained(state.value)).value;
  const { run } = useCommands();
  return (
    <>
      <button
        ref={button}
        type="button"
        class="page-help"
        aria-label={text('pageHelp.question')}
        aria-expanded={isOpen}
        title={useHint(text('pageHelp.question'), 'window.explain')}
        onClick={() => run('window.explain')}
      >
        ?
      </button>
      {isOpen && <Explanation tab={tab} anchor={button} dispatch={dispatch} state={state} />}
    </>
  );
}

interface ExplanationProps extends PageHelpProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
}

const TITLE_ID = 'page-help-title';
const TEXT_ID = 'page-help-text';

/** Has the focus while it is open, and returns it to the button. */
function Explanation({ anchor, dispatch, state, tab }: ExplanationProps) {
  const content = useRef<HTMLDivElement>(null);
  const { about, chapter, terms, title } = PAGE_HELP[tab];
  const close = () => dispatch({ type: 'page-explanation-closed' });
  useLayoutEffect(() => {
    const box = content.current?.closest<HTMLElement>('.popover');
    box?.focus({ preventScroll: true });
    const closeOutside = ({ target }: Event) => {
      const isInside = [box, anchor.current].some((each) => target instanceof Node && each?.contains(target));
      if (!isInside) close();
    };
    document.addEventListener('pointerdown', closeOutside, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', closeOutside, { capture: true });
      // Nobody has taken the focus elsewhere.
      if (box?.contains(document.activeElement)) anchor.current?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Popover
      anchor={anchor}
      class="page-explanation"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      aria-describedby={TEXT_ID}
    >
      <div ref={content}>
        <h2 id={TITLE_ID} class="title">
          {text(title)}
        </h2>
        <p id={TEXT_ID}>{text(about)}</p>
        <p class="page-terms">
          {terms.map((id) => (
            <Term key={id} id={id} dispatch={dispatch} state={state} />
          ))}
        </p>
        <div class="row">
          {chapter !== null && (
            <button
              type="button"
              onClick={() => {
                close();
                dispatch({ type: 'chapter-opened', id: chapter });
              }}
            >
              {text('pageHelp.learn')}
            </button>
          )}
          <CommandButton id="window.glossary" />
        </div>
      </div>
    </Popover>
  );
}
