import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

interface Panel {
  readonly color: string;
  readonly intensity: number;
  readonly position: readonly [x: number, y: number, z: number];
  readonly size: readonly [width: number, height: number, depth: number];
}

/**
 * Softboxes of a small photo studio. They stand beside and behind the board; none lies in the mirror direction of the
 * usual view, where it would wash the letters out.
 */
const PANELS: readonly Panel[] = [
  { color: '#fff1dd', intensity: 13, position: [-7, 5.5, -3], size: [0.2, 5, 6] },
  { color: '#cfe0ff', intensity: 5, position: [8, 4, 2], size: [0.2, 4, 5] },
  { color: '#ffe2b8', intensity: 7, position: [3, 3.2, -9], size: [7, 1.2, 0.2] },
  { color: '#ffffff', intensity: 3.2, position: [-1, 9, 3], size: [5, 0.2, 3] },
  { color: '#dfe8ff', intensity: 1.6, position: [0, 2.5, 9], size: [9, 2, 0.2] },
];

/** Renders the studio once into a filtered environment map. The caller disposes the target. */
export function renderStudioEnvironment(renderer: WebGLRenderer): WebGLRenderTarget {
  const generator = new PMREMGenerator(renderer);
  const studio = new Scene();
  const box = new BoxGeometry();
  const walls = new MeshBasicMaterial({ color: new Color('#1b1d22'), side: BackSide });
  const room = new Mesh(box, walls);
  room.scale.set(22, 14, 22);
  room.position.y = 4;
  studio.add(room);
  const materials = PANELS.map(({ color, intensity, position, size }) => {
    const material = new MeshBasicMaterial({ color: new Color(color).multiplyScalar(intensity) });
    const panel = new Mesh(box, material);
    panel.position.set(...position);
    panel.scale.set(...size);
    studio.add(panel);
    return material;
  });
  const target = generator.fromScene(studio, 0.035);
  generator.dispose();
  box.dispose();
  walls.dispose();
  for (const material of materials) material.dispose();
  return target;
}
