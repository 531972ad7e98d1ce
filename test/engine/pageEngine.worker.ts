import type { LexiconInfo } from '../../src/contract/lexicon/lexiconApi';
import { alphabetOf } from '../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../src/core/alphabet/english';
import type { Setup } from '../../src/core/board/setup';
import type { Message } from '../../src/core/message';
import { MoveGenerator } from '../../src/core/movegen/moveGenerator';
import { fail, ok, type Result } from '../../src/core/result';
import { buildLexicon, readLexicon } from '../../src/engine/buildLexicon';
import type { EngineHost } from '../../src/engine/engineHost';
import { MoveSearch } from '../../src/engine/generateMoves';
import type { Lexicon } from '../../src/engine/lexicon';
import { createQuestions, EngineMemory } from '../../src/engine/questions';
import { placementsOf } from '../placementsOf';

/** A page's own worker as a host of the engine: nothing but clocks and pauses of the browser. */
const host: EngineHost = {
  now: () => performance.now(),
  cpuNow: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
};

/** Message of the page: a word list, and positions to search with it. */
export interface PageQuestion {
  readonly words: Uint8Array;
  readonly setups: readonly Setup[];
}

/** Result for one position. */
export interface PageAnswer {
  readonly total: number;
  readonly bestScore: number | null;
  /** Ranks of the last page of candidates, asked for by the number of the generation. */
  readonly lastRanks: readonly number[];
  /** Row of the first candidate again, found by a view that is sorted by falling score. */
  readonly bestOfView: number | null;
}

const ID = 'a'.repeat(64);

function open(bytes: Uint8Array): Result<Lexicon, Message> {
  const letters = alphabetOf(ENGLISH);
  const options = { log: () => undefined };
  const handle = 'words of the page';
  const content = readLexicon({ handle, format: 'text', letters, bytes }, options);
  if (!content.ok) return fail(content.error.message);
  const built = buildLexicon(content.value, handle, options);
  if (!built.ok) return fail(built.error.message);
  const { gaddag, report } = built.value;
  const info: LexiconInfo = {
    id: ID,
    name: handle,
    path: null,
    format: 'text',
    letters,
    wordCount: gaddag.counts.words,
    arcCount: gaddag.counts.arcs,
    byteLength: gaddag.bytes,
    source: 'built',
    cacheProblem: null,
    durationMs: 0,
    report,
  };
  return ok({ info, gaddag, generator: new MoveGenerator(gaddag) });
}

function answer({ setups, words }: PageQuestion): Result<readonly PageAnswer[], Message> {
  const lexicon = open(words);
  if (!lexicon.ok) return lexicon;
  const memory = new EngineMemory(host);
  memory.lexicons.set(ID, lexicon.value);
  const questions = createQuestions(memory);
  const search = new MoveSearch(host.now);
  const answers: PageAnswer[] = [];
  for (const [generation, setup] of setups.entries()) {
    const generated = search.generate(lexicon.value, { generation, setup });
    if (!generated.ok) return fail(generated.error.message);
    memory.generations.add(lexicon.value, generated.value.generation);
    const { firstPage, total } = generated.value.summary;
    const last = questions.candidates({ generation, offset: Math.max(0, total - 3), count: 10 });
    const sort = { by: 'score', isDescending: true } as const;
    const view = questions.filterCandidates({ generation, query: { sort } });
    if (!last.ok) return fail(last.error.message);
    if (!view.ok) return fail(view.error.message);
    answers.push({
      total,
      bestScore: firstPage.rows[0]?.score ?? null,
      lastRanks: placementsOf(last.value.rows).map(({ rank }) => rank),
      bestOfView: placementsOf(view.value.firstPage.rows)[0]?.score ?? null,
    });
  }
  return ok(answers);
}

self.onmessage = ({ data }: MessageEvent<PageQuestion>) => self.postMessage(answer(data));
