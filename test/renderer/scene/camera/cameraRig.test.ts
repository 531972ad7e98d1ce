import { Vector3 } from 'three';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { computeBoardMetrics } from '../../../../src/renderer/scene/boardMetrics';
import { CameraRig } from '../../../../src/renderer/scene/camera/cameraRig';

const SIZE = { width: 1280, height: 800 };
const BOARD = computeBoardMetrics({ rows: 15, cols: 15, rackSize: 7 });
/** Number of frames at 60 Hz until everything rests. */
const FRAMES_TO_REST = 600;

beforeAll(() => {
  vi.stubGlobal(
    'DOMRect',
    class {
      readonly x = 0;
    },
  );
});
afterAll(() => vi.unstubAllGlobals());

/** The part of an element that the camera needs. */
function fakeCanvas() {
  const page = new EventTarget();
  const element = Object.assign(new EventTarget(), {
    ownerDocument: page,
    style: {},
    setAttribute: () => undefined,
    removeAttribute: () => undefined,
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => ({ x: 0, y: 0, left: 0, top: 0, ...SIZE }),
  });
  return { element: element as unknown as HTMLElement, page };
}

const event = (type: string, fields: object) => Object.assign(new Event(type, { cancelable: true }), fields);

function openRig() {
  const { element, page } = fakeCanvas();
  const rig = new CameraRig(
    element,
    () => false,
    () => undefined,
  );
  rig.resize(SIZE.width, SIZE.height);
  rig.setInsets({ left: 0, right: 404, top: 44, bottom: 0 });
  rig.frame(BOARD);
  let nowMs = 0;
  const run = (frames: number) => {
    for (let frame = 0; frame < frames; frame++) {
      nowMs += 1000 / 60;
      rig.advance(nowMs);
    }
    rig.camera.updateMatrixWorld();
  };
  run(1);
  const at = (x: number, y: number, buttons: number) => ({
    pointerType: 'mouse',
    pointerId: 1,
    isPrimary: true,
    clientX: x,
    clientY: y,
    buttons,
  });
  return {
    rig,
    run,
    press: (x: number, y: number, buttons = 1) =>
      element.dispatchEvent(event('pointerdown', at(x, y, buttons))),
    move: (x: number, y: number, buttons = 1) => page.dispatchEvent(event('pointermove', at(x, y, buttons))),
    lift: (x: number, y: number) => page.dispatchEvent(event('pointerup', at(x, y, 0))),
    wheel: (x: number, y: number, deltaY: number) =>
      element.dispatchEvent(event('wheel', { clientX: x, clientY: y, deltaY, deltaMode: 0, ctrlKey: false })),
  };
}

/** Projection of a point of the board, in CSS pixels. */
function seenAt({ camera }: CameraRig, x: number, z: number) {
  const point = new Vector3(x, 0, z).project(camera);
  return { x: ((point.x + 1) / 2) * SIZE.width, y: ((1 - point.y) / 2) * SIZE.height };
}

describe('a click', () => {
  it('neither moves the camera nor stops its flight, even if the hand shakes', () => {
    const { lift, move, press, rig, run } = openRig();
    rig.preset('top');
    run(3);
    press(300, 300);
    run(2);
    move(302, 302);
    run(2);
    lift(302, 302);
    run(FRAMES_TO_REST);
    const undisturbed = openRig();
    undisturbed.rig.preset('top');
    undisturbed.run(FRAMES_TO_REST);
    expect(rig.pose()).toEqual(undisturbed.rig.pose());
    expect(rig.pose().isFramed).toBe(true);
    expect(rig.camera.position.distanceTo(undisturbed.rig.camera.position)).toBeLessThan(1e-3);
  });

  it('with the secondary button does not move the camera, either', () => {
    const { lift, press, rig, run } = openRig();
    const before = rig.pose();
    press(300, 300, 2);
    lift(300, 300);
    run(FRAMES_TO_REST);
    expect(rig.pose()).toEqual(before);
  });
});

describe('dragging', () => {
  it('turns the camera from its current position and ends its flight', () => {
    const { lift, move, press, rig, run } = openRig();
    rig.preset('top');
    run(3);
    const { polarRad } = { polarRad: Math.acos(rig.camera.getWorldDirection(new Vector3()).y * -1) };
    press(300, 300);
    move(306, 300);
    move(400, 300);
    lift(400, 300);
    run(FRAMES_TO_REST);
    expect(rig.pose().isFramed).toBe(false);
    // Only sideways: as steep as it was when it was taken over.
    expect(rig.pose().polarRad).toBeCloseTo(polarRad, 5);
    expect(rig.pose().azimuthRad).not.toBeCloseTo(0, 2);
  });
});

