import type { Database } from '../database.types.ts';
import type { Columns } from '../documents/csv.ts';
import { termColumns, type ListingField } from '../listing/fields.ts';
import { annualExpense } from '../listing/underwriting.ts';
import type { DealTerms } from '../listing/deal-terms.ts';
import type { ExpenseKey } from '../listing/fields.ts';
import { exportName, importedInfo, importFields, type ImportField } from './fields.ts';

type Row = Database['public']['Tables']['properties']['Row'];

/** A listing with all that its owner may import again. */
export type ExportedListing = Pick<Row, ListingField & keyof Row> & { terms: DealTerms | null };

const termFields: readonly string[] = termColumns;

function valueOf(row: ExportedListing, field: ImportField): string | number | null {
  const [name, key] = field.split('.') as [keyof Row, ExpenseKey | undefined];
  if (key) return annualExpense(row.annual_expenses, key);
  const value: unknown = termFields.includes(name)
    ? row.terms?.[name as keyof DealTerms]
    : row[name as ListingField & keyof Row];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** A column for every field that an import takes, by the name that it knows best, so that a file comes back whole. */
export const importableColumns: Columns<ExportedListing> = importFields
  .filter((field) => importedInfo(field) !== null)
  .map((field) => [exportName(field), (row) => valueOf(row, field)] as const);
