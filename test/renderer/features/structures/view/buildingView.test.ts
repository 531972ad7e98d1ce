import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../../src/core/alphabet/english';
import {
  type BuildStep,
  CONSTRUCTIONS,
  type ConstructionKind,
} from '../../../../../src/core/lexicon/construction/construction';
import {
  BUILDING_AT_START,
  type Building,
  type BuildingQuestion,
  constructionOf,
} from '../../../../../src/renderer/features/structures/state/building';
import { CODE } from '../../../../../src/renderer/features/structures/view/buildingCode';
import {
  type BuildingView,
  buildingViewOf,
  nodeCountsOf,
  sidesOf,
} from '../../../../../src/renderer/features/structures/view/buildingView';
import { unwrap } from '../../../../oracle/oraclePositions';
import { sentence } from '../../../../said';

const constructionFor = (kind: ConstructionKind, typed: string) =>
  unwrap(constructionOf({ kind, typed }, ENGLISH));
function viewsOf(kind: ConstructionKind, typed: string): BuildingView[] {
  const construction = constructionFor(kind, typed);
  return construction.steps.map((_, nth) => buildingViewOf(construction, nth + 1, ENGLISH));
}

describe('the picture of a construction', () => {
  it('has a place for each node, which never moves', () => {
    const places = new Map<number, string>();
    for (const { picture } of viewsOf('minimal-gaddag', 'CITY PITY'))
      for (const { id, x, y } of picture?.nodes ?? []) {
        expect(places.get(id) ?? `${x} ${y}`).toBe(`${x} ${y}`);
        places.set(id, `${x} ${y}`);
      }
    // No two nodes share one, and all have been created at some time.
    expect(new Set(places.values()).size).toBe(places.size);
    expect(places.size).toBe(constructionFor('minimal-gaddag', 'CITY PITY').parents.length);
  });

  it('shows a merged node on its way for one step', () => {
    // AB and CB: when CB is complete, its B merges with that of AB, then its C.
    const views = viewsOf('dawg', 'AB CB');
    const merges = views.filter(({ picture }) =>
      picture?.nodes.some(({ mergesInto }) => mergesInto !== null),
    );
    expect(merges).toHaveLength(2);
    expect(views.at(-1)?.picture?.arcs.map(({ label, fan }) => [label, fan])).toEqual([
      ['A', -0.5],
      ['C', 0.5],
      ['B', 0],
    ]);
    expect(views.at(-1)).toMatchObject({ nodeCount: 3, arcCount: 3 });
  });

  it('lights the path of the string, and the arc of the step', () => {
    const [begun, first, second] = viewsOf('trie', 'AB');
    expect(begun?.picture?.arcs).toEqual([]);
    expect(begun).toMatchObject({ string: 'AB', sentence: sentence('building.begin') });
    expect(first?.picture?.arcs).toMatchObject([{ label: 'A', isWalked: true, isLit: true }]);
    expect(second?.picture?.arcs).toMatchObject([
      { label: 'A', isWalked: true, isLit: false },
      { label: 'B', isWalked: true, isLit: true },
    ]);
  });

  it('counts the nodes after each step', () => {
    const views = viewsOf('minimal-gaddag', 'CITY PITY');
    const construction = constructionFor('minimal-gaddag', 'CITY PITY');
    expect(nodeCountsOf(construction)).toEqual([1, ...views.map(({ nodeCount }) => nodeCount)]);
  });

  it('shows the letters that complete a word', () => {
    const last = viewsOf('gordon-gaddag', 'AB').at(-1);
    // From B, A completes the word; from A and the separator, B does.
    expect(last?.picture?.nodes.map(({ completions }) => completions).filter(Boolean)).toEqual(['A', 'B']);
    expect(last?.picture?.arcs.map(({ label }) => label)).toEqual(['B', 'A', '$']);
  });

  it('only counts what is too large to draw', () => {
    const words = Array.from(
      { length: 40 },
      (_, nth) =>
        `${'ABCDEFGHIJ'[nth % 10]}${'KLMNOPQRST'.repeat(2).slice(nth % 9, (nth % 9) + 10)}${'AEIO'[Math.floor(nth / 10)]}`,
    );
    const construction = constructionFor('full-gaddag', words.join(' '));
    const { nodeCount, picture } = buildingViewOf(construction, construction.steps.length, ENGLISH);
    expect(picture).toBeNull();
    expect(nodeCount).toBeGreaterThan(300);
  });
});

