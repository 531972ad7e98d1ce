import type { LetterCode } from '../alphabet/tile';
import { certain, entryAt } from '../certain';
import { construct } from '../lexicon/construction/construct';
import { type BuiltGraph, type Construction, graphAfter } from '../lexicon/construction/construction';
import { type Message, message } from '../message';
import type { ExerciseSource, Instance, Judgement, ModelStep, NodePair } from './exercise';
import { drawWords, type Ground, grouped, sample, spell } from './ground';

type Word = readonly LetterCode[];

interface MergeWish {
  readonly words: number;
  readonly longest: number;
  readonly mostNodes: number;
  /** Sets of equal nodes, the ends of words without arcs among them. */
  readonly leastSets: number;
}

const WISHES: readonly MergeWish[] = [
  { words: 3, longest: 4, mostNodes: 12, leastSets: 1 },
  { words: 4, longest: 5, mostNodes: 18, leastSets: 2 },
  { words: 6, longest: 6, mostNodes: 26, leastSets: 3 },
];
const ATTEMPTS = 24;
/** After so many attempts without success, one word less is taken. */
const PATIENCE = 6;
const POOL = 120;

/** Merge equal nodes of a trie until it is the minimal automaton. */
export function makeMerge(ground: Ground, source: ExerciseSource): Instance | undefined {
  const wish = entryAt(WISHES, ground.band - 1);
  const pool = drawWords(ground, POOL, 2, wish.longest);
  if (pool.length < 2) return undefined;
  let best: MergeTask | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const task = taskOf(chooseWords(ground, pool, Math.max(2, wish.words - Math.floor(attempt / PATIENCE))));
    const sets = task.classes.length;
    if (sets === 0 || task.construction.parents.length > wish.mostNodes) continue;
    if (best === undefined || sets > best.classes.length) best = task;
    if (sets >= wish.leastSets) break;
  }
  return best && mergeInstance(ground, best, source);
}

/** A word, and first of all those that end or begin like it: their nodes are equal, or shared. */
function chooseWords({ random }: Ground, pool: readonly Word[], count: number): readonly Word[] {
  const [first = [], ...others] = sample(random, pool, pool.length);
  const alike = (word: Word) => {
    const ending = word.at(-1) === first.at(-1) ? (word.at(-2) === first.at(-2) ? 2 : 1) : 0;
    return ending + (word[0] === first[0] ? 1 : 0);
  };
  return [first, ...others.toSorted((one, other) => alike(other) - alike(one)).slice(0, count - 1)];
}

interface MergeTask {
  readonly words: readonly Word[];
  readonly construction: Construction;
  readonly graph: BuiltGraph;
  /** By node: the number of its class. */
  readonly classOf: readonly number[];
  /** The classes of more than one node, each ascending; those nearest to the ends first. */
  readonly classes: readonly (readonly number[])[];
}

function taskOf(words: readonly Word[]): MergeTask {
  const construction = construct('trie', words);
  const graph = graphAfter(construction, construction.steps.length);
  const classOf = classify(graph);
  const classes = grouped(classOf.keys(), (node) => classOf[node]).filter(({ length }) => length > 1);
  return { words, construction, graph, classOf, classes };
}

/** Numbers nodes so that two have the same number exactly if the same endings follow. Children come later. */
function classify({ arcs, ends }: BuiltGraph): readonly number[] {
  const classOf: number[] = Array<number>(arcs.length).fill(0);
  const numbers = new Map<string, number>();
  for (let node = arcs.length - 1; node >= 0; node--) {
    const followed = [...certain(arcs[node], 'a node of a trie')].toSorted(([one], [other]) => one - other);
    const signature = `${ends.has(node)} ${followed.map(([symbol, to]) => `${symbol}:${classOf[to]}`).join()}`;
    const number = numbers.get(signature) ?? numbers.size;
    numbers.set(signature, number);
    classOf[node] = number;
  }
  return classOf;
}

