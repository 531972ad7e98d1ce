import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import { BUILD_MARKS, type BuildMark, buildMarksOf } from '../../../../core/lexicon/construction/buildMarks';
import type { Construction } from '../../../../core/lexicon/construction/construction';
import { text } from '../../../../texts/text';
import { MarkButton } from '../../../panel/walk/markerLegend';
import { MARKER_SHAPES, type MarkerShape } from '../../../panel/walk/markerShapes';
import { useWidth } from '../../../panel/walk/timelineTrack';
import type { Dispatch } from '../../../state/action';
import { BAR_WIDTH_PX, markLanes } from '../../../view/walk/timelineMarks';
import { nodeCountsOf } from '../view/buildingView';

const LANE_PX = 9;
/** Shapes are 10 wide. */
const SCALE = 0.8;

const SHAPES: Readonly<Record<BuildMark, MarkerShape>> = {
  word: MARKER_SHAPES.word,
  shared: { path: 'M0 0h10L5 9z', isFilled: true, color: '--reverse' },
  node: { path: MARKER_SHAPES.blank.path, isFilled: false, color: '--ink-faint' },
};

const TEXTS = {
  word: { label: 'building.wordMark', hint: 'building.wordMarks' },
  shared: { label: 'building.sharedMark', hint: 'building.sharedMarks' },
  node: { label: 'building.nodeMark', hint: 'building.nodeMarks' },
} as const;

interface BuildingTrackProps {
  readonly construction: Construction;
  readonly hasMarks: boolean;
}

/** The number of nodes over the steps, and the marks. */
export const BuildingTrack = memo(({ construction, hasMarks }: BuildingTrackProps) => {
  const counts = nodeCountsOf(construction);
  const most = Math.max(...counts);
  const points = counts.map((count, step) => `${step},${most - count}`);
  return (
    <>
      <svg
        class="building-counts"
        viewBox={`0 0 ${Math.max(1, counts.length - 1)} ${most}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text('building.mostNodes', { most })}
      >
        <path d={`M0,${most}L${points.join('L')}V${most}Z`} />
      </svg>
      {hasMarks && <Marks construction={construction} />}
    </>
  );
});

function Marks({ construction }: Pick<BuildingTrackProps, 'construction'>) {
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(frame);
  const span = { from: 0, to: construction.steps.length };
  const lanes = markLanes(buildMarksOf(construction), BUILD_MARKS, span, widthPx);
  return (
    <div ref={frame} class="building-marks">
      <svg aria-hidden="true" width={widthPx} height={lanes.length * LANE_PX}>
        {lanes.map(({ isDense, kind, marks }, lane) => {
          const { color, isFilled, path } = SHAPES[kind];
          const look = isDense || isFilled ? { fill: `var(${color})` } : { stroke: `var(${color})` };
          const top = lane * LANE_PX;
          return (
            <g key={kind} style={look} fill="none" stroke-width="1.6">
              {marks.map(({ at, weight }) =>
                isDense ? (
                  <rect
                    key={at}
                    x={at * widthPx - BAR_WIDTH_PX / 2}
                    y={top + (1 - weight) * (LANE_PX - 2)}
                    width={BAR_WIDTH_PX - 1}
                    height={1 + weight * (LANE_PX - 2)}
                  />
                ) : (
                  <path
                    key={at}
                    d={path}
                    transform={`translate(${at * widthPx - 5 * SCALE} ${top}) scale(${SCALE})`}
                  />
                ),
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

interface BuildMarkLegendProps {
  readonly construction: Construction;
  readonly passedOver: readonly BuildMark[];
  readonly dispatch: Dispatch;
}

/** Legend of the marks, with toggles for the jumps to each kind. */
export const BuildMarkLegend = memo(({ construction, dispatch, passedOver }: BuildMarkLegendProps) => {
  const marks = buildMarksOf(construction);
  return (
    <div class="marker-legend">
      {BUILD_MARKS.filter((kind) => marks[kind].length > 0).map((kind) => (
        <MarkButton
          key={kind}
          shape={SHAPES[kind]}
          label={text(TEXTS[kind].label)}
          hint={text(TEXTS[kind].hint, { count: marks[kind].length })}
          isPassedOver={passedOver.includes(kind)}
          onToggle={() => dispatch({ type: 'building-mark-toggled', kind })}
        />
      ))}
    </div>
  );
});
