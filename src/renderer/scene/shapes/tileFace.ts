import { TILE_LOOK_INDEX, type TileLook } from '../../resources/materials/tileMaterial';
import type { LayeredAtlas } from '../../resources/textures/layeredAtlas';
import type { TileView } from '../../view/sceneView';

export interface TileFace {
  readonly glyph: string;
  readonly value: number;
  readonly isBlank: boolean;
}

/** Atlas layers of a face: its letter, and its value or the asterisk of a blank. */
export function faceLayers(
  engravings: LayeredAtlas,
  face: TileFace,
): readonly [letter: number, value: number] {
  return [engravings.layerOf(face.glyph), engravings.layerOf(face.isBlank ? '*' : String(face.value))];
}

/** A new tile that also belongs to a cross-word has that colour at the rim; a tried one has a rim, too. */
export function lookOf({ crossWordNumbers, role }: Pick<TileView, 'crossWordNumbers' | 'role'>): TileLook {
  if (role === 'tried') return 'through';
  return role === 'placed' && crossWordNumbers.length > 0 ? 'shared' : role;
}

/** The `tileFace` attribute of the tile shader: letter layer, value layer, look, wood (0 … 1). */
export function tileFaceValues(
  engravings: LayeredAtlas,
  face: TileFace,
  look: TileLook,
  wood: number,
): [number, number, number, number] {
  const [letter, value] = faceLayers(engravings, face);
  return [letter, value, TILE_LOOK_INDEX[look], wood];
}
