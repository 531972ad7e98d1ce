import { describe, expect, it } from 'vitest';
import { createRandom, shuffled } from '../../../src/core/game/random';
import type { NodePair } from '../../../src/core/school/exercise';
import { IS_LONG } from '../../seed';
import { dawgSize, endingsOf, letterOfCode, trieNodes } from './plainSchool';
import { eachInstance, keyed, lineOf, MINUTES_MS, param, schoolWords } from './schoolGround';

const CODES = Array.from({ length: 26 }, (_, at) => at + 1);

describe('cross-sets', () => {
  it(
    'the judge finds the letters that complete a word of the list',
    () => {
      const words = new Set(schoolWords());
      let empty = 0;
      // Hundreds of thousands of expectations would take minutes.
      const wrong: unknown[] = [];
      eachInstance('crossSet', (instance, nth) => {
        const cross = lineOf(instance).across(0);
        const right = CODES.filter((code) => words.has(cross.wordWith(letterOfCode(code))));
        if (right.length === 0) empty++;
        const judge = (letters: readonly number[]) => instance.judge(0, { kind: 'letters', letters });
        const best = judge(right);
        if (!best.isRight || best.credit !== 1) wrong.push({ nth, right, best });
        const random = createRandom(nth);
        for (let attempt = 0; attempt < 5; attempt++) {
          const marked = CODES.filter((code) => right.includes(code) !== random() < 0.1 * attempt);
          const shared = marked.filter((code) => right.includes(code)).length;
          const either = new Set([...marked, ...right]).size;
          const isRight = shared === either;
          const { credit, ...judged } = judge(shuffled(marked, random));
          const due = isRight ? 1 : shared / either;
          if (judged.isRight !== isRight || Math.abs(credit - due) > 0.005)
            wrong.push({ nth, marked, isRight, due, judged, credit });
        }
      });
      expect(wrong).toEqual([]);
      expect(empty).toBeGreaterThan(0);
    },
    MINUTES_MS,
  );
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
  it(
    'the judge compares all that can follow each node',
    () => {
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
      expect(severalRight).toBeGreaterThanOrEqual(IS_LONG ? 200 : 20);
    },
    MINUTES_MS,
  );

  it(
    'hints and model answers agree with what can follow each node',
    () => {
      eachInstance('merge', (instance) => {
        const { questions, shown } = instance.exercise;
        if (shown.kind !== 'words') throw new Error('Words were expected.');
        const { words } = shown;
        const nodes = trieNodes(words);
        const sizes = new Map<string, number>();
        for (const node of nodes) {
          const endings = endingsOf(words, node);
          sizes.set(endings, (sizes.get(endings) ?? 0) + 1);
        }
        const merged = [...sizes.values()].filter((size) => size > 1);
        const hints = questions[0]!.hints;
        expect(hints.map((hint) => keyed(hint).key)).toEqual([
          'school.mergeHintEnds',
          'school.mergeHintCount',
          'school.mergeHintSet',
        ]);
        // All ends of words without arcs are equal, and there are several.
        expect(sizes.get('')).toBeGreaterThan(1);
        expect(param(hints[1]!, 'left')).toBe(dawgSize(words));
        expect(param(hints[2]!, 'sets')).toBe(merged.length);
        expect(merged).toContain(param(hints[2]!, 'count'));
        const model = instance.model();
        expect(model).toHaveLength(merged.length);
        const judged = model.map(({ answer, question }) => instance.judge(question, answer));
        expect(judged.map(({ isRight }) => isRight)).toEqual(model.map((_, nth) => nth === model.length - 1));
        const credits = judged.map(({ credit }) => credit);
        expect(credits.toSorted((one, other) => one - other)).toEqual(credits);
        for (const { answer, reason } of model) {
          if (answer.kind !== 'merge') throw new Error('Pairs were expected.');
          for (const pair of answer.pairs) {
            const [one, other] = pair.map((node) => endingsOf(words, nodes[node]!));
            expect(one).toBe(other);
          }
          const named = param(reason, 'nodes');
          expect(Array.isArray(named) && named.length).toBeGreaterThan(1);
        }
      });
    },
    MINUTES_MS,
  );
});
