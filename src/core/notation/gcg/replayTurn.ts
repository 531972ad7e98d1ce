import { NO_TILE, type Tile } from '../../alphabet/tile';
import { countKinds, countOf, findExcess, fullSet } from '../../alphabet/tileCounts';
import { counted, nameTiles } from '../../counted';
import { mayExchange } from '../../game/turnRules';
import { afterTurn } from './gameState';
import { resolveTiles, textOfTile } from './gameTiles';
import { type GcgEventLine, type GcgTurnEvent, isTurn } from './gcgDocument';
import { shownTiles } from './gcgTiles';
import type { Finding, ReplayStep, Situation } from './replayStep';
import { resolvePlay } from './resolvePlay';

type TurnLine<Kind extends GcgTurnEvent['kind'] = GcgTurnEvent['kind']> = GcgEventLine & {
  readonly kind: Kind;
};

/** Replays a placement, a pass or an exchange. */
export function replayTurn(event: TurnLine, rack: readonly Tile[], situation: Situation): ReplayStep {
  if (event.kind === 'pass' && isFinalPass(event, situation))
    return { state: situation.state, played: [], findings: [] };
  const findings = [
    ...checkOrder(event, situation),
    ...checkRackLength(event, situation),
    ...checkTileCounts(event, rack, situation),
  ];
  const step = event.kind === 'placement' ? place(event, rack, situation) : skip(event, rack, situation);
  return { ...step, findings: [...findings, ...step.findings] };
}

/** Some programs have the other player pass once more when the first is out. */
function isFinalPass({ player }: TurnLine<'pass'>, { state, events }: Situation): boolean {
  const isSettled = events.some(({ event }) => event.kind === 'rack-bonus' || event.kind === 'rack-penalty');
  const hasPassed = events.at(-1)?.event.kind === 'pass';
  return state.over?.by === 'out' && state.over.player !== player && !hasPassed && !isSettled;
}

function checkOrder({ player }: TurnLine, { state, nicks }: Situation): Finding[] {
  if (state.over !== undefined)
    return [{ code: 'event-after-game-end', message: 'The game is over; no turn can follow.' }];
  if (state.toMove === undefined || state.toMove === player) return [];
  return [{ code: 'out-of-turn', message: `It is ${nicks[state.toMove]}’s turn, not ${nicks[player]}’s.` }];
}

function checkRackLength({ player, rack }: TurnLine, { state, nicks }: Situation): Finding[] {
  if (rack.length <= state.held[player]) return [];
  const message = `The rack ${shownTiles(rack)} has ${counted(rack.length, 'tile')}; ${nicks[player]} can hold ${state.held[player]}.`;
  return [{ code: 'rack-too-long', message }];
}

/**
 * The rack was drawn before the other player's last turn, so all tiles of that moment must be in the set together:
 * the board, his rack and this one.
 */
function checkTileCounts({ player }: TurnLine, rack: readonly Tile[], situation: Situation): Finding[] {
  const { distribution } = situation.rules;
  const last = situation.events.findLast(({ event }) => isTurn(event));
  const seen =
    last === undefined || last.event.player === player
      ? situation.state.board
      : [...last.before.board, ...last.rack];
  const all = countKinds([...seen, ...rack]);
  const set = fullSet(distribution);
  const excess = rack.find((tile) => countOf(all, tile) > countOf(set, tile));
  if (excess === undefined) return [];
  const name = textOfTile(excess, distribution);
  const message = `Board and racks hold ${nameTiles(countOf(all, excess), name)} at once; the tile set has ${countOf(set, excess)}.`;
  return [{ code: 'tile-not-in-bag', message }];
}

function place(event: TurnLine<'placement'>, rack: readonly Tile[], situation: Situation): ReplayStep {
  const { emptyPositions, rules, state, turnRules } = situation;
  const play = resolvePlay(event, state.board, rules, emptyPositions);
  const newTiles = play.tiles.filter((tile) => tile !== NO_TILE);
  const turn = { board: play.board, playedCount: newTiles.length, score: event.score };
  return {
    state: afterTurn(state, event.player, turn, turnRules),
    played: play.tiles,
    findings: [
      ...play.findings,
      ...checkPlayedFromRack(event, newTiles, rack, situation),
      ...checkScore(event, play.score),
    ],
  };
}

function checkPlayedFromRack(
  event: TurnLine<'placement'>,
  newTiles: readonly Tile[],
  rack: readonly Tile[],
  { rules: { distribution } }: Situation,
): Finding[] {
  const missing = findExcess(newTiles, countKinds(rack));
  // A rack with tiles that the set does not have has been refused already.
  if (missing === undefined || rack.length < event.rack.length) return [];
  const message = `The play needs ${textOfTile(missing, distribution)}, which the rack ${shownTiles(event.rack)} does not have.`;
  return [{ code: 'tile-not-in-rack', message }];
}

function checkScore({ word, score }: TurnLine<'placement'>, expected: number | undefined): Finding[] {
  if (expected === undefined || expected === score) return [];
  const message = `${expected} points expected, ${score} found for the play ${shownTiles(word)}.`;
  return [{ code: 'play-score', message }];
}

/** A pass or an exchange. */
function skip(event: TurnLine<'pass' | 'exchange'>, rack: readonly Tile[], situation: Situation): ReplayStep {
  const { state, turnRules } = situation;
  const turn = { board: state.board, playedCount: 0, score: 0 };
  return {
    state: afterTurn(state, event.player, turn, turnRules),
    played: [],
    findings: event.kind === 'exchange' ? checkExchange(event, rack, situation) : [],
  };
}

function checkExchange(
  { exchanged, player, rack: rackText }: TurnLine<'exchange'>,
  rack: readonly Tile[],
  { state, nicks, rules: { distribution, exchangeLimit } }: Situation,
): Finding[] {
  const findings: Finding[] = [];
  if (!mayExchange(state.bagCount, exchangeLimit)) {
    const message = `The bag holds ${counted(state.bagCount, 'tile')}; an exchange needs at least ${exchangeLimit}.`;
    findings.push({ code: 'exchange-limit', message });
  }
  if (typeof exchanged === 'number') {
    const message = `${counted(exchanged, 'tile')} ${exchanged === 1 ? 'is' : 'are'} exchanged; ${nicks[player]} holds ${state.held[player]}.`;
    if (exchanged > state.held[player]) findings.push({ code: 'exchange-not-in-rack', message });
    return findings;
  }
  const tiles = resolveTiles(exchanged, distribution);
  const missing = findExcess(tiles.tiles, countKinds(rack));
  findings.push(...tiles.findings);
  if (missing !== undefined) {
    const message = `${textOfTile(missing, distribution)} is exchanged, but the rack ${shownTiles(rackText)} does not have it.`;
    findings.push({ code: 'exchange-not-in-rack', message });
  }
  return findings;
}
