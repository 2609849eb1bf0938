import { importedInfo, type ImportField } from './fields.ts';
import { readHeader } from './header.ts';
import { periodOf, type Period } from './periods.ts';

/** Which column each field comes from, by the column's name, and values for every row. */
export interface Mapping {
  columns: Partial<Record<ImportField, string>>;
  values: Partial<Record<ImportField, string>>;
  /** What the amounts of a column are for or in, where its name doesn't say it. */
  units?: Partial<Record<ImportField, ColumnUnit>>;
}

/** A period of amounts, or the unit of a lot. */
export type ColumnUnit = Period | 'acres' | 'sqft';

/** A row of a file, with a cell for each of its columns. */
export interface ImportedCells {
  line: number;
  cells: readonly string[];
}

/** Names of rent say that it's monthly: only a sum of rents could be yearly. NOI is yearly by definition. */
function usualPeriod(field: ImportField, plain: string): Period | null {
  if (field === 'noi') return 'year';
  return field === 'monthly_rent' && !/gross|total|income|scheduled|roll|rents/.test(plain) ? 'month' : null;
}

/** The period of a field's column by its name, as far as that says one. */
export function namedPeriod(field: ImportField, column: string): Period | null {
  const { period, plain } = readHeader(column);
  return period ?? usualPeriod(field, plain);
}

/** Whether a field has amounts per period, and the name of its column doesn't say which. */
export function asksPeriod(field: ImportField, { columns }: Pick<Mapping, 'columns'>): boolean {
  const info = importedInfo(field);
  const column = columns[field];
  if (field === 'annual_expenses.hoa' && columns.hoa_period !== undefined) return false;
  if (column === undefined || info?.kind !== 'number' || periodOf(info.limits) === null) return false;
  return namedPeriod(field, column) === null;
}

/** The period of a field's amounts; null if it isn't known. */
export function columnPeriod(field: ImportField, { columns, units }: Mapping): Period | null {
  const column = columns[field];
  const chosen = units?.[field];
  if (chosen !== undefined && chosen !== 'acres' && chosen !== 'sqft') return chosen;
  return column === undefined ? null : namedPeriod(field, column);
}

/** Whether a lot's column is in acres; null if it doesn't say. */
export function isInAcres(field: ImportField, { columns, units }: Mapping): boolean | null {
  const unit = units?.[field] ?? readHeader(columns[field] ?? '').unit;
  return unit === 'acres' ? true : unit === 'sqft' ? false : field === 'lot_acres' ? true : null;
}
