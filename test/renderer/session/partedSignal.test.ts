import { computed, effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { PartedSignal } from '../../../src/renderer/session/partedSignal';

interface Fields {
  readonly one: number;
  readonly other: { readonly deep: number };
  readonly none: string | null;
}

const FIRST: Fields = { one: 1, other: { deep: 2 }, none: null };

function start() {
  const state = new PartedSignal<Fields>(FIRST);
  const change = (by: Partial<Fields>) => {
    state.value = { ...state.peek(), ...by };
  };
  return { change, state };
}

describe('a signal in parts', () => {
  it('reruns only the readers of a changed field', () => {
    const { change, state } = start();
    const seen: unknown[] = [];
    effect(() => void seen.push(state.value.one));
    const deep = computed(() => {
      seen.push('deep');
      return state.value.other.deep;
    });
    effect(() => void deep.value);
    change({ one: 7 });
    change({ none: 'some' });
    change({ one: 7 });
    expect(seen).toEqual([1, 'deep', 7]);
    change({ other: { deep: 3 } });
    expect([seen, deep.value]).toEqual([[1, 'deep', 7, 'deep'], 3]);
  });

  it('changes all of its fields at once', () => {
    const { change, state } = start();
    const seen: string[] = [];
    effect(() => void seen.push(`${state.value.one} ${state.value.none}`));
    change({ one: 2, none: 'two' });
    expect(seen).toEqual(['1 null', '2 two']);
  });

  it('follows conditional reads', () => {
    const { change, state } = start();
    const seen: unknown[] = [];
    effect(() => void seen.push(state.value.none === null ? state.value.one : state.value.none));
    change({ none: 'some' });
    change({ one: 5 });
    change({ none: null });
    expect(seen).toEqual([1, 'some', 5]);
  });

  it('reruns a reader of all fields at each change', () => {
    const { change, state } = start();
    const seen: Fields[] = [];
    effect(() => void seen.push({ ...state.value }));
    change({ one: 2 });
    state.subscribe((fields) => seen.push(fields));
    change({ none: 'some' });
    expect(seen).toEqual([
      FIRST,
      { ...FIRST, one: 2 },
      { ...FIRST, one: 2 },
      { ...FIRST, one: 2, none: 'some' },
      { ...FIRST, one: 2, none: 'some' },
    ]);
  });

  it('leaves earlier values unchanged', () => {
    const { change, state } = start();
    const [before, peeked] = [state.value, state.peek()];
    change({ one: 9 });
    expect([before.one, peeked, state.value.one]).toEqual([1, FIRST, 9]);
    expect(state.peek()).toEqual({ ...FIRST, one: 9 });
  });

  it('does not notify readers that peek', () => {
    const { change, state } = start();
    let runs = 0;
    effect(() => {
      runs++;
      void state.peek().one;
    });
    change({ one: 2 });
    expect(runs).toBe(1);
  });
});
