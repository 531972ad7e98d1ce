import type { Message } from '../../../src/core/message';
import { formatGcg } from '../../../src/core/notation/gcg/formatGcg';
import type { GcgDocument } from '../../../src/core/notation/gcg/gcgDocument';
import { formatGcgProblem, type GcgProblem } from '../../../src/core/notation/gcg/gcgProblem';
import { formatGcgTiles, parseGcgRack, parseGcgWord } from '../../../src/core/notation/gcg/gcgTiles';
import { parseGcg, readGcg } from '../../../src/core/notation/gcg/parseGcg';
import { checkGcg } from '../../../src/core/notation/gcg/replay/checkGcg';
import { gcgPositions } from '../../../src/core/notation/gcg/replay/gcgPositions';
import { gcgRules } from '../../../src/core/notation/gcg/replay/gcgRules';
import { normalisePlays } from '../../../src/core/notation/gcg/replay/normalisePlays';
import { repairTotals } from '../../../src/core/notation/gcg/replay/repairTotals';
import type { Result } from '../../../src/core/result';
import { say } from '../../../src/texts/say';
import { loadCatalogue } from '../../core/notation/gcg/loadCatalogue';
import { readFixture, readFixtureBytes } from './fixtures';
import { mustEqual, ofBytes, ofText, type Subject, type Verdict } from './subject';

const catalogue = loadCatalogue();
const GAMES = ['everyEvent', 'spanish', 'standard', 'super'].map(
  (name) => `test/core/notation/gcg/games/${name}.gcg`,
);
const DECLARED = [{ upper: 'CH', lower: 'ch' }];

const refused = (problems: readonly GcgProblem[]): Verdict =>
  problems.map((problem) => say(formatGcgProblem(problem)));

/**
 * Every turn of a game that was taken can be shown, its totals put right, and it comes
 * back from being written.
 */
function checkGame(document: GcgDocument): void {
  const text = formatGcg(document);
  const again = parseGcg(text);
  mustEqual('written twice', again.ok && formatGcg(again.value), text);
  const rules = gcgRules(document, catalogue);
  if (!rules.ok) return;
  gcgPositions(document, rules.value);
  const repaired = repairTotals(normalisePlays(document, rules.value)).document;
  const problems = checkGcg(repaired, rules.value);
  mustEqual(
    'wrong totals',
    problems.filter(({ code }) => code === 'total'),
    [],
  );
  const long = problems
    .map((problem) => say(formatGcgProblem(problem)))
    .find((sentence) => sentence.length > 400);
  mustEqual('a long sentence', long, undefined);
}

function readText(text: string): Verdict {
  const parsed = parseGcg(text);
  if (!parsed.ok) return refused(parsed.error);
  checkGame(parsed.value);
  return 'accepted';
}

/** The end of the sentence that the event parser appends to its own beginning. */
const inEvent = <V>(parsed: Result<V, Message>, check: (value: V) => void): Verdict => {
  if (!parsed.ok) return [`The word cannot be read: ${say(parsed.error)}.`];
  check(parsed.value);
  return 'accepted';
};

export const GAME_SUBJECTS: readonly Subject[] = [
  ofText('GCG game', GAMES.map(readFixture), readText),
  ofBytes('GCG file', GAMES.map(readFixtureBytes), (bytes) => {
    const read = readGcg(bytes);
    return read.ok ? 'accepted' : refused(read.error);
  }),
  ofText('GCG word', ['H(E)LLO', 'c.TS', '[CH]o(CH)e'], (text) =>
    inEvent(parseGcgWord(text, DECLARED), (tiles) =>
      mustEqual('read again', parseGcgWord(formatGcgTiles(tiles, DECLARED), DECLARED), {
        ok: true,
        value: tiles,
      }),
    ),
  ),
  ofText('GCG rack', ['AEINRST', 'CHE??', '[CH]A'], (text) =>
    inEvent(parseGcgRack(text, DECLARED), (tiles) =>
      mustEqual('read again', parseGcgRack(formatGcgTiles(tiles, DECLARED), DECLARED), {
        ok: true,
        value: tiles,
      }),
    ),
  ),
];
