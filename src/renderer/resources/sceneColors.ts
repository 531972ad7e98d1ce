import { Color } from 'three';
import type { Theme } from '../view/window/theme';

/**
 * Every colour of the scene, in sRGB, and its theme-dependent light. Blue, green and yellow stay
 * distinguishable with the common kinds of colour blindness.
 */
export interface ScenePalette {
  readonly backdrop: string;
  readonly table: string;
  readonly plainSquare: string;
  readonly ridge: string;
  readonly labelInk: string;
  /** On bright squares. */
  readonly labelInkDark: string;
  readonly noScore: string;
  readonly brick: string;
  readonly walnutEarly: string;
  readonly walnutLate: string;
  readonly brass: string;
  readonly coordinate: string;
  readonly tileBody: string;
  readonly tileGrain: string;
  readonly tileInk: string;
  readonly placedBody: string;
  readonly placedInk: string;
  readonly incidentalBody: string;
  readonly incidentalInk: string;
  readonly throughBand: string;
  readonly glow: string;
  /** Colour of missing tiles. */
  readonly ghost: string;
  readonly badgeDisc: string;
  readonly badgeInk: string;
  readonly reverseArrow: string;
  readonly separatorArrow: string;
  readonly forwardArrow: string;
  readonly cursor: string;
  readonly acrossCheck: string;
  readonly downCheck: string;
  readonly checkPlate: string;
  readonly lit: string;
  readonly anchorRing: string;
  readonly walkRing: string;
  readonly turnedAway: string;
  readonly found: string;
  readonly calloutPlate: string;
  readonly calloutInk: string;
  readonly plateEdge: string;
  readonly onTurn: string;
  readonly cloth: string;
  readonly cord: string;
  readonly heatCold: string;
  readonly heatWarm: string;
  readonly heatHot: string;
  readonly opened: string;
  /** Premium squares by strength, from 2× to 9×; the board editor's swatches use the same. */
  readonly letterSquares: readonly string[];
  readonly wordSquares: readonly string[];
  /** Brightness of all light; 1 is the designed look of the dark theme. */
  readonly light: number;
  /** Loss of light at the corners of the picture. */
  readonly vignette: number;
  /** Darkness of the key light's shadows, of the shade under tiles, and of that around board and rack. */
  readonly shadow: number;
  readonly tileShade: number;
  readonly footShade: number;
  /** Share of light that a square keeps at its rim. */
  readonly squareRim: number;
  /** Whether glow adds light, as on a dark board; on a bright one it is a colour. */
  readonly isGlowAdded: boolean;
  readonly glowStrength: number;
  /** Radius of the pool of light on the table; 1 is the designed look. */
  readonly tableReach: number;
}

const DARK: ScenePalette = {
  backdrop: '#0a0c10',
  table: '#36455c',
  plainSquare: '#1a4140',
  ridge: '#0f1c1d',
  labelInk: '#f6ecd6',
  labelInkDark: '#f6ecd6',
  noScore: '#101315',
  brick: '#8b8f94',
  walnutEarly: '#61402a',
  walnutLate: '#28170e',
  brass: '#d9a64e',
  coordinate: '#e6c68c',
  tileBody: '#e6d2a6',
  tileGrain: '#b88a54',
  tileInk: '#22140b',
  placedBody: '#0b62b4',
  placedInk: '#fff6e2',
  incidentalBody: '#127a56',
  incidentalInk: '#f3fff6',
  throughBand: '#0f6fc4',
  glow: '#4db4ff',
  ghost: '#4db4ff',
  badgeDisc: '#fdf8ec',
  badgeInk: '#0c4a37',
  reverseArrow: '#74ccff',
  separatorArrow: '#ffd23d',
  forwardArrow: '#1fc98b',
  cursor: '#ffdf8a',
  acrossCheck: '#ffd98f',
  downCheck: '#a9d8ff',
  checkPlate: '#0a0e12',
  lit: '#ffffff',
  anchorRing: '#ffd23d',
  walkRing: '#9fd3ff',
  turnedAway: '#ff6f61',
  found: '#35d49c',
  calloutPlate: '#10141b',
  calloutInk: '#f4f6f9',
  plateEdge: '#6f5a36',
  onTurn: '#ffd23d',
  cloth: '#48293c',
  cord: '#d9b878',
  heatCold: '#5b3fb0',
  heatWarm: '#e2574c',
  heatHot: '#ffd84a',
  opened: '#ff9d4d',
  letterSquares: ['#5fa9cc', '#1f5fae', '#2b3f9e', '#40308f', '#5a3aa6', '#7447b6', '#8d58c4', '#a46fd0'],
  wordSquares: ['#d77f88', '#b92b35', '#8e1740', '#6a1250', '#7c2412', '#96400c', '#a95c08', '#b57a06'],
  light: 1,
  vignette: 0.55,
  shadow: 0.9,
  tileShade: 0.62,
  footShade: 0.7,
  squareRim: 0.62,
  isGlowAdded: true,
  glowStrength: 0.5,
  tableReach: 1,
};

