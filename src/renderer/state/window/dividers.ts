import {
  ALGORITHM_HEIGHT_LIMITS,
  CAPTION_HEIGHT_LIMITS,
  DEFAULT_SETTINGS,
  GRAPH_SHARE_LIMITS,
  type Settings,
  SIDE_PANEL_WIDTH_LIMITS,
  STAGE_GRAPH_SHARE_LIMITS,
} from '../../../contract/window/settings';
import { clamp } from '../../../core/clamp';
import type { Zone } from './zone';

type SizeSetting = 'sidePanelWidth' | 'captionHeight' | 'algorithmHeight' | 'graphShare' | 'stageGraphShare';

/** An edge that can be dragged, or moved with the arrow keys while it has the focus. */
export interface Divider {
  readonly setting: SizeSetting;
  readonly limits: { readonly min: number; readonly max: number };
  /** Step of an arrow key. */
  readonly step: number;
  /** The keys that enlarge the area it bounds, and those that reduce it. */
  readonly keys: readonly [larger: readonly string[], smaller: readonly string[]];
}

const ACROSS = [['ArrowLeft'], ['ArrowRight']] as const;
const FROM_BELOW = [['ArrowUp'], ['ArrowDown']] as const;
const FROM_ABOVE = [['ArrowDown'], ['ArrowUp']] as const;
/** Below the board, or on the right of it. */
const FROM_BELOW_OR_RIGHT = [
  ['ArrowUp', 'ArrowLeft'],
  ['ArrowDown', 'ArrowRight'],
] as const;

/** In pixels, or as a share. */
const STEP_PX = 24;
const STEP_SHARE = 0.05;

/** Every divider by its zone. */
export const DIVIDERS = {
  divider: {
    setting: 'sidePanelWidth',
    limits: SIDE_PANEL_WIDTH_LIMITS,
    step: STEP_PX,
    keys: ACROSS,
  },
  captionDivider: {
    setting: 'captionHeight',
    limits: CAPTION_HEIGHT_LIMITS,
    step: STEP_PX,
    keys: FROM_BELOW,
  },
  algorithmDivider: {
    setting: 'algorithmHeight',
    limits: ALGORITHM_HEIGHT_LIMITS,
    step: STEP_PX,
    keys: FROM_ABOVE,
  },
  graphDivider: {
    setting: 'graphShare',
    limits: GRAPH_SHARE_LIMITS,
    step: STEP_SHARE,
    keys: FROM_ABOVE,
  },
  stageDivider: {
    setting: 'stageGraphShare',
    limits: STAGE_GRAPH_SHARE_LIMITS,
    step: STEP_SHARE,
    keys: FROM_BELOW_OR_RIGHT,
  },
} as const satisfies Partial<Record<Zone, Divider>>;

export type DividerId = keyof typeof DIVIDERS;

/** Whether the divider's value is a share, displayed in per cent. */
export const isShare = (id: DividerId): boolean => DIVIDERS[id].step === STEP_SHARE;

/** @param to clamped to the limits; null for the default */
export function moveDivider(id: DividerId, to: number | null): Partial<Settings> {
  const { limits, setting } = DIVIDERS[id];
  if (to === null) return { [setting]: DEFAULT_SETTINGS[setting] };
  const size = clamp(to, limits.min, limits.max);
  return { [setting]: isShare(id) ? size : Math.round(size) };
}
