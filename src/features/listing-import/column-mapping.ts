import { z } from 'zod';
import { columnNames, importFields, type ImportField } from './import-fields';

/** Which column each field comes from, by the column's name, and values for every row. */
export interface Mapping {
  columns: Partial<Record<ImportField, string>>;
  values: Partial<Record<ImportField, string>>;
}

const plainName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('#', ' number')
    .replaceAll(/[^a-z0-9]/g, '');

/**
 * Maps columns to the fields that their names mean. Each column is used once. What a listing asks for is never guessed
 * from an estimate: 'Est. Value' means no field.
 */
export function suggestMapping(headers: readonly string[]): Mapping {
  const columns: Mapping['columns'] = {};
  const free = new Map(headers.toReversed().map((header) => [plainName(header), header]));
  for (const field of importFields) {
    const name = columnNames(field).find((known) => free.has(known));
    if (name === undefined) continue;
    columns[field] = free.get(name) ?? '';
    free.delete(name);
  }
  return { columns, values: {} };
}

const sources = {
  PropStream: ['apn', 'totalbathrooms', 'buildingsqft', 'lotsizesqft', 'estvalue', 'owner1firstname'],
  DealMachine: [
    'propertyaddressline1',
    'propertyaddresscity',
    'propertyaddresszipcode',
    'dealmachineurl',
    'propertyid',
  ],
} as const;

/** The program whose export has these columns; null for any other file. */
export function sourceOf(headers: readonly string[]): keyof typeof sources | null {
  const names = new Set(headers.map(plainName));
  const isFrom = (known: readonly string[]) => known.filter((name) => names.has(name)).length >= 3;
  return isFrom(sources.PropStream) ? 'PropStream' : isFrom(sources.DealMachine) ? 'DealMachine' : null;
}

const stored = z.object({
  columns: z.record(z.string(), z.string()).catch({}),
  values: z.record(z.string(), z.string()).catch({}),
});

/** A remembered mapping as far as it fits the columns; null if it's unreadable. */
export function readMapping(json: unknown, headers: readonly string[]): Mapping | null {
  const mapping = stored.safeParse(json).data;
  if (!mapping) return null;
  const known = (entries: Record<string, string>, isValid: (value: string) => boolean) =>
    Object.fromEntries(
      Object.entries(entries).filter(([field, value]) => importFields.includes(field as ImportField) && isValid(value)),
    );
  return {
    columns: known(mapping.columns, (header) => headers.includes(header)),
    values: known(mapping.values, (value) => value !== ''),
  };
}

/** The mapping with a field read from a column; null for none. A column that another field had moves to this one. */
export function withColumn(mapping: Mapping, field: ImportField, header: string | null): Mapping {
  const kept = Object.entries(mapping.columns).filter(([other, column]) => other !== field && column !== header);
  return { ...mapping, columns: Object.fromEntries(header === null ? kept : [...kept, [field, header]]) };
}

/** The mapping with one value for every row; '' for none. */
export function withValue(mapping: Mapping, field: ImportField, value: string): Mapping {
  return { ...mapping, values: { ...mapping.values, [field]: value } };
}

/** The names of a file's columns as a hash, to find its mapping again. */
export async function hashColumns(headers: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(headers)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
