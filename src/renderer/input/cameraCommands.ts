import type { CameraControl } from './camera';
import type { Command } from './command';

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
  run: (context) => {
    if (context.camera !== null) act(context.camera);
  },
});

export const cameraCommands: readonly Command[] = [
  camera('top', ['F2'], 'Look from the top', (view) => view.preset('top')),
  camera('player', ['F3'], 'Look from the player’s seat', (view) => view.preset('player')),
  camera('low', ['F4'], 'Look from low down', (view) => view.preset('low')),
  camera('reset', ['F5', '$mod+0'], 'Look as at the start', (view) => view.reset()),
  camera('zoomIn', ['$mod+=', '$mod+[Shift]++'], 'Nearer', (view) => view.zoom(ZOOM_STEP)),
  camera('zoomOut', ['$mod+-'], 'Further away', (view) => view.zoom(1 / ZOOM_STEP)),
  camera('left', ['$mod+Shift+ArrowLeft'], 'Orbit to the left', (view) => view.orbit(-ORBIT_STEP_RAD, 0)),
  camera('right', ['$mod+Shift+ArrowRight'], 'Orbit to the right', (view) => view.orbit(ORBIT_STEP_RAD, 0)),
  camera('up', ['$mod+Shift+ArrowUp'], 'Orbit up', (view) => view.orbit(0, -ORBIT_STEP_RAD)),
  camera('down', ['$mod+Shift+ArrowDown'], 'Orbit down', (view) => view.orbit(0, ORBIT_STEP_RAD)),
];
