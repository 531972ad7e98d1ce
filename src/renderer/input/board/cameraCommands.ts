import type { TextKey } from '../../../texts/catalogue';
import { commandsOf, type ListedCommand } from '../command';
import type { CameraControl } from './camera';

const ORBIT_STEP_RAD = (15 * Math.PI) / 180;
const ZOOM_STEP = 1.2;

const camera = (
  id: string,
  keys: readonly string[],
  title: TextKey,
  act: (camera: CameraControl) => void,
): ListedCommand => ({
  id: `camera.${id}`,
  zone: 'everywhere',
  keys,
  title,
  run: ({ camera }) => {
    if (camera !== null) act(camera);
  },
});

/** The keys of a browser's zoom apply to the window's text; the camera has the function keys. */
export const cameraCommands = commandsOf('camera', [
  camera('top', ['F2'], 'boardCommands.cameraTop', (view) => view.preset('top')),
  camera('player', ['F3'], 'boardCommands.cameraPlayer', (view) => view.preset('player')),
  camera('low', ['F4'], 'boardCommands.cameraLow', (view) => view.preset('low')),
  camera('reset', ['F5'], 'boardCommands.cameraReset', (view) => view.reset()),
  camera('zoomIn', ['F7'], 'boardCommands.cameraZoomIn', (view) => view.zoom(ZOOM_STEP)),
  camera('zoomOut', ['F8'], 'boardCommands.cameraZoomOut', (view) => view.zoom(1 / ZOOM_STEP)),
  camera('left', ['$mod+Shift+ArrowLeft'], 'boardCommands.cameraLeft', (view) =>
    view.orbit(-ORBIT_STEP_RAD, 0),
  ),
  camera('right', ['$mod+Shift+ArrowRight'], 'boardCommands.cameraRight', (view) =>
    view.orbit(ORBIT_STEP_RAD, 0),
  ),
  camera('up', ['$mod+Shift+ArrowUp'], 'boardCommands.cameraUp', (view) => view.orbit(0, -ORBIT_STEP_RAD)),
  camera('down', ['$mod+Shift+ArrowDown'], 'boardCommands.cameraDown', (view) =>
    view.orbit(0, ORBIT_STEP_RAD),
  ),
]);
