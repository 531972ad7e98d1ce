import type { Command } from '../command';
import type { CameraControl } from './camera';

const ORBIT_STEP_RAD = (15 * Math.PI) / 180;
const ZOOM_STEP = 1.2;

const camera = (
  id: string,
  keys: readonly string[],
  title: string,
  act: (camera: CameraControl) => void,
): Command => ({
  id: `camera.${id}`,
  zone: 'everywhere',
  keys,
  title,
  run: ({ camera }) => {
    if (camera !== null) act(camera);
  },
});

/** The keys of a browser's zoom belong to the text of the window; the camera has the function keys. */
export const cameraCommands: readonly Command[] = [
  camera('top', ['F2'], 'Look from above', (view) => view.preset('top')),
  camera('player', ['F3'], 'Look from the player’s seat', (view) => view.preset('player')),
  camera('low', ['F4'], 'Look from low down', (view) => view.preset('low')),
  camera('reset', ['F5'], 'Show the whole board', (view) => view.reset()),
  camera('zoomIn', ['F7'], 'Zoom in on the board', (view) => view.zoom(ZOOM_STEP)),
  camera('zoomOut', ['F8'], 'Zoom out from the board', (view) => view.zoom(1 / ZOOM_STEP)),
  camera(
    'left',
    ['$mod+Shift+ArrowLeft'],
    'Turn the camera left, or look further left on the flat board',
    (view) => view.orbit(-ORBIT_STEP_RAD, 0),
  ),
  camera(
    'right',
    ['$mod+Shift+ArrowRight'],
    'Turn the camera right, or look further right on the flat board',
    (view) => view.orbit(ORBIT_STEP_RAD, 0),
  ),
  camera('up', ['$mod+Shift+ArrowUp'], 'Tilt the camera up, or look further up on the flat board', (view) =>
    view.orbit(0, -ORBIT_STEP_RAD),
  ),
  camera(
    'down',
    ['$mod+Shift+ArrowDown'],
    'Tilt the camera down, or look further down on the flat board',
    (view) => view.orbit(0, ORBIT_STEP_RAD),
  ),
];
