/** The rows of a comparison: one cell for each compared item, and the rule that says which cells are best. */

export interface ComparedCell {
  /** As shown; null if it isn't known. */
  text: string | null;
  /** What the text says as a number, for rows in which one value is better. Null leaves the cell out. */
  value?: number | null;
  /** A line below the text, such as where a number comes from. */
  note?: string | undefined;
}

export interface ComparedRow {
  label: string;
  /** Which values are better; without it, none is. */
  better?: 'higher' | 'lower';
  /** In the order of the items. */
  cells: readonly ComparedCell[];
}

export interface ComparedGroup {
  title: string;
  rows: readonly ComparedRow[];
  /** Shown for a cell without text. */
  unknown: string;
}

/**
 * Indexes of the best cells of a row: the highest or lowest value, and every cell that reads the same. Empty if neither
 * is better, if fewer than two values are known, or if all of them read the same.
 */
export function bestCells({ better, cells }: Pick<ComparedRow, 'better' | 'cells'>): ReadonlySet<number> {
  const known = cells.flatMap(({ text, value }, index) =>
    text !== null && value != null && Number.isFinite(value) ? [{ text, value, index }] : [],
  );
  const [first, ...others] = known;
  if (!better || !first || others.every(({ text }) => text === first.text)) return new Set();
  const best = others.reduce(
    (winner, each) => ((better === 'higher' ? each.value > winner.value : each.value < winner.value) ? each : winner),
    first,
  );
  return new Set(known.filter(({ text }) => text === best.text).map(({ index }) => index));
}

/** The groups without the rows that no item has a text for, and without empty groups. */
export function knownRows(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ cells }) => cells.some(({ text }) => text !== null)) }))
    .filter(({ rows }) => rows.length > 0);
}
