import { letterBit } from '../../alphabet/letterMask';
import type { LetterCode } from '../../alphabet/tile';
import { certain } from '../../certain';
import type { PatternPart, WordPattern } from './wordPattern';

/** The state from which no word can match. */
export const DEAD_STATE = -1;

interface State {
  /** Numbers of parts that may have been matched: the NFA states of this DFA state, ascending. */
  readonly places: readonly number[];
  readonly accepts: boolean;
  /** By letter code; undefined until it is needed. */
  readonly next: (number | undefined)[];
}

/**
 * A pattern as a deterministic automaton. Its states are created when first reached (subset construction),
 * because a walk over the lexicon reaches few of them.
 */
export class PatternAutomaton {
  readonly start: number;
  private readonly states: State[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(private readonly pattern: WordPattern) {
    this.start = this.stateOf(this.withRunsSkipped([0]));
  }

  accepts(state: number): boolean {
    return certain(this.states[state], 'a state of the pattern').accepts;
  }

  step(state: number, letter: LetterCode): number {
    const { places, next } = certain(this.states[state], 'a state of the pattern');
    next[letter] ??= this.stateOf(this.withRunsSkipped(this.placesAfter(places, letter)));
    return next[letter];
  }

  private placesAfter(places: readonly number[], letter: LetterCode): number[] {
    const bit = letterBit(letter);
    return places.flatMap((place) => {
      const part: PatternPart | undefined = this.pattern[place];
      if (part === undefined) return [];
      if (part.kind === 'run') return [place];
      return (part.mask & bit) === 0 ? [] : [place + 1];
    });
  }

  /** Adds the places after runs that follow the given places: a run may be empty. */
  private withRunsSkipped(places: readonly number[]): number[] {
    const all = new Set(places);
    for (const place of all) if (this.pattern[place]?.kind === 'run') all.add(place + 1);
    return [...all].sort((a, b) => a - b);
  }

  private stateOf(places: readonly number[]): number {
    if (places.length === 0) return DEAD_STATE;
    const key = places.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const accepts = places.includes(this.pattern.length);
    this.numbers.set(key, this.states.length);
    this.states.push({ places, accepts, next: [] });
    return this.states.length - 1;
  }
}
