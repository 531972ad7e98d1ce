import { MAX_CANDIDATES } from '../../../contract/simulation/simulationLimits';
import type { Rules } from '../../../core/board/rules';
import type { TurnRules } from '../../../core/game/turnRules';
import type { PlainTurn } from '../../../core/game/turns/turn';
import { type SharedGaddag, shareGaddag } from '../../../core/lexicon/sharedGaddag';
import { message } from '../../../core/message';
import { type SiuError, type SiuGo, siuError } from '../../../core/notation/siu/siuCommand';
import { type Provenance, SiuLines } from '../../../core/notation/siu/siuOutput';
import type { SiuPosition } from '../../../core/notation/siu/siuPosition';
import { readSiuTurn } from '../../../core/notation/siu/siuTurn';
import { quoted } from '../../../core/quoted';
import { fail, ok, type Result } from '../../../core/result';
import { findTurnFault } from '../../../core/strategy/simulation/situation';
import type { LoadedLexicon } from '../../cache/loadLexicon';
import type { SimulationTables } from '../../simulation/simulationTables';
import type { CommandDeps } from '../movesCommand';
import type { SiuSettings } from './siuOptions';

/** Shared inputs of every search. */
export interface SiuContext {
  readonly rules: Rules;
  readonly turnRules: TurnRules;
  readonly lexicon: LoadedLexicon;
  readonly gaddag: SharedGaddag;
  readonly tables: SimulationTables;
  readonly provenance: Provenance;
  readonly settings: SiuSettings;
  readonly deps: CommandDeps;
}

export const shareLexicon = ({ gaddag }: LoadedLexicon): SharedGaddag => shareGaddag(gaddag);

/** A search that is stopped answers within this time, or its threads are ended. */
export const GRACE_MS = 100;
/** Results are printed this often during a search. */
export const STREAM_MS = 500;

export const linesOf = ({ position }: SiuPosition): SiuLines =>
  new SiuLines(position, [...position.rack], position.rules.distribution);

/** Aborted a while after another one: until then, a search may still give its result. */
export function afterGrace(stop: AbortSignal): AbortSignal {
  const late = new AbortController();
  const wait = () => setTimeout(() => late.abort(), GRACE_MS);
  if (stop.aborted) wait();
  else stop.addEventListener('abort', wait, { once: true });
  return late.signal;
}

/** The turns of a position that a front end asks about. */
export interface NamedTurns {
  readonly position: SiuPosition;
  /** None: those that seem best. */
  readonly only: readonly PlainTurn[];
  readonly also: readonly PlainTurn[];
}

/** The turns that a command names, which must be legal; phonies are allowed. */
export function readNamed(go: SiuGo, position: SiuPosition): Result<NamedTurns, SiuError> {
  const only = readTurns(go.searchMoves.slice(0, MAX_CANDIDATES), position);
  if (!only.ok) return only;
  const also = readTurns(go.alsoSearchMoves.slice(0, MAX_CANDIDATES), position);
  return also.ok ? ok({ position, only: only.value, also: also.value }) : also;
}

function readTurns(
  texts: readonly string[],
  { position, situation }: SiuPosition,
): Result<readonly PlainTurn[], SiuError> {
  const turns: PlainTurn[] = [];
  for (const text of texts) {
    const turn = readSiuTurn(text, position);
    const fault = turn.ok ? findTurnFault(situation, turn.value) : turn.error;
    if (fault !== undefined || !turn.ok)
      return fail(siuError('bad-move', message('siu.atMove', { given: quoted(text), problem: fault ?? '' })));
    turns.push(turn.value);
  }
  return ok(turns);
}

/** Prints at most every now and then. */
export function seldom(print: () => void): () => void {
  let last = performance.now();
  return () => {
    const now = performance.now();
    if (now - last < STREAM_MS) return;
    last = now;
    print();
  };
}
