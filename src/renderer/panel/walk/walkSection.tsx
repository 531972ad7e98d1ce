import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { WalkSection as SectionId } from '../../../contract/window/settings';
import type { PanelProps } from '../window/panelProps';

interface WalkSectionProps extends PanelProps {
  readonly id: SectionId;
  readonly title: string;
  /** Beside the title, folded or not. */
  readonly head?: ComponentChildren;
  /** How much of the room left it takes, against the others; null: as much as it needs. */
  readonly share: number | null;
  readonly children: ComponentChildren;
}

/** A part of the walk's page that can be folded away, and stays so. */
export function WalkSection(props: WalkSectionProps) {
  const { children, dispatch, head, id, share, state, title } = props;
  const isOpen = useComputed(() => !state.value.settings.closedSections.includes(id)).value;
  const heightPx = useComputed(() =>
    id === 'algorithm' ? state.value.settings.algorithmHeight : null,
  ).value;
  const size = {
    ...(share === null ? {} : { flexGrow: share }),
    ...(heightPx === null ? {} : { flexBasis: `${heightPx}px` }),
  };
  const style = isOpen ? size : {};
  return (
    <section class={`walk-section ${id}${isOpen ? '' : ' closed'}`} style={style}>
      <header class="walk-section-head">
        <h3>
          <button
            type="button"
            class="fold"
            aria-expanded={isOpen}
            onClick={() => dispatch({ type: 'walk-section-toggled', section: id })}
          >
            {title}
          </button>
        </h3>
        {head}
      </header>
      {isOpen && children}
    </section>
  );
}
