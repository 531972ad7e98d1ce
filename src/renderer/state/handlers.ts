import type { AppState } from './appState';

/** Reduces the state for an action. `nowMs` is its time on any monotonic clock. */
export type Handler<A> = (state: AppState, action: A, nowMs: number) => AppState;

/** The actions of a part of the state with their handlers. */
export type Handlers<A extends { readonly type: string }> = {
  readonly [T in A['type']]: Handler<Extract<A, { readonly type: T }>>;
};

/** An additional effect of an action, applied after its own handler. Returns the new state. */
export type Consequence<A> = (before: AppState, after: AppState, action: A, nowMs: number) => AppState;

/** The state after the action. */
export function handle<A extends { readonly type: string }>(
  handlers: Handlers<A>,
  state: AppState,
  action: A,
  nowMs: number,
): AppState {
  const type: A['type'] = action.type;
  return (handlers[type] as Handler<A>)(state, action, nowMs);
}

/** The handlers, each followed by the consequences in order. */
export function followed<A extends { readonly type: string }>(
  handlers: Handlers<A>,
  ...consequences: readonly Consequence<A>[]
): Handlers<A> {
  const follow =
    (handler: Handler<A>): Handler<A> =>
    (state, action, nowMs) =>
      consequences.reduce(
        (after, consequence) => consequence(state, after, action, nowMs),
        handler(state, action, nowMs),
      );
  const entries: [string, Handler<A>][] = Object.entries(handlers);
  const all: unknown = Object.fromEntries(entries.map(([type, handler]) => [type, follow(handler)]));
  return all as Handlers<A>;
}
