import { describe, expect, it } from 'vitest';
import wordListUrl from '../../node_modules/word-list/words.txt?url';
import { ENGLISH } from '../../src/core/alphabet/english';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import type { Setup } from '../../src/core/board/setup';
import type { Message } from '../../src/core/message';
import { parseRack } from '../../src/core/notation/positions/rack';
import { parseRows } from '../../src/core/notation/positions/rows';
import type { Result } from '../../src/core/result';
import oracle from '../oracle/data/positions.jsonl?raw';
import type { PageAnswer, PageQuestion } from './pageEngine.worker';

interface ProvenPosition {
  readonly board: readonly string[];
  readonly rack: string;
  readonly moves: number;
  readonly best: number | null;
}

/** Every tenth of the positions whose moves were agreed on by four generators. */
const POSITIONS: readonly ProvenPosition[] = oracle
  .trim()
  .split('\n')
  .filter((_, at) => at % 10 === 0)
  .map((line) => JSON.parse(line) as ProvenPosition);

function unwrap<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const setupOf = ({ board, rack }: ProvenPosition): Setup => ({
  rules: CLASSIC_RULES,
  tiles: unwrap(parseRows(board, ENGLISH)),
  rack: unwrap(parseRack(rack, ENGLISH)),
});

function askWorker(question: PageQuestion): Promise<Result<readonly PageAnswer[], Message>> {
  const worker = new Worker(new URL('./pageEngine.worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(`The worker failed: ${message}`));
    worker.postMessage(question);
  }).finally(() => worker.terminate()) as Promise<Result<readonly PageAnswer[], Message>>;
}

describe('the engine in a worker of a page', () => {
  it('opens a lexicon from bytes and finds the proven moves', async () => {
    const words = new Uint8Array(await (await fetch(wordListUrl)).arrayBuffer());
    const answers = unwrap(await askWorker({ words, setups: POSITIONS.map(setupOf) }));
    expect(POSITIONS.length).toBeGreaterThan(5);
    expect(answers).toEqual(
      POSITIONS.map(({ best, moves }) => ({
        total: moves,
        bestScore: best,
        lastRanks: [moves - 2, moves - 1, moves].filter((rank) => rank >= 1),
        bestOfView: best,
      })),
    );
  });
});
