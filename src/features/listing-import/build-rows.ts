import { statedLabel } from '@/domain/listing/field-text';
import { listingFields, type ListingField } from '@/domain/listing/fields';
import { newListingSchema, type ListingDraft } from '@/domain/listing/listing-form';
import type { Mapping } from '@/domain/import/mapping';
import { rowReader, type ImportedRow } from '@/domain/import/row';
import type { Reject, Table } from './limits';

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
}

/** Reads every row of a table under a mapping. `today` is an ISO date. */
export function buildRows({ headers, rows, rejects: unreadable }: Table, mapping: Mapping, today: string): BuiltRows {
  const schema = newListingSchema(today);
  const drafts: DraftRow[] = [];
  const rejects = [...unreadable];
  const read = rowReader(headers, mapping, rows, today);
  for (const row of rows) {
    const imported = read(row);
    if (typeof imported === 'string') rejects.push({ line: row.line, reason: imported, cells: row.cells });
    else drafts.push({ ...imported, needs: missingFields(imported.values, schema) });
  }
  return { drafts, rejects: rejects.toSorted((a, b) => a.line - b.line) };
}

/** The labels of the fields that keep a draft from being published. */
export function missingFields(values: ListingDraft, schema: ReturnType<typeof newListingSchema>): string[] {
  const { error } = schema.safeParse(values);
  const fields = error?.issues.map(({ path }) => String(path[0])) ?? [];
  return [...new Set(fields)].map((field) => (field in listingFields ? statedLabel(field as ListingField) : field));
}
