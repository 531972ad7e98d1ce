import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { createRandom } from '../../../../src/core/game/random';
import { detectText, importText } from '../../../../src/core/notation/exchange/textFormats';
import {
  formatPositionLink,
  linkedPlayOf,
  parsePositionLink,
} from '../../../../src/core/notation/links/positionLink';
import type { TextKey } from '../../../../src/texts/catalogue';
import { say } from '../../../../src/texts/say';
import { readFixture } from '../../../fuzz/parsers/fixtures';
import { mutateText } from '../../../fuzz/parsers/mutate';
import { sentence } from '../../../said';
import { runs } from '../../../seed';
import { loadCatalogue } from '../gcg/loadCatalogue';

const ADDRESS = 'https://example.org/tilewright/';
const EMPTY = new Array(15).fill('15').join('/');
const MIDGAME = readFixture('resources/positions/midgame.cgp').trim();
const deps = { rules: CLASSIC_RULES, catalogue: loadCatalogue(), fileName: '' };

const read = (fragment: string) => importText(`${ADDRESS}#${fragment}`, deps);
function linked(fragment: string) {
  const content = read(fragment);
  if (!content.ok) return say(content.error);
  return content.value.kind === 'position' ? content.value : content.value.kind;
}
const refused = (key: TextKey, values = {}) =>
  sentence('exchange.linkRefused', { problem: sentence(key, values) });

describe('a link', () => {
  it('is written so that no program cuts it, and read as it was', () => {
    const link = { cgp: `${EMPTY} QUIZ?/ 0/0 0 lex A&B;`, candidate: '8D.QUIz', step: 12 };
    const written = formatPositionLink(ADDRESS, link);
    expect(written).toBe(
      `${ADDRESS}#cgp=${EMPTY}%20QUIZ%3F/%200/0%200%20lex%20A%26B%3B&candidate=8D.QUIz&step=12`,
    );
    expect(parsePositionLink(written)).toEqual({ ok: true, value: link });
    expect(detectText(written)).toBe('link');
  });

  it('may have letters of any language, and halves of characters', () => {
    const link = { cgp: 'ÑÓŹ[CH]', candidate: null, step: null };
    const written = formatPositionLink(ADDRESS, link);
    expect(written).toMatch(/^[\x21-\x7e]+$/);
    expect(parsePositionLink(written)).toEqual({ ok: true, value: link });
    expect(formatPositionLink('', { ...link, cgp: 'A\uD800' })).toBe('#cgp=A%EF%BF%BD');
  });

  it('opens the position of its CGP', () => {
    const alone = importText(MIDGAME, deps);
    const content = linked(`token=x&cgp=${encodeURIComponent(MIDGAME)}`);
    expect(content).toMatchObject({
      setup: alone.ok && alone.value.kind === 'position' ? alone.value.setup : {},
      linked: { play: null, step: null },
    });
  });

  it('has the tiles of its play, beside those on the board', () => {
    const board = EMPTY.split('/').with(7, '7A7').join('/');
    const fragment = `cgp=${board}+CT?/+0/0+0&candidate=8g.CAt`;
    expect(linked(fragment)).toMatchObject({
      linked: {
        play: [
          { row: 7, col: 6, tile: 3 },
          { row: 7, col: 8, tile: 0x80 | 20 },
        ],
        step: null,
      },
    });
    const content = linked(fragment);
    if (typeof content === 'string') throw new Error(content);
    const move = { kind: 'placement', row: 7, col: 6, direction: 'across', score: 0 } as const;
    expect(linkedPlayOf({ ...move, tiles: [3, 0, 0x80 | 20] }, content.setup)).toBe('8G.CAt');
  });

  const CGP = `cgp=${EMPTY}+AT/+0/0+0`;
  it.each([
    ['step=3', refused('links.noPosition')],
    [`${CGP}&step=-1`, refused('links.step', { found: '“-1”' })],
    [`${CGP}&step=1e3`, refused('links.step', { found: '“1e3”' })],
    ['cgp=%E0%A4%A', refused('links.encoding', { key: 'cgp' })],
    ['cgp=15/15+A/+0/0', refused('positions.cgpParts')],
    [`${CGP}&candidate=8H`, refused('links.candidate', { given: '“8H”' })],
    [`${CGP}&candidate=ex.A`, refused('links.candidate', { given: '“ex.A”' })],
    [`${CGP}&candidate=8O.AT`, refused('links.noTile', { given: '“8O.AT”', size: '15×15' })],
    [`cgp=${'A'.repeat(60_000)}`, refused('tooLong.link', { length: ADDRESS.length + 60_005, most: 50_000 })],
  ])('with a fault says which: %.40s', (fragment, reason) => {
    expect(linked(fragment)).toBe(reason);
  });

  it('mutated opens a position or is refused in a sentence', () => {
    const random = createRandom(30);
    const links = [
      formatPositionLink(ADDRESS, { cgp: MIDGAME, candidate: '8D.QUIZ', step: 40 }),
      `${ADDRESS}#cgp=${EMPTY}+AEINRST/+0/0+0+lex+NWL23;&candidate=8D.NASTIER&step=0`,
    ];
    const outcomes = { positions: 0, refusals: 0 };
    const tried = runs(10_000);
    for (let nth = 0; nth < tried; nth++) {
      const text = mutateText(links, random);
      const content = importText(text, deps);
      if (content.ok && content.value.kind === 'position') {
        checkSetup(content.value.setup);
        outcomes.positions++;
      } else if (!content.ok) {
        expect(say(content.error)).toMatch(/\.$/);
        outcomes.refusals++;
      }
    }
    expect(outcomes.positions).toBeGreaterThan(tried / 20);
    expect(outcomes.refusals).toBeGreaterThan(tried / 20);
  });
});
