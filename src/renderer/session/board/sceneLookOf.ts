import type { Settings } from '../../../contract/window/settings';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { TILE_FONTS, type TileFont } from '../../resources/textures/tileFonts';
import { DEFAULT_LOOK, type SceneLook } from '../../scene/sceneLook';
import type { AppState } from '../../state/appState';
import { shownTheme } from '../../state/window/theme';

const FONT_NAMES = {
  jost: 'boardSession.fontJost',
  serif: 'boardSession.fontSerif',
  slab: 'boardSession.fontSlab',
} as const satisfies Readonly<Record<TileFont, TextKey>>;

/** The available tile fonts: display name → value of the setting. */
export const fontChoices = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(FONT_NAMES).map(([font, name]) => [text(name), font]));

const isTileFont = (font: string): font is TileFont => Object.hasOwn(TILE_FONTS, font);

/** Settings saved by another version may name a font that is not bundled; the default replaces it. */
export const fontOf = ({ font }: Settings): TileFont => (isTileFont(font) ? font : DEFAULT_LOOK.font);

export function lookOf(state: Pick<AppState, 'settings' | 'systemTheme'>): SceneLook {
  const { bumpStrength, fieldOfViewDeg, lightIntensity, quality } = state.settings;
  const font = fontOf(state.settings);
  return { lightIntensity, bumpStrength, fieldOfViewDeg, font, quality, theme: shownTheme(state) };
}
