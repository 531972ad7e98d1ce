import { actionCommands } from '../actionCommands';
import { commandsOf } from '../command';
import { noWalk } from '../reasons';

const ZOOM_STEP = 2;
/** Fraction of the visible part. */
const PAN_SHARE = 0.5;

const zoom = actionCommands('timeline', 'timeline');

/** Zooming and panning the timeline of a long walk. + and − change the speed. */
export const timelineZoomCommands = commandsOf(
  'timeline',
  [
    zoom('zoomIn', 'z', 'walkCommands.timelineZoomIn', {
      type: 'timeline-zoomed',
      factor: ZOOM_STEP,
      at: null,
    }),
    zoom('zoomOut', 'Shift+z', 'walkCommands.timelineZoomOut', {
      type: 'timeline-zoomed',
      factor: 1 / ZOOM_STEP,
      at: null,
    }),
    zoom('whole', 'w', 'walkCommands.timelineWhole', { type: 'timeline-zoomed', factor: null, at: null }),
    zoom('panBack', 'PageUp', 'walkCommands.timelinePanBack', { type: 'timeline-panned', by: -PAN_SHARE }),
    zoom('panOn', 'PageDown', 'walkCommands.timelinePanOn', { type: 'timeline-panned', by: PAN_SHARE }),
  ],
  noWalk,
);
