import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { TILE_FONTS } from '../resources/tileFonts';
import { isFlat } from '../state/flatBoard';
import { type FlatLayout, flatLayoutOf, type Room } from '../view/flatLayout';
import { drawnPhase } from './drawnPhase';
import { lookOf } from './sceneLookOf';
import type { StageSize } from './stageLayout';
import type { Store } from './store';
import type { Views } from './views';

/** What the flat board is drawn with, besides the view of the scene. */
export interface FlatBoardSession {
  /** Null while the board is shown in 3D. */
  readonly layout: ReadonlySignal<FlatLayout | null>;
  /** How far the animation has come, 0 … 1. */
  readonly phase: ReadonlySignal<number>;
  /** Of the letters on the tiles. */
  readonly fontFamily: ReadonlySignal<string>;
  /** Tells where the window has room for the board. */
  readonly setStage: (size: StageSize) => void;
}

/** Keeps the flat board in its room and its phase in time, while it is shown. */
export function startFlatBoardSession({ state }: Store, views: Views): FlatBoardSession {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const room = signal<Room | null>(null);
  const phase = signal(1);
  const isShown = computed(() => isFlat(state.value));
  const rows = computed(() => views.scene.value.rows);
  const cols = computed(() => views.scene.value.cols);
  const rackSize = computed(() => views.scene.value.rackSize);
  const layout = computed(() =>
    isShown.value && room.value !== null
      ? flatLayoutOf(room.value, { rows: rows.value, cols: cols.value, rackSize: rackSize.value })
      : null,
  );
  effect(() => {
    // What is written on the squares goes by their size; in 3D the scene tells it.
    if (layout.value !== null) views.squarePx.value = layout.value.square;
  });
  const settings = computed(() => state.value.settings);
  const fontFamily = computed(() => TILE_FONTS[lookOf(settings.value).font].family);

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
    setStage: ({ height, insets: { bottom, left, right, top }, width }) => {
      room.value = { left, top, width: width - left - right, height: height - top - bottom };
    },
  };
}
