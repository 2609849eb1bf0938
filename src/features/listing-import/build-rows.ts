import { statedLabel } from '@/domain/listing/field-text';
import { listingFields, type ListingField } from '@/domain/listing/fields';
import { newListingSchema, type ListingDraft } from '@/domain/listing/listing-form';
import type { Mapping } from '@/domain/import/mapping';
import { rowReader, type ImportedRow } from '@/domain/import/row';
import { unreadable } from './decode-text';
import type { Reject, Table, TableRow } from './limits';

/** A row that becomes a draft, and what it still needs before it can be published. */
export interface DraftRow extends ImportedRow {
  /** Labels of fields that are missing or invalid, in the order of the form. */
  needs: string[];
}

/** What a file becomes. */
export interface BuiltRows {
  drafts: DraftRow[];
  /** In the order of the file. */
  rejects: Reject[];
  /** What isn't a listing. */
  skipped: Reject[];
  blankRows: number;
}

/** Reads every row of a table under a mapping. `today` is an ISO date. */
export function buildRows(table: Table, mapping: Mapping, today: string): BuiltRows {
  const { headers, rows, rejects: rejected, skipped = [], blankRows = 0 } = table;
  const schema = newListingSchema(today);
  const drafts: DraftRow[] = [];
  const rejects = [...rejected];
  const read = rowReader(headers, mapping, rows, today);
  for (const row of rows) {
    const imported = read(row);
    if (typeof imported === 'string') rejects.push({ line: row.line, reason: imported, cells: row.cells });
    else drafts.push({ ...withUnreadable(row, imported), needs: missingFields(imported.values, schema) });
  }
  return { drafts, rejects: rejects.toSorted((a, b) => a.line - b.line), skipped, blankRows };
}

/** A row with a warning if some of what's imported of it couldn't be read. */
function withUnreadable({ cells }: TableRow, row: ImportedRow): ImportedRow {
  const isDamaged = cells.some((cell) => cell.includes(unreadable)) && JSON.stringify(row.values).includes(unreadable);
  if (!isDamaged) return row;
  return { ...row, warnings: [...row.warnings, `Some characters can’t be read: ${unreadable}. Correct them.`] };
}

/** The labels of the fields that keep a draft from being published. */
export function missingFields(values: ListingDraft, schema: ReturnType<typeof newListingSchema>): string[] {
  const { error } = schema.safeParse(values);
  const fields = error?.issues.map(({ path }) => String(path[0])) ?? [];
  return [...new Set(fields)].map((field) => (field in listingFields ? statedLabel(field as ListingField) : field));
}
