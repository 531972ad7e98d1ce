import { describe, expect, it } from 'vitest';
import { keyCaps, matchesBinding } from '../../../src/renderer/input/keyBinding';
import { keyPress } from './keyPress';

describe('letters', () => {
  it.each([
    ['a', {}, true],
    ['A', {}, true],
    ['é', {}, true],
    ['Ł', { altGraph: true, ctrl: true, alt: true }, true],
    ['A', { shift: true }, false],
    ['a', { ctrl: true }, false],
    ['a', { alt: true }, false],
    ['a', { isComposing: true }, false],
    ['1', {}, false],
    ['Enter', {}, false],
    ['Dead', {}, false],
  ])('%s with %j is a letter: %s', (key, modifiers, isLetter) => {
    expect(matchesBinding(keyPress(key, modifiers), 'Letter')).toBe(isLetter);
  });

  it('are blanks by the Shift key alone, even with Caps Lock', () => {
    expect(matchesBinding(keyPress('q', { shift: true }), 'Shift+Letter')).toBe(true);
    expect(matchesBinding(keyPress('Q'), 'Shift+Letter')).toBe(false);
  });
});

describe('commands', () => {
  it.each([
    ['ArrowUp', 'ArrowUp', {}, true],
    ['ArrowUp', 'ArrowUp', { ctrl: true }, false],
    ['$mod+ArrowUp', 'ArrowUp', { ctrl: true }, true],
    ['$mod+Shift+ArrowUp', 'ArrowUp', { ctrl: true, shift: true }, true],
    ['[Shift]+?', '?', { shift: true }, true],
    ['[Shift]+?', '?', {}, true],
    ['$mod+=', '=', { ctrl: true }, true],
    ['$mod+[Shift]++', '+', { ctrl: true, shift: true }, true],
    ['$mod+[Shift]++', '+', { ctrl: true }, true],
    ['$mod+-', '-', { ctrl: true }, true],
    ['$mod+,', ',', { ctrl: true }, true],
    ['Space', ' ', {}, true],
    ['[Shift]+?', '?', { altGraph: true, ctrl: true, alt: true }, false],
  ])('%s matches %s with %j: %s', (binding, key, modifiers, isMatch) => {
    expect(matchesBinding(keyPress(key, modifiers), binding)).toBe(isMatch);
  });
});

describe('key caps', () => {
  it.each([
    ['$mod+ArrowUp', false, ['Ctrl', '↑']],
    ['$mod+ArrowUp', true, ['⌘', '↑']],
    ['$mod+[Shift]++', false, ['Ctrl', '+']],
    ['$mod+-', false, ['Ctrl', '−']],
    ['[Shift]+?', false, ['?']],
    ['Shift+Letter', false, ['Shift', 'A … Z']],
    ['F6', false, ['F6']],
    ['[', false, ['[']],
    ['Sign [', false, ['[']],
    ['Alt+KeyB', false, ['Alt', 'B']],
    ['Alt+Digit0', false, ['Alt', '0']],
    ['$mod+Shift+s', false, ['Ctrl', 'Shift', 'S']],
  ])('of %s on a Mac (%s) are %j', (binding, isMac, caps) => {
    expect(keyCaps(binding, isMac)).toEqual(caps);
  });
});
