import { useComputed } from '@preact/signals';
import { text } from '../../../../texts/text';
import { ListRow, LongList } from '../../../panel/window/listBox';
import type { PanelProps } from '../../../panel/window/panelProps';
import { type TreeRowView, treeViewOf } from '../view/treeView';

const ROW_HEIGHT_PX = 22;

const rowId = (row: string) => `tree-${row}`;

const NONE: readonly TreeRowView[] = [];

/** The search tree. Only the visible rows and the chosen one are rendered. */
export function SearchTree({ dispatch, state }: PanelProps) {
  const view = useComputed(() => treeViewOf(state.value)).value;
  const rows = view ?? NONE;
  const chosen = rows.findIndex(({ isChosen }) => isChosen);
  const chosenRow = rows[chosen];
  return (
    <>
      <LongList
        class="search-tree scroller"
        role="tree"
        zone="searchTree"
        label={text('endgamePage.tree')}
        aria-busy={view === null}
        count={rows.length}
        rowHeightPx={ROW_HEIGHT_PX}
        chosen={chosen}
        chosenId={chosenRow === undefined ? undefined : rowId(chosenRow.row)}
        note={view === null && <p class="list-empty">{text('endgamePage.treeLater')}</p>}
      >
        {({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : <Row key={row.row} row={row} start={start} dispatch={dispatch} />;
        }}
      </LongList>
      <p class="hint">{chosenRow?.said ?? text('endgamePage.treeNote')}</p>
    </>
  );
}

interface RowProps extends Pick<PanelProps, 'dispatch'> {
  readonly row: TreeRowView;
  readonly start: number;
}

function Row({ dispatch, row, start }: RowProps) {
  const act = (type: 'tree-row-chosen' | 'tree-row-toggled') => {
    dispatch({ type, row: row.row });
    dispatch({ type: 'zone-entered', zone: 'searchTree' });
  };
  return (
    <ListRow
      id={rowId(row.row)}
      class="list-row search-tree-row line-row"
      role="treeitem"
      label={row.said}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      isChosen={row.isChosen}
      aria-expanded={row.isOpen ?? undefined}
      title={row.said}
      data-player={row.player}
      data-best={row.isBest}
      style={{ top: `${start}px`, '--level': row.level }}
      onClick={() => act('tree-row-chosen')}
      onDblClick={() => act('tree-row-toggled')}
    >
      <span
        class="search-tree-sign"
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          act('tree-row-toggled');
        }}
      >
        {row.isOpen === null ? '' : row.isOpen ? '▾' : '▸'}
      </span>
      <span class="notation">{row.play}</span>
      <span class="figure">{row.value}</span>
      <span class="search-tree-fate">{row.fate}</span>
    </ListRow>
  );
}
