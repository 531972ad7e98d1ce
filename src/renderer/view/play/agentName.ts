import type { EngineEntry } from '../../../contract/engines/enginesApi';
import { engineOf, JUDGED_EXCHANGES, SIMULATING_AGENT } from '../../../core/strategy/agentId';
import type { TextKey } from '../../../texts/catalogue';
import { text } from '../../../texts/text';
import { levelOf, plainAgent } from '../../state/play/agentChoices';

const NAMES: ReadonlyMap<string, TextKey> = new Map([
  ['score', 'agentNames.score'],
  ['equity', 'agentNames.equity'],
  ['first', 'agentNames.first'],
  ['random', 'agentNames.random'],
  ['appel-jacobson', 'agentNames.appelJacobson'],
  ['permutations', 'agentNames.permutations'],
  [SIMULATING_AGENT, 'agentNames.simulate'],
  ['use-q', 'agentNames.useQ'],
  ['u-with-q-unseen', 'agentNames.keepU'],
  ['save-common', 'agentNames.saveCommon'],
  ['bonus-squares', 'agentNames.bonusSquares'],
  ['tile-turnover', 'agentNames.tileTurnover'],
  ['vowel-consonant', 'agentNames.vowelConsonant'],
  [JUDGED_EXCHANGES, 'agentNames.exchanges'],
]);

/** Variants of other heuristics, by the endings of their ids. */
const VARIANTS: readonly (readonly [ending: string, key: TextKey])[] = [
  ['-as-coded', 'agentNames.asCoded'],
  ['-sharpscrabble', 'agentNames.asSharpscrabble'],
];

export type NamedEngines = readonly { readonly entry: Pick<EngineEntry, 'id' | 'name'> }[];

/**
 * Display name of an agent; unknown ids are returned unchanged.
 *
 * @param engines those of the user, or of a plan; null or omitted where there are none
 */
export function agentName(id: string, engines: NamedEngines | null = null): string {
  const engine = engineOf(id);
  if (engine !== undefined) return engines?.find(({ entry }) => entry.id === engine)?.entry.name ?? engine;
  const name = plainAgent(id).split('+').map(termName).join(' + ');
  const level = levelOf(id);
  return level === '' ? name : text('agentNames.level', { name, level });
}

function termName(term: string): string {
  const star = term.indexOf('*');
  const name = plainName(term.slice(star + 1));
  return star < 0 ? name : text('agentNames.weighted', { weight: term.slice(0, star), name });
}

function plainName(id: string): string {
  const key = NAMES.get(id);
  if (key !== undefined) return text(key);
  const variant = VARIANTS.find(([ending]) => id.endsWith(ending));
  if (variant === undefined) return id;
  const [ending, variantKey] = variant;
  return text(variantKey, { name: plainName(id.slice(0, -ending.length)) });
}
