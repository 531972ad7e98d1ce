import type { Tile } from '../../../alphabet/tile';
import { areSameTiles, pointsOf, tilesLeft } from '../../../alphabet/tileCounts';
import { outPoints } from '../../../game/settlement';
import { message } from '../../../message';
import type { GcgEventLine, GcgSettlement } from '../gcgDocument';
import { shownTiles } from '../gcgTiles';
import { resolveTiles, textOfTile } from './gameTiles';
import { afterWithdrawal } from './recordedState';
import type { Finding, ReplayContext, ReplayedEvent, ReplayStep } from './replayStep';

type Line<Kind extends GcgSettlement['kind'] = GcgSettlement['kind']> = GcgEventLine & {
  readonly kind: Kind;
};

/** Replays an event that changes the score without being a turn. */
export function replaySettlement(event: Line, rack: readonly Tile[], context: ReplayContext): ReplayStep {
  if (event.kind === 'withdrawal') return withdraw(event, rack, context);
  return { state: context.state, played: [], findings: checkSettlement(event, rack, context) };
}

function checkSettlement(
  event: Exclude<Line, { kind: 'withdrawal' }>,
  rack: readonly Tile[],
  context: ReplayContext,
): Finding[] {
  switch (event.kind) {
    case 'challenge-bonus':
      return checkChallengeBonus(event, context);
    case 'time-penalty':
      return checkTimePenalty(event, context);
    case 'rack-bonus':
      return checkRackBonus(event, context);
    case 'rack-penalty':
      return checkRackPenalty(event, rack, context);
  }
}

/** The previous event if it was a play of the same player. */
function findPlayBefore(
  { player }: Line,
  { events }: ReplayContext,
): (ReplayedEvent & { score: number }) | undefined {
  const last = events.at(-1);
  return last?.event.kind === 'placement' && last.event.player === player
    ? { ...last, score: last.event.score }
    : undefined;
}

function withdraw(event: Line<'withdrawal'>, rack: readonly Tile[], context: ReplayContext): ReplayStep {
  const { state, turnRules, nicks } = context;
  const phony = findPlayBefore(event, context);
  if (phony === undefined) {
    const problem = message('gcg.withdrawalWithoutPlay', { nick: nicks[event.player] });
    return { state, played: [], findings: [{ code: 'withdrawal-without-play', message: problem }] };
  }
  const findings: Finding[] = [];
  if (event.score !== phony.score) {
    const points = { expected: String(phony.score), found: String(event.score) };
    findings.push({ code: 'withdrawal-score', message: message('gcg.withdrawalScore', points) });
  }
  if (!areSameTiles(rack, phony.rack)) {
    const problem = message('gcg.withdrawalRack', { rack: shownTiles(event.rack) });
    findings.push({ code: 'withdrawal-rack', message: problem });
  }
  const undone = afterWithdrawal(phony.before, event.player, turnRules);
  return { state: { ...undone, scores: state.scores }, played: [], findings };
}

function checkChallengeBonus(event: Line<'challenge-bonus'>, context: ReplayContext): Finding[] {
  if (findPlayBefore(event, context) !== undefined) return [];
  const problem = message('gcg.challengeWithoutPlay', { nick: context.nicks[event.player] });
  return [{ code: 'challenge-without-play', message: problem }];
}

function checkTimePenalty(
  { kind, player }: Line<'time-penalty'>,
  { state, events, nicks }: ReplayContext,
): Finding[] {
  if (state.end === undefined)
    return [{ code: 'time-before-game-end', message: message('gcg.timeBeforeEnd') }];
  if (!events.some(({ event }) => event.kind === kind && event.player === player)) return [];
  return [{ code: 'duplicate-time', message: message('gcg.timeTwice', { nick: nicks[player] }) }];
}

function checkRackBonus(event: Line<'rack-bonus'>, context: ReplayContext): Finding[] {
  const { state, nicks } = context;
  if (state.end?.by !== 'out' || state.end.player !== event.player) {
    const problem = message('gcg.bonusWithoutOut', { nick: nicks[event.player] });
    return [{ code: 'end-before-game-end', message: problem }];
  }
  const tiles = resolveTiles(event.tiles, context.rules.distribution);
  const points = pointsOf(tiles.tiles, context.rules.distribution);
  return [
    ...tiles.findings,
    ...checkOnce(event, context),
    ...checkTilesLeft(event, tiles.tiles, context),
    ...checkEndScore(event, [outPoints(points, 'double'), outPoints(points, 'transfer')]),
  ];
}

function checkRackPenalty(
  event: Line<'rack-penalty'>,
  rack: readonly Tile[],
  context: ReplayContext,
): Finding[] {
  const { end } = context.state;
  if (end === undefined) return [{ code: 'end-before-game-end', message: message('gcg.tilesBeforeEnd') }];
  const tiles = resolveTiles(event.tiles, context.rules.distribution);
  const findings = [...tiles.findings, ...checkOnce(event, context)];
  if (end.by === 'out' && end.player === event.player)
    findings.push({
      code: 'end-tiles',
      message: message('gcg.noTilesLeft', { nick: context.nicks[event.player] }),
    });
  else if (end.by === 'out') findings.push(...checkTilesLeft(event, tiles.tiles, context));
  else if (!areSameTiles(tiles.tiles, rack)) {
    const tilesOf = { rack: shownTiles(event.rack), counted: shownTiles(event.tiles) };
    findings.push({ code: 'end-tiles', message: message('gcg.otherRackCounted', tilesOf) });
  }
  const points = pointsOf(tiles.tiles, context.rules.distribution);
  return [...findings, ...checkEndScore(event, [points])];
}

function checkOnce({ player }: Line, { events, nicks }: ReplayContext): Finding[] {
  const isRackEvent = ({ event }: ReplayedEvent) =>
    (event.kind === 'rack-bonus' || event.kind === 'rack-penalty') && event.player === player;
  if (!events.some(isRackEvent)) return [];
  return [{ code: 'duplicate-end', message: message('gcg.tilesTwice', { nick: nicks[player] }) }];
}

/** When a player is out, the other one holds all tiles that are not on the board. */
function checkTilesLeft(
  event: Line<'rack-bonus' | 'rack-penalty'>,
  tiles: readonly Tile[],
  { state, rules: { distribution } }: ReplayContext,
): Finding[] {
  const left = tilesLeft(distribution, state.board);
  if (areSameTiles(left, tiles)) return [];
  const shownLeft = shownTiles(left.map((tile) => textOfTile(tile, distribution)));
  const tilesOf = { left: shownLeft, counted: shownTiles(event.tiles) };
  return [{ code: 'end-tiles', message: message('gcg.otherTilesLeft', tilesOf) }];
}

function checkEndScore(
  event: Line<'rack-bonus' | 'rack-penalty'>,
  [points, orElse]: readonly [points: number, orElse?: number],
): Finding[] {
  if (event.score === points || event.score === orElse) return [];
  const expected = String(points);
  const found = String(event.score);
  const tiles = shownTiles(event.tiles);
  const problem =
    orElse === undefined
      ? message('gcg.endScore', { expected, found, tiles })
      : message('gcg.endScoreOfTwo', { expected, orElse: String(orElse), found, tiles });
  return [{ code: 'end-score', message: problem }];
}
