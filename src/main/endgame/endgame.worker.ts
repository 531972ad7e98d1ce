import { parentPort, workerData } from 'node:worker_threads';
import { Gaddag } from '../../core/lexicon/gaddag';
import { EndgameSolver } from '../../core/strategy/endgame/endgameSolver';
import type { EndgameAnswer, EndgameQuestion, EndgameTask } from './endgameApi';

const port = parentPort;
if (port === null) throw new Error('Endgames are solved in a worker thread only.');

const { gaddag, stop }: EndgameTask = workerData;
const solver = new EndgameSolver(new Gaddag(gaddag.arcs, gaddag.counts));

port.on('message', ({ endgame, millis }: EndgameQuestion) => {
  const begin = performance.now();
  const result = solver.solve(endgame, {
    stop: () => Atomics.load(stop, 0) !== 0 || performance.now() - begin > millis,
  });
  port.postMessage({ result, millis: performance.now() - begin } satisfies EndgameAnswer);
});
