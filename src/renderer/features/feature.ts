import type { EngineEvent } from '../../contract/transport/events';
import type { Message } from '../../core/message';
import type { Command } from '../input/command';
import type { Action } from '../state/action';
import type { AppState } from '../state/appState';
import type { Consequence, Handlers } from '../state/handlers';

/**
 * How a leaf feature takes part in the state and in the keyboard. What it shows and asks is its
 * `FeatureWindow`, which state and tests in Node can do without.
 */
export interface Feature {
  readonly handlers?: Partial<Handlers<Action>>;
  /** Consequences of any action. */
  readonly consequences?: readonly Consequence<Action>[];
  /** Events from the engine that are its own. */
  readonly events?: Partial<Handlers<EngineEvent>>;
  /** Ends all waiting for answers that cannot come, with the reason. */
  readonly endWaiting?: (state: AppState, reason: Message) => AppState;
  readonly commands?: readonly Command[];
}
