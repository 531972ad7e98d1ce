import type { EngineAbout } from '../../contract/engines/enginesApi';
import type { IsWord } from '../../core/board/checkTiles';
import { entryAt } from '../../core/certain';
import type { PlainTurn } from '../../core/game/turns/turn';
import { type Message, message } from '../../core/message';
import { formatCgp } from '../../core/notation/positions/cgp';
import type { SiuRow } from '../../core/notation/siu/siuAnswer';
import type { SiuMode } from '../../core/notation/siu/siuCommand';
import { formatSiuMove } from '../../core/notation/siu/siuMove';
import { readLegalTurn } from '../../core/notation/siu/siuTurn';
import { quoted } from '../../core/quoted';
import { fail, ok, type Result } from '../../core/result';
import type { PlayerView } from '../../core/strategy/playerView';
import { MOST_IN_BAG } from '../../core/strategy/preendgame/preendgame';
import { type Situation, situationOf } from '../../core/strategy/simulation/situation';
import type { EngineProcess, FoundRows } from './engineProcess';

/** A position in which an engine is asked for a turn. */
export interface EngineQuestion {
  readonly situation: Situation;
  /** The player on turn first. */
  readonly scores: readonly [number, number];
  readonly isWord: IsWord;
  /** Time for the answer. */
  readonly millis: number;
  readonly signal: AbortSignal;
  /** Turns to evaluate beside those that the engine chooses. */
  readonly also?: readonly PlainTurn[];
  readonly onRows?: (found: FoundRows, mode: SiuMode) => void;
}

/** An answer whose turns are legal. */
export interface CheckedAnswer extends FoundRows {
  readonly turn: PlainTurn;
  readonly mode: SiuMode;
}

/** Asks an engine that is ready. Its turn is legal here, and scores what it says. */
export async function askForTurn(
  engine: Pick<EngineProcess, 'about' | 'search'>,
  name: string,
  { also = [], isWord, millis, onRows, scores, signal, situation }: EngineQuestion,
): Promise<Result<CheckedAnswer, Message>> {
  const mode = modeFor(engine.about, situation.bagCount);
  if (mode === undefined) return fail(message('engines.noModes', { engine: name }));
  const cgp = cgpOf(situation, scores);
  const answer = await engine.search({
    cgp,
    mode,
    millis,
    also: also.map((turn) => moveOf(turn, situation)),
    signal,
    ...(onRows === undefined ? {} : { onRows: (found: FoundRows) => onRows(found, mode) }),
  });
  if (!answer.ok) return answer;
  const { move, rows } = answer.value;
  if (move === 'none') return fail(message('engines.noMove', { engine: name }));
  const turn = legalTurn(move, name, situation, isWord);
  if (!turn.ok) return turn;
  const row = rows.find((each) => each.move === move);
  const wrong = row === undefined ? undefined : wrongScore(row, turn.value, name);
  return wrong === undefined ? ok({ ...answer.value, turn: turn.value, mode }) : fail(wrong);
}

/** The question for a player of a two-player game, or why no engine can answer it. */
export function questionOf({
  player,
  position,
  progress,
  rackCounts,
  scores,
  turnRules,
}: PlayerView): Result<Pick<EngineQuestion, 'scores' | 'situation'>, Message> {
  if (scores.length !== 2 || rackCounts.length !== 2)
    return fail(message('siu.twoPlayers', { players: scores.length }));
  const own = entryAt(scores, player);
  const other = entryAt(scores, 1 - player);
  const situation = situationOf(position, turnRules, {
    lead: own - other,
    scorelessTurns: progress.scorelessTurns,
    turnsLeft: progress.turnsLeft,
    opponentCount: entryAt(rackCounts, 1 - player),
  });
  return situation.ok ? ok({ situation: situation.value, scores: [own, other] }) : situation;
}

/** The turn of a move as the engine of that name wrote it. */
export function legalTurn(
  move: string,
  name: string,
  situation: Situation,
  isWord: IsWord,
): Result<PlainTurn, Message> {
  const turn = readLegalTurn(move, situation, isWord);
  if (turn.ok) return turn;
  return fail(message('engines.illegalMove', { engine: name, move: quoted(move), problem: turn.error }));
}

/** Why the score that an engine gives to a turn cannot be right. */
export function wrongScore({ figures, move }: SiuRow, turn: PlainTurn, name: string): Message | undefined {
  const expected = turn.kind === 'placement' ? turn.score : 0;
  const { score } = figures;
  if (score === undefined || score === expected) return undefined;
  return message('engines.wrongScore', {
    engine: name,
    move: quoted(move),
    found: String(score),
    expected: String(expected),
  });
}

/** The mode of search that fits what is in the bag, of those that the engine declares. */
export function modeFor({ capabilities }: EngineAbout, bagCount: number): SiuMode | undefined {
  const endings: readonly SiuMode[] = bagCount === 0 ? ['endgame'] : bagCount <= MOST_IN_BAG ? ['peg'] : [];
  const wanted: readonly SiuMode[] = ['auto', ...endings, 'sim', 'gen'];
  return wanted.find((mode) => capabilities.includes(mode));
}

function moveOf(turn: PlainTurn, { position: { rules, tiles } }: Situation): string {
  return formatSiuMove(turn, { ...rules.layout, tiles }, rules.distribution);
}

function cgpOf({ known, position, scorelessTurns }: Situation, scores: readonly [number, number]): string {
  const { rack, rules, tiles } = position;
  return formatCgp({
    setup: { rules, tiles: [...tiles], rack: [...rack] },
    otherRacks: [known],
    scores,
    scorelessTurns,
    operations: [],
  });
}
