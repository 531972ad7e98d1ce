import { NO_TILE } from '../../core/alphabet/tile';
import { type Position, replaceTiles } from '../../core/board/position';
import { boardBefore } from '../../core/game/turns/boardBefore';
import { findPlaceFaults } from '../../core/game/turns/checkPlace';
import { readPlacement } from '../../core/game/turns/placementWords';
import { placeFault } from '../../core/game/turns/turnProblems';
import { parseGcgWord } from '../../core/notation/gcg/gcgTiles';
import { resolveTiles } from '../../core/notation/gcg/replay/gameTiles';
import { parsePositionLabel } from '../../core/notation/positions/positionText';
import { quoted } from '../../core/quoted';
import type { OpponentTurn } from '../../core/strategy/simulation/inferredRacks';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { InputError } from './inputError';

/**
 * The opponent’s last turn as a person types it: `8H C(AT)S` or `8H C..S`, its tiles on the board, or `-3`
 * if three tiles were exchanged. Throws an `InputError`.
 */
export function readLastTurn(typed: string, position: Position): OpponentTurn {
  const exchanged = /^\s*-\s?(\d{1,2})\s*$/.exec(typed)?.[1];
  if (exchanged !== undefined) return { kind: 'exchange', count: Number(exchanged) };
  const [, place, word] = /^\s*([a-z]{0,2}\d{1,2}[a-z]{0,2})\s+(\S+)\s*$/i.exec(typed) ?? [];
  const start = parsePositionLabel(place ?? '');
  if (start === undefined || word === undefined) throw wrong(typed);
  const spelled = parseGcgWord(word, []);
  if (!spelled.ok) throw new InputError(`--last: ${say(spelled.error)}`);
  const { findings, tiles } = resolveTiles(spelled.value, position.rules.distribution);
  const [finding] = findings;
  if (finding !== undefined) throw new InputError(`--last: ${say(finding.message)}`);
  const { direction, square } = start;
  const move = { kind: 'placement', ...square, direction, tiles, score: 0 } as const;
  const board = boardBefore(position, move);
  if (board === undefined) throw new InputError(`--last: ${text('simulation.notOnBoard')}`);
  const { distribution, layout } = position.rules;
  const [fault] = findPlaceFaults({ layout, tiles: board }, move);
  if (fault !== undefined) throw new InputError(`--last: ${say(placeFault(fault, layout, distribution))}`);
  const played = tiles.filter((tile) => tile !== NO_TILE);
  const before = replaceTiles(position, board, Uint8Array.from(played));
  return { ...move, score: readPlacement(before, move).score };
}

const wrong = (typed: string): InputError =>
  new InputError(text('simulateCommand.wrongLast', { given: quoted(typed) }));
