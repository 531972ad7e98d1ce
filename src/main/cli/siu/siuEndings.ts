import { isSameTurn } from '../../../core/game/turns/sameTurn';
import { PASS } from '../../../core/game/turns/turn';
import { type SiuError, type SiuGo, siuError } from '../../../core/notation/siu/siuCommand';
import type { SiuPosition } from '../../../core/notation/siu/siuPosition';
import { fail, ok, type Result } from '../../../core/result';
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
import { afterGrace, linesOf, readTurns, type SiuContext, seldom } from './siuContext';
import type { SiuSearch } from './siuSession';

/** Turns of a pre-endgame that are examined to the end, and of which results are printed. */
const EXAMINED = 3;
const MOST_PRINTED = 10;

/** `go endgame`: the last line of each depth, then the best one. */
export function endgameSearch(
  go: SiuGo,
  at: SiuPosition,
  { deps, gaddag, turnRules }: SiuContext,
): Result<SiuSearch, SiuError> {
  const { position, scorelessTurns } = at;
  const opened = openEndgame({ position, scorelessTurns, turnRules });
  if (!opened.ok) return fail(siuError('bad-position', opened.error));
  return ok(async ({ print, stop }) => {
    const lines = linesOf(at);
    let best: EndgameResult | undefined;
    const note = (result: EndgameResult) => {
      best = result;
      print(lines.endgame(result));
    };
    const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const thread = new EndgameThread(deps.startEndgames({ gaddag, stop: flag }), flag, note);
    if (stop.aborted) thread.stop();
    stop.addEventListener('abort', thread.stop, { once: true });
    const solving = thread.solve({
      endgame: opened.value,
      millis: Number.POSITIVE_INFINITY,
      maxPlies: go.depth,
      rated: 0,
      exact: 0,
    });
    const solved = await untilAborted(solving, afterGrace(stop), STOPPED);
    void thread.end();
    const result = solved.ok ? solved.value.result : best;
    return lines.move(result?.line[0]?.turn ?? PASS);
  });
}

/** `go peg`: how many draws each of the best turns wins. */
export function pegSearch(
  go: SiuGo,
  at: SiuPosition,
  { deps, gaddag, settings, turnRules }: SiuContext,
): Result<SiuSearch, SiuError> {
  const { known, position, scorelessTurns, scores } = at;
  const opened = openPreendgame({ position, turnRules, scores, scorelessTurns, known });
  if (!opened.ok) return fail(siuError('bad-position', opened.error));
  const only = readTurns(go.searchMoves, at);
  if (!only.ok) return only;
  const also = readTurns(go.alsoSearchMoves, at);
  if (!also.ok) return also;
  const preendgame = opened.value;
  return ok(async ({ print, stop }) => {
    const lines = linesOf(at);
    const table = { preendgame, gaddag };
    const pool = { signal: stop, startThread: deps.startPreendgame };
    const listed = only.value.length > 0 ? undefined : await listTurns(table, MOST_TURNS, pool);
    const found = listed === undefined ? only.value : listed.ok ? listed.value.turns : [];
    const others = also.value.filter((turn) => !found.some((each) => isSameTurn(each, turn)));
    const turns = [...found, ...others];
    if (turns.length === 0) return lines.move(PASS);
    const examined = only.value.length > 0 ? turns.length : Math.min(EXAMINED, turns.length);
    const search = new PreendgameSearch(preendgame, { model: DEFAULT_MODEL, turns, examined });
    const isAlso = (row: { readonly turn: (typeof turns)[number] }) =>
      also.value.some((turn) => isSameTurn(turn, row.turn));
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
