import { BLANK, NO_TILE, type Tile } from '../../../alphabet/tile';
import { countKinds, countOf, findExcess, fullSet } from '../../../alphabet/tileCounts';
import { mayExchange } from '../../../game/turnRules';
import { message } from '../../../message';
import { type GcgEventLine, type GcgTurnEvent, isTurn } from '../gcgDocument';
import { shownTiles } from '../gcgTiles';
import { resolveTiles, textOfTile } from './gameTiles';
import { afterTurn } from './recordedState';
import type { Finding, ReplayContext, ReplayStep } from './replayStep';
import { resolvePlay } from './resolvePlay';

type TurnLine<Kind extends GcgTurnEvent['kind'] = GcgTurnEvent['kind']> = GcgEventLine & {
  readonly kind: Kind;
};

/** Replays a placement, a pass or an exchange. */
export function replayTurn(event: TurnLine, rack: readonly Tile[], context: ReplayContext): ReplayStep {
  if (event.kind === 'pass' && isFinalPass(event, context))
    return { state: context.state, played: [], findings: [] };
  const findings = [
    ...checkOrder(event, context),
    ...checkRackLength(event, context),
    ...checkTileCounts(event, rack, context),
  ];
  const step = event.kind === 'placement' ? place(event, rack, context) : skip(event, rack, context);
  return { ...step, findings: [...findings, ...step.findings] };
}

/** Some programs record a final pass of the other player after the first has gone out. */
function isFinalPass({ player }: TurnLine<'pass'>, { state, events }: ReplayContext): boolean {
  const isSettled = events.some(({ event }) => event.kind === 'rack-bonus' || event.kind === 'rack-penalty');
  const hasPassed = events.at(-1)?.event.kind === 'pass';
  return state.end?.by === 'out' && state.end.player !== player && !hasPassed && !isSettled;
}

function checkOrder({ player }: TurnLine, { state, nicks }: ReplayContext): Finding[] {
  if (state.end !== undefined)
    return [{ code: 'event-after-game-end', message: message('gcg.turnAfterEnd') }];
  if (state.toMove === undefined || state.toMove === player) return [];
  const problem = message('gcg.outOfTurn', { expected: nicks[state.toMove], found: nicks[player] });
  return [{ code: 'out-of-turn', message: problem }];
}

function checkRackLength({ player, rack }: TurnLine, { state, nicks }: ReplayContext): Finding[] {
  if (rack.length <= state.held[player]) return [];
  const values = {
    rack: shownTiles(rack),
    count: rack.length,
    nick: nicks[player],
    held: String(state.held[player]),
  };
  return [{ code: 'rack-too-long', message: message('gcg.longRack', values) }];
}

/**
 * The rack was drawn before the other player's last turn, so the set must contain all tiles of that moment:
 * the board, the other rack and this one.
 */
function checkTileCounts({ player }: TurnLine, rack: readonly Tile[], context: ReplayContext): Finding[] {
  const { distribution } = context.rules;
  const last = context.events.findLast(({ event }) => isTurn(event));
  const seen =
    last === undefined || last.event.player === player
      ? context.state.board
      : [...last.before.board, ...last.rack];
  const all = countKinds([...seen, ...rack]);
  const set = fullSet(distribution);
  const excess = rack.find((tile) => countOf(all, tile) > countOf(set, tile));
  if (excess === undefined) return [];
  const count = countOf(all, excess);
  const most = String(countOf(set, excess));
  const problem =
    excess === BLANK
      ? message('gcg.manyBlanks', { count, most })
      : message('gcg.manyTiles', { count, tile: textOfTile(excess, distribution), most });
  return [{ code: 'tile-not-in-bag', message: problem }];
}

function place(event: TurnLine<'placement'>, rack: readonly Tile[], context: ReplayContext): ReplayStep {
  const { emptyPositions, rules, state, turnRules } = context;
  const play = resolvePlay(event, state.board, rules, emptyPositions);
  const newTiles = play.tiles.filter((tile) => tile !== NO_TILE);
  const turn = { board: play.board, playedCount: newTiles.length, score: event.score };
  return {
    state: afterTurn(state, event.player, turn, turnRules),
    played: play.tiles,
    findings: [
      ...play.findings,
      ...checkPlayedFromRack(event, newTiles, rack, context),
      ...checkScore(event, play.score),
    ],
  };
}

function checkPlayedFromRack(
  event: TurnLine<'placement'>,
  newTiles: readonly Tile[],
  rack: readonly Tile[],
  { rules: { distribution } }: ReplayContext,
): Finding[] {
  const missing = findExcess(newTiles, countKinds(rack));
  // A rack with tiles that the set does not have has already been reported.
  if (missing === undefined || rack.length < event.rack.length) return [];
  const values = { tile: textOfTile(missing, distribution), rack: shownTiles(event.rack) };
  return [{ code: 'tile-not-in-rack', message: message('gcg.tileNotInRack', values) }];
}

function checkScore({ word, score }: TurnLine<'placement'>, expected: number | undefined): Finding[] {
  if (expected === undefined || expected === score) return [];
  const values = { expected: String(expected), found: String(score), word: shownTiles(word) };
  return [{ code: 'play-score', message: message('gcg.playScore', values) }];
}

/** A pass or an exchange. */
function skip(
  event: TurnLine<'pass' | 'exchange'>,
  rack: readonly Tile[],
  context: ReplayContext,
): ReplayStep {
  const { state, turnRules } = context;
  const turn = { board: state.board, playedCount: 0, score: 0 };
  return {
    state: afterTurn(state, event.player, turn, turnRules),
    played: [],
    findings: event.kind === 'exchange' ? checkExchange(event, rack, context) : [],
  };
}

function checkExchange(
  { exchanged, player, rack: rackText }: TurnLine<'exchange'>,
  rack: readonly Tile[],
  { state, nicks, rules: { distribution, exchangeLimit } }: ReplayContext,
): Finding[] {
  const findings: Finding[] = [];
  if (!mayExchange(state.bagCount, exchangeLimit)) {
    const values = { count: state.bagCount, least: String(exchangeLimit) };
    findings.push({ code: 'exchange-limit', message: message('gcg.exchangeLimit', values) });
  }
  if (typeof exchanged === 'number') {
    const values = { count: exchanged, nick: nicks[player], held: String(state.held[player]) };
    if (exchanged > state.held[player])
      findings.push({ code: 'exchange-not-in-rack', message: message('gcg.manyExchanged', values) });
    return findings;
  }
  const tiles = resolveTiles(exchanged, distribution);
  const missing = findExcess(tiles.tiles, countKinds(rack));
  findings.push(...tiles.findings);
  if (missing !== undefined) {
    const values = { tile: textOfTile(missing, distribution), rack: shownTiles(rackText) };
    findings.push({ code: 'exchange-not-in-rack', message: message('gcg.exchangedNotInRack', values) });
  }
  return findings;
}
