type Row = Readonly<Record<string, string | number>>;

/** Prints rows of the same columns as a table of plain text. */
export function printTable(title: string, rows: readonly Row[]): void {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => format(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}

const format = (value: string | number | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('en') : (value ?? '');
