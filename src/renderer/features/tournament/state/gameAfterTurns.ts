import type { GameText } from '../../../../contract/tournament/tournamentApi';
import { areSameTiles } from '../../../../core/alphabet/tileCounts';
import { formatGcg } from '../../../../core/notation/gcg/formatGcg';
import { type GcgEntry, isEventEntry, type PlayerIndex } from '../../../../core/notation/gcg/gcgDocument';
import { parseGcg } from '../../../../core/notation/gcg/parseGcg';
import type { GcgPosition } from '../../../../core/notation/gcg/replay/gcgPositions';
import { formatPositionDocument } from '../../../../core/notation/positions/positionDocument';
import type { StartPosition } from '../../../../core/strategy/tournament/startPosition';
import type { OpenGame } from '../../../state/document/openGame';
import { linesBefore } from '../../../state/play/continuePlay';

/** A file to be opened. */
export interface OpenedText {
  readonly name: string;
  readonly text: string;
}

/**
 * A game of a tournament to be opened. If it starts from a position that the open game passes, it has the
 * turns up to there as well, and is a document that shows that position; otherwise, it is the record alone.
 */
export function gameToOpen(
  game: OpenGame | null,
  start: StartPosition | undefined,
  { gcg, name }: GameText,
): OpenedText {
  const turn = game === null || start === undefined ? -1 : turnOfStart(game, start);
  const record = parseGcg(gcg);
  const position = game?.positions[turn];
  if (game === null || position === undefined || !record.ok) return { name, text: gcg };
  const { player, racks, scores, setup } = position;
  // In its own record, player 1 is on turn.
  const seat = (each: PlayerIndex): PlayerIndex => (player === 0 ? each : each === 0 ? 1 : 0);
  const own = record.value.lines.map(
    ({ line: _, ...entry }): GcgEntry =>
      'player' in entry ? { ...entry, player: seat(entry.player) } : entry,
  );
  const players = own
    .filter((entry) => entry.kind === 'player')
    .toSorted((one, other) => one.player - other.player);
  const entries = [...players, ...linesBefore({ ...game, turn }), ...own.filter(isEventEntry)];
  const lines = entries.map((entry, index) => ({ ...entry, line: index + 1 }));
  const text = formatPositionDocument({
    setup,
    turn: { player, scores, otherRack: racks[player === 0 ? 1 : 0] },
    game: { record: formatGcg({ declaresUtf8: true, lines }), turn },
    lexicon: null,
    cgp: null,
    view: null,
    source: {},
  });
  return { name: name.replace(/\.gcg$/, '.tilewright'), text };
}

const turnOfStart = ({ positions }: OpenGame, start: StartPosition): number =>
  positions.findIndex((position) => isStart(position, start));

function isStart(
  { player, scores: [first, second], scorelessTurns, setup }: GcgPosition,
  start: StartPosition,
) {
  const [own, other] = player === 0 ? [first, second] : [second, first];
  return (
    own === start.scores[0] &&
    other === start.scores[1] &&
    scorelessTurns === start.scorelessTurns &&
    areSameTiles(setup.rack, start.rack) &&
    setup.tiles.length === start.tiles.length &&
    setup.tiles.every((tile, square) => tile === start.tiles[square])
  );
}
