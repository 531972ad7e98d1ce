import { describe, expect, it } from 'vitest';
import { createRandom, shuffled } from '../../../src/core/game/random';
import type { NodePair } from '../../../src/core/school/exercise';
import { endingsOf, letterOfCode, trieNodes } from './plainSchool';
import { eachInstance, lineOf, schoolWords } from './schoolGround';

const CODES = Array.from({ length: 26 }, (_, at) => at + 1);

describe('cross-sets', () => {
  it('the judge finds the letters that complete a word of the list', () => {
    const words = new Set(schoolWords());
    let empty = 0;
    eachInstance('crossSet', (instance, nth) => {
      const cross = lineOf(instance).across(0);
      const right = CODES.filter((code) => words.has(cross.wordWith(letterOfCode(code))));
      if (right.length === 0) empty++;
      const judge = (letters: readonly number[]) => instance.judge(0, { kind: 'letters', letters });
      expect(judge(right)).toMatchObject({ isRight: true, credit: 1 });
      const random = createRandom(nth);
      for (let attempt = 0; attempt < 5; attempt++) {
        const marked = CODES.filter((code) => right.includes(code) !== random() < 0.1 * attempt);
        const shared = marked.filter((code) => right.includes(code)).length;
        const either = new Set([...marked, ...right]).size;
        const isRight = shared === either;
        const { credit, ...judged } = judge(shuffled(marked, random));
        expect(judged.isRight).toBe(isRight);
        expect(credit).toBeCloseTo(isRight ? 1 : shared / either);
      }
    });
    expect(empty).toBeGreaterThan(0);
  });
});

/** All pairs of nodes that end up merged. */
function pairsAfter(count: number, pairs: readonly NodePair[]): ReadonlySet<string> {
  let sets = Array.from({ length: count }, (_, node) => new Set([node]));
  for (const [one, other] of pairs) {
    const joined = sets.filter((set) => set.has(one) || set.has(other));
    sets = [...sets.filter((set) => !joined.includes(set)), new Set(joined.flatMap((set) => [...set]))];
  }
  const merged = new Set<string>();
  for (const set of sets)
    for (const one of set) for (const other of set) if (one < other) merged.add(`${one} ${other}`);
  return merged;
}

describe('merging', () => {
  it('the judge compares all that can follow each node', () => {
    let severalRight = 0;
    eachInstance('merge', (instance, nth) => {
      const { questions, shown } = instance.exercise;
      if (shown.kind !== 'words') throw new Error('Words were expected.');
      const { words } = shown;
      const nodes = trieNodes(words);
      expect(questions[0]!.form).toEqual({ kind: 'merge', nodeCount: nodes.length });
      const equal: NodePair[] = [];
      nodes.forEach((one, at) => {
        for (let other = at + 1; other < nodes.length; other++)
          if (endingsOf(words, one) === endingsOf(words, nodes[other]!)) equal.push([at, other]);
      });
      expect(equal.length).toBeGreaterThan(0);
      const judge = (pairs: readonly NodePair[]) => instance.judge(0, { kind: 'merge', pairs });
      expect(judge(equal)).toMatchObject({ isRight: true, credit: 1 });
      const random = createRandom(nth);
      const expected = pairsAfter(nodes.length, equal);
      let rightOnes = 1;
      for (let attempt = 0; attempt < 6; attempt++) {
        const others = Array.from(
          { length: attempt % 2 },
          (): NodePair => [Math.floor(random() * nodes.length), Math.floor(random() * nodes.length)],
        );
        const some = [
          ...shuffled(equal, random).slice(0, Math.ceil(equal.length * random() * 1.5)),
          ...others,
        ];
        const merged = pairsAfter(nodes.length, some);
        const shared = [...merged].filter((pair) => expected.has(pair)).length;
        const either = new Set([...merged, ...expected]).size;
        const judged = judge(some);
        expect(judged.isRight).toBe(shared === either);
        expect(judged.credit).toBeCloseTo(shared / either);
        if (judged.isRight && some.length !== equal.length) rightOnes++;
      }
      if (rightOnes > 1) severalRight++;
    });
    expect(severalRight).toBeGreaterThan(10);
  });
});
