import { memo } from 'preact/compat';
import { MARKER_KINDS, type MarkerKind, type TraceMarkers } from '../../../core/trace/markers';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { Dispatch } from '../../state/action';
import { useHint } from '../window/commandHost';
import { MARKER_SHAPES } from './markerShapes';

interface KindTexts {
  /** Null if the icon is sufficient. */
  readonly label: TextKey | null;
  readonly hint: TextKey;
}

const KINDS: Readonly<Record<MarkerKind, KindTexts>> = {
  word: { label: 'walkPanel.wordMark', hint: 'walkPanel.wordMarks' },
  separator: { label: null, hint: 'walkPanel.separatorMarks' },
  blank: { label: 'walkPanel.blankMark', hint: 'walkPanel.blankMarks' },
  deadEnd: { label: 'walkPanel.deadEndMark', hint: 'walkPanel.deadEndMarks' },
  anchor: { label: 'walkPanel.anchorMark', hint: 'walkPanel.anchorMarks' },
};

const SEPARATOR_SIGN = '$';

interface MarkerLegendProps {
  readonly markers: TraceMarkers;
  readonly passedOver: readonly MarkerKind[];
  readonly dispatch: Dispatch;
}

/** Legend of the marks on the track, with toggles for the jumps to each kind. */
export const MarkerLegend = memo(({ dispatch, markers, passedOver }: MarkerLegendProps) => (
  <div class="marker-legend">
    {MARKER_KINDS.filter((kind) => markers[kind].length > 0).map((kind) => (
      <KindButton
        key={kind}
        kind={kind}
        count={markers[kind].length}
        isPassedOver={passedOver.includes(kind)}
        dispatch={dispatch}
      />
    ))}
  </div>
));

interface KindButtonProps extends Pick<MarkerLegendProps, 'dispatch'> {
  readonly kind: MarkerKind;
  readonly count: number;
  readonly isPassedOver: boolean;
}

/** A kind of mark; its hint contains the key of the jumps. */
function KindButton({ count, dispatch, isPassedOver, kind }: KindButtonProps) {
  const { hint, label } = KINDS[kind];
  const { color, isFilled, path } = MARKER_SHAPES[kind];
  return (
    <button
      type="button"
      aria-pressed={!isPassedOver}
      title={useHint(text(hint, { count }), 'timeline.nextMarker')}
      onClick={() => dispatch({ type: 'walk-marker-kind-toggled', kind })}
    >
      <svg viewBox="-1 -1 12 12" aria-hidden="true">
        <path
          d={path}
          style={isFilled ? { fill: `var(${color})` } : { fill: 'none', stroke: `var(${color})` }}
        />
      </svg>
      {label === null ? SEPARATOR_SIGN : text(label)}
    </button>
  );
}
