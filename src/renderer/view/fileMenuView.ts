/** An entry of the window's own file menu. */
export interface FileMenuItem {
  /** Of the command. */
  readonly id: string;
  readonly label: string;
  /** As the key sheet prints them. */
  readonly keys: readonly string[];
}
