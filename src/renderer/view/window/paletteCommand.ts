/** A command in the palette. */
export interface PaletteCommand {
  readonly id: string;
  /** Its category in the key sheet. */
  readonly category: string;
  readonly title: string;
  /** Everyday words that it is also found by; empty if there are none. */
  readonly words: string;
  /** Each way to call it, as the keys to press together. */
  readonly keys: readonly (readonly string[])[];
  /** Why it is disabled; null if it can be called. */
  readonly why: string | null;
}
