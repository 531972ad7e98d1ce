import { commandsOf } from '../command';
import { onTimeline } from './timelineCommands';

const ZOOM_STEP = 2;
/** Fraction of the visible part. */
const PAN_SHARE = 0.5;

/** Zooming and panning the timeline of a long walk. + and − change the speed. */
export const timelineZoomCommands = commandsOf('timeline', [
  onTimeline('zoomIn', 'z', 'walkCommands.timelineZoomIn', {
    type: 'timeline-zoomed',
    factor: ZOOM_STEP,
    at: null,
  }),
  onTimeline('zoomOut', 'Shift+z', 'walkCommands.timelineZoomOut', {
    type: 'timeline-zoomed',
    factor: 1 / ZOOM_STEP,
    at: null,
  }),
  onTimeline('whole', 'w', 'walkCommands.timelineWhole', { type: 'timeline-zoomed', factor: null, at: null }),
  onTimeline('panBack', 'PageUp', 'walkCommands.timelinePanBack', {
    type: 'timeline-panned',
    by: -PAN_SHARE,
  }),
  onTimeline('panOn', 'PageDown', 'walkCommands.timelinePanOn', { type: 'timeline-panned', by: PAN_SHARE }),
]);
