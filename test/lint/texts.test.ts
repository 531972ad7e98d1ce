import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENGLISH_MESSAGES, ENGLISH_TEXTS } from '../../src/texts/catalogue';
import { argumentsOf } from '../texts/messageArguments';
import { REPOSITORY } from './projectCommand';
import { parseSource, saidTooEarly, strayTexts, stringsOf, textCalls } from './texts';

const sources = readdirSync(join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, file: parseSource(join(REPOSITORY, name)) }));

const argumentNames = (message: string): readonly string[] =>
  argumentsOf(message)
    .map(({ name }) => name)
    .toSorted();

describe('the catalogue of texts', () => {
  it('is sorted by key in each part', () => {
    for (const texts of Object.values(ENGLISH_TEXTS)) {
      const keys = Object.keys(texts);
      expect(keys).toEqual(keys.toSorted());
    }
  });

  it('contains no unused text', () => {
    const strings = sources.map(({ file }) => stringsOf(file));
    expect([...ENGLISH_MESSAGES.keys()].filter((key) => !strings.some((said) => said.has(key)))).toEqual([]);
  });

  it('is given exactly the arguments that each text names', () => {
    const wrong = sources.flatMap(({ file, name }) =>
      textCalls(file).flatMap(({ key, params }) => {
        const message = ENGLISH_MESSAGES.get(key);
        if (message === undefined) return [`${name}: there is no text ${key}`];
        if (params === null) return [];
        const named = argumentNames(message);
        const given = params.toSorted();
        return given.join() === named.join()
          ? []
          : [`${name}: ${key} needs [${named}] and is given [${given}]`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a text outside the catalogue', () => {
  it('is found wherever a user would read it', () => {
    const source = `
      import { thing } from 'a module of somebody';
      const notice = 'The rack is full.';
      const other = \`\${count} tiles left\`;
      const row = <p class="two words" title="Close">Play</p>;
      const key = <Key look="two words">Press <kbd>Enter</kbd></Key>;
      const command = { id: 'play here', keys: ['Shift Enter'], title: 'Play' };
      if (broken) throw new Error('A flaw of the program.');
      const page = join(folder, 'two words', \`<p id="two words">\${count}</p>\`);
      if (given) throw new InputError('The word is missing.');
      if (late) throw new RangeError('A flaw of the program.');
      if (name === 'one kind') stop.then(reject(new Error('A flaw, too.')));
      const kind: 'one kind' = chosen;
      const fields = 'textarea, dialog[open], input:is([type=range], [type=color])';
      const field = page.querySelector('.panel button');
      const shader = \`\n  vec2 at = corner;\n  gl_FragColor = mix(ink, paper, \${share});\n\`;
      const uniform = 'uniform float phase; varying vec2 vAt;';
      const joined = 'One thing; and another';
      const policy = "img-src 'self' data: blob:";
      const name = \`play \${word}\`;
      const step = { name: \`\${count} tiles\`, key: \`letter \${at}\` };`;
    expect(strayTexts(parseSource('sample.tsx', source)).map(({ text }) => text)).toEqual([
      'The rack is full.',
      '0 tiles left',
      'Close',
      'Play',
      'Press',
      'Play',
      'The word is missing.',
      'One thing; and another',
      'play 0',
      '0 tiles',
    ]);
  });

  it('is not stored in the state after rendering', () => {
    const source = `
      dispatch({ type: 'failed', message: text('a.b') });
      const early = { note: isBad ? null : say(found) };
      return fail(text('a.c', { file }));
      const late = message('a.d', { what: say(found) });
      const title = text('a.e');
      const entry = { label: text('a.f'), message: message('a.g') };
      const file = { message: saved, title: say(found) };`;
    expect(saidTooEarly(parseSource('sample.ts', source)).map(({ text }) => text)).toEqual([
      "text('a.b')",
      'say(found)',
      "text('a.c', { file })",
      'say(found)',
    ]);
    const early = sources
      .filter(({ name }) => /^src\/renderer\/(?:connection|input|session|state)\//.test(name))
      .flatMap(({ file, name }) => saidTooEarly(file).map(({ line, text }) => `${name}:${line} ${text}`));
    expect(early).toEqual([]);
  });

  it('does not occur in the program', () => {
    const found = sources.flatMap(({ file, name }) =>
      strayTexts(file).map(({ line, text }) => `${name}:${line} ${text}`),
    );
    expect(found).toEqual([]);
  });
});
