import type { LetterCode } from '../../alphabet/tile';
import { type Position, replaceTiles } from '../../board/position';
import { type DirectedSquare, positionLabel, squareIndex } from '../../board/square';
import type { Gaddag } from '../../lexicon/gaddag';
import { type Message, message } from '../../message';
import { eventAt } from '../../trace/replay';
import { TraceCode } from '../../trace/traceEvent';
import { traceScope } from '../../trace/traceScope';
import { drawWalk } from '../drawWalk';
import { type ExerciseSource, type Instance, type Judgement, verdict } from '../exercise';
import { type Ground, glyphList, sample, spell } from '../ground';
import { LONGEST_TEXT, readTyped } from './typedLetters';

/** What a walk with some rack comes to. */
export interface WalkOutcome {
  /** Arcs of its longest path, the separator among them. */
  readonly deepest: number;
  readonly placed: number;
  readonly words: number;
}

type Task =
  | { readonly kind: 'finds' | 'fails' }
  /** The longest path has exactly this many arcs. */
  | { readonly kind: 'depth'; readonly depth: number };

const ATTEMPTS = 40;
/** A walk with so many events is not finished; the racks are too short for one. */
const MOST_EVENTS = 200_000;

/** "Type a rack with which the walk from this anchor …" */
export function makeRackInput(ground: Ground, source: ExerciseSource): Instance | undefined {
  const { band, rules } = ground;
  const most = Math.min(rules.rackSize, band + 1);
  const drawn = drawWalk(ground, { rack: most, least: 3, most: 200 });
  if (drawn === undefined) return undefined;
  const { anchor, position } = drawn;
  const outcome = (rack: readonly LetterCode[]) => outcomeOf(ground.gaddag, position, anchor, rack);
  const chosen = chooseTask(ground, [...position.rack], most, outcome);
  if (chosen === undefined) return undefined;
  const { model, task } = chosen;
  const asked = {
    square: positionLabel(anchor, 'across'),
    direction: anchor.direction,
    most,
    ...paramsOf(task),
  };
  const judgeRack = (rack: readonly LetterCode[]): Judgement => {
    const found = outcome(rack);
    return found === undefined
      ? verdict(false, message('school.rackTooLong'))
      : verdict(isMet(task, found), explain(task, found));
  };
  return {
    exercise: {
      ...source,
      prompt: message('school.rackPrompt', asked),
      shown: { kind: 'board', setup: { rules, tiles: [...position.tiles], rack: [] } },
      questions: [
        {
          prompt: message('school.rackQuestion', asked),
          facts: [],
          form: { kind: 'text', longest: LONGEST_TEXT },
          hints: [
            message('school.rackHint', asked),
            message('school.rackHintLength', { count: model.length }),
            message('school.rackHintLetters', {
              count: model.length,
              letter: glyphList(rules, model.slice(0, 1)),
            }),
          ],
          lit: [squareIndex(anchor, position.cols)],
          walked: [],
        },
      ],
    },
    judge: (_, answer) => {
      const read = readTyped(rules, answer, most);
      return read.ok ? judgeRack(read.value) : verdict(false, read.error);
    },
    model: () => [
      {
        question: 0,
        answer: { kind: 'text', text: spell(rules, model) },
        reason: judgeRack(model).reason,
      },
    ],
  };
}

interface ChosenTask {
  readonly task: Task;
  readonly model: readonly LetterCode[];
}

/** Band 1: find a word. Band 2: reach a depth. Band 3: place tiles, but find none. */
function chooseTask(
  { band, random, rules }: Ground,
  own: readonly LetterCode[],
  most: number,
  outcome: (rack: readonly LetterCode[]) => WalkOutcome | undefined,
): ChosenTask | undefined {
  if (band === 1) return { task: { kind: 'finds' }, model: own };
  const bag = rules.distribution.letters.flatMap(({ count }, at) =>
    Array.from({ length: Math.min(count, 12) }, () => at + 1),
  );
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const model = attempt === ATTEMPTS - 1 ? own : sample(random, bag, most);
    const found = model.length === 0 ? undefined : outcome(model);
    if (found === undefined) continue;
    if (band === 2 && found.deepest >= 2) return { task: { kind: 'depth', depth: found.deepest }, model };
    const fails: Task = { kind: 'fails' };
    if (band === 3 && isMet(fails, found)) return { task: fails, model };
  }
  return undefined;
}

/** Runs the walk of the anchor with another rack; undefined if it is too long. */
function outcomeOf(
  gaddag: Gaddag,
  drawn: Position,
  anchor: DirectedSquare,
  rack: readonly LetterCode[],
): WalkOutcome | undefined {
  const position = replaceTiles(drawn, drawn.tiles, Uint8Array.from(rack));
  const traced = traceScope(gaddag, position, { kind: 'anchor', anchor }, { mostCounted: MOST_EVENTS });
  if (!traced.ok) return undefined;
  const { trace } = traced.value;
  let depth = 0;
  let deepest = 0;
  let placed = 0;
  let words = 0;
  for (let index = 0; index < trace.length; index++) {
    const { code } = eventAt(trace, index);
    if (code === TraceCode.MoveRecorded) words++;
    else if (code === TraceCode.Backtracked) depth--;
    else if (STEPS.has(code)) {
      depth++;
      if (code === TraceCode.TilePlaced) placed++;
      deepest = Math.max(deepest, depth);
    }
  }
  return { deepest, placed, words };
}

const STEPS: ReadonlySet<TraceCode> = new Set([
  TraceCode.TilePlaced,
  TraceCode.PlayThrough,
  TraceCode.SeparatorCrossed,
]);

function isMet(task: Task, { deepest, placed, words }: WalkOutcome): boolean {
  switch (task.kind) {
    case 'finds':
      return words > 0;
    case 'fails':
      return placed > 0 && words === 0;
    case 'depth':
      return deepest === task.depth;
  }
}

const paramsOf = (task: Task): { readonly task: string; readonly depth: number } => ({
  task: task.kind,
  depth: task.kind === 'depth' ? task.depth : 0,
});

const explain = (task: Task, { deepest, placed, words }: WalkOutcome): Message =>
  task.kind === 'depth'
    ? message('school.rackReached', { depth: deepest })
    : message('school.rackFound', { words, placed });