const LIGHT: ScenePalette = {
  backdrop: '#dddedd',
  table: '#b3c0c8',
  plainSquare: '#8db0a4',
  ridge: '#6f9184',
  labelInk: '#fffdf6',
  labelInkDark: '#0c211d',
  noScore: '#6d7a76',
  brick: '#a9aeb4',
  walnutEarly: '#e6cda3',
  walnutLate: '#bd9865',
  brass: '#b98f45',
  coordinate: '#4a3414',
  tileBody: '#f7ebcf',
  tileGrain: '#d9bd8c',
  tileInk: '#22140b',
  placedBody: '#0b62b4',
  placedInk: '#fff6e2',
  incidentalBody: '#127a56',
  incidentalInk: '#f3fff6',
  throughBand: '#0f6fc4',
  glow: '#1b7fd4',
  ghost: '#0b4f8e',
  badgeDisc: '#fdf8ec',
  badgeInk: '#0c4a37',
  reverseArrow: '#74ccff',
  separatorArrow: '#ffd23d',
  forwardArrow: '#1fc98b',
  cursor: '#ffdf8a',
  acrossCheck: '#7a5000',
  downCheck: '#0a559e',
  checkPlate: '#fbfaf6',
  lit: '#ffffff',
  anchorRing: '#ffd23d',
  walkRing: '#9fd3ff',
  turnedAway: '#ff6f61',
  found: '#35d49c',
  calloutPlate: '#fffefa',
  calloutInk: '#1a1d23',
  plateEdge: '#a88a54',
  onTurn: '#c98a00',
  cloth: '#8a5a76',
  cord: '#e6cd98',
  heatCold: '#7a63c8',
  heatWarm: '#e2574c',
  heatHot: '#f2b400',
  opened: '#ff9d4d',
  letterSquares: ['#7ebce4', '#2a6fc0', '#3a4fb0', '#4f3fa6', '#6a49b8', '#8255c6', '#9a68d2', '#b07edc'],
  wordSquares: ['#d66774', '#c22f3a', '#a01c4c', '#7f1c62', '#93341f', '#a94a12', '#b8650c', '#c07f0a'],
  light: 1.08,
  vignette: 0.12,
  shadow: 0.6,
  tileShade: 0.42,
  footShade: 0.38,
  squareRim: 0.86,
  isGlowAdded: false,
  glowStrength: 0.85,
  tableReach: 1,
};

const CONTRAST: ScenePalette = {
  backdrop: '#000000',
  table: '#000000',
  plainSquare: '#000000',
  ridge: '#8c8c8c',
  labelInk: '#ffffff',
  labelInkDark: '#000000',
  noScore: '#3a3a3a',
  brick: '#9a9a9a',
  walnutEarly: '#1c1c1c',
  walnutLate: '#1c1c1c',
  brass: '#ffffff',
  coordinate: '#ffffff',
  tileBody: '#ffffff',
  tileGrain: '#ffffff',
  tileInk: '#000000',
  placedBody: '#ffdc3c',
  placedInk: '#000000',
  incidentalBody: '#00e0ff',
  incidentalInk: '#000000',
  throughBand: '#e0a800',
  glow: '#ffdc3c',
  ghost: '#ffdc3c',
  badgeDisc: '#000000',
  badgeInk: '#ffffff',
  reverseArrow: '#5cc8ff',
  separatorArrow: '#ffe14d',
  forwardArrow: '#3dff9e',
  cursor: '#ffdc3c',
  acrossCheck: '#ffe14d',
  downCheck: '#8fd4ff',
  checkPlate: '#000000',
  lit: '#ffffff',
  anchorRing: '#ffe14d',
  walkRing: '#8fd4ff',
  turnedAway: '#ff8a80',
  found: '#4df0b0',
  calloutPlate: '#000000',
  calloutInk: '#ffffff',
  plateEdge: '#ffffff',
  onTurn: '#ffe14d',
  cloth: '#2a2a2a',
  cord: '#ffffff',
  heatCold: '#6a4ad8',
  heatWarm: '#f0483c',
  heatHot: '#ffe14d',
  opened: '#ffb060',
  letterSquares: ['#004a86', '#0a62e8', '#2b3fd0', '#4a2fc0', '#6430c8', '#7a34d0', '#8f38d8', '#a63ce0'],
  wordSquares: ['#7d0a20', '#d8001f', '#a80048', '#7a0068', '#8a2a00', '#9a4200', '#8f5500', '#7f6200'],
  light: 1,
  vignette: 0,
  shadow: 0.6,
  tileShade: 0.3,
  footShade: 0,
  squareRim: 1,
  isGlowAdded: false,
  glowStrength: 0,
  tableReach: 0.01,
};

export const SCENE_PALETTES: Readonly<Record<Theme, ScenePalette>> = {
  dark: DARK,
  light: LIGHT,
  contrast: CONTRAST,
};

/**
 * The two halves of a square: equal unless it multiplies letter and word.
 */
export function squareColors(
  palette: ScenePalette,
  letterMultiplier: number,
  wordMultiplier: number,
): readonly [Color, Color] {
  const { letterSquares, noScore, plainSquare, wordSquares } = palette;
  const byStrength = (colors: readonly string[], multiplier: number): string =>
    multiplier === 0 ? noScore : (colors[Math.min(multiplier - 2, colors.length - 1)] ?? plainSquare);
  const letter = letterMultiplier === 1 ? null : byStrength(letterSquares, letterMultiplier);
  const word = wordMultiplier === 1 ? null : byStrength(wordSquares, wordMultiplier);
  return [new Color(letter ?? word ?? plainSquare), new Color(word ?? letter ?? plainSquare)];
}
