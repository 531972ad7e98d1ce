import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TrainingProgress } from '../../../src/contract/leaves/leavesApi';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { shareGaddag } from '../../../src/core/lexicon/sharedGaddag';
import { ok } from '../../../src/core/result';
import { formatLeavesFile } from '../../../src/core/strategy/leaves/leavesFile';
import { LeaveTraining, type TrainingPlan } from '../../../src/main/leaves/leaveTraining';
import { trainAndKeep } from '../../../src/main/leaves/trainAndKeep';
import { trainedLeaves } from '../../../src/main/leaves/trainedLeaves';
import { readTraining, readTrainingPlan } from '../../../src/main/leaves/trainingFile';
import { GAME_WORDS } from '../../core/strategy/gameWords';
import { buildSmallGaddag } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';
import { type BuiltProgram, buildProgram } from '../builtEngine';
import { FEW_TILES } from './fewTiles';
import { trainedHere } from './trainedHere';

const plan: TrainingPlan = {
  rules: { ...CLASSIC_RULES, distribution: FEW_TILES },
  seed: 'ñ',
  generations: [9, 6],
  lexicon: { id: 'a'.repeat(64), name: 'Lista «ñ»' },
};
const letters = FEW_TILES.letters.map(({ glyph }) => glyph);
const codes = GAME_WORDS.filter((word) => /^[ABEST]+$/.test(word)).map((word) =>
  Array.from(word, (letter) => 1 + letters.indexOf(letter)),
);
const gaddag = shareGaddag(buildSmallGaddag(codes));
const task = { plan, gaddag, threads: 1 };

let program: BuiltProgram;
let dir = '';
beforeAll(async () => {
  program = await buildProgram({ leaves: 'leaves/leaves.worker.ts' });
});
afterAll(() => program.remove());
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-kept-training-'));
  return () => rmSync(dir, { recursive: true, force: true });
});

const path = () => join(dir, 'training', 'last.training');
const census = () => new Worker(join(program.dir, 'leaves.js'));

/** @param until stops the training at this progress */
function train(until: (progress: TrainingProgress) => boolean, startThread = census) {
  const stop = new AbortController();
  const onProgress = (progress: TrainingProgress) => {
    if (until(progress)) stop.abort();
  };
  return trainAndKeep(task, { path: path(), signal: stop.signal, startThread, onProgress });
}

const never = () => false;

describe('a training that is kept', () => {
  it('goes on after stops in either generation to the values of one that was never stopped', async () => {
    expect(await train(({ done }) => done >= 4)).toEqual(ok(null));
    expect(unwrap(readTrainingPlan(path()))).toEqual({ plan, generation: 0, boardsDone: 4 });
    expect(await train(({ generation, boardsDone }) => generation === 1 && boardsDone >= 4)).toEqual(
      ok(null),
    );
    expect(unwrap(readTrainingPlan(path()))).toMatchObject({ generation: 1, boardsDone: 4 });
    expect(await train(never)).toEqual(ok(null));
    const training = new LeaveTraining(plan);
    training.goOnFrom(unwrap(readTraining(path(), plan)) ?? expect.fail());
    expect(training.isFinished).toBe(true);
    const leaves = formatLeavesFile(trainedLeaves(training, ''));
    expect(Buffer.compare(leaves, trainedHere({ plan, gaddag }))).toBe(0);
  });

  it('keeps what was done when a thread of the boards ends', async () => {
    unwrap(await train(({ done }) => done >= 4));
    const crashing = () => new Worker('process.exit(3)', { eval: true });
    expect(said(await train(never, crashing))).toEqual({ ok: false, error: sentence('leaves.threadEnded') });
    expect(unwrap(readTrainingPlan(path()))).toMatchObject({ boardsDone: 4 });
  });

  it('does not begin where nothing can be kept', async () => {
    writeFileSync(join(dir, 'training'), 'no folder');
    const refused = said(await train(never, () => expect.fail()));
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining(path()) });
  });
});
