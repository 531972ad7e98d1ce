/** What a thread for searches or games is given when it starts. */
export interface ThreadData {
  /** Of lexicons, and of what levels know of them. */
  readonly cacheDir: string;
  /** Of leaves of a person's own, for threads that go by them. */
  readonly ownLeavesDir?: string;
}
