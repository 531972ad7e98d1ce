import { DEFAULT_SETTINGS } from '../../../contract/window/settings';
import { clamp } from '../../../core/clamp';
import type { AppState } from '../appState';
import { isWalkPage } from '../window/sideTab';

/** In the side panel, beside the board, or before it. */
export type GraphPlace = 'panel' | 'beside' | 'before';

type Shown = Pick<AppState, 'isEmbedded' | 'settings' | 'windowWidthPx'>;

/** At the usual text size, board and graph have room side by side in an area of this width. */
const ROOM_FOR_BOTH_PX = 900;
/** In a frame, nothing else has the graph. */
const ROOM_IN_FRAME_PX = 640;
/** As in the style sheet: the side panel until its edge is moved, and the events on the left of the board. */
const SIDE_PANEL_PX = { share: 0.25, min: 316, max: 400 } as const;
const LOG_PX = 340;

/** The place of a walk’s graph on the page of walks. */
export function graphPlaceOf(state: Shown): GraphPlace {
  const { isGraphOnStage } = state.settings;
  if (state.isEmbedded) return state.windowWidthPx >= ROOM_IN_FRAME_PX ? 'beside' : 'panel';
  if (!(isGraphOnStage ?? hasRoomForBoth(state))) return 'panel';
  return hasRoomForBoth(state) ? 'beside' : 'before';
}

/** Whether it is shown there: beside the board only on the page of walks, for other pages need the room. */
export function isGraphOnStage(state: Shown & Pick<AppState, 'sideTab'>): boolean {
  const place = graphPlaceOf(state);
  return place === 'before' || (place === 'beside' && isWalkPage(state.sideTab));
}

/** The setting that moves the graph to the board's area, or back to the side panel. */
export function otherGraphPlace(state: Shown): { readonly isGraphOnStage: boolean | null } {
  const isOnStage = graphPlaceOf(state) === 'panel';
  const usual = { ...state.settings, isGraphOnStage: DEFAULT_SETTINGS.isGraphOnStage };
  const isUsual = (graphPlaceOf({ ...state, settings: usual }) !== 'panel') === isOnStage;
  return { isGraphOnStage: isUsual ? DEFAULT_SETTINGS.isGraphOnStage : isOnStage };
}

function hasRoomForBoth({ settings, windowWidthPx }: Shown): boolean {
  const { isLogOnStage, isSidePanelOpen, sidePanelWidth, textZoom } = settings;
  const width = windowWidthPx / textZoom;
  const { max, min, share } = SIDE_PANEL_PX;
  const side = isSidePanelOpen ? (sidePanelWidth ?? clamp(share * width, min, max)) : 0;
  return width - side - (isLogOnStage ? LOG_PX : 0) >= ROOM_FOR_BOTH_PX;
}
