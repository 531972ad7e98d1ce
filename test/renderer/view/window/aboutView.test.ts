import { describe, expect, it } from 'vitest';
import type { LexiconState } from '../../../../src/renderer/state/appState';
import { aboutFacts, aboutText } from '../../../../src/renderer/view/window/aboutView';
import { PROGRAM_VERSION } from '../../programVersion';
import { LEXICON } from '../../session/fakeConnection';

const open: LexiconState = { kind: 'open', info: { ...LEXICON, wordCount: 178_691 } };

describe('facts about the program', () => {
  it('are the lexicon alone until the versions are known', () => {
    expect(aboutFacts({ gpu: 'ANGLE', lexicon: open, version: null })).toEqual([
      { label: 'Lexicon', value: 'English, 178,691 words' },
    ]);
  });

  it('report that no lexicon is open, and count a single word', () => {
    const valueWith = (lexicon: LexiconState) => aboutFacts({ gpu: null, lexicon, version: null })[0]?.value;
    expect(valueWith({ kind: 'cancelled' })).toBe('No lexicon');
    expect(valueWith({ kind: 'open', info: { ...LEXICON, wordCount: 1 } })).toBe('English, 1 word');
  });

  it('are copied one per line', () => {
    expect(aboutText(aboutFacts({ gpu: 'ANGLE', lexicon: open, version: PROGRAM_VERSION }))).toBe(
      [
        'Tilewright',
        'Version: 1.2.3',
        'Lexicon: English, 178,691 words',
        'Engine: lexicon files of format 4, GADDAG layout 5',
        'Electron: 45.1.0',
        'Chromium: 150.0.1.2',
        'Node.js: 24.5.0',
        'Graphics: ANGLE',
        'Data folder: /home/ann/.config/tilewright',
        'Crash reports: /home/ann/.config/tilewright/crashes',
        'Licence: MIT',
      ].join('\n'),
    );
  });

  it('omit whatever a host without windows does not have', () => {
    const version = { ...PROGRAM_VERSION, electron: null, chromium: null, crashFolder: null };
    expect(aboutFacts({ gpu: null, lexicon: open, version }).map(({ label }) => label)).toEqual([
      'Version',
      'Lexicon',
      'Engine',
      'Node.js',
      'Data folder',
      'Licence',
    ]);
  });
});
