import { memo } from 'preact/compat';
import { MARKER_KINDS, type MarkerKind, type TraceMarkers } from '../../../core/trace/markers';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import type { Dispatch } from '../../state/action';
import { useHint } from '../window/commandHost';
import { MARKER_SHAPES, type MarkerShape } from './markerShapes';

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
      <MarkButton
        key={kind}
        shape={MARKER_SHAPES[kind]}
        label={labelOf(KINDS[kind])}
        hint={text(KINDS[kind].hint, { count: markers[kind].length })}
        isPassedOver={passedOver.includes(kind)}
        onToggle={() => dispatch({ type: 'walk-marker-kind-toggled', kind })}
      />
    ))}
  </div>
));

const labelOf = ({ label }: KindTexts): string => (label === null ? SEPARATOR_SIGN : text(label));

interface MarkButtonProps {
  readonly shape: MarkerShape;
  readonly label: string;
  readonly hint: string;
  readonly isPassedOver: boolean;
  readonly onToggle: () => void;
}

/** A kind of mark; its hint contains the key of the jumps. */
export function MarkButton({ hint, isPassedOver, label, onToggle, shape }: MarkButtonProps) {
  const { color, isFilled, path } = shape;
  return (
    <button
      type="button"
      aria-pressed={!isPassedOver}
      title={useHint(hint, 'timeline.nextMarker')}
      onClick={onToggle}
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
}
