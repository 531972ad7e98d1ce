import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEMES, type Theme } from '../../src/contract/window/settings';
import { REPOSITORY } from '../lint/projectCommand';

export const TOKENS_FILE = join(REPOSITORY, 'src/renderer/tokens.css');

/** Every colour of a theme by its name without the dashes, names of other colours looked up. */
export type Tokens = ReadonlyMap<string, string>;

/** The colours of the style sheet, theme by theme. */
export function readThemeTokens(): Readonly<Record<Theme, Tokens>> {
  const sheet = readFileSync(TOKENS_FILE, 'utf8');
  const tokensOf = (theme: Theme): Tokens => {
    const selector = theme === 'dark' ? ':root {' : `:root[data-theme="${theme}"] {`;
    const from = sheet.indexOf(selector);
    const block = sheet.slice(from, sheet.indexOf('}', from));
    const told = new Map(
      [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const colorOf = (value: string): string => {
      const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
      return name === undefined ? value : colorOf(told.get(name) ?? '');
    };
    return new Map([...told].map(([name, value]) => [name, colorOf(value)]));
  };
  return Object.fromEntries(THEMES.map((theme) => [theme, tokensOf(theme)])) as Record<Theme, Tokens>;
}

/** Contrast of two opaque colours as `#rrggbb` or `#rgb`, by WCAG 2: 1 … 21. */
export function contrastOf(one: string, other: string): number {
  const [high, low] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `#rgb` as `#rrggbb`. */
export const longColor = (color: string): string =>
  color.length === 4 ? color.replace(/\w/g, '$&$&') : color;

function luminanceOf(color: string): number {
  const digits = longColor(color);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
