import { useComputed } from '@preact/signals';
import { formatCount } from '../../../texts/numbers';
import { text } from '../../../texts/text';
import { recordingOf, rivalRecordingOf, type WalkRun } from '../../state/walk/walk';
import { rivalStepAt } from '../../state/walk/walkComparison';
import { algorithmName, type WalkSide, walkSideOf } from '../../view/walk/walkComparisonView';
import { summaryItems } from '../../view/walk/walkPanelView';
import type { WalkProps } from './walkProps';

interface WalkComparisonProps extends WalkProps {
  readonly run: WalkRun;
  readonly rival: WalkRun;
}

/** The same search by both algorithms: their progress at the same moment, and their totals. */
export function WalkComparison({ dispatch, rival, run, state }: WalkComparisonProps) {
  const sides = useSides(state);
  // The order is fixed, whichever is on the board.
  const ordered = [run, rival].sort((a, b) => (a.algorithm < b.algorithm ? 1 : -1));
  return (
    <div class="comparison">
      {ordered.map(({ algorithm }) => {
        const side = sides.find((one) => one.algorithm === algorithm);
        const isShown = algorithm === run.algorithm;
        return (
          side !== undefined && (
            <Side
              key={algorithm}
              side={side}
              isShown={isShown}
              onShow={() => isShown || dispatch({ type: 'walk-sides-swapped' })}
            />
          )
        );
      })}
      <Figures runs={ordered} />
    </div>
  );
}

function useSides(state: WalkProps['state']): readonly WalkSide[] {
  return useComputed(() => {
    const { settings, walk } = state.value;
    if (walk === null || walk.run === null || walk.rival === null) return [];
    const [shown, other] = [recordingOf(walk, settings.walk), rivalRecordingOf(walk, settings.walk)];
    if (shown === null || other === null) return [];
    const longest = Math.max(shown.trace.length, other.trace.length);
    const step = rivalStepAt(shown, other, walk.step, walk.comparedBy ?? 'share');
    return [walkSideOf(walk.run, shown, walk.step, longest), walkSideOf(walk.rival, other, step, longest)];
  }).value;
}

interface SideProps {
  readonly side: WalkSide;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** One walk: its path, its steps, and a bar of proportional length. */
function Side({ isShown, onShow, side }: SideProps) {
  const { algorithm, doneShare, length, lengthShare, movesFound, path, step } = side;
  const name = algorithmName(algorithm);
  return (
    <button
      type="button"
      class="comparison-side"
      aria-pressed={isShown}
      title={text(isShown ? 'walkPanel.onBoard' : 'walkPanel.showOnBoard', { algorithm: name })}
      onClick={onShow}
    >
      <span class="side-name">{name}</span>
      <code class="side-path ellipsis">
        {path.length === 0
          ? '…'
          : path.map(({ kind, text: letters }, nth) => (
              <span key={nth} class={kind}>
                {letters}
              </span>
            ))}
      </code>
      <span class="side-steps note">
        {formatCount(step)} / {formatCount(length)}
      </span>
      <span class="side-bar" style={{ width: `${lengthShare * 100}%` }} />
      <span class="side-bar done" style={{ width: `${doneShare * 100}%` }} />
      <span class="side-found hint">{text('walkPanel.movesFound', { count: movesFound })}</span>
    </button>
  );
}

/** A column for each walk. The first figure, the number of steps, stands beside the bars. */
function Figures({ runs }: { readonly runs: readonly WalkRun[] }) {
  const columns = runs.map(({ summary }) => summaryItems(summary).slice(1));
  return (
    <table class="comparison-figures small">
      <thead>
        <tr>
          <td />
          {runs.map(({ algorithm }) => (
            <th key={algorithm} scope="col">
              {algorithmName(algorithm)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns[0]?.map(({ label }, row) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map((items, column) => (
              <td key={column} title={items[row]?.title}>
                {items[row]?.value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
