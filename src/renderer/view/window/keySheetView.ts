/** One section of the key sheet. */
export interface KeySheetSection {
  readonly title: string;
  readonly rows: readonly KeySheetRow[];
  /** Whether other sections have all of its commands; it is then left out of search results. */
  readonly isRepeated?: boolean;
}

export interface KeySheetRow {
  /** Each way to call it, as the keys to press together. */
  readonly keys: readonly (readonly string[])[];
  readonly title: string;
}
