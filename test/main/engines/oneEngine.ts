import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { EngineEntry } from '../../../src/contract/engines/enginesApi';
import { alphabetOf } from '../../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { shareGaddag } from '../../../src/core/lexicon/sharedGaddag';
import { fail, ok } from '../../../src/core/result';
import { unknownLexicon } from '../../../src/engine/unknownLexicon';
import { Engines } from '../../../src/main/engines/engines';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';
import { LEXICON } from '../../renderer/session/fakeConnection';

const SCRIPT = join(import.meta.dirname, 'engineScript.mjs');

/** The only word is AB. */
const lexicon = {
  info: { ...LEXICON, letters: alphabetOf(ENGLISH) },
  gaddag: shareGaddag(buildSmallGaddag([codesOf('AB')])),
};
export const findLexicon = (id: string) => (id === LEXICON.id ? ok(lexicon) : fail(unknownLexicon(id)));

const opened: Engines[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((engines) => engines.close()));
});

type Publish = ConstructorParameters<typeof Engines>[0]['publish'];

/** Has one engine, a program of Node. It is ended after the test. */
export function openEngine(args: readonly string[], publish: Publish = () => undefined): Engines {
  const command = { command: process.execPath, args: [...args], options: {} };
  const entry: EngineEntry = { id: 'script', name: 'Script', ...command, seconds: 60 };
  const engines = new Engines({
    settings: { readEngines: () => [entry], setEngines: () => undefined },
    publish,
    confirm: async () => false,
  });
  opened.push(engines);
  return engines;
}

export const openScript = (behaviour: string, publish?: Publish) => openEngine([SCRIPT, behaviour], publish);
