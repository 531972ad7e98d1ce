import { CLASSIC_RULES, type Rules } from '../../board/rules';
import { entryAt } from '../../certain';
import type { GameState } from '../../game/gameState';
import { formatGcg } from '../../notation/gcg/formatGcg';
import { type GcgLine, nickOfName } from '../../notation/gcg/gcgDocument';
import { gcgOfGame } from '../../notation/gcg/replay/gcgOfGame';
import { startPositionText } from '../../notation/gcg/startPosition';
import { beginnerOf } from './gameSummary';
import { pairingCountOf, pairingsOf, plannedEngine, type TournamentPlan } from './tournamentPlan';

/** A game of a tournament in GCG format: agents by id, engines by name, board and tiles by name. */
export function gameRecord(plan: TournamentPlan, pairing: number, nth: number, state: GameState): string {
  const { one, other } = entryAt(pairingsOf(plan), pairing);
  const seats = beginnerOf(plan, nth) === 0 ? [one, other] : [other, one];
  const names = seats.map((place) => {
    const agent = entryAt(plan.agents, place);
    return plannedEngine(plan, agent)?.name ?? agent;
  });
  const nicks = names.map(nickOfName);
  const isSame = nicks[0] === nicks[1];
  const playerOf = (seat: 0 | 1) => {
    // Nicks must be distinct.
    const number = isSame ? `-${entryAt(seats, seat) + 1}` : '';
    return { nick: `${entryAt(nicks, seat)}${number}`, name: `${entryAt(names, seat)}${number}` };
  };
  const { lines, ...document } = gcgOfGame(state, [playerOf(0), playerOf(1)]);
  const heads = lines.slice(0, 2);
  const texts = [['lexicon', plan.lexicon.name], ...namesOf(plan.rules), ...startOf(plan)] as const;
  const pragmas = texts.map(([name, text], index): GcgLine => {
    return { kind: 'text', name, text, line: heads.length + index + 1 };
  });
  const turns = lines.slice(2).map((line) => ({ ...line, line: line.line + pragmas.length }));
  return formatGcg({ ...document, lines: [...heads, ...pragmas, ...turns] });
}

/** Pragmas for rules that are not the default of the format. */
function namesOf({
  distribution,
  name,
}: Rules): readonly (readonly ['board-layout' | 'tile-distribution', string])[] {
  const board = name.endsWith(`, ${distribution.name}`) ? name.slice(0, -distribution.name.length - 2) : name;
  const boards = board === CLASSIC_RULES.name ? [] : [['board-layout', board] as const];
  const isClassic = distribution.name === CLASSIC_RULES.distribution.name;
  return isClassic ? boards : [...boards, ['tile-distribution', distribution.name]];
}

/** The position that the record starts from; the rack on turn is also that of the first turn. */
function startOf({
  rules,
  start,
}: Pick<TournamentPlan, 'rules' | 'start'>): readonly (readonly ['start-position', string])[] {
  if (start === undefined) return [];
  const { rack, tiles } = start;
  return [['start-position', startPositionText({ ...start, setup: { rules, tiles, rack } })]];
}

/**
 * File name for a game: its number preceded, if there are several pairings, by that of the pairing, from 1.
 */
export function recordName(
  plan: Pick<TournamentPlan, 'agents' | 'games' | 'start'>,
  pairing: number,
  nth: number,
): string {
  const pairings = pairingCountOf(plan);
  const padded = (number: number, most: number) => String(number).padStart(String(most).length, '0');
  const game = padded(nth + 1, plan.games);
  return pairings === 1 ? `${game}.gcg` : `${padded(pairing + 1, pairings)}-${game}.gcg`;
}
