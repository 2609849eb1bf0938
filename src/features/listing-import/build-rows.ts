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
  const columns = new Map(Object.values(mapping.columns).map((name) => [headers.indexOf(name), name]));
  for (const row of rows) {
    const imported = read(row);
    if (typeof imported === 'string') rejects.push({ line: row.line, reason: imported, cells: row.cells });
    else drafts.push({ ...withUnreadable(row, imported, columns), needs: missingFields(imported.values, schema) });
  }
  return { drafts, rejects: rejects.toSorted((a, b) => a.line - b.line), skipped, blankRows };
}

/** A row with a warning for each of its cells that's imported and couldn't be read whole. */
function withUnreadable({ cells }: TableRow, row: ImportedRow, columns: ReadonlyMap<number, string>): ImportedRow {
  const damaged = [...columns].filter(([index]) => cells[index]?.includes(unreadable));
  const warnings = damaged.map(([, name]) => `“${name}” has a character that can’t be read. Correct it.`);
  return warnings.length === 0 ? row : { ...row, warnings: [...row.warnings, ...warnings] };
}

/** The labels of the fields that keep a draft from being published. */
export function missingFields(values: ListingDraft, schema: ReturnType<typeof newListingSchema>): string[] {
  const { error } = schema.safeParse(values);
  const fields = error?.issues.map(({ path }) => String(path[0])) ?? [];
  return [...new Set(fields)].map((field) => (field in listingFields ? statedLabel(field as ListingField) : field));
}
