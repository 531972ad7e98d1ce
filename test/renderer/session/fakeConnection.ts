import type { LexiconInfo } from '../../../src/contract/lexicon/lexiconApi';
import type { AskDesktop, DesktopApi } from '../../../src/contract/requests/requests';
import type { Connection } from '../../../src/contract/transport/connection';
import type { EngineEvent } from '../../../src/contract/transport/events';
import { DEFAULT_SETTINGS } from '../../../src/contract/window/settings';
import { alphabetOf } from '../../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { ok } from '../../../src/core/result';
import type { EngineApi } from './engineApi';

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

const unexpected = (): never => {
  throw new Error('The test did not expect this request.');
};

const ANSWERED_WELL: Partial<EngineApi> = {
  openLexicon: async () => ok(LEXICON),
  cancelLexicon: async () => ok(null),
  chooseLexicon: async () => ok({ kind: 'none' }),
  recentLexicons: async () => ok([]),
  cancel: async () => ok(null),
  readSettings: async () => ok(DEFAULT_SETTINGS),
  settingsProblem: async () => ok(null),
  writeSettings: async () => ok(null),
};

/** A connection whose answers the test gives; a few others are answered at once and well. */
export function connectionOf(api: Partial<EngineApi>): Connection & { emit(event: EngineEvent): void } {
  const listeners: ((event: EngineEvent) => void)[] = [];
  const answers: Partial<EngineApi> = { ...ANSWERED_WELL, ...api };
  return {
    ask: (name, request) => (answers[name] ?? unexpected)(request),
    askDesktop: null,
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

/** A desktop whose answers the test gives. */
export function desktopOf(api: Partial<DesktopApi>): AskDesktop {
  return (name, request) => (api[name] ?? unexpected)(request);
}

/** Runs whatever waits for existing answers. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
