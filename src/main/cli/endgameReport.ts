import { positionLabel } from '../../core/board/square';
import { formatMoveTiles } from '../../core/notation/positions/moveList';
import type { EndgameResult } from '../../core/strategy/endgame/endgameSolver';
import type { LineTurn } from '../../core/strategy/endgame/lineTurns';
import { fixed } from '../../texts/numbers';
import { text } from '../../texts/text';
import type { NamedEndgame } from './endgamePositions';
import { alignColumns } from './formatReport';

export interface EndgameReport extends NamedEndgame {
  readonly result: EndgameResult;
  readonly seconds: number;
}

export const formatEndgameJson = ({ endgame, id, result, seconds }: EndgameReport): string =>
  `${JSON.stringify({
    id,
    value: result.value,
    solved: result.solved,
    line: result.line.map((turn, nth) => {
      const [move] = placeAndTiles(turn, endgame);
      return { player: (nth % 2) + 1, move, score: turn.points };
    }),
    depth: result.depth,
    nodes: result.nodes,
    seconds,
  })}\n`;

export function formatEndgameText({ endgame, id, result, seconds }: EndgameReport): string {
  const { depth, line, nodes, solved, value } = result;
  const head = text('endgameCommand.report', {
    id,
    value: signed(value),
    solved: String(solved),
    depth,
    nodes,
    seconds: fixed(seconds, seconds < 10 ? 2 : 1),
  });
  const rows = line.map((turn, nth) => [
    String(nth + 1),
    text('endgameCommand.player', { isOnTurn: String(nth % 2 === 0) }),
    placeAndTiles(turn, endgame)[1],
    String(turn.points),
  ]);
  const played = line.reduce((sum, { points }, nth) => sum + (nth % 2 === 0 ? points : -points), 0);
  const settled = value - played;
  const end = solved && settled !== 0 ? [text('endgameCommand.settled', { points: signed(settled) })] : [];
  return [head, ...alignColumns(rows), ...end].map((each) => `${each}\n`).join('');
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));

/** Formats for programs and for people. */
function placeAndTiles({ turn }: LineTurn, { position }: NamedEndgame['endgame']): readonly [string, string] {
  if (turn.kind !== 'placement') return ['pass', text('endgameCommand.pass')];
  const move = `${positionLabel(turn, turn.direction)} ${formatMoveTiles(turn, position.rules.distribution)}`;
  return [move, move];
}
