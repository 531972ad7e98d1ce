/** The name with the smallest edit distance to `typed`. */
export function nearestName(typed: string, names: readonly string[]): string {
  const distances = names.map((name) => editDistance(typed, name));
  return names[distances.indexOf(Math.min(...distances))] ?? '';
}

/** Edit distance, row by row through Wagner and Fischer's table (1974). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [nth, letter] of [...one].entries()) {
    const next = [nth + 1];
    for (let column = 1; column <= other.length; column++) {
      const changed = (row[column - 1] ?? 0) + (other[column - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
