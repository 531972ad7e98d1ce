import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { BLANK } from '../../../core/alphabet/tile';
import { tileGlyph } from '../../../core/alphabet/tileDistribution';
import { positionLabel } from '../../../core/board/square';
import { say } from '../../../texts/say';
import { text } from '../../../texts/text';
import { isSelecting, NO_FILTER } from '../../state/candidates/candidateFilter';
import { Select } from '../window/form';
import { Icon } from '../window/icons';
import type { PanelProps } from '../window/panelProps';

const WORD_COUNTS = [1, 2, 3, 4] as const;

interface CandidateFilterBarProps extends PanelProps {
  /** Beside the field. */
  readonly children?: ComponentChildren;
}

/** Filters the candidates by letters and by properties. */
export function CandidateFilterBar({ children, dispatch, state }: CandidateFilterBarProps) {
  const filter = useComputed(() => state.value.filter).value;
  const problem = useComputed(() => state.value.filterProblem).value;
  const change = (part: Partial<typeof filter>) => dispatch({ type: 'filter-changed', change: part });
  const [isWanted, setWanted] = useState(false);
  // Filters in use stay visible.
  const isOpen = isWanted || isSelecting({ ...filter, text: '' });
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a form as well, so that Enter leads on to the list
    <form
      class="filter-bar"
      role="search"
      aria-label={text('candidatesPanel.filter')}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'zone-entered', zone: 'candidates' });
      }}
    >
      <input
        type="search"
        data-zone="filter"
        class="filter-text"
        placeholder={text('candidatesPanel.filterPlaceholder')}
        aria-label={text('candidatesPanel.filterName')}
        title={text('candidatesPanel.filterName')}
        aria-invalid={problem !== null}
        value={filter.text}
        onInput={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <button
        type="button"
        class="icon-button"
        aria-expanded={isOpen}
        aria-label={text('candidatesPanel.moreFilters')}
        title={text('candidatesPanel.moreFiltersHint')}
        onClick={() => setWanted(!isOpen)}
      >
        {isOpen ? '▴' : '▾'}
      </button>
      {isSelecting(filter) && (
        <button
          type="button"
          class="icon-button"
          aria-label={text('candidatesPanel.clearFilter')}
          title={text('candidatesPanel.clearFilter')}
          onClick={() => change({ ...NO_FILTER, sort: filter.sort, first: filter.first })}
        >
          <Icon name="close" />
        </button>
      )}
      {children}
      {isOpen && <FurtherFilters state={state} dispatch={dispatch} />}
      {problem !== null && (
        <p class="filter-problem small" role="alert">
          {say(problem)}
        </p>
      )}
    </form>
  );
}

/** Filters by everything but the letters. */
function FurtherFilters({ dispatch, state }: PanelProps) {
  const filter = useComputed(() => state.value.filter).value;
  const setup = useComputed(() => state.value.setup).value;
  const change = (part: Partial<typeof filter>) => dispatch({ type: 'filter-changed', change: part });
  const cursor = useComputed(() => state.value.boardCursor).value;
  const square = { row: cursor.row, col: cursor.col };
  const { distribution, layout } = setup.rules;
  const tiles = [...new Set(setup.rack)];
  const nameOf = (tile: number) =>
    tile === BLANK ? text('candidatesPanel.blank') : tileGlyph(distribution, tile);
  return (
    <div class="filter-further">
      <button
        type="button"
        aria-pressed={filter.isBingo}
        onClick={() => change({ isBingo: !filter.isBingo })}
      >
        {text('candidatesPanel.bingo')}
      </button>
      <button
        type="button"
        aria-pressed={filter.through !== null}
        title={text('candidatesPanel.coversHint')}
        onClick={() => change({ through: filter.through === null ? square : null })}
      >
        {text('candidatesPanel.covers', { square: positionLabel(filter.through ?? square, 'across') })}
      </button>
      <Select
        label={text('candidatesPanel.playedTile')}
        class={filter.tile === null ? '' : 'set'}
        value={filter.tile}
        choices={[
          [null, text('candidatesPanel.anyTile')],
          ...tiles.map((tile) => [tile, nameOf(tile)] as const),
        ]}
        onChoose={(tile) => change({ tile })}
      />
      <Select
        label={text('candidatesPanel.wordLength')}
        class={filter.length === null ? '' : 'set'}
        value={filter.length}
        choices={[
          [null, text('candidatesPanel.anyLength')],
          ...lengthsTo(Math.max(layout.rows, layout.cols)),
        ]}
        onChoose={(length) => change({ length })}
      />
      <Select
        label={text('candidatesPanel.minWords')}
        hint={text('candidatesPanel.minWordsHint')}
        class={filter.minWords === 1 ? '' : 'set'}
        value={filter.minWords}
        choices={WORD_COUNTS.map((count) => [count, wordCountName(count)] as const)}
        onChoose={(minWords) => change({ minWords })}
      />
    </div>
  );
}

const lengthsTo = (longest: number) =>
  Array.from({ length: longest - 1 }, (_, index) => {
    const count = index + 2;
    return [count, text('candidatesPanel.lengthOption', { count })] as const;
  });

const wordCountName = (count: number): string =>
  count === 1 ? text('candidatesPanel.anyWords') : text('candidatesPanel.minWordsOption', { count });
