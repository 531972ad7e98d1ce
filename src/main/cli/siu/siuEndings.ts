import { isSameTurn } from '../../../core/game/turns/sameTurn';
import { PASS, type PlainTurn } from '../../../core/game/turns/turn';
import { type SiuError, type SiuGo, siuError } from '../../../core/notation/siu/siuCommand';
import type { SiuPosition } from '../../../core/notation/siu/siuPosition';
import { fail, ok, type Result } from '../../../core/result';
import { newFlag } from '../../../core/sharedMemory';
import type { EndgameResult } from '../../../core/strategy/endgame/endgameSolver';
import { openEndgame } from '../../../core/strategy/endgame/openEndgame';
import { DEFAULT_MODEL } from '../../../core/strategy/preendgame/playerModel';
import { openPreendgame } from '../../../core/strategy/preendgame/preendgame';
import { PreendgameSearch } from '../../../core/strategy/preendgame/preendgameSearch';
import { MOST_TURNS } from '../../../core/strategy/preendgame/stages';
import { EndgameThread } from '../../endgame/endgameThread';
import { untilAborted } from '../../engine/untilAborted';
import { listTurns, searchInThreads } from '../../preendgame/preendgameThreads';
import { STOPPED } from '../../simulation/threadApi';
import { afterGrace, linesOf, readNamed, type SiuContext, seldom } from './siuContext';
import type { SiuSearch } from './siuSession';

/** Turns of a pre-endgame that are examined to the end, and of which results are printed. */
const EXAMINED = 3;
const MOST_PRINTED = 10;

/**
 * `go endgame`: after each ply the best line, and then those of `alsosearchmoves`, whose exact values can
 * take longer; those of `searchmoves` instead of the best.
 */
export function endgameSearch(
  go: SiuGo,
  at: SiuPosition,
  { deps, gaddag, turnRules }: SiuContext,
): Result<SiuSearch, SiuError> {
  const { position, scorelessTurns } = at;
  const opened = openEndgame({ position, scorelessTurns, turnRules });
  if (!opened.ok) return fail(siuError('bad-position', opened.error));
  const named = readNamed(go, at);
  if (!named.ok) return named;
  const { also, only } = named.value;
  return ok(async ({ print, stop }) => {
    const lines = linesOf(at);
    let last: readonly Line[] = [];
    let wanted = only;
    const flag = newFlag();
    const task = { gaddag, stop: flag };
    const thread = new EndgameThread(deps.startEndgames(task), flag, (result) => {
      last = linesIn(result, wanted);
      for (const line of last) print(lines.endgame(result.depth, line));
    });
    if (stop.aborted) thread.stop();
    stop.addEventListener('abort', thread.stop, { once: true });
    const late = afterGrace(stop);
    const solve = async () => {
      const question = { endgame: opened.value, millis: Number.POSITIVE_INFINITY, rated: 0, exact: 0 };
      const solving = thread.solve({ ...question, maxPlies: go.depth, wanted });
      const solved = await untilAborted(solving, late, STOPPED);
      return solved.ok ? linesIn(solved.value.result, wanted) : last;
    };
    const [best] = await solve();
    wanted = also;
    if (also.length > 0 && !stop.aborted) await solve();
    void thread.end();
    return lines.move(best?.line[0]?.turn ?? only[0] ?? PASS);
  });
}

type Line = Pick<EndgameResult, 'line' | 'value'>;

/** The best line, or those of the moves named, the best first. A phony among them has none. */
const linesIn = (result: EndgameResult, named: readonly PlainTurn[]): readonly Line[] =>
  named.length === 0 ? [result] : result.rated.toSorted((one, other) => other.value - one.value);

/** `go peg`: how many draws each of the best turns wins. */
export function pegSearch(
  go: SiuGo,
  at: SiuPosition,
  { deps, gaddag, settings, turnRules }: SiuContext,
): Result<SiuSearch, SiuError> {
  const { known, position, scorelessTurns, scores } = at;
  const opened = openPreendgame({ position, turnRules, scores, scorelessTurns, known });
  if (!opened.ok) return fail(siuError('bad-position', opened.error));
  const named = readNamed(go, at);
  if (!named.ok) return named;
  const { also, only } = named.value;
  const preendgame = opened.value;
  return ok(async ({ print, stop }) => {
    const lines = linesOf(at);
    const table = { preendgame, gaddag };
    const pool = { signal: stop, startThread: deps.startPreendgame };
    const listed = only.length > 0 ? undefined : await listTurns(table, MOST_TURNS, pool);
    const found = listed === undefined ? only : listed.ok ? listed.value.turns : [];
    const others = also.filter((turn) => !found.some((each) => isSameTurn(each, turn)));
    const turns = [...found, ...others];
    if (turns.length === 0) return lines.move(PASS);
    const examined = only.length > 0 ? turns.length : Math.min(EXAMINED, turns.length);
    const search = new PreendgameSearch(preendgame, { model: DEFAULT_MODEL, turns, examined });
    const isAlso = (row: { readonly turn: (typeof turns)[number] }) =>
      also.some((turn) => isSameTurn(turn, row.turn));
    const printRows = () => {
      const shown = search.rows().filter((row, nth) => row.looked > 0 && (nth < MOST_PRINTED || isAlso(row)));
      for (const row of shown) print(lines.peg(row, search.drawsOf(row.turn)));
    };
    const threads = go.threads ?? settings.threads;
    await searchInThreads(search, { ...pool, table, threads, onProgress: seldom(printRows) });
    printRows();
    return lines.move(search.rows()[0]?.turn ?? PASS);
  });
}
