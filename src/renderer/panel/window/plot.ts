import type uPlot from 'uplot';
import { entryAt } from '../../../core/certain';
import { formatCount } from '../../../texts/numbers';
import type { ChartLine, ChartView } from '../../view/window/chartView';

/** Dashes that distinguish lines in addition to their letters, in CSS pixels: dash and gap. */
const DASHES: readonly (readonly number[])[] = [[], [7, 4], [2, 3], [10, 3, 2, 3], [4, 2], [1, 5]];

/** Chart styles from the style sheet. */
interface PlotLook {
  readonly colours: readonly string[];
  readonly ink: string;
  readonly grid: string;
  readonly font: string;
}

/** Size of a chart, and its scale to CSS pixels. */
export interface PlotSize {
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

export const STYLE_COUNT = DASHES.length;

/** Reads the chart styles in effect at `place`. */
export function plotLook(place: HTMLElement): PlotLook {
  const style = getComputedStyle(place);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    colours: Array.from({ length: STYLE_COUNT }, (_, style) => read(`--chart-${style + 1}`)),
    ink: read('--chart-ink'),
    grid: read('--chart-grid'),
    font: read('--sans'),
  };
}

/** Columns for uPlot: x values, then for each line its values and the edges of its band. */
export const plotData = ({ lines, xs }: ChartView): uPlot.AlignedData => [
  [...xs],
  ...lines
    .flatMap(({ band, values }) => [values, ...(band === null ? [] : [band.high, band.low])])
    .map((each) => [...each]),
];

/** Charts with the same lines are updated; others are recreated. */
export const plotKey = ({ id, lines, reference, shape }: ChartView): string =>
  [
    id,
    shape,
    reference?.at,
    ...lines.map(({ band, mark, style }) => `${mark}${style}${band === null}`),
  ].join();

/** The part of a view that may change within the same chart. */
interface Shown {
  view: ChartView;
}

/** The library, loaded with the first chart. */
export type PlotLibrary = typeof uPlot;

export function createPlot(
  library: PlotLibrary,
  place: HTMLElement,
  shown: Shown,
  { height, width, zoom }: PlotSize,
  onPoint: (index: number | null) => void,
): uPlot {
  const look = plotLook(place);
  const px = (length: number) => length * zoom;
  const axis = (size: number, values: (split: number) => string): uPlot.Axis => ({
    stroke: look.ink,
    font: `${px(11)}px ${look.font}`,
    size: px(size),
    gap: px(4),
    space: px(44),
    grid: { stroke: look.grid, width: 1 },
    ticks: { show: false },
    values: (_, splits) => splits.map(values),
  });
  const { lines, shape } = shown.view;
  const options: uPlot.Options = {
    width,
    height,
    padding: [px(8), px(16), 0, px(4)],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false },
      y: { range: (_, __, highest) => rangeOf(shown.view, highest) },
    },
    axes: [axis(22, formatCount), { ...axis(38, (split) => heightText(shown.view, split)), space: px(26) }],
    series: [{}, ...lines.flatMap((line) => seriesOf(line, look, shape, zoom, library))],
    bands: bandsOf(lines, look),
    hooks: {
      drawAxes: [(plot) => drawReference(plot, shown.view, look.ink)],
      draw: [(plot) => drawMarks(plot, shown.view, look, zoom)],
      setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)],
    },
  };
  return new library(options, plotData(shown.view), place);
}

function rangeOf({ range }: ChartView, highest: number): uPlot.Range.MinMax {
  if (range !== null) return [range[0], range[1]];
  return [0, Math.max(1, highest) * 1.08];
}

/** A share from 0 to 1 as a percentage; of counts only whole numbers. */
function heightText({ unit }: ChartView, split: number): string {
  if (unit === 'share') return `${Math.round(100 * split)} %`;
  return Number.isInteger(split) ? formatCount(split) : '';
}

