import type { LetterCode } from '../../alphabet/tile';
import { DEAD_STATE, PatternAutomaton } from './patternAutomaton';
import type { WordPattern } from './wordPattern';
import type { WalkRule } from './wordWalk';

/** Accepts words that match a pattern. For walks from the first letter to the last. */
export class PatternRule implements WalkRule {
  private readonly automaton: PatternAutomaton;
  /** The states before the current one. */
  private readonly states: number[] = [];
  private state: number;

  constructor(pattern: WordPattern) {
    this.automaton = new PatternAutomaton(pattern);
    this.state = this.automaton.start;
  }

  enter(letter: LetterCode): boolean {
    const next = this.automaton.step(this.state, letter);
    if (next === DEAD_STATE) return false;
    this.states.push(this.state);
    this.state = next;
    return true;
  }

  leave(): void {
    this.state = this.states.pop() ?? this.automaton.start;
  }

  accepts(): boolean {
    return this.automaton.accepts(this.state);
  }
}
