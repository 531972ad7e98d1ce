import { isOnBoard, positionLabel, squareIndex } from '../board/square';
import { certain, entryAt } from '../certain';
import { message } from '../message';
import { readPartialPlay } from '../trace/partialPlay';
import { eventAt } from '../trace/replay';
import { decisionOf, nextDecision, questionAt, sayDecision, type WalkQuestion } from './decision';
import { type DrawnWalk, drawWalk, type WalkWish } from './drawWalk';
import { type ExerciseSource, type Instance, type Question, verdict } from './exercise';
import { type Ground, grouped, pick } from './ground';
import { factsAt, nextSquare } from './walkFacts';

/** By band: walks that are short enough to be followed step by step. */
const FOLLOWED: readonly WalkWish[] = [
  { rack: 2, least: 5, most: 10 },
  { rack: 3, least: 8, most: 16 },
  { rack: 4, least: 12, most: 24 },
];
/** By band: walks of which one step is predicted. */
const PREDICTED: readonly WalkWish[] = [
  { rack: 3, least: 5, most: 100 },
  { rack: 5, least: 10, most: 400 },
  { rack: 7, least: 20, most: 2000 },
];

interface AskedStep {
  /** Step at which the question is asked. */
  readonly step: number;
  readonly asked: WalkQuestion;
}

/** Be the algorithm: a walk from its beginning, one decision after another. */
export function makeAlgorithm(ground: Ground, source: ExerciseSource): Instance | undefined {
  const wish = entryAt(FOLLOWED, ground.band - 1);
  const walk = drawWalk(ground, wish);
  return walk && walkInstance(walk, source, decisionSteps(walk, wish.most));
}

/** One step in the middle of a longer walk; each kind of decision is equally likely. */
export function makePrediction(ground: Ground, source: ExerciseSource): Instance | undefined {
  const wish = entryAt(PREDICTED, ground.band - 1);
  const walk = drawWalk(ground, wish);
  if (walk === undefined) return undefined;
  const { position, replay } = walk;
  const kindAt = (step: number) => {
    const index = certain(nextDecision(position, replay, step), 'a decision');
    return decisionOf(position, eventAt(replay.trace, index))?.kind;
  };
  const byKind = grouped(decisionSteps(walk, wish.most), kindAt);
  return walkInstance(walk, source, [pick(ground.random, pick(ground.random, byKind))]);
}

/** The steps before each of the first `most` decisions, letters rejected before them not yet known. */
function decisionSteps({ position, replay }: DrawnWalk, most: number): readonly number[] {
  const steps: number[] = [];
  for (let step = 1; steps.length < most; ) {
    const index = nextDecision(position, replay, step);
    if (index === undefined) break;
    steps.push(step);
    step = index + 1;
  }
  return steps;
}

function walkInstance(walk: DrawnWalk, source: ExerciseSource, at: readonly number[]): Instance {
  const steps = at.flatMap((step): AskedStep[] => {
    const asked = questionAt(walk.position, walk.replay, step);
    return asked === null ? [] : [{ step, asked }];
  });
  const { anchor, position } = walk;
  const { rules, tiles, rack } = position;
  const label = positionLabel(anchor, 'across');
  const { direction } = anchor;
  return {
    exercise: {
      ...source,
      prompt: message(source.kind === 'algorithm' ? 'school.algorithmPrompt' : 'school.predictionPrompt', {
        square: label,
        direction,
      }),
      shown: { kind: 'board', setup: { rules, tiles: [...tiles], rack: [...rack] } },
      questions: steps.map((step) => walkQuestion(walk, step)),
    },
    judge: (question, answer) => {
      const { asked } = entryAt(steps, question);
      return verdict(answer.kind === 'choice' && answer.option === asked.right, asked.reason);
    },
    model: () =>
      steps.map(({ asked }, question) => ({
        question,
        answer: { kind: 'choice', option: asked.right },
        reason: asked.reason,
      })),
  };
}

function walkQuestion(walk: DrawnWalk, { step, asked }: AskedStep): Question {
  const { position, replay } = walk;
  const state = replay.at(step);
  const wrong = asked.options.filter((_, option) => option !== asked.right);
  const square = nextSquare(position, state);
  const isLit = square !== null && isOnBoard(position, square);
  return {
    prompt: message('school.whatNext'),
    facts: factsAt(walk, step),
    form: { kind: 'choice', options: asked.options.map((option) => sayDecision(position, option)) },
    hints: [
      message('school.hintOrder'),
      message('school.hintNot', { options: wrong.slice(-2).map((option) => sayDecision(position, option)) }),
      message('school.hintAlsoNot', {
        options: wrong.slice(0, -1).map((option) => sayDecision(position, option)),
      }),
    ],
    lit: isLit ? [squareIndex(square, position.cols)] : [],
    walked: readPartialPlay(position, state).tiles,
  };
}
