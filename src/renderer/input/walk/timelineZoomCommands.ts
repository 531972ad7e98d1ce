import type { WalkAction } from '../../state/walk/walkAction';
import type { Command } from '../command';

const ZOOM_STEP = 2;
/** Of what is shown. */
const PAN_SHARE = 0.5;

const zoom = (id: string, key: string, title: string, action: WalkAction): Command => ({
  id: `timeline.${id}`,
  zone: 'timeline',
  keys: [key],
  title,
  run: ({ dispatch }) => dispatch(action),
});

/** Which part of a long walk the timeline shows. + and − are the speed's. */
export const timelineZoomCommands: readonly Command[] = [
  zoom('zoomIn', 'z', 'Show half as many steps, around the one shown', {
    type: 'timeline-zoomed',
    factor: ZOOM_STEP,
    at: null,
  }),
  zoom('zoomOut', 'Shift+z', 'Show twice as many steps', {
    type: 'timeline-zoomed',
    factor: 1 / ZOOM_STEP,
    at: null,
  }),
  zoom('whole', 'w', 'Show the whole walk', { type: 'timeline-zoomed', factor: null, at: null }),
  zoom('panBack', 'PageUp', 'Look at steps further back', { type: 'timeline-panned', by: -PAN_SHARE }),
  zoom('panOn', 'PageDown', 'Look at steps further on', { type: 'timeline-panned', by: PAN_SHARE }),
];
