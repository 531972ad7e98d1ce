import { JUDGED_EXCHANGES, PLAIN_AGENTS } from '../../../core/strategy/agentId';
import { HEURISTICS } from '../../../core/strategy/heuristics/heuristics';
import { LEVEL_COUNT } from '../../../core/strategy/levels/vocabulary';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { agentName as simpleName } from '../play/seatNames';

const NAMES: Readonly<Record<string, TextKey>> = {
  'appel-jacobson': 'agentNames.appelJacobson',
  permutations: 'agentNames.permutations',
  [JUDGED_EXCHANGES]: 'agentNames.exchanges',
};

/** Heuristics that stand beside one of the same idea, by what their ids end with. */
const VARIANTS: readonly (readonly [ending: string, key: TextKey])[] = [
  ['-as-coded', 'agentNames.asCoded'],
  ['-sharpscrabble', 'agentNames.asSharpscrabble'],
];

/** Those that can be chosen without typing, in the order in which they are offered. */
export const OFFERED_AGENTS: readonly string[] = [
  ...PLAIN_AGENTS,
  ...HEURISTICS.keys(),
  ...Array.from({ length: LEVEL_COUNT }, (_, nth) => `score@${nth + 1}`),
];

/** An agent in plain words; what has none as it is. */
export function agentName(id: string): string {
  const at = id.lastIndexOf('@');
  const name = (at < 0 ? id : id.slice(0, at)).split('+').map(termName).join(' + ');
  return at < 0 ? name : text('agentNames.level', { name, level: id.slice(at + 1) });
}

function termName(term: string): string {
  const star = term.indexOf('*');
  const name = plainName(term.slice(star + 1));
  return star < 0 ? name : text('agentNames.weighted', { weight: term.slice(0, star), name });
}

function plainName(id: string): string {
  const key = NAMES[id];
  if (key !== undefined) return text(key);
  const variant = VARIANTS.find(([ending]) => id.endsWith(ending));
  if (variant === undefined) return simpleName(id);
  const [ending, variantKey] = variant;
  return text(variantKey, { name: simpleName(id.slice(0, -ending.length)) });
}

/** The letter that an agent has in tables and charts, by its place among the agents. */
export const agentMark = (place: number): string =>
  place < LETTERS ? String.fromCharCode(65 + place) : String(place + 1);

const LETTERS = 26;