describe('a question to the finished structure', () => {
  const BOTH = 'CARE CARES';
  const asked = (kind: ConstructionKind, question: BuildingQuestion, words = BOTH) => {
    const construction = constructionFor(kind, words);
    return buildingViewOf(construction, construction.steps.length, ENGLISH, question);
  };
  const labels = ({ picture }: BuildingView, mark: 'isLit' | 'isWalked') =>
    picture?.arcs
      .filter((arc) => arc[mark])
      .map(({ label }) => label)
      .join('');

  it('lights the arcs along which the letters lead, and says how many were walked', () => {
    const view = asked('trie', { kind: 'begins', letters: 'ca' });
    expect([labels(view, 'isLit'), labels(view, 'isWalked')]).toEqual(['CA', 'RES']);
    expect(view.picture?.nodes.filter(({ isLit }) => isLit).map(({ isEnd }) => isEnd)).toEqual([true, true]);
    const found = sentence('building.answerBegins', { count: 2, letters: 'CA', words: 'CARE, CARES' });
    expect(view.sentence).toBe(`${found}. ${sentence('building.answerLed', { arcs: 5 })}`);
  });

  it('says that every path was tried', () => {
    const view = asked('dawg', { kind: 'ends', letters: 'X' });
    expect([labels(view, 'isLit'), labels(view, 'isWalked')]).toEqual(['', 'CARES']);
    const found = sentence('building.answerEnds', { count: 0, letters: 'X', words: '' });
    expect(view.sentence).toBe(`${found}. ${sentence('building.answerTried', { arcs: 5 })}`);
  });

  it('says what it cannot be asked, and is not answered before the end', () => {
    const refused = sentence('building.unknownLetter', { letter: '“4”', word: '“C4”' });
    expect(asked('trie', { kind: 'word', letters: 'C4' }).sentence).toBe(refused);
    const early = buildingViewOf(constructionFor('trie', BOTH), 1, ENGLISH, { kind: 'word', letters: 'C' });
    expect(early.sentence).toBe(sentence('building.begin'));
  });
});

describe('another structure beside it', () => {
  const both: Building = { ...BUILDING_AT_START, typed: 'AB', rival: 'full-gaddag' };
  const countsAt = (step: number) =>
    sidesOf({ ...both, step }, ENGLISH).map(({ view }) => [view.nodeCount, view.arcCount]);

  it('is as far with its steps, and answers the same question', () => {
    // The trie in 4 steps; the GADDAG of A$B and BA in 9: begin, A, $, B, end, begin, B, A, end.
    expect([0, 2, 4].map(countsAt)).toEqual([
      [
        [1, 0],
        [1, 0],
      ],
      [
        [2, 1],
        [4, 3],
      ],
      [
        [3, 2],
        [6, 5],
      ],
    ]);
    const question = { kind: 'ends', letters: 'B' } as const;
    const answers = sidesOf({ ...both, step: 4, question }, ENGLISH).map(({ view }) => view.sentence);
    const found = sentence('building.answerEnds', { count: 1, letters: 'B', words: 'AB' });
    expect(answers).toEqual([
      `${found}. ${sentence('building.answerTried', { arcs: 2 })}`,
      `${found}. ${sentence('building.answerLed', { arcs: 2 })}`,
    ]);
  });

  it('is none if the words cannot be used', () => {
    expect(sidesOf({ ...both, typed: '4' }, ENGLISH)).toEqual([]);
  });
});

describe('the pseudocode of a construction', () => {
  it.each(CONSTRUCTIONS)('of the %s has one line for each of its steps', (kind) => {
    const { steps } = constructionFor(kind, 'CITY CITIES PITY PITIES');
    const linesOf = (step: BuildStep['kind']) => CODE[kind].filter(({ runsIn }) => runsIn.includes(step));
    for (const step of new Set(steps.map((each) => each.kind))) expect(linesOf(step)).toHaveLength(1);
    // Every line that names a step is run at some time.
    for (const { runsIn } of CODE[kind])
      expect(steps.map((each) => each.kind)).toEqual(expect.arrayContaining([...runsIn]));
  });
});
