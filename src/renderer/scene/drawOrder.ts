/**
 * Opaque things near the camera come first: whatever they hide is then never shaded, which is most of the
 * cost in software rendering. Transparent things follow in the order in which they overlap.
 */
export const DRAW_ORDER = {
  arrows: 0,
  tiles: 1,
  rack: 2,
  squares: 3,
  frame: 4,
  table: 5,
  print: 6,
  crossChecks: 6.5,
  contactShadow: 7,
  glow: 8,
  ghost: 9,
  anchorMark: 9.5,
  badge: 10,
  flaw: 10.5,
  opened: 10.6,
  heat: 10.7,
  plate: 10.8,
  cursor: 11,
  lit: 12,
  callout: 13,
} as const;
