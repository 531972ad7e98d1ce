import { checkSetup, type Position } from '../../../board/position';
import { CLASSIC_RULES } from '../../../board/rules';
import { type Message, message } from '../../../message';
import { parseCgp } from '../../../notation/positions/cgp';
import { JsonFields, parseJsonObject } from '../../../notation/text/jsonFields';
import { fail, ok, type Result } from '../../../result';
import { asciiBytes, fnv1a } from '../../../strategy/dataFile';
import { rulesKey } from '../../../strategy/winTable/winTableFile';
import { drawsOf, type PreendgamePuzzle, winsOf } from './preendgamePuzzle';

/** Orderings of eight by which the answer wins more than any other turn. */
export const LEAST_MARGIN = 1;

/** Puzzles for the standard rules and one lexicon. */
export interface PuzzleFile {
  readonly lexiconId: string;
  /** Name of the lexicon, and the command that made the puzzles. */
  readonly lexicon: string;
  readonly command: string;
  readonly seed: string;
  /** Number of games played so far. */
  readonly games: number;
  readonly puzzles: readonly PreendgamePuzzle[];
}

/** In characters. */
export const MAX_PUZZLE_FILE = 1 << 22;
const MAX_LINE = 1 << 17;
const MAX_GAMES = 100_000_000;
const FORMAT = 'TWPREEND1';

/** The file as text: a header, then a puzzle a line, each a JSON object. */
export function formatPuzzleFile({ command, games, lexicon, lexiconId, puzzles, seed }: PuzzleFile): string {
  const lines = puzzles.map(({ others, ...puzzle }) =>
    JSON.stringify({
      ...puzzle,
      others: Object.fromEntries([...others].map(([results, turns]) => [results, turns.join()])),
    }),
  );
  const body = lines.map((line) => `${line}\n`).join('');
  const head = { format: FORMAT, lexicon, lexiconId, rules: rulesKey(CLASSIC_RULES), seed, games, command };
  return `${JSON.stringify({ ...head, check: checkOf(body) })}\n${body}`;
}

/** Parses such a file; one that is damaged is refused as a whole. */
export function parsePuzzleFile(text: string): Result<PuzzleFile, Message> {
  const end = text.indexOf('\n');
  const head = parseJsonObject(text.slice(0, Math.max(0, end)), { what: 'line', maxLength: MAX_LINE });
  if (text.length > MAX_PUZZLE_FILE || !head.ok) return fail(damagedAt(1));
  const fields = new JsonFields(head.value);
  const body = text.slice(end + 1);
  const file = {
    lexiconId: fields.text('lexiconId'),
    lexicon: fields.text('lexicon'),
    command: fields.text('command'),
    seed: fields.text('seed'),
    games: fields.integer('games', 0, MAX_GAMES),
  };
  const isOurs = fields.text('format') === FORMAT && fields.text('rules') === rulesKey(CLASSIC_RULES);
  const check = fields.integer('check', 0, 0xffff_ffff);
  if (fields.problem !== undefined || !isOurs || check !== checkOf(body)) return fail(damagedAt(1));
  const puzzles: PreendgamePuzzle[] = [];
  for (const [nth, line] of body.split('\n').slice(0, -1).entries()) {
    const puzzle = parsePuzzle(line);
    if (puzzle === null) return fail(damagedAt(nth + 2));
    puzzles.push(puzzle);
  }
  return ok({ ...file, puzzles });
}

const checkOf = (body: string): number => fnv1a(asciiBytes(body));

const damagedAt = (line: number): Message => message('school.preendgamesDamaged', { line: String(line) });

function parsePuzzle(line: string): PreendgamePuzzle | null {
  const parsed = parseJsonObject(line, { what: 'line', maxLength: MAX_LINE });
  if (!parsed.ok) return null;
  const fields = new JsonFields(parsed.value);
  const listed = fields.fields('others');
  const puzzle = {
    game: fields.integer('game', 0, MAX_GAMES),
    cgp: fields.text('cgp'),
    answer: fields.text('answer'),
    rank: fields.integer('rank', 1, MAX_LINE),
    results: fields.text('results'),
    others: new Map(listed.keys.map((results) => [results, listed.text(results).split(',')])),
  };
  return fields.problem === undefined && isProven(puzzle) ? puzzle : null;
}

/** Whether one tile is in the bag, and what is known of the other turns proves the answer. */
function isProven({ cgp, others, results }: PreendgamePuzzle): boolean {
  const opened = openPuzzle(cgp);
  if (opened === null) return false;
  const draws = drawsOf(opened.position);
  const orderings = draws.reduce((sum, { weight }) => sum + weight, 0);
  if (orderings !== CLASSIC_RULES.rackSize + 1 || !/^[wtl]*w[wtl]*$/.test(results)) return false;
  const most = winsOf(results, draws) - LEAST_MARGIN;
  return [results, ...others.keys()].every(
    (each, nth) =>
      each.length === draws.length && /^[wtl?]+$/.test(each) && (nth === 0 || winsOf(each, draws) <= most),
  );
}

export interface OpenPuzzle {
  readonly position: Position;
  /** The player on turn first. */
  readonly scores: readonly [number, number];
}

/** The position of a puzzle; null if the line is wrong. */
export function openPuzzle(cgp: string): OpenPuzzle | null {
  const parsed = parseCgp(cgp);
  if (!parsed.ok) return null;
  const { scores, setup } = parsed.value;
  const checked = checkSetup(setup);
  const [own, other, ...rest] = scores;
  if (!checked.ok || own === undefined || other === undefined || rest.length > 0) return null;
  return { position: checked.value.position, scores: [own, other] };
}
