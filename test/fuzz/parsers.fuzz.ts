import { afterAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../src/core/game/random';
import { BOARD_SUBJECTS } from './parsers/boards';
import { ENGINE_SUBJECTS } from './parsers/engineLines';
import { GAME_SUBJECTS } from './parsers/games';
import { LEXICON_SUBJECTS } from './parsers/lexicons';
import { POSITION_SUBJECTS } from './parsers/positions';
import { REQUEST_SUBJECTS } from './parsers/requests';
import { type Subject, shown, type Verdict } from './parsers/subject';
import { TEXT_SUBJECTS } from './parsers/texts';
import { TOURNAMENT_SUBJECTS } from './parsers/tournaments';
import { FUZZ_SEED } from './seed';
import { printTable } from './table';

const INPUTS = Number(process.env.FUZZ_INPUTS ?? 100_000);
/** No input may take longer. */
const MOST_MS = 1000;
const LONGEST_MESSAGE = 400;
/** Maximum number of faults reported per parser. */
const TOLD = 5;

const SUBJECTS: readonly Subject[] = [
  ...POSITION_SUBJECTS,
  ...GAME_SUBJECTS,
  ...BOARD_SUBJECTS,
  ...TEXT_SUBJECTS,
  ...LEXICON_SUBJECTS,
  ...REQUEST_SUBJECTS,
  ...ENGINE_SUBJECTS,
  ...TOURNAMENT_SUBJECTS,
];

type Row = {
  readonly parser: string;
  readonly inputs: number;
  readonly accepted: number;
  readonly refused: number;
  readonly 'slowest ms': number;
  readonly 'longest message': number;
  readonly faults: number;
};
const rows: Row[] = [];
afterAll(() => printTable(`Parsers on mutated input, FUZZ_SEED=${FUZZ_SEED}`, rows));

/** A parser has its own inputs, whichever others run. */
const seedOf = ({ name }: Subject): number =>
  [...name].reduce((seed, character) => Math.imul(seed, 31) + character.charCodeAt(0), FUZZ_SEED);

/** One line with the beginning and the end of a sentence. */
const isSentence = (message: string): boolean =>
  message.length <= LONGEST_MESSAGE &&
  /^[\p{L}\d“[-].*\.$/u.test(message) &&
  !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(message);

interface Tried {
  readonly verdict: Verdict;
  readonly ms: number;
}

function time(subject: Subject, input: unknown): Tried {
  const begin = performance.now();
  const verdict = subject.read(input as never);
  return { verdict, ms: performance.now() - begin };
}

/** The other programs of a busy machine may have had its processor: a slow one is tried again. */
function tryOne(subject: Subject, input: unknown): Tried {
  const first = time(subject, input);
  if (first.ms < MOST_MS / 4) return first;
  const second = time(subject, input);
  return second.ms < first.ms ? second : first;
}

/** Results of all inputs of one parser. */
class Tally {
  readonly faults: string[] = [];
  private faultCount = 0;
  private inputs = 0;
  private accepted = 0;
  private slowest = 0;
  private longest = 0;

  constructor(private readonly subject: Subject) {}

  add(input: unknown): void {
    this.inputs++;
    try {
      const { ms, verdict } = tryOne(this.subject, input);
      this.slowest = Math.max(this.slowest, ms);
      if (ms > MOST_MS) this.note(`It took ${ms} ms`, input);
      if (verdict === 'accepted') this.accepted++;
      else for (const message of verdict) this.addMessage(message, input);
    } catch (error) {
      this.note(error instanceof Error ? (error.stack ?? error.message) : String(error), input);
    }
  }

  row(): Row {
    return {
      parser: this.subject.name,
      inputs: this.inputs,
      accepted: this.accepted,
      refused: this.inputs - this.accepted,
      'slowest ms': Math.round(this.slowest),
      'longest message': this.longest,
      faults: this.faultCount,
    };
  }

  private addMessage(message: string, input: unknown): void {
    this.longest = Math.max(this.longest, message.length);
    if (!isSentence(message)) this.note(`Not a short sentence: ${shown(message)}`, input);
  }

  private note(fault: string, input: unknown): void {
    const lines = fault.split('\n').slice(0, 6).join('\n');
    if (++this.faultCount <= TOLD) this.faults.push(`${lines}\n  for ${shown(input)}`);
  }
}

describe('a parser of external input', () => {
  it.each(SUBJECTS)('accepts or refuses any input: $name', (subject) => {
    for (const example of subject.examples) expect(subject.read(example as never)).toBe('accepted');
    const random = createRandom(seedOf(subject));
    const tally = new Tally(subject);
    for (let turn = 0; turn < INPUTS; turn++) tally.add(subject.mutate(random));
    rows.push(tally.row());
    // At once, so that an interrupted run has reported its results so far.
    printTable(subject.name, rows.slice(-1));
    expect(tally.faults.join('\n\n')).toBe('');
  });
});
