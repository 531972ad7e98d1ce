import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** Follows another signal at once, but at most once per `pauseMs`; always ends with its last value. */
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

/** Limits the rate of screen reader messages; of those in between, only the last is announced. */
export const spoken = (text: ReadonlySignal<string>): ReadonlySignal<string> => throttled(text, 300);
