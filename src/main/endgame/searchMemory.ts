const MEGABYTE = 1 << 20;
/** Minimum that is useful even with few tiles left. */
const LEAST_TABLE_BYTES = 1 << 18;

let chosenMegabytes: number | null = null;

/** @param megabytes what searches to the end may take at a time, as a person wants it; null: as is usual */
export function chooseSearchMemory(megabytes: number | null): void {
  chosenMegabytes = megabytes;
}

/** Memory for each of this many concurrent solvers, a power of two; undefined for the default. */
export function tableBytesOf(solvers: number): number | undefined {
  if (chosenMegabytes === null) return undefined;
  const share = (chosenMegabytes * MEGABYTE) / solvers;
  return Math.max(LEAST_TABLE_BYTES, 2 ** Math.floor(Math.log2(share)));
}
