import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../../texts/text';
import { TERMS, type TermId } from '../../view/window/glossary';
import { termSquares } from '../../view/window/termSquares';
import type { PanelProps } from './panelProps';
import { Popover } from './popover';

/** A pointer that only passes by opens nothing. */
const HOVER_MS = 350;

interface TermProps extends PanelProps {
  readonly id: TermId;
  /** If it is not called as in the glossary. */
  readonly children?: ComponentChildren;
}

/** A word of the field: pointer, focus or a click show what it means, and where it is on the board. */
export function Term({ children, id, ...panel }: TermProps) {
  const { attributes, meaning, open } = useMeaning(id, panel);
  return (
    <button type="button" class="term" {...attributes} onClick={open}>
      {children ?? text(TERMS[id].name)}
      {meaning}
    </button>
  );
}

/**
 * The meaning of a word, for the button that shows it.
 *
 * @param id null for a button without such a word
 * @param note said after the meaning
 */
export function useMeaning(id: TermId | null, { dispatch, state }: PanelProps, note = '') {
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(id !== null);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen || id === null) return undefined;
    const squares = termSquares(state.peek(), id);
    const isLit = squares.length > 0;
    if (isLit) dispatch({ type: 'highlight-changed', highlight: { kind: 'squares', squares } });
    // Escape closes this alone, wherever the focus is.
    const closeAlone = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', closeAlone, { capture: true });
    return () => {
      document.removeEventListener('keydown', closeAlone, { capture: true });
      if (isLit) dispatch({ type: 'highlight-changed', highlight: null });
    };
  }, [isOpen]);
  const said = id === null ? '' : [text(TERMS[id].text), note].join(' ').trim();
  return {
    attributes: {
      ref: anchor,
      'aria-description': said === '' ? undefined : said,
      onMouseEnter: () => {
        timer.current = setTimeout(open, HOVER_MS);
      },
      onMouseLeave: close,
      onFocus: () => {
        if (anchor.current?.matches(':focus-visible') === true) open();
      },
      onBlur: close,
    },
    meaning: isOpen && (
      <Popover anchor={anchor} class="meaning" role="tooltip" aria-hidden="true">
        {said}
      </Popover>
    ),
    open,
  };
}
