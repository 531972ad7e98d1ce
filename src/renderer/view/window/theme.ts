/** Themes of panels and scene. */
export type { Theme } from '../../../contract/window/settings';
