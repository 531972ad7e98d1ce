import { NO_TILE } from '../../alphabet/tile';
import { type TileDistribution, tileGlyph } from '../../alphabet/tileDistribution';
import type { BoardLayout } from '../../board/boardLayout';
import { boardNameOf } from '../../board/ruleNames';
import type { Rules } from '../../board/rules';
import type { Setup } from '../../board/setup';
import type { TurnState } from '../../game/turnState';
import { type Message, message, sentences } from '../../message';
import { fail, ok, type Result } from '../../result';
import { formatBoardFile } from '../boards/boardFile';
import { findTileSet, type PresetCatalogue } from '../boards/presets';
import { formatGcg } from '../gcg/formatGcg';
import { type GcgDocument, type GcgPragma, nicksOf } from '../gcg/gcgDocument';
import type { GcgPosition } from '../gcg/replay/gcgPositions';
import { normalisePlays } from '../gcg/replay/normalisePlays';
import { startPositionLine } from '../gcg/startPosition';
import { type CgpDocument, formatCgp, parseCgp } from '../positions/cgp';
import { isReadOperation, writeCgpOperations } from '../positions/cgpOperations';
import { formatRowsText } from '../positions/rowsText';
import { formatTileSetFile } from '../tileSets/tileSetFile';
import { joinMessages } from './joinMessages';

/** Everything that can be exported. */
export interface ExportSource {
  readonly setup: Setup;
  /** By default the standing in the CGP line. */
  readonly turn?: TurnState;
  /**
   * The recorded game, and the moment in it that the setup shows; null if the setup has been edited since.
   */
  readonly game: {
    /** The main line. */
    readonly record: GcgDocument;
    /** Number of its branches. */
    readonly branches: number;
    /** The rules of the game. */
    readonly rules: Rules;
    readonly position: GcgPosition | null;
  } | null;
  readonly lexicon: string | null;
  /** The CGP line that the position came from; its other operations are written back. */
  readonly cgp: string | null;
}

export interface Exported {
  readonly text: string;
  /** What the format cannot express. */
  readonly note: Message | null;
}

export type Write = (source: ExportSource, catalogue: PresetCatalogue) => Result<Exported, Message>;

export const exportRows: Write = ({ setup }) => {
  const hasBricks = setup.rules.layout.bricks.includes(true);
  return ok({ text: formatRowsText(setup), note: hasBricks ? message('exchange.bricksAsDots') : null });
};

export const exportBoard: Write = ({ setup: { rules } }) => {
  const { bingoBonus, layout, rackSize } = rules;
  return whole(formatBoardFile({ name: boardNameOf(rules), aliases: [], layout, rackSize, bingoBonus }));
};

export const writeLayoutBy =
  (format: (layout: BoardLayout) => Result<string, Message>): Write =>
  ({ setup }) => {
    const text = format(setup.rules.layout);
    return text.ok ? whole(text.value) : text;
  };

export const exportTileSet: Write = ({ setup: { rules } }) => {
  const { distribution, exchangeLimit } = rules;
  return whole(formatTileSetFile({ distribution, aliases: [], exchangeLimit }));
};

export const writeTilesBy =
  (format: (distribution: TileDistribution) => string): Write =>
  ({ setup }) =>
    whole(format(setup.rules.distribution));

const whole = (text: string): Result<Exported, Message> => ok({ text, note: null });

export const exportCgp: Write = ({ cgp, game, lexicon, setup, turn }, catalogue) => {
  const { lost, operations } = writeCgpOperations(setup.rules, catalogue, lexicon);
  const before = cgp === null ? undefined : parseCgp(cgp, setup.rules);
  const { operations: others, ...known } = before?.ok ? before.value : NOTHING_KNOWN;
  const position = game?.position ?? null;
  const state = position === null ? { ...known, ...playersOf(turn, known) } : cgpStateOf(position);
  const all = [...operations, ...others.filter((each) => !isReadOperation(each))];
  const text = `${formatCgp({ ...state, setup, operations: all })}\n`;
  if (lost.length === 0) return whole(text);
  return ok({ text, note: message('exchange.cgpLoses', { lost: joinMessages(lost) }) });
};

type CgpState = Pick<CgpDocument, 'otherRacks' | 'scores' | 'scorelessTurns'>;

const NOTHING_KNOWN: CgpState & Pick<CgpDocument, 'operations'> = {
  otherRacks: [[]],
  scores: [0, 0],
  scorelessTurns: 0,
  operations: [],
};

/** More than two players are known only from the CGP line. */
function playersOf(turn: TurnState | undefined, known: CgpState): Partial<CgpState> {
  if (turn === undefined || known.scores.length > 2) return {};
  const { otherRack, player, scores } = turn;
  return { otherRacks: [otherRack], scores: [scores[player], scores[player === 0 ? 1 : 0]] };
}

/** The player to move comes first. */
function cgpStateOf({ player, racks, scorelessTurns, scores }: GcgPosition): CgpState {
  const other = player === 0 ? 1 : 0;
  return { otherRacks: [racks[other]], scores: [scores[player], scores[other]], scorelessTurns };
}

export const exportGcg: Write = ({ game, lexicon, setup }, catalogue) => {
  if (game !== null) {
    const [first, second] = nicksOf(game.record);
    const edited = game.position === null ? message('exchange.editedGame', { first, second }) : null;
    const left = game.branches === 0 ? null : message('exchange.branchesLeft', { count: game.branches });
    const start = startPositionLine(game.record);
    const note = sentences(edited, left, start === undefined ? null : message('exchange.startLeft'));
    const text = formatGcg(normalisePlays(game.record, game.rules));
    return ok({ text, note: note === '' ? null : note });
  }
  if (setup.tiles.some((tile) => tile !== NO_TILE)) return fail(message('exchange.gcgNeedsGame'));
  return ok({
    text: formatGcg(unplayedGame(setup, catalogue, lexicon)),
    note: message('exchange.gcgNotBegun'),
  });
};

/** A record without events: players, rules and the rack. */
function unplayedGame(
  { rack, rules }: Setup,
  { boards, tileSets }: PresetCatalogue,
  lexicon: string | null,
): GcgDocument {
  const glyphs = rack.map((tile) => tileGlyph(rules.distribution, tile));
  const pragmas = rulesPragmas(rules, { boards, tileSets }, lexicon);
  const players = ([0, 1] as const).map(
    (player) =>
      ({ kind: 'player', player, nick: `player${player + 1}`, realName: `Player ${player + 1}` }) as const,
  );
  const racks = rack.length === 0 ? [] : [{ kind: 'rack', player: 0, rack: glyphs } as const];
  const lines = [...players, ...pragmas, ...racks].map((line, index) => ({ ...line, line: index + 1 }));
  return { declaresUtf8: false, lines };
}

/** The pragmas for lexicon and rules, as far as these have names. */
export function rulesPragmas(
  rules: Rules,
  { boards, tileSets }: PresetCatalogue,
  lexicon: string | null,
): readonly Extract<GcgPragma, { kind: 'text' }>[] {
  const board = boards.find(({ layout }) => JSON.stringify(layout) === JSON.stringify(rules.layout));
  const tileSet = findTileSet({ boards, tileSets }, rules.distribution.name);
  const texts = [
    ['lexicon', lexicon],
    ['board-layout', board?.aliases[0] ?? board?.name],
    ['tile-distribution', tileSet?.aliases[0] ?? tileSet?.distribution.name],
  ] as const;
  return texts.flatMap(([name, text]) =>
    text === null || text === undefined ? [] : [{ kind: 'text', name, text } as const],
  );
}
