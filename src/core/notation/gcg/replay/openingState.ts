import { NO_TILE, type Tile } from '../../../alphabet/tile';
import type { Rules } from '../../../board/rules';
import { FIRST_PROGRESS } from '../../../game/progress';
import type { TurnRules } from '../../../game/turnRules';
import { message } from '../../../message';
import { type CgpDocument, parseCgp } from '../../positions/cgp';
import type { GcgDocument } from '../gcgDocument';
import type { GcgProblem } from '../gcgProblem';
import { startPositionLine } from '../startPosition';
import type { RecordedState } from './recordedState';

export interface Opening {
  readonly state: RecordedState;
  readonly problems: readonly GcgProblem[];
}

/** The state before the first event: the empty board, or the position that the record starts from. */
export function openingOf(document: GcgDocument, rules: Rules, turnRules: TurnRules): Opening {
  const start = startPositionLine(document);
  if (start === undefined) return { state: emptyOpening(rules), problems: [] };
  const read = parseCgp(start.text, rules);
  if (read.ok) return { state: startedOpening(read.value, turnRules), problems: [] };
  const unreadable = message('gcg.startUnreadable', { problem: read.error });
  const problem = { code: 'start-position', line: start.line, message: unreadable } as const;
  return { state: emptyOpening(rules), problems: [problem] };
}

function emptyOpening(rules: Rules): RecordedState {
  const board = new Array<Tile>(rules.layout.rows * rules.layout.cols).fill(NO_TILE);
  // The first turn may be either player's.
  return { ...tilesHeld(board, rules, rules.rackSize), scores: [0, 0], toMove: undefined, ...FIRST_PROGRESS };
}

function startedOpening(
  { scorelessTurns, scores: [first = 0, second = 0], setup: { rack, rules, tiles } }: CgpDocument,
  { ending }: TurnRules,
): RecordedState {
  const held = tilesHeld(tiles, rules, rack.length > 0 ? rack.length : rules.rackSize);
  const turnsLeft = ending === 'last-round' && held.bagCount === 0 ? 2 : undefined;
  return { ...held, scores: [first, second], toMove: 0, ...FIRST_PROGRESS, scorelessTurns, turnsLeft };
}

/** Both racks are as full as the tiles that are not on the board allow. */
function tilesHeld(
  board: readonly Tile[],
  { distribution, rackSize }: Rules,
  firstCount: number,
): Pick<RecordedState, 'bagCount' | 'board' | 'held'> {
  const all = distribution.letters.reduce((sum, { count }) => sum + count, distribution.blankCount);
  const left = Math.max(0, all - board.filter((tile) => tile !== NO_TILE).length);
  const first = Math.min(firstCount, left);
  const second = Math.min(rackSize, left - first);
  return { board, held: [first, second], bagCount: left - first - second };
}