describe('the wheel', () => {
  it.each([
    ['the middle of the board', 0, 0],
    ['a corner of the board', -7, -7],
    ['the other corner', 7, 7],
  ])('keeps the point under the pointer throughout: %s', (_name, x, z) => {
    const { rig, run, wheel } = openRig();
    const pointer = seenAt(rig, x, z);
    const { distance } = rig.pose();
    for (const deltaY of [-100, -100, -100, -100, 100, 100]) {
      wheel(pointer.x, pointer.y, deltaY);
      run(4);
      const seen = seenAt(rig, x, z);
      expect(Math.hypot(seen.x - pointer.x, seen.y - pointer.y)).toBeLessThan(1);
    }
    run(FRAMES_TO_REST);
    const seen = seenAt(rig, x, z);
    expect(Math.hypot(seen.x - pointer.x, seen.y - pointer.y)).toBeLessThan(0.5);
    expect(rig.pose().distance).toBeLessThan(distance);
  });

  it('stops at the nearest and the furthest distance without drifting', () => {
    const { rig, run, wheel } = openRig();
    const pointer = seenAt(rig, -5, 3);
    const turn = (deltaY: number, times: number) => {
      for (let time = 0; time < times; time++) wheel(pointer.x, pointer.y, deltaY);
      run(FRAMES_TO_REST);
      return rig.pose();
    };
    const nearest = turn(-500, 40);
    expect(turn(-500, 5)).toEqual(nearest);
    const furthest = turn(500, 60);
    expect(turn(500, 5)).toEqual(furthest);
    expect(furthest.distance).toBeGreaterThan(3 * nearest.distance);
  });

  it('is not undone when a panel opens', () => {
    const { rig, run, wheel } = openRig();
    wheel(400, 400, -200);
    run(FRAMES_TO_REST);
    const { distance } = rig.pose();
    rig.setInsets({ left: 0, right: 0, top: 44, bottom: 0 });
    expect(rig.pose().distance).toBe(distance);
  });
});

describe('a camera with a pose set before there is a board', () => {
  const unframed = () =>
    new CameraRig(
      fakeCanvas().element,
      () => false,
      () => undefined,
    );

  it('moves there with the board, whether moved or not', () => {
    const { rig, run, wheel } = openRig();
    const framed = rig.pose();
    wheel(400, 400, -200);
    run(FRAMES_TO_REST);
    for (const pose of [rig.pose(), framed]) {
      const next = unframed();
      next.resize(SIZE.width, SIZE.height);
      next.setInsets({ left: 0, right: 404, top: 44, bottom: 0 });
      next.restore(pose);
      expect(next.pose()).toBe(pose);
      next.frame(BOARD);
      expect(next.pose().isFramed).toBe(pose.isFramed);
      expect(next.pose().distance).toBeCloseTo(pose.distance, 6);
      expect(next.pose().azimuthRad).toBeCloseTo(pose.azimuthRad, 6);
    }
  });

  it('has the player’s view until then', () => {
    const { rig } = openRig();
    expect(unframed().pose().azimuthRad).toBeCloseTo(rig.pose().azimuthRad, 6);
    expect(unframed().pose().polarRad).toBeCloseTo(rig.pose().polarRad, 6);
  });
});

it('can be dragged to the sides of the board and no further, and never below it', () => {
  const { lift, move, press, rig, run } = openRig();
  for (const [x, y] of [
    [40, 40],
    [1240, 40],
    [40, 760],
    [1240, 760],
  ] as const)
    for (let drag = 0; drag < 6; drag++) {
      press(640, 400);
      for (let part = 1; part <= 8; part++) move(640 + ((x - 640) * part) / 8, 400 + ((y - 400) * part) / 8);
      run(FRAMES_TO_REST / 10);
      lift(x, y);
      const { azimuthRad, polarRad } = rig.pose();
      expect(Math.abs(azimuthRad)).toBeLessThanOrEqual(Math.PI / 2 + 1e-9);
      expect(polarRad).toBeLessThan(Math.PI / 2);
      expect(rig.camera.position.y).toBeGreaterThan(0);
    }
});
