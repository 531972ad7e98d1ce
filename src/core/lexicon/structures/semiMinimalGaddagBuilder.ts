import { letterBit } from '../../alphabet/letterMask';
import type { LetterCode } from '../../alphabet/tile';
import { enlarged } from '../../enlarged';
import { fail, ok, type Result } from '../../result';
import { BuildMonitor, type BuildOptions } from '../build/buildMonitor';
import { popcount } from '../popcount';
import { type WordList, wordAt } from '../wordList/wordList';
import { SEPARATOR } from './lexiconAutomaton';
import { SemiMinimalGaddag, WORDS_PER_NODE } from './semiMinimalGaddag';

/** A word of ten letters takes about fifty steps through nodes that lie far apart. */
const WORDS_BETWEEN_CHECKS = 1 << 10;
const INITIAL_NODES = 1 << 16;
const NO_ARC = 0;

/**
 * Gordon's construction (1994, figure 3, https://doi.org/10.1002/spe.4380240205), word by word. The words may
 * come in any order and may repeat.
 */
export function buildSemiMinimalGaddag(
  words: WordList,
  options: BuildOptions = {},
): Result<SemiMinimalGaddag, 'cancelled'> {
  const monitor = new BuildMonitor(options);
  const draft = new Draft();
  const count = words.starts.length;
  for (let word = 0; word < count; word++) {
    if (word % WORDS_BETWEEN_CHECKS === 0 && !monitor.proceed('semi-minimal-gaddag', word, count))
      return fail('cancelled');
    addWord(draft, wordAt(words, word));
  }
  return ok(draft.freeze(count));
}

function addWord(draft: Draft, word: Uint8Array): void {
  const last = word.length - 1;
  // The whole word reversed: wn … w1.
  let node = draft.root;
  for (let i = last; i > 0; i--) node = draft.addArc(node, word[i]!);
  draft.addToLetterSet(node, word[0]!);
  if (last === 0) return;
  // All letters but the last reversed, the separator, the last letter.
  node = draft.root;
  for (let i = last - 1; i >= 0; i--) node = draft.addArc(node, word[i]!);
  node = draft.addArc(node, SEPARATOR);
  draft.addToLetterSet(node, word[last]!);
  // One arc leads each further path to the node after the separator of the path with one letter less there.
  for (let turn = last - 2; turn >= 0; turn--) {
    const shared = node;
    node = draft.root;
    for (let i = turn; i >= 0; i--) node = draft.addArc(node, word[i]!);
    node = draft.addArc(node, SEPARATOR);
    draft.forceArc(node, word[turn + 1]!, shared);
  }
}

/** The GADDAG under construction. The arcs of a node form a linked list. Arc 0 stands for no arc. */
class Draft {
  readonly root = 0;
  private nodeCount = 1;
  private arcCount = 1;
  private letterSets = new Uint32Array(INITIAL_NODES);
  private firstArcs = new Uint32Array(INITIAL_NODES);
  private nextArcs = new Uint32Array(INITIAL_NODES);
  private symbols = new Uint8Array(INITIAL_NODES);
  private targets = new Uint32Array(INITIAL_NODES);

  addToLetterSet(node: number, letter: LetterCode): void {
    this.letterSets[node]! |= letterBit(letter);
  }

  /** The target of the arc for `symbol`, which is created if it does not exist. */
  addArc(node: number, symbol: number): number {
    const arc = this.findArc(node, symbol);
    if (arc !== NO_ARC) return this.targets[arc]!;
    if (this.nodeCount === this.letterSets.length) this.growNodes();
    this.insertArc(node, symbol, this.nodeCount);
    return this.nodeCount++;
  }

  /** Adds an arc to an existing node. An arc for `symbol` to another node would contradict Gordon. */
  forceArc(node: number, symbol: number, target: number): void {
    const arc = this.findArc(node, symbol);
    if (arc === NO_ARC) this.insertArc(node, symbol, target);
    else if (this.targets[arc] !== target)
      throw new Error(`Node ${node} has another arc for symbol ${symbol}`);
  }

  /** Packs everything. `words` is only passed through to the counts. */
  freeze(words: number): SemiMinimalGaddag {
    const nodes = new Uint32Array((this.nodeCount + 1) * WORDS_PER_NODE);
    const arcs = new Uint32Array(this.arcCount - 1);
    let letterSetEntries = 0;
    let first = 0;
    for (let node = 0; node < this.nodeCount; node++) {
      let mask = 0;
      let separators = 0;
      for (let arc = this.firstArcs[node]!; arc !== NO_ARC; arc = this.nextArcs[arc]!) {
        if (this.symbols[arc] === SEPARATOR) separators = 1;
        else mask |= letterBit(this.symbols[arc]!);
      }
      for (let arc = this.firstArcs[node]!; arc !== NO_ARC; arc = this.nextArcs[arc]!) {
        const symbol = this.symbols[arc]!;
        const before = symbol === SEPARATOR ? 0 : separators + popcount(mask & (letterBit(symbol) - 1));
        arcs[first + before] = this.targets[arc]!;
      }
      nodes.set([this.letterSets[node]!, mask, first * 2 + separators], node * WORDS_PER_NODE);
      letterSetEntries += popcount(this.letterSets[node]!);
      first += popcount(mask) + separators;
    }
    const counts = { words, nodes: this.nodeCount, arcs: this.arcCount - 1, letterSetEntries };
    return new SemiMinimalGaddag(nodes, arcs, counts);
  }

  private findArc(node: number, symbol: number): number {
    let arc = this.firstArcs[node]!;
    while (arc !== NO_ARC && this.symbols[arc] !== symbol) arc = this.nextArcs[arc]!;
    return arc;
  }

  private insertArc(node: number, symbol: number, target: number): void {
    if (this.arcCount === this.targets.length) this.growArcs();
    const arc = this.arcCount++;
    this.symbols[arc] = symbol;
    this.targets[arc] = target;
    this.nextArcs[arc] = this.firstArcs[node]!;
    this.firstArcs[node] = arc;
  }

  private growNodes(): void {
    this.letterSets = doubled(this.letterSets);
    this.firstArcs = doubled(this.firstArcs);
  }

  private growArcs(): void {
    this.nextArcs = doubled(this.nextArcs);
    this.targets = doubled(this.targets);
    this.symbols = enlarged(this.symbols, new Uint8Array(this.symbols.length * 2));
  }
}

const doubled = (old: Uint32Array): Uint32Array<ArrayBuffer> =>
  enlarged(old, new Uint32Array(old.length * 2));
