/** A command as the palette offers it. */
export interface PaletteCommand {
  readonly id: string;
  /** What it belongs to, as the key sheet says it. */
  readonly category: string;
  readonly title: string;
  /** Each key that calls it, as the caps to press together. */
  readonly keys: readonly (readonly string[])[];
  /** Why it can do nothing now; null: it can be called. */
  readonly why: string | null;
}
