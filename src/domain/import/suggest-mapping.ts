import { addressColumns, addressParts } from './address-columns.ts';
import { isBlank, unwrapCell } from './cells.ts';
import { columnNames, exportName, importedInfo, importFields, type ImportField } from './fields.ts';
import { readHeader, type Header } from './header.ts';
import type { ImportedCells, Mapping } from './mapping.ts';
import { fitsField } from './entry.ts';

/** A column that could be a field's. */
interface Candidate {
  name: string;
  /** The lower, the likelier. */
  rank: number;
  weak: boolean;
}

const meant = new Map<string, { field: ImportField; rank: number; weak: boolean }[]>();
for (const field of importFields) {
  const own = { name: readHeader(exportName(field)).plain, weak: false };
  const listed = columnNames(field);
  const names = listed.some(({ name }) => name === own.name) ? listed : [own, ...listed];
  for (const [rank, { name, weak }] of names.entries()) {
    meant.set(name, [...(meant.get(name) ?? []), { field, rank, weak }]);
  }
}

function isPercent(field: ImportField): boolean {
  const info = importedInfo(field);
  return info?.kind === 'number' && info.limits.suffix === '%';
}

/** Units that a field's column can be in; in another, it's something else: 'Lot size (sq ft)' has no acres. */
function agrees(field: ImportField, { unit, period }: Header): boolean {
  if (unit === 'acres') return field === 'lot_acres' || field === 'lot_sqft';
  if (unit === 'percent') return isPercent(field);
  if (unit === 'sqft') return field === 'sqft' || field === 'lot_sqft';
  return period === null || /rent|income|noi|annual_expenses/.test(field);
}

/** Fields of which there are some: 'No. of beds', 'Total baths', and 'Unit count' mean them. */
const counts: ReadonlySet<ImportField> = new Set(['bedrooms', 'bathrooms', 'units', 'full_baths', 'half_baths']);

/** The fields that the name of a column can mean. */
function meanings(column: string): { field: ImportField; rank: number; weak: boolean }[] {
  const header = readHeader(column);
  // A contact's columns are only meant by names of their own, such as 'Owner occupied'.
  const exact = meant.get(header.plain) ?? [];
  if (header.owner === 'contact' || exact.length > 0) return exact;
  const name = header.names.find((one) => meant.has(one)) ?? '';
  const found = (meant.get(name) ?? []).filter(({ field }) => agrees(field, header));
  return found.length > 0 ? found : (meant.get(header.counted) ?? []).filter(({ field }) => counts.has(field));
}

/** Rows that show how much of a column is filled in, and with what. */
const sampleSize = 300;

/**
 * Maps columns to the fields that their names mean, and, where a name could mean several things, their values. Each
 * column is used once. Of two columns for a field, the likelier one is used, unless it's empty. What a listing asks for
 * is never guessed from an estimate, and what's for its owner alone is never suggested for a field that others see.
 */
export function suggestMapping(headers: readonly string[], rows: readonly ImportedCells[] = []): Mapping {
  const step = Math.max(1, Math.floor(rows.length / sampleSize));
  const sample = rows.filter((_, index) => index % step === 0);
  const values = new Map<string, string[]>();
  const valuesOf = (name: string) => {
    const index = headers.indexOf(name);
    const found =
      values.get(name) ?? sample.map(({ cells }) => unwrapCell(cells[index] ?? '')).filter((cell) => !isBlank(cell));
    values.set(name, found);
    return found;
  };
  const candidates = new Map<ImportField, Candidate[]>();
  const address = addressColumns(headers);
  const isTitled = headers.some((name) => /^(?:first|last)name$/.test(readHeader(name).plain));
  for (const name of headers) {
    for (const { field, rank, weak } of meanings(name)) {
      if ((addressParts as readonly string[]).includes(field) && !address.has(name)) continue;
      // In front of a person's name, it's 'Mr.'.
      if (field === 'title' && isTitled && readHeader(name).plain === 'title') continue;
      if (weak && rows.length > 0 && !fitsField(field, name, valuesOf(name))) continue;
      candidates.set(field, [...(candidates.get(field) ?? []), { name, rank, weak }]);
    }
  }
  const columns: Mapping['columns'] = {};
  const used = new Set<string>();
  const free = (field: ImportField, weak: boolean) =>
    (candidates.get(field) ?? []).filter((one) => one.weak === weak && !used.has(one.name));
  for (const weak of [false, true]) {
    for (const field of importFields.filter((one) => columns[one] === undefined)) {
      const name = bestOf(free(field, weak), (column) => valuesOf(column).length);
      if (name === null || (weak && field === 'street_name' && columns.street_number === undefined)) continue;
      columns[field] = name;
      used.add(name);
    }
  }
  const mapping = { columns: withoutParts(columns), values: {} };
  const inAcres = lotUnit(mapping.columns, valuesOf);
  return inAcres ? { ...mapping, units: inAcres } : mapping;
}

/** The likeliest column, unless it's nearly empty and another isn't; null for none. */
function bestOf(candidates: readonly Candidate[], filled: (name: string) => number): string | null {
  const sorted = candidates.toSorted((a, b) => a.rank - b.rank);
  const most = Math.max(0, ...sorted.map(({ name }) => filled(name)));
  return (sorted.find(({ name }) => filled(name) * 5 >= most) ?? sorted[0])?.name ?? null;
}

const pinParts = ['latitude', 'longitude'] as const;

/** The columns without parts of what another one has whole. */
function withoutParts(columns: Mapping['columns']): Mapping['columns'] {
  const { address, street_name: street, street_number: house, full_baths: full } = columns;
  const parts: ImportField[] = [];
  if (address !== undefined && (street ?? house) === undefined)
    parts.push('street_prefix', 'street_suffix', 'street_end');
  if (full === undefined) parts.push('half_baths');
  parts.push(...(columns.latitude === undefined || columns.longitude === undefined ? pinParts : ['pin' as const]));
  return Object.fromEntries(Object.entries(columns).filter(([field]) => !parts.includes(field as ImportField)));
}

/** Whether a lot's column that doesn't say it is in acres or square feet, by its numbers. */
function lotUnit(columns: Mapping['columns'], valuesOf: (name: string) => string[]): Mapping['units'] | null {
  const name = columns.lot_sqft;
  if (name === undefined || readHeader(name).unit !== null) return null;
  const sizes = valuesOf(name).flatMap((text) => (/^[\d.,]+$/.test(text) ? Number(text.replaceAll(',', '')) : []));
  const known = sizes.filter((size) => size > 0);
  if (known.length < 3) return null;
  if (known.every((size) => size >= 500)) return { lot_sqft: 'sqft' };
  const isAcres = known.every((size) => size < 500) && known.some((size) => size < 20 && !Number.isInteger(size));
  return isAcres ? { lot_sqft: 'acres' } : null;
}
