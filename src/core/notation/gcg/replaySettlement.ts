import type { Tile } from '../../alphabet/tile';
import { areSameTiles, pointsOf, tilesLeft } from '../../alphabet/tileCounts';
import { outBonus } from '../../game/turnRules';
import { afterWithdrawal } from './gameState';
import { resolveTiles, textOfTile } from './gameTiles';
import type { GcgEventLine, GcgSettlement } from './gcgDocument';
import { shownTiles } from './gcgTiles';
import type { Finding, ReplayedEvent, ReplayStep, Situation } from './replayStep';

type Line<Kind extends GcgSettlement['kind'] = GcgSettlement['kind']> = GcgEventLine & {
  readonly kind: Kind;
};

/** Replays an event that changes the score without being a turn. */
export function replaySettlement(event: Line, rack: readonly Tile[], situation: Situation): ReplayStep {
  if (event.kind === 'withdrawal') return withdraw(event, rack, situation);
  return { state: situation.state, played: [], findings: checkSettlement(event, rack, situation) };
}

function checkSettlement(
  event: Exclude<Line, { kind: 'withdrawal' }>,
  rack: readonly Tile[],
  situation: Situation,
): Finding[] {
  switch (event.kind) {
    case 'challenge-bonus':
      return checkChallengeBonus(event, situation);
    case 'time-penalty':
      return checkTimePenalty(event, situation);
    case 'rack-bonus':
      return checkRackBonus(event, situation);
    case 'rack-penalty':
      return checkRackPenalty(event, rack, situation);
  }
}

/** The event directly before, if it was a play of the same player. */
function findPlayBefore(
  { player }: Line,
  { events }: Situation,
): (ReplayedEvent & { score: number }) | undefined {
  const last = events.at(-1);
  return last?.event.kind === 'placement' && last.event.player === player
    ? { ...last, score: last.event.score }
    : undefined;
}

function withdraw(event: Line<'withdrawal'>, rack: readonly Tile[], situation: Situation): ReplayStep {
  const { state, turnRules, nicks } = situation;
  const phony = findPlayBefore(event, situation);
  if (phony === undefined) {
    const message = `There is no play by ${nicks[event.player]} directly before this line to take back.`;
    return { state, played: [], findings: [{ code: 'withdrawal-without-play', message }] };
  }
  const findings: Finding[] = [];
  if (event.score !== phony.score) {
    const message = `${phony.score} points expected, ${event.score} found for the play taken back.`;
    findings.push({ code: 'withdrawal-score', message });
  }
  if (!areSameTiles(rack, phony.rack)) {
    const message = `The play taken back was not made from the rack ${shownTiles(event.rack)}.`;
    findings.push({ code: 'withdrawal-rack', message });
  }
  const undone = afterWithdrawal(phony.before, event.player, turnRules);
  return { state: { ...undone, scores: state.scores }, played: [], findings };
}

function checkChallengeBonus(event: Line<'challenge-bonus'>, situation: Situation): Finding[] {
  if (findPlayBefore(event, situation) !== undefined) return [];
  const message = `There is no challenged play by ${situation.nicks[event.player]} directly before this line.`;
  return [{ code: 'challenge-without-play', message }];
}

function checkTimePenalty(
  { kind, player }: Line<'time-penalty'>,
  { state, events, nicks }: Situation,
): Finding[] {
  if (state.over === undefined)
    return [
      { code: 'time-before-game-end', message: 'The game is not over yet; time is counted at its end.' },
    ];
  if (!events.some(({ event }) => event.kind === kind && event.player === player)) return [];
  return [{ code: 'duplicate-time', message: `The time of ${nicks[player]} has been counted already.` }];
}

function checkRackBonus(event: Line<'rack-bonus'>, situation: Situation): Finding[] {
  const { state, nicks } = situation;
  if (state.over?.by !== 'out' || state.over.player !== event.player) {
    const message = `${nicks[event.player]} is not out of tiles; the other player’s tiles count only for a player who is.`;
    return [{ code: 'end-before-game-end', message }];
  }
  const tiles = resolveTiles(event.tiles, situation.rules.distribution);
  const points = pointsOf(tiles.tiles, situation.rules.distribution);
  return [
    ...tiles.findings,
    ...checkOnce(event, situation),
    ...checkTilesLeft(event, tiles.tiles, situation),
    ...checkEndScore(event, [outBonus(points), points]),
  ];
}

function checkRackPenalty(
  event: Line<'rack-penalty'>,
  rack: readonly Tile[],
  situation: Situation,
): Finding[] {
  const { over } = situation.state;
  if (over === undefined)
    return [
      {
        code: 'end-before-game-end',
        message: 'The game is not over yet; tiles left are counted at its end.',
      },
    ];
  const tiles = resolveTiles(event.tiles, situation.rules.distribution);
  const findings = [...tiles.findings, ...checkOnce(event, situation)];
  if (over.by === 'out' && over.player === event.player)
    findings.push({
      code: 'end-tiles',
      message: `${situation.nicks[event.player]} has no tiles left to lose points for.`,
    });
  else if (over.by === 'out') findings.push(...checkTilesLeft(event, tiles.tiles, situation));
  else if (!areSameTiles(tiles.tiles, rack)) {
    const message = `The rack is ${shownTiles(event.rack)}, but ${shownTiles(event.tiles)} is counted.`;
    findings.push({ code: 'end-tiles', message });
  }
  const points = pointsOf(tiles.tiles, situation.rules.distribution);
  return [...findings, ...checkEndScore(event, [points])];
}

function checkOnce({ player }: Line, { events, nicks }: Situation): Finding[] {
  const isRackEvent = ({ event }: ReplayedEvent) =>
    (event.kind === 'rack-bonus' || event.kind === 'rack-penalty') && event.player === player;
  if (!events.some(isRackEvent)) return [];
  return [
    { code: 'duplicate-end', message: `The tiles left have been counted for ${nicks[player]} already.` },
  ];
}

/** When a player is out, the other one holds all that is not on the board. */
function checkTilesLeft(
  event: Line<'rack-bonus' | 'rack-penalty'>,
  tiles: readonly Tile[],
  { state, rules: { distribution } }: Situation,
): Finding[] {
  const left = tilesLeft(distribution, state.board);
  if (areSameTiles(left, tiles)) return [];
  const text = shownTiles(left.map((tile) => textOfTile(tile, distribution)));
  return [
    { code: 'end-tiles', message: `The tiles left are ${text}, but ${shownTiles(event.tiles)} is counted.` },
  ];
}

function checkEndScore(event: Line<'rack-bonus' | 'rack-penalty'>, allowed: readonly number[]): Finding[] {
  if (allowed.includes(event.score)) return [];
  const tiles = shownTiles(event.tiles);
  return [
    {
      code: 'end-score',
      message: `${allowed.join(' or ')} points expected, ${event.score} found for the tiles ${tiles}.`,
    },
  ];
}
