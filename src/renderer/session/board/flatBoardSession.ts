import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Square } from '../../../core/board/square';
import { message } from '../../../core/message';
import type { CameraControl } from '../../input/board/camera';
import { TILE_FONTS } from '../../resources/textures/tileFonts';
import type { AppState } from '../../state/appState';
import { isFlat } from '../../state/board/flatBoard';
import { isBoardCovered } from '../../state/window/sideTab';
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

/** State of the flat board besides the scene view. */
export interface FlatBoardSession {
  /** Null while the board is shown in 3D. */
  readonly layout: ReadonlySignal<FlatLayout | null>;
  /** Progress of the animation, 0 … 1. */
  readonly phase: ReadonlySignal<number>;
  /** Font of the letters on the tiles. */
  readonly fontFamily: ReadonlySignal<string>;
  /** Control for keys and pointer, like the scene's camera. */
  readonly control: CameraControl;
  /** Zooms around a point of the window. @param factor above 1 zooms in */
  readonly zoomAt: (factor: number, at: WindowPoint) => void;
  /** Pans by CSS pixels. */
  readonly pan: (byX: number, byY: number) => void;
  /** Whether the board exceeds its space. */
  readonly isZoomed: () => boolean;
  /** Sets the space for the board. */
  readonly setStage: (size: StageSize) => void;
}

/** The keys that turn the camera by 15° pan the board by about two squares of usual size. */
const PAN_PX_PER_RAD = 300;

/** The square to keep in view on an enlarged board: the cursor's, or that of a followed walk. */
function squareInSight({ boardCursor, zone }: AppState, { walk }: SceneView): Square | null {
  if (zone === 'board') return boardCursor;
  return walk?.isFollowed === true ? (walk.cursor ?? walk.anchor) : null;
}

const placesOf = ({ table }: SceneView): readonly number[] =>
  (table?.opponents ?? []).map(({ places }) => places);

/** Keeps the layout and the animation of the flat board up to date while it is shown. */
export function startFlatBoardSession({ dispatch, state }: Store, views: Views): FlatBoardSession {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const room = signal<Room | null>(null);
  const phase = signal(1);
  const isShown = computed(() => isFlat(state.value) && !isBoardCovered(state.value));
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
    // Labels depend on the size of squares; in 3D the scene reports it.
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
    // At once, so that new marks are never shown finished before they begin.
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
