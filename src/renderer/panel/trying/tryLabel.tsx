import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import { isPlayExercise } from '../../features/practice/state/playAnswer';
import type { AppState } from '../../state/appState';
import type { FlatLayout } from '../../view/board/flatLayout';
import { type BoardPoint, placeOfLabel } from '../../view/trying/tryPlace';
import { type TryView, tryViewOf } from '../../view/trying/tryView';
import { CommandButton } from '../window/commandButton';
import { Icon } from '../window/icons';
import type { PanelProps } from '../window/panelProps';

interface TryLabelProps extends PanelProps {
  readonly flat: { readonly layout: ReadonlySignal<FlatLayout | null> };
  readonly squarePx: ReadonlySignal<number>;
  /** Place of a square of the 3D board in the window; null without that board. */
  readonly pointOfSquare: (row: number, col: number) => { readonly x: number; readonly y: number } | null;
}

/** At the tiles that are tried: what the play is worth, and what can be done with it. */
export function TryLabel(props: TryLabelProps) {
  const { state } = props;
  const view = useComputed(() => tryViewOf(state.value)).value;
  return view === null ? null : <Label {...props} view={view} />;
}

const MARGIN_PX = 8;

function Label({ flat, pointOfSquare, squarePx, state, view }: TryLabelProps & { readonly view: TryView }) {
  const label = useRef<HTMLDivElement>(null);
  const layout = flat.layout.value;
  const square = layout?.square ?? squarePx.value;
  const picture = usePictures();
  const submit = useComputed(() => submitText(state.value)).value;
  const pointOf = ({ col, row }: BoardPoint) =>
    layout === null
      ? pointOfSquare(row - 0.5, col - 0.5)
      : { x: layout.left + col * square, y: layout.top + row * square };
  useLayoutEffect(() => {
    const element = label.current;
    if (element === null) return;
    const { height, width } = element.getBoundingClientRect();
    const { setup } = state.peek();
    const size = { width: width / square, height: height / square };
    const point = pointOf(placeOfLabel(view, size, { ...setup.rules.layout, tiles: setup.tiles }));
    element.style.visibility = point === null ? 'hidden' : 'visible';
    if (point === null) return;
    const room = element.parentElement?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
    const left = within(point.x - width / 2, room.left, room.right - width);
    const top = within(point.y - height / 2, room.top, room.bottom - height);
    element.style.left = `calc(${left}px / var(--zoom))`;
    element.style.top = `calc(${top}px / var(--zoom))`;
  }, [view, layout, square, picture]);
  return (
    <section ref={label} class={`try-label ${view.state}`} aria-label={text('trying.label')}>
      <p class="try-word" role="status">
        {view.word !== '' && <b>{view.word}</b>}
        {view.score !== null && <span class="try-score">{view.score}</span>}
        <span class="try-figures">{view.figures.join(' · ')}</span>
      </p>
      <div class="try-actions">
        <CommandButton id="play.submit" class="primary" label={submit} isOff={view.state === 'illegal'}>
          {submit} <kbd>Enter</kbd>
        </CommandButton>
        {view.state !== 'unjudged' && (
          <CommandButton
            id="board.whyNot"
            label={text('trying.whyNot')}
            hint={text('walkPanel.askAboutTilesHint')}
          />
        )}
        <CommandButton id="play.recall" class="icon-button" label={text('play.recallCommand')}>
          <Icon name="close" />
        </CommandButton>
      </div>
    </section>
  );
}

const submitText = (state: AppState): string =>
  text(isPlayExercise(state) ? 'practice.check' : 'play.submitButton');

const within = (at: number, least: number, most: number): number =>
  Math.max(least + MARGIN_PX, Math.min(at, most - MARGIN_PX));

/** Counts the pictures of the 3D board, whose camera may have moved. */
function usePictures(): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const drawn = () => setCount((before) => before + 1);
    // The event does not bubble.
    document.addEventListener('drawn', drawn, { capture: true });
    return () => document.removeEventListener('drawn', drawn, { capture: true });
  }, []);
  return count;
}
