import { describe, expect, it } from 'vitest';
import { appFile, isAppUrl } from '../../../src/main/window/appUrl';

describe('appFile', () => {
  it.each([
    ['app://tilewright/', '/app/renderer/index.html'],
    ['app://tilewright/index.html', '/app/renderer/index.html'],
    // The URL parser itself ends such a climb at the root.
    ['app://tilewright/%2e%2e/secret', '/app/renderer/secret'],
    ['app://tilewright/assets/a%20b.js?v=1#x', '/app/renderer/assets/a b.js'],
  ])('%s is %s', (url, file) => {
    expect(appFile('/app/renderer', url)).toBe(file);
  });

  it.each([
    'app://tilewright/..%2f..%2fetc/passwd',
    'app://tilewright/assets/..%2f..%2f..%2fsecret',
    'app://tilewright/a%00.html',
    'app://tilewright/%ff',
    'app://other/index.html',
    'https://tilewright/index.html',
    'file:///etc/passwd',
    'not an address',
  ])('%s is no file of the app', (url) => {
    expect(appFile('/app/renderer', url)).toBeUndefined();
  });
});

describe('isAppUrl', () => {
  it.each([
    ['app://tilewright/index.html', true],
    ['app://tilewright.example/index.html', false],
    ['app://tilewright@example/index.html', false],
    ['https://tilewright/', false],
    ['about:blank', false],
    ['', false],
  ])('%s: %s', (url, expected) => {
    expect(isAppUrl(url)).toBe(expected);
  });
});
