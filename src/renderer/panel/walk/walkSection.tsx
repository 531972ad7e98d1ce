import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { WalkSection as SectionId } from '../../../contract/window/settings';
import type { PanelProps } from '../window/panelProps';

interface WalkSectionProps extends PanelProps {
  readonly id: SectionId;
  readonly title: string;
  /** Shown beside the title even if collapsed. */
  readonly head?: ComponentChildren;
  /** Relative share of the remaining height; null for the natural height. */
  readonly share: number | null;
  readonly children: ComponentChildren;
}

/** A collapsible section of the walk page; its state is saved. */
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
      <header class="walk-section-head row">
        <h3>
          <button
            type="button"
            class="fold bare"
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
