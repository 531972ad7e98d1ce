import type { ComponentChildren, HTMLAttributes, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Zone } from '../../state/window/zone';
import { rowHeightFor } from './rowHeight';
import { useShownRow } from './useShownRow';
import { useVirtualRows, type VirtualRow, type VirtualRows } from './useVirtualRows';

interface DivProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'class' | 'label' | 'ref' | 'role'> {
  readonly class: string;
}

interface FrameProps extends DivProps {
  readonly label: string;
  readonly zone?: Zone;
  /** Id of the row that the keys act on. */
  readonly chosenId: string | undefined;
  /** A list without rows is a group: a list box must contain options. */
  readonly role?: 'listbox' | 'tree' | 'group';
  readonly children: ComponentChildren;
}

interface ListFrameProps extends FrameProps {
  readonly list?: RefObject<HTMLDivElement | null> | null;
}

/** The element of a list: it has the focus, and names the chosen row to screen readers. */
export const ListFrame = ({ chosenId, class: name, label, list = null, zone, ...rest }: ListFrameProps) => (
  <div
    ref={list}
    class={`list ${name}`}
    data-zone={zone}
    role="listbox"
    aria-label={label}
    aria-activedescendant={chosenId}
    tabIndex={0}
    {...rest}
  />
);

/** A list whose rows are all rendered. The chosen one is kept in view. */
export const ListBox = (props: FrameProps) => <ListFrame list={useShownRow(props.chosenId)} {...props} />;

interface ListRowProps extends DivProps {
  readonly label?: string | undefined;
  readonly role?: 'option' | 'treeitem';
  readonly isChosen: boolean;
  readonly onClick: (event: MouseEvent) => void;
  readonly children?: ComponentChildren;
}

/** A click chooses the row and leaves the focus on the list. */
export const ListRow = ({ isChosen, label, ...rest }: ListRowProps) => (
  <div
    role="option"
    tabIndex={-1}
    aria-label={label}
    aria-selected={isChosen}
    onMouseDown={(event) => event.preventDefault()}
    {...rest}
  />
);

interface PlacedRowProps extends ListRowProps {
  /** From 0, of this many. */
  readonly index: number;
  readonly count: number;
  readonly topPx: number;
  readonly heightPx: number;
}

/** A row of a list of which only the visible rows are rendered. */
export const PlacedRow = ({ class: name, count, heightPx, index, topPx, ...rest }: PlacedRowProps) => (
  <ListRow
    class={`list-row placed-row ${name}`}
    aria-setsize={count}
    aria-posinset={index + 1}
    style={{ transform: `translateY(${topPx}px)`, height: `${rowHeightFor(heightPx)}px` }}
    {...rest}
  />
);

interface RowsProps {
  readonly class?: string;
  readonly rows: VirtualRows;
  readonly children: (row: VirtualRow) => ComponentChildren;
}

/** As high as all rows together. */
export const Rows = ({ children, class: name = '', rows: { heightPx, items } }: RowsProps) => (
  <div class={`placed-rows ${name}`} role="presentation" style={{ height: `${heightPx}px` }}>
    {items.map(children)}
  </div>
);

interface LongListProps extends Omit<FrameProps, 'children'>, Pick<RowsProps, 'children'> {
  readonly count: number;
  readonly rowHeightPx: number;
  /** Index of the chosen row; −1 for none. */
  readonly chosen: number;
  /** Index of the row to be kept in view, if not the chosen one. */
  readonly revealed?: number;
  /** Brings that row into view again whenever this changes. */
  readonly revealOn?: unknown;
  readonly onRowsSeen?: (first: number, last: number) => void;
  readonly rowsClass?: string;
  /** Above the rows. */
  readonly note?: ComponentChildren;
}

/** A list of which only the visible rows and the chosen one are rendered. */
export function LongList(props: LongListProps) {
  const { children, chosen, count, note, onRowsSeen, revealed = chosen, revealOn, ...others } = props;
  const { rowHeightPx, rowsClass = '', ...frame } = others;
  const list = useRef<HTMLDivElement>(null);
  const rows = useVirtualRows(list, { count, rowHeightPx, keptIndex: chosen });
  const { first, last, reveal } = rows;
  useLayoutEffect(() => {
    if (revealed >= 0 && revealed < count) reveal(revealed);
  }, [chosen, revealed, revealOn]);
  useLayoutEffect(() => onRowsSeen?.(first, last), [first, last]);
  return (
    <ListFrame list={list} {...frame}>
      {note}
      <Rows class={rowsClass} rows={rows}>
        {children}
      </Rows>
    </ListFrame>
  );
}
