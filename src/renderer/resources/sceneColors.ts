import { Color } from 'three';

/**
 * Every colour of the scene, in sRGB. Blue, green and yellow keep apart for the common
 * kinds of colour blindness.
 */
export const SCENE_COLORS = {
  backdrop: '#0a0c10',
  table: '#3a414c',
  plainSquare: '#1a4140',
  ridge: '#0f1c1d',
  labelInk: '#f6ecd6',
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
  badgeDisc: '#fdf8ec',
  badgeInk: '#0c4a37',
  reverseArrow: '#74ccff',
  separatorArrow: '#ffd23d',
  forwardArrow: '#1fc98b',
  arrowEdge: '#06080c',
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
} as const;

/** Premium squares by strength, from 2× to 9×; the swatches of the board editor have the same. */
const LETTER_SQUARES = [
  '#5fa9cc',
  '#1f5fae',
  '#2b3f9e',
  '#40308f',
  '#5a3aa6',
  '#7447b6',
  '#8d58c4',
  '#a46fd0',
] as const;
const WORD_SQUARES = [
  '#d77f88',
  '#b92b35',
  '#8e1740',
  '#6a1250',
  '#7c2412',
  '#96400c',
  '#a95c08',
  '#b57a06',
] as const;

const byStrength = (colors: readonly string[], multiplier: number): string =>
  multiplier === 0
    ? SCENE_COLORS.noScore
    : (colors[Math.min(multiplier - 2, colors.length - 1)] ?? SCENE_COLORS.plainSquare);

/**
 * The two halves of a square: equal unless it multiplies letter and word.
 */
export function squareColors(letterMultiplier: number, wordMultiplier: number): readonly [Color, Color] {
  const letter = letterMultiplier === 1 ? null : byStrength(LETTER_SQUARES, letterMultiplier);
  const word = wordMultiplier === 1 ? null : byStrength(WORD_SQUARES, wordMultiplier);
  return [
    new Color(letter ?? word ?? SCENE_COLORS.plainSquare),
    new Color(word ?? letter ?? SCENE_COLORS.plainSquare),
  ];
}
