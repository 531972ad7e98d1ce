import { memo } from 'preact/compat';
import { MARKER_KINDS, type MarkerKind } from '../../../core/trace/markers';
import type { Dispatch } from '../../state/action';
import type { Recording } from '../../state/walk/walkRun';
import { formatCount } from '../../view/window/statusView';
import { MARKER_SHAPES } from './markerShapes';

const KINDS: Readonly<Record<MarkerKind, { readonly label: string; readonly many: string }>> = {
  word: { label: 'word', many: 'words found' },
  separator: { label: '$', many: 'separators crossed' },
  blank: { label: 'blank', many: 'blanks used' },
  deadEnd: { label: 'dead end', many: 'dead ends' },
  anchor: { label: 'anchor', many: 'anchors' },
};

interface MarkerLegendProps {
  readonly recording: Recording;
  readonly passedOver: readonly MarkerKind[];
  readonly dispatch: Dispatch;
}

/** What the marks on the track mean, and which of them the jumps stop at. */
export const MarkerLegend = memo(({ dispatch, passedOver, recording }: MarkerLegendProps) => (
  <div class="marker-legend">
    {MARKER_KINDS.filter((kind) => recording.markers[kind].length > 0).map((kind) => {
      const { label, many } = KINDS[kind];
      const { color, isFilled, path } = MARKER_SHAPES[kind];
      return (
        <button
          key={kind}
          type="button"
          aria-pressed={!passedOver.includes(kind)}
          title={`${formatCount(recording.markers[kind].length)} ${many}: whether the jumps stop there`}
          onClick={() => dispatch({ type: 'walk-marker-kind-toggled', kind })}
        >
          <svg viewBox="-1 -1 12 12" aria-hidden="true">
            <path
              d={path}
              style={isFilled ? { fill: `var(${color})` } : { fill: 'none', stroke: `var(${color})` }}
            />
          </svg>
          {label}
        </button>
      );
    })}
  </div>
));
