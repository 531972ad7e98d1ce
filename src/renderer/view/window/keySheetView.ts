/** One section of the key sheet. */
export interface KeySheetSection {
  readonly title: string;
  readonly rows: readonly KeySheetRow[];
}

export interface KeySheetRow {
  /** Each way to call it, as the keys to press together. */
  readonly keys: readonly (readonly string[])[];
  readonly title: string;
}
