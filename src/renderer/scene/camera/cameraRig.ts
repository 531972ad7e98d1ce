import CameraControls from 'camera-controls';
import {
  Box3,
  MathUtils,
  Matrix4,
  PerspectiveCamera,
  Plane,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import type { CameraPose } from '../../view/board/cameraPose';
import type { CameraShot } from '../../view/board/cameraShot';
import type { BoardMetrics } from '../boardMetrics';
import { sightRay } from '../boardPicker';
import type { TablePlan } from '../tablePlan';
import {
  type CameraPreset,
  computeFramedPoints,
  computeFraming,
  type Insets,
  PRESET_ANGLES,
  type ViewAngles,
} from './cameraFraming';
import { startCameraGestures } from './cameraGestures';
import { targetNearer } from './wheelZoom';

CameraControls.install({
  THREE: { Box3, Matrix4, Quaternion, Raycaster, Sphere, Spherical, Vector2, Vector3, Vector4 },
});

/** Camera operations for callers. */
export interface SceneCamera {
  /** Returns to the default position, in which the board fills the free part of the canvas. */
  reset(): void;
  preset(preset: CameraPreset): void;
  orbit(azimuthRad: number, polarRad: number): void;
  /** @param factor above 1 zooms in */
  zoom(factor: number): void;
  /** The current pose, or the target of the flight in progress. */
  pose(): CameraPose;
  /** Size of the canvas not covered by panels, in CSS pixels. */
  room(): { readonly width: number; readonly height: number };
  /** The pose for a picture, which shows what is visible between the panels. */
  shot(): CameraShot;
  /** Moves to a saved pose, limited to positions within sight of the board. */
  restore(pose: CameraPose): void;
}

const MAX_POLAR_RAD = (78 * Math.PI) / 180;
/** From the sides at most: from behind, the rack would lie beyond the board and all letters upside down. */
const MAX_AZIMUTH_RAD = Math.PI / 2;
const SMOOTH_TIME_S = 0.22;
/** Distance of the camera from what it follows, as a share of its previous distance. */
const FOLLOWING_SHARE = 0.55;
/** Everything under the pointer is taken to lie on the board, or beside it at the same height. */
const BOARD_PLANE = new Plane(new Vector3(0, 1, 0), 0);
/** The frame after a rest must not count the rest as motion. */
const MAX_STEP_S = 0.05;

/** The camera, moved by mouse, touch and calls, always within sight of the board. */
export class CameraRig implements SceneCamera {
  readonly camera = new PerspectiveCamera(24, 1, 0.5, 600);
  private readonly controls: CameraControls;
  private readonly endGestures: () => void;
  private reach = new Box3();
  private metrics: BoardMetrics | null = null;
  private plan: TablePlan | null = null;
  private insets: Insets = { left: 0, right: 0, top: 0, bottom: 0 };
  private readonly size = { width: 1, height: 1 };
  private angles: ViewAngles = PRESET_ANGLES.player;
  /** Until the user moves the camera, it follows every change of size, insets and field of view. */
  private isFramed = true;
  /** The pose to return to after following; null while it follows nothing. */
  private beforeFollowing: CameraPose | null = null;
  /** The pose to take as soon as there is a board. */
  private awaited: CameraPose | null = null;
  private lastTimeMs: number | null = null;

  constructor(
    element: HTMLElement,
    private readonly prefersReducedMotion: () => boolean,
    onMoved: () => void,
  ) {
    this.controls = new CameraControls(this.camera, element);
    this.controls.maxPolarAngle = MAX_POLAR_RAD;
    this.controls.minAzimuthAngle = -MAX_AZIMUTH_RAD;
    this.controls.maxAzimuthAngle = MAX_AZIMUTH_RAD;
    this.controls.smoothTime = SMOOTH_TIME_S;
    this.controls.draggingSmoothTime = SMOOTH_TIME_S / 2;
    this.endGestures = startCameraGestures(element, this.controls, {
      onTaken: () => this.stopFlight(),
      onZoomed: (factor, x, y) => this.zoomTo(factor, x, y),
    });
    this.controls.addEventListener('control', onMoved);
    this.controls.addEventListener('transitionstart', onMoved);
  }

  /** While held, the pointer does not move the camera. */
  hold(isHeld: boolean): void {
    this.controls.enabled = !isHeld;
  }

  frame(metrics: BoardMetrics): void {
    this.metrics = metrics;
    const reach = Math.max(metrics.halfWidth, metrics.halfDepth, metrics.rackHalfLength) + 3;
    this.reach = new Box3(
      new Vector3(-reach, -1, -reach),
      new Vector3(reach, 1, Math.max(reach, metrics.rackZ)),
    );
    this.controls.setBoundary(this.reach);
    this.settle(false);
    if (this.awaited !== null) this.goTo(this.awaited, false);
    this.awaited = null;
  }

  /** Other objects are on the table: a camera that nobody has moved makes room for them. */
  setTable(plan: TablePlan, isAnimated: boolean): void {
    this.plan = plan;
    if (this.isFramed) this.settle(isAnimated && !this.prefersReducedMotion());
  }

  resize(width: number, height: number): void {
    Object.assign(this.size, { width, height });
    this.camera.aspect = width / height;
    this.applyInsets();
  }

  setInsets(insets: Insets): void {
    this.insets = insets;
    this.applyInsets();
  }

  setFieldOfView(fieldOfViewDeg: number): void {
    if (fieldOfViewDeg === this.camera.fov) return;
    const before = Math.tan((this.camera.fov * Math.PI) / 360);
    this.camera.fov = fieldOfViewDeg;
    this.camera.updateProjectionMatrix();
    // Keeps the size of the board and changes only its perspective.
    const now = Math.tan((fieldOfViewDeg * Math.PI) / 360);
    if (this.isFramed) this.settle(false);
    else void this.controls.dollyTo((this.controls.distance * before) / now, false);
  }

  reset(): void {
    this.preset('player');
  }

  preset(preset: CameraPreset): void {
    this.angles = PRESET_ANGLES[preset];
    this.isFramed = true;
    this.controls.normalizeRotations();
    this.settle(!this.prefersReducedMotion());
  }

  /** Moves close to a point of the board and stays with it; with null, returns to the previous pose. */
  follow(point: { readonly x: number; readonly z: number } | null): void {
    if (point === null) {
      if (this.beforeFollowing !== null) this.goTo(this.beforeFollowing, !this.prefersReducedMotion());
      return;
    }
    if (this.prefersReducedMotion()) return;
    if (this.beforeFollowing === null) {
      this.beforeFollowing = this.pose();
      void this.controls.dollyTo(this.controls.distance * FOLLOWING_SHARE, true);
    }
    this.isFramed = false;
    void this.controls.moveTo(point.x, 0, point.z, true);
  }

  /** Apparent side of a square in the middle of the picture, in CSS pixels, as if seen head-on. */
  squarePx(): number {
    const distance = this.controls.getTarget(new Vector3(), false).distanceTo(this.camera.position);
    const perSquare = this.size.height / (2 * Math.tan((this.camera.fov * Math.PI) / 360) * distance);
    return perSquare * Math.sqrt(Math.cos(this.controls.polarAngle));
  }

  orbit(azimuthRad: number, polarRad: number): void {
    this.isFramed = false;
    void this.controls.rotate(azimuthRad, polarRad, !this.prefersReducedMotion());
  }

  zoom(factor: number): void {
    this.isFramed = false;
    void this.controls.dollyTo(this.pose().distance / factor, !this.prefersReducedMotion());
  }

  pose(): CameraPose {
    if (this.awaited !== null) return this.awaited;
    const target = this.controls.getTarget(new Vector3());
    const { phi, radius, theta } = this.controls.getSpherical(new Spherical());
    return {
      isFramed: this.isFramed,
      // Without a board it has no position yet.
      ...(this.metrics === null ? this.angles : { azimuthRad: theta, polarRad: phi }),
      distance: radius,
      target: [target.x, target.y, target.z],
    };
  }

  room() {
    const { bottom, left, right, top } = this.insets;
    return {
      width: Math.max(1, this.size.width - left - right),
      height: Math.max(1, this.size.height - top - bottom),
    };
  }

  shot(): CameraShot {
    const { azimuthRad, distance, isFramed, polarRad, target } = this.pose();
    if (isFramed) return { kind: 'framed', azimuthRad, polarRad };
    const perPixel = Math.tan((this.camera.fov * Math.PI) / 360) / this.size.height;
    const { height, width } = this.room();
    const [halfWidth, halfHeight] = [width * perPixel, height * perPixel];
    return { kind: 'free', azimuthRad, polarRad, distance, target, halfWidth, halfHeight };
  }

  restore(pose: CameraPose): void {
    this.goTo(pose, false);
    if (this.metrics === null) this.awaited = pose;
  }

  /** Advances to `timeMs`. Returns whether the camera is still moving. */
  advance(timeMs: number): boolean {
    const elapsed = this.lastTimeMs === null ? 0 : (timeMs - this.lastTimeMs) / 1000;
    const isMoving = this.controls.update(MathUtils.clamp(elapsed, 0, MAX_STEP_S));
    this.lastTimeMs = isMoving ? timeMs : null;
    return isMoving;
  }

  dispose(): void {
    this.endGestures();
    this.controls.dispose();
  }

  /** The pointer moves the camera from its visible position, not from the target of its flight. */
  private stopFlight(): void {
    this.isFramed = false;
    const eye = this.controls.getPosition(new Vector3(), false);
    const target = this.controls.getTarget(new Vector3(), false);
    void this.controls.setLookAt(eye.x, eye.y, eye.z, target.x, target.y, target.z, false);
  }

  /** Zooms so that the point under a point of the element stays there, as far as camera and board permit. */
  private zoomTo(factor: number, x: number, y: number): void {
    const { maxDistance, minDistance } = this.controls;
    const { distance } = this.pose();
    const nearer = MathUtils.clamp(distance / factor, minDistance, maxDistance);
    if (nearer === distance) return;
    this.isFramed = false;
    const isAnimated = !this.prefersReducedMotion();
    const target = targetNearer(
      this.controls.getTarget(new Vector3()),
      this.pointAt(x, y),
      distance / nearer,
    );
    void this.controls.dollyTo(nearer, isAnimated);
    void this.controls.moveTo(target.x, target.y, target.z, isAnimated);
  }

  /**
   * The point of the board's plane at a point of the element; far beside the board, the nearest one within
   * reach.
   */
  private pointAt(x: number, y: number): Vector3 {
    this.camera.updateMatrixWorld();
    const point = new Vector2((x / this.size.width) * 2 - 1, 1 - (y / this.size.height) * 2);
    const met = sightRay(this.camera, point).intersectPlane(BOARD_PLANE, new Vector3());
    return this.reach.clampPoint(met ?? this.controls.getTarget(new Vector3()), new Vector3());
  }

  private goTo({ azimuthRad, distance, isFramed, polarRad, target }: CameraPose, isAnimated: boolean): void {
    this.isFramed = isFramed;
    this.beforeFollowing = null;
    this.controls.normalizeRotations();
    if (isFramed) {
      this.angles = { azimuthRad, polarRad };
      this.settle(isAnimated);
      return;
    }
    const at = new Vector3(...target);
    const eye = new Vector3().setFromSphericalCoords(distance, polarRad, azimuthRad).add(at);
    void this.controls.setLookAt(eye.x, eye.y, eye.z, at.x, at.y, at.z, isAnimated);
  }

  /** Panels cover parts of the canvas: moves the middle of the picture to the middle of the free part. */
  private applyInsets(): void {
    const { width, height } = this.size;
    const { left, right, top, bottom } = this.insets;
    this.camera.setViewOffset(width, height, (right - left) / 2, (bottom - top) / 2, width, height);
    if (this.isFramed) this.settle(false);
  }

  private settle(isAnimated: boolean): void {
    if (this.metrics === null) return;
    const viewport = { ...this.size, insets: this.insets };
    const { target, distance } = computeFraming(
      computeFramedPoints(this.metrics, this.plan ?? undefined),
      this.angles,
      viewport,
      this.camera.fov,
    );
    this.controls.minDistance = Math.min(6, distance * 0.5);
    this.controls.maxDistance = distance * 1.7;
    const eye = new Vector3()
      .setFromSphericalCoords(distance, this.angles.polarRad, this.angles.azimuthRad)
      .add(target);
    void this.controls.setLookAt(eye.x, eye.y, eye.z, target.x, target.y, target.z, isAnimated);
  }
}
