import type { LayeredAtlas } from '../resources/layeredAtlas';
import { TILE_ROLE_INDEX } from '../resources/tileMaterial';
import type { TileRole } from '../view/sceneView';

export interface TileFace {
  readonly glyph: string;
  readonly value: number;
  readonly isBlank: boolean;
}

/** The layers of the atlas that a face shows: its letter, and its value or the asterisk of a blank. */
export function faceLayers(
  engravings: LayeredAtlas,
  face: TileFace,
): readonly [letter: number, value: number] {
  return [engravings.layerOf(face.glyph), engravings.layerOf(face.isBlank ? '*' : String(face.value))];
}

/** The `tileFace` attribute of the tile shader: letter layer, value layer, role, wood (0 … 1). */
export function tileFaceValues(
  engravings: LayeredAtlas,
  face: TileFace,
  role: TileRole,
  wood: number,
): [number, number, number, number] {
  const [letter, value] = faceLayers(engravings, face);
  return [letter, value, TILE_ROLE_INDEX[role], wood];
}
