import { positionLabel, squareIndex } from '../board/square';
import { entryAt } from '../certain';
import { popcount } from '../lexicon/popcount';
import { type Message, message } from '../message';
import { describeEvent, readRejection } from '../trace/describeEvent';
import { eventAt, Replay, type ReplayEvent } from '../trace/replay';
import { TRACE_RECORD_LENGTH, TraceCode } from '../trace/traceEvent';
import type { Trace } from '../trace/traceWriter';
import { type DrawnWalk, drawWalk, type WalkWish } from './drawWalk';
import { type ExerciseSource, type Instance, type Question, verdict } from './exercise';
import { type BrokenRule, type Forgery, forgeriesOf } from './forgery';
import { type Ground, grouped, pick } from './ground';
import { arcOf, nodeFact, rackFact, takenLetters } from './walkFacts';

/** By band: how many events of a walk are shown. */
const SHOWN = [8, 12, 16] as const;
const WISHES: readonly WalkWish[] = [
  { rack: 2, least: 5, most: 14 },
  { rack: 3, least: 8, most: 24 },
  { rack: 4, least: 12, most: 60 },
];
const ATTEMPTS = 4;

/** Find the step of a walk that breaks a rule. */
export function makeWrongStep(ground: Ground, source: ExerciseSource): Instance | undefined {
  const { band, random } = ground;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const walk = drawWalk(ground, entryAt(WISHES, band - 1));
    if (walk === undefined) continue;
    const byRule = grouped(forgeriesOf(walk, entryAt(SHOWN, band - 1)), ({ rule }) => rule);
    if (byRule.length === 0) continue;
    return wrongInstance(walk, pick(random, pick(random, byRule)), source);
  }
  return undefined;
}

/** The events of a walk with a forged step among them. */
export function forge({ records, length }: Trace, { at, events }: Forgery, most: number): Trace {
  const all: ReplayEvent[] = [];
  for (let index = 0; index < length; index++) {
    if (index === at) all.push(...events);
    all.push(eventAt({ records, length, total: length }, index));
  }
  if (at >= length) all.push(...events);
  const kept = all.slice(0, Math.max(most, at + 1));
  const forged = new Int32Array(kept.length * TRACE_RECORD_LENGTH);
  for (const [nth, { code, square, value, arc }] of kept.entries())
    forged.set([code, square, value, arc], nth * TRACE_RECORD_LENGTH);
  return { records: forged, length: kept.length, total: kept.length };
}

function wrongInstance(walk: DrawnWalk, forgery: Forgery, source: ExerciseSource): Instance {
  const { anchor, position } = walk;
  const { rules, tiles, rack } = position;
  const trace = forge(walk.replay.trace, forgery, entryAt(SHOWN, source.band - 1));
  // Rejected letters say what is wrong: they are shown in the first band only.
  const shown = Array.from({ length: trace.length }, (_, index) => index).filter(
    (index) => source.band === 1 || readRejection(eventAt(trace, index)) === null,
  );
  const right = shown.indexOf(forgery.at);
  return {
    exercise: {
      ...source,
      prompt: message('school.wrongPrompt', {
        square: positionLabel(anchor, 'across'),
        direction: anchor.direction,
      }),
      shown: { kind: 'board', setup: { rules, tiles: [...tiles], rack: [...rack] } },
      questions: [wrongQuestion(walk, { trace, rule: forgery.rule, shown, right })],
    },
    judge: (_, answer) => {
      const isRight = answer.kind === 'choice' && answer.option === right;
      return verdict(isRight, forgery.reason);
    },
    model: () => [{ question: 0, answer: { kind: 'choice', option: right }, reason: forgery.reason }],
  };
}

interface ForgedWalk {
  readonly trace: Trace;
  readonly rule: BrokenRule;
  /** Indices of the events that are offered. */
  readonly shown: readonly number[];
  /** Index of the right one among them. */
  readonly right: number;
}

function wrongQuestion(walk: DrawnWalk, { trace, rule, shown, right }: ForgedWalk): Question {
  const { anchor, position } = walk;
  const replay = new Replay(trace);
  const half = right * 2 < shown.length ? 'first' : 'second';
  return {
    prompt: message('school.wrongQuestion'),
    facts: [rackFact(position, [...position.rack]), ...crossFacts(walk, trace)],
    form: { kind: 'choice', options: shown.map((index) => sayStep(walk, replay, index)) },
    hints: [
      message('school.wrongHintAll'),
      message('school.wrongHintRule', { rule }),
      message('school.wrongHintHalf', { half }),
    ],
    lit: [squareIndex(anchor, position.cols)],
    walked: [],
  };
}

/** The event, and the node that it begins at, if that decides whether it may happen. */
function sayStep({ gaddag, position }: DrawnWalk, replay: Replay, index: number): Message {
  const event = describeEvent({ position }, replay.at(index + 1)) ?? '';
  if (!FROM_NODE.has(eventAt(replay.trace, index).code)) return event;
  return message('school.stepFrom', { event, node: nodeFact(gaddag, position, arcOf(replay.at(index))) });
}

const FROM_NODE: ReadonlySet<TraceCode> = new Set([
  TraceCode.TilePlaced,
  TraceCode.PlayThrough,
  TraceCode.SeparatorCrossed,
  TraceCode.MoveRecorded,
]);

/** The letters that fit the squares on which the walk places tiles, unless every letter does. */
function crossFacts({ anchor, checks, position }: DrawnWalk, trace: Trace): readonly Message[] {
  const placed = new Set<number>();
  for (let index = 0; index < trace.length; index++) {
    const { code, square } = eventAt(trace, index);
    if (code === TraceCode.TilePlaced) placed.add(square);
  }
  const letterCount = position.rules.distribution.letters.length;
  return [...placed]
    .filter((square) => popcount(entryAt(checks[anchor.direction], square)) < letterCount)
    .map((square) => message('school.takes', takenLetters(position, checks, square, anchor.direction)));
}
