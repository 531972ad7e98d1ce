/** Kinds of colour blindness in which one kind of cone is missing. */
export const COLOR_BLINDNESS = ['protanopia', 'deuteranopia'] as const;
export type ColorBlindness = (typeof COLOR_BLINDNESS)[number];

export type Rgb = readonly [red: number, green: number, blue: number];

/** On linear light, from Machado, Oliveira and Fernandes (2009), severity 1. */
const MATRICES: Readonly<Record<ColorBlindness, readonly [Rgb, Rgb, Rgb]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/** The colour as seen without one kind of cone. Channels of sRGB, 0 … 255. */
export function seenWith(kind: ColorBlindness, color: Rgb): Rgb {
  const linear = color.map(linearOf) as unknown as Rgb;
  return MATRICES[kind].map(([red, green, blue]) =>
    encoded(red * linear[0] + green * linear[1] + blue * linear[2]),
  ) as unknown as Rgb;
}

/** How far two colours are apart (CIE 1976, L*a*b* under D65): a difference of 2 is just noticed. */
export function differenceOf(one: Rgb, other: Rgb): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function labOf(color: Rgb): Rgb {
  const [red, green, blue] = color.map(linearOf) as unknown as Rgb;
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const f = (share: number): number => (share > 216 / 24389 ? Math.cbrt(share) : (841 / 108) * share + 4 / 29);

function linearOf(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  const share = Math.min(1, Math.max(0, light));
  return 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);
}
