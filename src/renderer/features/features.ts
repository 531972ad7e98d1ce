import { course } from './course/feature';
import { design } from './design/feature';
import { endgame } from './endgame/feature';
import { engines } from './engines/feature';
import { evaluations } from './evaluations/feature';
import type { Feature } from './feature';
import { leaves } from './leaves/feature';
import { picture } from './picture/feature';
import { practice } from './practice/feature';
import { review } from './review/feature';
import { settings } from './settings/feature';
import { simulation } from './simulation/feature';
import { strategy } from './strategy/feature';
import { structures } from './structures/feature';
import { tournament } from './tournament/feature';
import { words } from './words/feature';

/** Leaf features, in the order of their commands and consequences: lines close before samples are watched. */
export const FEATURES: readonly Feature[] = [
  design,
  picture,
  words,
  structures,
  course,
  strategy,
  settings,
  tournament,
  review,
  endgame,
  simulation,
  practice,
  engines,
  evaluations,
  leaves,
];

/** Spread one by one, so that the compiler misses an action or an event without a handler. */
export const LEAF_HANDLERS = {
  ...design.handlers,
  ...picture.handlers,
  ...words.handlers,
  ...structures.handlers,
  ...course.handlers,
  ...strategy.handlers,
  ...settings.handlers,
  ...tournament.handlers,
  ...review.handlers,
  ...endgame.handlers,
  ...simulation.handlers,
  ...practice.handlers,
  ...engines.handlers,
  ...evaluations.handlers,
  ...leaves.handlers,
};

export const LEAF_EVENTS = {
  ...structures.events,
  ...tournament.events,
  ...review.events,
  ...endgame.events,
  ...simulation.events,
  ...engines.events,
  ...leaves.events,
};
