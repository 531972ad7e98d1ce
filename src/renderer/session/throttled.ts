import { effect, type ReadonlySignal, signal } from '@preact/signals';

/**
 * A signal that follows another one at once, but no more often than every `pauseMs`; it always
 * comes to its last value.
 */
export function throttled<T>(source: ReadonlySignal<T>, pauseMs: number): ReadonlySignal<T> {
  const followed = signal(source.peek());
  let lastMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    timer = undefined;
    lastMs = performance.now();
    followed.value = source.peek();
  };
  effect(() => {
    if (source.value === followed.peek() || timer !== undefined) return;
    const waitMs = lastMs + pauseMs - performance.now();
    if (waitMs <= 0) follow();
    else timer = setTimeout(follow, waitMs);
  });
  return followed;
}

/** No two messages to a screen reader follow each other faster; of those between, only the last is said. */
export const spoken = (text: ReadonlySignal<string>): ReadonlySignal<string> => throttled(text, 300);
