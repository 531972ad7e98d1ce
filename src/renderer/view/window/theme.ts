/** Panels and scene are shown in one of these. */
export type { Theme } from '../../../contract/window/settings';