function seriesOf(
  line: ChartLine,
  look: PlotLook,
  shape: ChartView['shape'],
  zoom: number,
  { paths }: PlotLibrary,
): readonly uPlot.Series[] {
  const colour = colourOf(line, look);
  const own: uPlot.Series = {
    stroke: colour,
    width: 1.75 * zoom,
    dash: entryAt(DASHES, line.style % STYLE_COUNT).map((length) => length * zoom),
    points: { show: false },
    ...(shape === 'steps' && paths.stepped !== undefined
      ? { paths: paths.stepped({ align: 1 }), fill: faint(colour) }
      : {}),
  };
  const edge: uPlot.Series = { width: 0, points: { show: false } };
  return line.band === null ? [own] : [own, edge, edge];
}

/** The edges of a line's band follow its values. */
function bandsOf(lines: readonly ChartLine[], look: PlotLook): uPlot.Band[] {
  const bands: uPlot.Band[] = [];
  let series = 1;
  for (const line of lines) {
    if (line.band !== null)
      bands.push({ series: [series + 1, series + 2], fill: faint(colourOf(line, look)) });
    series += line.band === null ? 1 : 3;
  }
  return bands;
}

const colourOf = ({ style }: ChartLine, { colours }: PlotLook): string =>
  entryAt(colours, style % STYLE_COUNT);

/** In a contrast theme with system colours nothing is filled: lines and letters suffice. */
const faint = (colour: string): string => (colour.startsWith('#') ? `${colour}2e` : 'transparent');

function drawReference({ bbox, ctx, valToPos }: uPlot, { reference }: ChartView, ink: string): void {
  if (reference === null) return;
  const at = Math.round(valToPos(reference.at, reference.along, true)) + 0.5;
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1;
  ctx.globalAlpha = 0.6;
  ctx.beginPath();
  if (reference.along === 'y') {
    ctx.moveTo(bbox.left, at);
    ctx.lineTo(bbox.left + bbox.width, at);
  } else {
    ctx.moveTo(at, bbox.top);
    ctx.lineTo(at, bbox.top + bbox.height);
  }
  ctx.stroke();
  ctx.restore();
}

/** The letter of each line, at its end or above its highest step. */
function drawMarks(plot: uPlot, view: ChartView, look: PlotLook, zoom: number): void {
  const { bbox, ctx } = plot;
  const size = 12 * zoom * devicePixelRatio;
  ctx.save();
  ctx.font = `600 ${size}px ${look.font}`;
  ctx.textBaseline = 'middle';
  ctx.textAlign = view.shape === 'line' ? 'left' : 'center';
  for (const { line, top, x } of marksOf(plot, view, size)) {
    ctx.fillStyle = colourOf(line, look);
    const left = view.shape === 'line' ? bbox.left + bbox.width + size / 4 : x + size / 2;
    ctx.fillText(line.mark, left, top);
  }
  ctx.restore();
}

interface PlacedMark {
  readonly line: ChartLine;
  readonly x: number;
  readonly top: number;
}

/** From top to bottom; those at the ends of lines do not overlap. */
function marksOf(plot: uPlot, { lines, shape, xs }: ChartView, size: number): readonly PlacedMark[] {
  const wanted = lines.flatMap((line) => {
    const index = shape === 'line' ? line.values.length - 1 : indexOfHighest(line.values);
    const [x, value] = [xs[index], line.values[index]];
    if (x === undefined || value === undefined) return [];
    return [{ line, x: plot.valToPos(x, 'x', true), top: plot.valToPos(value, 'y', true) }];
  });
  if (shape === 'steps')
    return wanted.map((mark) => ({
      ...mark,
      top: Math.max(mark.top - size * 0.7, plot.bbox.top + size / 2),
    }));
  let free = Number.NEGATIVE_INFINITY;
  return wanted
    .toSorted((a, b) => a.top - b.top)
    .map((mark) => {
      const top = Math.max(mark.top, free);
      free = top + size;
      return { ...mark, top };
    });
}

const indexOfHighest = (values: readonly number[]): number =>
  values.reduce((best, value, index) => (value > (values[best] ?? 0) ? index : best), 0);
