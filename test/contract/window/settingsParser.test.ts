import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/contract/window/settings';
import { settingsParser } from '../../../src/contract/window/settingsParser';
import { schedule } from '../../../src/core/school/schedule';

const {
  candidateSort,
  closedSections,
  graphShare,
  isBoardFlat,
  language,
  textZoom,
  theme,
  walk,
  ...earlier
} = DEFAULT_SETTINGS;
const CARD = schedule(null, false, 1e12);
const accepts = (change: object) => settingsParser.safeParse({ ...DEFAULT_SETTINGS, ...change }).success;

describe('settings', () => {
  it('of an earlier version get defaults for missing fields', () => {
    expect(settingsParser.parse(earlier)).toEqual(DEFAULT_SETTINGS);
    expect({ candidateSort, isBoardFlat, closedSections, graphShare, language, theme, walk }).toEqual({
      candidateSort: { by: 'equity', isDescending: true },
      isBoardFlat: false,
      closedSections: [],
      graphShare: 0.5,
      language: 'system',
      theme: 'dark',
      walk: {
        speed: 2,
        searchSpeed: 'fiveSeconds',
        isLooping: false,
        showsFailures: true,
        followsCamera: false,
      },
    });
  });

  it('are preserved', () => {
    const changed = {
      ...DEFAULT_SETTINGS,
      walk: {
        speed: 'fiveSeconds',
        searchSpeed: 64,
        isLooping: true,
        showsFailures: false,
        followsCamera: true,
      },
      closedSections: ['events', 'algorithm'],
      graphShare: 0.7,
      isBoardFlat: true,
      candidateSort: { by: 'length', isDescending: true },
      textZoom: 1.5,
      theme: 'system',
      language: 'pl',
      practice: { 'merge/2': CARD },
    };
    expect(settingsParser.parse(changed)).toEqual(changed);
  });

  it.each([
    ['a flat board that is neither chosen nor not', { isBoardFlat: 'yes' }],
    ['a speed that is none of those offered', { walk: { ...walk, speed: 3 } }],
    ['a speed of the search that is none of those offered', { walk: { ...walk, searchSpeed: 1000 } }],
    ['a section that there is not', { closedSections: ['rack'] }],
    ['a graph that takes all the room', { graphShare: 1 }],
    ['a language that the program does not speak', { language: 'tlh' }],
    ['a theme that there is not', { theme: 'pink' }],
    ['a text too small to be read', { textZoom: 0.5 }],
    ['an exercise that is due at no time', { practice: { 'merge/2': { ...CARD, dueMs: Number.NaN } } }],
    ['an exercise that was never seen', { practice: { 'merge/2': { ...CARD, state: 4 } } }],
    ['a column that there is not', { candidateSort: { by: 'luck', isDescending: true } }],
  ])('are refused with %s', (_, change) => expect(accepts(change)).toBe(false));
});
