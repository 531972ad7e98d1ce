import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnsavedStore } from '../../../src/main/files/unsavedStore';

const DOCUMENT = { path: '/home/ann/a.tilewright', name: 'a.tilewright', text: '{"format": "tilewright"}' };

describe('unsaved changes', () => {
  let folder: string;
  const log: string[] = [];
  const open = () => new UnsavedStore(folder, (message) => log.push(message));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tilewright-unsaved-'));
    log.length = 0;
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are there after the program has ended unawares, until they are forgotten', () => {
    expect(open().read()).toBeNull();
    expect(open().keep(DOCUMENT).ok).toBe(true);
    expect(open().read()).toEqual(DOCUMENT);
    expect(open().read()).toEqual(DOCUMENT);
    expect(open().forget().ok).toBe(true);
    expect(open().read()).toBeNull();
    expect(open().forget().ok).toBe(true);
  });

  it.each(['{"path": nul', '{"path": 7, "name": "a", "text": ""}'])(
    'are moved aside and told: %s',
    (text) => {
      writeFileSync(join(folder, 'unsaved.json'), text);
      expect(open().read()).toBeNull();
      expect(existsSync(join(folder, 'unsaved.json'))).toBe(false);
      expect(readFileSync(join(folder, 'unsaved.broken.json'), 'utf8')).toBe(text);
      expect(log.join(' ')).toContain('not understood');
    },
  );
});
