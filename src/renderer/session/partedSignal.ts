import { batch, effect, Signal, signal } from '@preact/signals';

/**
 * An immutable object whose readers depend only on the fields they read: a computed value that reads
 * `state.value.settings` is not recomputed while a walk runs. Earlier values stay valid.
 */
export class PartedSignal<T extends object> extends Signal<T> {
  private readonly parts: ReadonlyMap<PropertyKey, Signal<unknown>>;
  private whole: T;
  private seen: T;

  /** Every later value has the same fields. */
  constructor(first: T) {
    super(first);
    this.parts = new Map(Object.entries(first).map(([name, field]) => [name, signal(field)]));
    this.whole = first;
    this.seen = this.watched(first);
  }

  override get value(): T {
    return this.seen;
  }

  override set value(next: T) {
    this.whole = next;
    this.seen = this.watched(next);
    batch(() => {
      for (const [name, part] of this.parts) part.value = Reflect.get(next, name);
    });
  }

  override peek(): T {
    return this.whole;
  }

  override subscribe(listener: (value: T) => void): () => void {
    return effect(() => listener({ ...this.value }));
  }

  private watched(value: T): T {
    return new Proxy(value, {
      get: (fields, name) => {
        void this.parts.get(name)?.value;
        return Reflect.get(fields, name);
      },
    });
  }
}
