/** Level of detail of shapes and textures, apart from the number of pixels. */
export interface Fineness {
  /** Maximum number of texture look-ups for oblique views. */
  readonly anisotropy: number;
  /** Facets of each vertical edge of a slab, and of its upper edge. */
  readonly slabCorner: number;
  readonly slabBevel: number;
  /** Facets around the tube of an arrow, and along it per square. */
  readonly tubeAround: number;
  readonly tubePerSquare: number;
  /** Facets around the bag. */
  readonly bagAround: number;
}

export const FINE: Fineness = {
  anisotropy: 8,
  slabCorner: 5,
  slabBevel: 4,
  tubeAround: 8,
  tubePerSquare: 12,
  bagAround: 40,
};

/** For software rendering, which pays for each look-up and each triangle. */
export const CHEAP: Fineness = {
  anisotropy: 1,
  slabCorner: 1,
  slabBevel: 2,
  tubeAround: 6,
  tubePerSquare: 7,
  bagAround: 20,
};
