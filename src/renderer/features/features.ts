import { design } from './design/feature';
import type { Feature } from './feature';
import { picture } from './picture/feature';
import { settings } from './settings/feature';
import { strategy } from './strategy/feature';
import { structures } from './structures/feature';
import { words } from './words/feature';

/** Leaf features, in the order of their commands and consequences. */
export const FEATURES: readonly Feature[] = [design, picture, words, structures, strategy, settings];

/** Spread one by one, so that the compiler misses an action or an event without a handler. */
export const LEAF_HANDLERS = {
  ...design.handlers,
  ...picture.handlers,
  ...words.handlers,
  ...structures.handlers,
  ...strategy.handlers,
  ...settings.handlers,
};

export const LEAF_EVENTS = { ...structures.events };
