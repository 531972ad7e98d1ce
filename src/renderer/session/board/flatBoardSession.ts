import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Square } from '../../../core/board/square';
import { message } from '../../../core/message';
import type { CameraControl } from '../../input/board/camera';
import { TILE_FONTS } from '../../resources/textures/tileFonts';
import type { AppState } from '../../state/appState';
import { isFlat } from '../../state/board/flatBoard';
import {
  type FlatLayout,
  type FlatLook,
  flatLayoutOf,
  type Room,
  WHOLE_BOARD,
} from '../../view/board/flatLayout';
import {
  type FlatScene,
  lookShowing,
  middleOf,
  pannedLook,
  type WindowPoint,
  zoomedLook,
} from '../../view/board/flatLook';
import type { SceneView } from '../../view/sceneView';
import type { Store } from '../store';
import type { Views } from '../views';
import { drawnPhase } from '../walk/drawnPhase';
import { fontOf } from './sceneLookOf';
import type { StageSize } from './stageLayout';

/** What the flat board is drawn with, besides the view of the scene. */
export interface FlatBoardSession {
  /** Null while the board is shown in 3D. */
  readonly layout: ReadonlySignal<FlatLayout | null>;
  /** How far the animation has come, 0 … 1. */
  readonly phase: ReadonlySignal<number>;
  /** Of the letters on the tiles. */
  readonly fontFamily: ReadonlySignal<string>;
  /** What keys and pointer may do with it, as with the camera of the scene. */
  readonly control: CameraControl;
  /** Enlarges it around a point of the window. @param factor above 1 comes nearer */
  readonly zoomAt: (factor: number, at: WindowPoint) => void;
  /** Moves it along by so many CSS pixels. */
  readonly pan: (byX: number, byY: number) => void;
  /** Whether there is more of it than has room. */
  readonly isZoomed: () => boolean;
  /** Tells where the window has room for the board. */
  readonly setStage: (size: StageSize) => void;
}

/** The keys that turn the camera by 15° move the board by about two squares of a usual one. */
const PAN_PX_PER_RAD = 300;

/**
 * The square that is to stay in sight of an enlarged board: that of the cursor, or where
 * a followed walk stands.
 */
function squareInSight({ boardCursor, zone }: AppState, { walk }: SceneView): Square | null {
  if (zone === 'board') return boardCursor;
  return walk?.isFollowed === true ? (walk.cursor ?? walk.anchor) : null;
}

const placesOf = ({ table }: SceneView): readonly number[] =>
  (table?.opponents ?? []).map(({ places }) => places);

/** Keeps the flat board in its room and its phase in time, while it is shown. */
export function startFlatBoardSession({ dispatch, state }: Store, views: Views): FlatBoardSession {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const room = signal<Room | null>(null);
  const phase = signal(1);
  const isShown = computed(() => isFlat(state.value));
  const rows = computed(() => views.scene.value.rows);
  const cols = computed(() => views.scene.value.cols);
  const rackSize = computed(() => views.scene.value.rackSize);
  const seats = computed(() => views.scene.value.table?.opponents.length ?? -1);
  const places = computed(() => Math.max(0, ...placesOf(views.scene.value)));
  const hasBag = computed(() => (views.scene.value.table?.bag ?? null) !== null);
  const size = computed(() => ({
    rows: rows.value,
    cols: cols.value,
    rackSize: rackSize.value,
    table: seats.value < 0 ? null : { opponents: seats.value, places: places.value, hasBag: hasBag.value },
  }));
  const look = signal(WHOLE_BOARD);
  const layout = computed(() =>
    isShown.value && room.value !== null ? flatLayoutOf(room.value, size.value, look.value) : null,
  );
  const lookAnew = (change: (scene: FlatScene) => FlatLook) => {
    const here = room.peek();
    if (here !== null) look.value = change({ room: here, size: size.peek(), look: look.peek() });
  };
  const seeWhole = (..._changed: readonly unknown[]) => {
    look.value = WHOLE_BOARD;
  };
  effect(() => seeWhole(rows.value, cols.value));
  const wanted = computed(() => squareInSight(state.value, views.scene.value));
  effect(() => {
    const square = wanted.value;
    if (square !== null && look.peek().zoom > 1) lookAnew((scene) => lookShowing(scene, square));
  });
  const zoomAt = (factor: number, at: WindowPoint) => lookAnew((scene) => zoomedLook(scene, factor, at));
  const pan = (byX: number, byY: number) => lookAnew((scene) => pannedLook(scene, byX, byY));
  const control: CameraControl = {
    reset: () => seeWhole(),
    preset: () => dispatch({ type: 'notice-raised', message: message('boardSession.noCamera') }),
    orbit: (azimuthRad, polarRad) => pan(-azimuthRad * PAN_PX_PER_RAD, -polarRad * PAN_PX_PER_RAD),
    zoom: (factor) => lookAnew((scene) => zoomedLook(scene, factor, middleOf(scene.room))),
  };
  effect(() => {
    // What is written on the squares goes by their size; in 3D the scene tells it.
    if (layout.value !== null) views.squarePx.value = layout.value.square;
  });
  const settings = computed(() => state.value.settings);
  const fontFamily = computed(() => TILE_FONTS[fontOf(settings.value)].family);

  let isFrameRequested = false;
  const advance = (nowMs: number) => {
    phase.value = drawnPhase(state.peek(), views, nowMs, reducedMotion.matches);
    if (phase.value === 1 || isFrameRequested) return;
    isFrameRequested = true;
    requestAnimationFrame((frameMs) => {
      isFrameRequested = false;
      if (isShown.peek()) advance(frameMs);
    });
  };
  const motion = computed(() => state.value.walk?.motion ?? null);
  const begin = (isSeen: boolean, ..._changed: readonly unknown[]) => {
    // At once: what is new must not be seen finished before it begins.
    if (isSeen) advance(performance.now());
  };
  effect(() => begin(isShown.value, views.scene.value, motion.value));
  return {
    layout,
    phase,
    fontFamily,
    control,
    zoomAt,
    pan,
    isZoomed: () => look.peek().zoom > 1,
    setStage: ({ height, insets: { bottom, left, right, top }, width }) => {
      room.value = { left, top, width: width - left - right, height: height - top - bottom };
    },
  };
}