function mergeInstance(ground: Ground, task: MergeTask, source: ExerciseSource): Instance {
  const { rules } = ground;
  const { classes, construction, words } = task;
  const nodes = construction.parents.length;
  const merged = classes.reduce((sum, { length }) => sum + length - 1, 0);
  return {
    exercise: {
      ...source,
      prompt: message('school.mergePrompt'),
      shown: { kind: 'words', words: words.map((word) => spell(rules, word)), construction: 'trie' },
      questions: [
        {
          prompt: message('school.mergeQuestion'),
          facts: [message('school.mergeNodes', { nodes })],
          form: { kind: 'merge', nodeCount: nodes },
          hints: [
            message('school.mergeHintEnds'),
            message('school.mergeHintCount', { left: nodes - merged }),
            message('school.mergeHintSet', { count: entryAt(classes, 0).length, sets: classes.length }),
          ],
          lit: [],
          walked: [],
        },
      ],
    },
    judge: (_, answer) => judgePairs(ground, task, answer.kind === 'merge' ? answer.pairs : []),
    model: () => modelOf(ground, task),
  };
}

/** Merges one class after another. */
function modelOf(ground: Ground, task: MergeTask): readonly ModelStep[] {
  const pairs: NodePair[] = [];
  return task.classes.map((nodes) => {
    const [first = 0, ...others] = nodes;
    pairs.push(...others.map((node): NodePair => [first, node]));
    return {
      question: 0,
      answer: { kind: 'merge', pairs: [...pairs] },
      reason: message('school.mergeEqual', {
        nodes: nodes.map((node) => nodeName(ground, task, node)),
        endings: endingsOf(ground, task, first),
      }),
    };
  });
}

/** The set that each node belongs to after the pairs are merged. */
export function joinPairs(count: number, pairs: readonly NodePair[]): readonly number[] {
  const setOf = Array.from({ length: count }, (_, node) => node);
  const find = (node: number): number => {
    const next = entryAt(setOf, node);
    return next === node ? node : find(next);
  };
  for (const [one, other] of pairs)
    if (one < count && other < count)
      setOf[Math.max(find(one), find(other))] = Math.min(find(one), find(other));
  return setOf.map((_, node) => find(node));
}

function judgePairs(ground: Ground, task: MergeTask, pairs: readonly NodePair[]): Judgement {
  const { classOf } = task;
  const setOf = joinPairs(classOf.length, pairs);
  let both = 0;
  let either = 0;
  let wrong: NodePair | undefined;
  let missing: NodePair | undefined;
  for (let one = 0; one < classOf.length; one++)
    for (let other = one + 1; other < classOf.length; other++) {
      const isMerged = setOf[one] === setOf[other];
      const isEqual = classOf[one] === classOf[other];
      if (isMerged || isEqual) either++;
      if (isMerged && isEqual) both++;
      else if (isMerged) wrong ??= [one, other];
      else if (isEqual) missing ??= [one, other];
    }
  const names = (pair: NodePair) => pair.map((node) => nodeName(ground, task, node));
  if (wrong !== undefined)
    return {
      isRight: false,
      credit: both / either,
      reason: message('school.mergeWrong', {
        nodes: names(wrong),
        one: endingsOf(ground, task, wrong[0]),
        other: endingsOf(ground, task, wrong[1]),
      }),
    };
  if (missing !== undefined)
    return {
      isRight: false,
      credit: both / either,
      reason: message('school.mergeMissing', { count: either - both }),
    };
  const left = new Set(classOf).size;
  return { isRight: true, credit: 1, reason: message('school.mergeRight', { nodes: left }) };
}

/** A node is named by the beginning that leads to it. */
function nodeName({ rules }: Ground, { construction }: MergeTask, node: number): Message {
  if (node === 0) return message('school.root');
  const letters: number[] = [];
  for (let at = node; at > 0; at = entryAt(construction.parents, at))
    letters.unshift(entryAt(construction.symbols, at));
  return spell(rules, letters);
}

/** All that can follow a node; the empty ending is a sentence of its own. */
function endingsOf({ rules }: Ground, { graph }: MergeTask, from: number): readonly Message[] {
  const endings: Message[] = [];
  const visit = (node: number, letters: readonly number[]) => {
    if (graph.ends.has(node))
      endings.push(letters.length === 0 ? message('school.nothing') : spell(rules, letters));
    for (const [symbol, next] of certain(graph.arcs[node], 'a node')) visit(next, [...letters, symbol]);
  };
  visit(from, []);
  return endings;
}
