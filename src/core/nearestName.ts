/** The name that takes the fewest letters to be put in, taken out or changed to be read as `typed`. */
export function nearestName(typed: string, names: readonly string[]): string {
  const distances = names.map((name) => editDistance(typed, name));
  return names[distances.indexOf(Math.min(...distances))] ?? '';
}

/** Row by row of the table of Wagner and Fischer (1974). */
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
