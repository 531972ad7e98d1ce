import type { WindowAction } from './action';
import type { AppState } from './appState';

/** Zones, overlays, settings, notices. */
export function reduceWindow(state: AppState, action: WindowAction): AppState {
  switch (action.type) {
    case 'zone-entered':
      return state.zone === action.zone ? state : { ...state, zone: action.zone };
    case 'zone-left':
      return state.zone === null ? state : { ...state, zone: null };
    case 'settings-loaded':
      return { ...state, settings: action.settings, areSettingsLoaded: true };
    case 'settings-changed':
      return { ...state, settings: { ...state.settings, ...action.change } };
    case 'look-panel-toggled':
      return { ...state, isLookPanelOpen: !state.isLookPanelOpen };
    case 'key-sheet-toggled':
      return { ...state, isKeySheetOpen: !state.isKeySheetOpen };
    case 'escaped':
      return leaveTopmost(state);
    case 'notice-raised':
      return { ...state, notice: action.message };
    case 'notice-dismissed':
      return { ...state, notice: null };
    case 'scene-failed':
      return { ...state, sceneFailure: action.message };
  }
}

/** One thing for each press: the topmost overlay, then the notice, then the zone. */
function leaveTopmost(state: AppState): AppState {
  if (state.isKeySheetOpen) return { ...state, isKeySheetOpen: false };
  if (state.isLookPanelOpen) return { ...state, isLookPanelOpen: false };
  if (state.notice !== null) return { ...state, notice: null };
  return { ...state, zone: null };
}
