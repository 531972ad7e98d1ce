import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../src/contract/window/settings';
import { readThemeTokens, TOKENS_FILE } from '../renderer/themeTokens';
import { REPOSITORY } from './projectCommand';

const RENDERER = join(REPOSITORY, 'src/renderer');
/** The 3D board has its colours in `resources`. */
const WITHOUT_COLORS = ['panel', 'view', 'state', 'session', 'input', 'features'];

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|: *(?:white|black|gr[ae]y)\b/gi;

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => join(folder, path));

const colorsIn = (path: string): readonly string[] =>
  (readFileSync(path, 'utf8').match(COLOR) ?? []).map((color) => `${path}: ${color}`);

/** Paper is white in every theme. */
const PAPER = join(RENDERER, 'features/picture/panel/paper.css');
const sheets = filesIn(RENDERER, /\.css$/).filter((path) => path !== TOKENS_FILE && path !== PAPER);

describe('colours', () => {
  it('are defined only in tokens.css', () => {
    const code = WITHOUT_COLORS.flatMap((folder) => filesIn(join(RENDERER, folder), /\.tsx?$/));
    const quoted = code.flatMap((path) =>
      (readFileSync(path, 'utf8').match(/['"`]#[\da-f]{3,8}['"`]/gi) ?? []).map(
        (color) => `${path}: ${color}`,
      ),
    );
    expect([...sheets.flatMap(colorsIn), ...quoted]).toEqual([]);
  });

  it('are defined for every theme', () => {
    const tokens = readThemeTokens();
    const names = [...tokens.dark.keys()];
    expect(names.length).toBeGreaterThan(100);
    for (const theme of THEMES) expect([...tokens[theme].keys()], theme).toEqual(names);
  });

  it('are all in use', () => {
    const written = [...sheets, TOKENS_FILE].map((path) => readFileSync(path, 'utf8')).join('');
    // Squares are named after their multipliers.
    const unused = [...readThemeTokens().dark.keys()].filter(
      (name) => !/^(plain|no-score|letter-|word-)/.test(name) && !written.includes(`var(--${name})`),
    );
    expect(unused).toEqual([]);
  });
});
