import { z } from 'zod';
import { importFields, type ImportField } from '@/domain/import/fields';
import { readHeader } from '@/domain/import/header';
import type { ColumnUnit, Mapping } from '@/domain/import/mapping';

/** Names that only the exports of a program have together. */
const sources = {
  PropStream: 'apn|totalbathrooms|buildingsqft|lotsizesqft|estvalue|owner1firstname',
  DealMachine: 'propertyaddressline1|propertyaddresscity|propertyaddresszipcode|dealmachineurl|propertyid',
  BatchLeads: 'propertytypedetail|bedroomcount|bathroomcount|totalbuildingareasqft|isvacant|optout|listcount',
  Redfin: 'stateorprovince|ziporpostalcode|hoapermonth|daysonmarket|saletype|nextopenhousestarttime',
  HomeHarvest: 'fullstreetline|fullbaths|halfbaths|altphotos|listprice|daysonmls|propertyurl',
} as const;

/** The program whose export has these columns; null for any other file. */
export function sourceOf(headers: readonly string[]): keyof typeof sources | null {
  const names = new Set(headers.map((header) => readHeader(header).plain));
  const programs = Object.keys(sources) as (keyof typeof sources)[];
  return programs.find((name) => sources[name].split('|').filter((known) => names.has(known)).length >= 3) ?? null;
}

const stored = z.object({
  columns: z.record(z.string(), z.string()).catch({}),
  values: z.record(z.string(), z.string()).catch({}),
  units: z.record(z.string(), z.enum(['week', 'month', 'quarter', 'year', 'acres', 'sqft'])).catch({}),
});

/** A remembered mapping as far as it fits the columns; null if it's unreadable. */
export function readMapping(json: unknown, headers: readonly string[]): Mapping | null {
  const mapping = stored.safeParse(json).data;
  if (!mapping) return null;
  const known = <T extends string>(entries: Record<string, T>, isValid: (value: T) => boolean) =>
    Object.fromEntries(
      Object.entries(entries).filter(([field, value]) => importFields.includes(field as ImportField) && isValid(value)),
    );
  return {
    columns: known(mapping.columns, (header) => headers.includes(header)),
    values: known(mapping.values, (value) => value !== ''),
    units: known(mapping.units, () => true),
  };
}

/** The mapping with a field read from a column; null for none. A column that another field had moves to this one. */
export function withColumn(mapping: Mapping, field: ImportField, header: string | null): Mapping {
  const kept = Object.entries(mapping.columns).filter(([other, column]) => other !== field && column !== header);
  const columns = Object.fromEntries(header === null ? kept : [...kept, [field, header]]);
  // A unit is chosen for a column.
  return { ...withUnit(mapping, field, ''), columns };
}

/** The mapping with what a column's amounts are for or in; '' for not known. */
export function withUnit(mapping: Mapping, field: ImportField, unit: ColumnUnit | ''): Mapping {
  const { [field]: _, ...others } = mapping.units ?? {};
  return { ...mapping, units: unit === '' ? others : { ...others, [field]: unit } };
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
