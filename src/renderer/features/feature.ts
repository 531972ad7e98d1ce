import type { EngineEvent } from '../../contract/transport/events';
import type { Message } from '../../core/message';
import type { Command } from '../input/command';
import type { Action } from '../state/action';
import type { AppState } from '../state/appState';
import type { Consequence, Handlers } from '../state/handlers';

/**
 * A leaf feature's part in the state and the keyboard. Its panels and requests are in its `FeatureWindow`,
 * which the state and tests in Node do not need.
 */
export interface Feature {
  readonly handlers?: Partial<Handlers<Action>>;
  /** Consequences of any action. */
  readonly consequences?: readonly Consequence<Action>[];
  /** Its own engine events. */
  readonly events?: Partial<Handlers<EngineEvent>>;
  /** Stops waiting for answers that cannot arrive, with the reason. */
  readonly endWaiting?: (state: AppState, reason: Message) => AppState;
  readonly commands?: readonly Command[];
}
