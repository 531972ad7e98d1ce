import type { Connection, EngineApi, EngineEvent, LexiconInfo } from '../../../src/contract/engineApi';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { alphabetOf } from '../../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { ok } from '../../../src/core/result';

export const LEXICON: LexiconInfo = {
  id: 'a'.repeat(64),
  name: 'English',
  path: null,
  format: 'text',
  letters: alphabetOf(ENGLISH),
  wordCount: 3,
  arcCount: 9,
  byteLength: 72,
  source: 'built',
  cacheProblem: null,
  durationMs: 1,
  report: null,
};

/** A connection whose answers the test gives; what is not given answers at once and well. */
export function connectionOf(api: Partial<EngineApi>): Connection & { emit(event: EngineEvent): void } {
  const listeners: ((event: EngineEvent) => void)[] = [];
  const unexpected = (): never => {
    throw new Error('The test did not expect this request.');
  };
  return {
    api: {
      openLexicon: async () => ok(LEXICON),
      cancelLexicon: async () => ok(null),
      chooseLexicon: async () => ok({ kind: 'none' }),
      recentLexicons: async () => ok([]),
      words: unexpected,
      cancelWords: async () => ok(null),
      cancelGeneration: async () => ok(null),
      crossChecks: unexpected,
      structures: unexpected,
      cancelStructures: async () => ok(null),
      generate: unexpected,
      candidates: unexpected,
      filterCandidates: unexpected,
      findWord: unexpected,
      trace: unexpected,
      whyNot: unexpected,
      nodes: unexpected,
      readSettings: async () => ok(DEFAULT_SETTINGS),
      writeSettings: async () => ok(null),
      ...api,
    },
    files: null,
    pathOfFile: async ({ name }) => ok(`/dropped/${name}`),
    onEvent(listener) {
      listeners.push(listener);
      return () => undefined;
    },
    emit(event) {
      for (const listener of listeners) listener(event);
    },
  };
}

/** Lets everything go on that waits for an answer already given. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
