import { expect, it } from 'vitest';
import { isLong } from '../../../tests/backend/long';
import { unclear, type Meaning } from '../../../tests/import/cells';
import { addressOf, layout } from '../../../tests/import/layouts';
import { fieldLabel, type ImportField } from './fields';
import { asksPeriod, type Mapping } from './mapping';
import { rowReader, type ImportedRow } from './row';
import { suggestMapping } from './suggest-mapping';

const layouts = 40;
const rowCount = isLong ? 250 : 12;

/** What a draft has of a field. */
function entryOf({ values, photoUrls }: ImportedRow, field: string): unknown {
  if (field === 'photos') return photoUrls;
  if (field === 'lot_acres') return values.lot_sqft;
  const [name = '', key] = field.split('.');
  const value = values[name as keyof typeof values];
  return key ? (value as Record<string, unknown>)[key] : value;
}

const isEnough = (share: number) => share >= 0.97;

const isEmpty = (entry: unknown) => entry === null || entry === '' || (Array.isArray(entry) && entry.length === 0);

/** Whether a draft has what a cell means, says that it doesn't, or neither. */
function judge(row: ImportedRow, field: ImportField, means: Meaning, entry: unknown): 'right' | 'said' | 'wrong' {
  const label = field === 'lot_acres' ? 'Lot size' : fieldLabel(field);
  const isSaid = row.warnings.some((warning) => warning.startsWith(label));
  if (means === unclear) return isSaid || isEmpty(entry) ? 'said' : 'wrong';
  if (means === null || means === '') {
    const initial = { occupancy: 'vacant', lot_sqft: 0, lot_acres: 0 }[field as string];
    return isEmpty(entry) || entry === initial || isSaid || (row.values.property_type === 'Land' && entry === 0)
      ? 'right'
      : 'wrong';
  }
  const same = (a: unknown) => (typeof a === 'string' ? a.toLowerCase() : JSON.stringify(a));
  if (same(entry) === same(means)) return 'right';
  return isSaid || isEmpty(entry) ? 'said' : 'wrong';
}

it(`reads ${layouts} layouts: no value silently wrong, and nearly every column found`, () => {
  const wrong: string[] = [];
  const missed = new Set<string>();
  const counts = { cells: 0, mapped: 0, right: 0 };
  for (let index = 0; index < layouts; index += 1) {
    const { columns, headers, rows } = layout(index, rowCount);
    const table = rows.map(({ cells }, line) => ({ line: line + 2, cells }));
    const mapping: Mapping = suggestMapping(headers, table);
    for (const { field, unit } of columns) {
      if (unit && asksPeriod(field as ImportField, mapping)) mapping.units = { ...mapping.units, [field ?? '']: unit };
    }
    const read = rowReader(headers, mapping, table, '2026-11-27');
    for (const [line, { cells, means, truth }] of rows.entries()) {
      const draft = read(table[line] ?? { line, cells });
      if (typeof draft === 'string') {
        wrong.push(`${index}: ${draft} ${cells.join('|')}`);
        continue;
      }
      const { values } = draft;
      const address = [values.address, values.city, values.state];
      const expected = [addressOf(truth), truth.city, truth.state];
      const addressText = address.join('|').toLowerCase().replace(/unit /, '');
      if (addressText !== expected.join('|').toLowerCase().replace(/unit /, ''))
        wrong.push(`${index}: ${address.join('|')} for ${expected.join('|')}`);
      for (const [at, { name, field }] of columns.entries()) {
        if (field === null) continue;
        const meaning = means[at] ?? null;
        const isMapped = mapping.columns[field as ImportField] === headers[at];
        if (!isMapped) missed.add(`${index}: ${name} as ${field}`);
        const isPart = ['address', 'unit'].includes(field) || field.startsWith('street_');
        const verdict = isPart ? 'right' : judge(draft, field as ImportField, meaning, entryOf(draft, field));
        if (verdict === 'wrong')
          wrong.push(`${index}: ${name} “${cells[at] ?? ''}” as ${JSON.stringify(entryOf(draft, field))}`);
        if (typeof meaning === 'symbol' || meaning === null || meaning === '') continue;
        counts.cells += 1;
        counts.mapped += isMapped ? 1 : 0;
        counts.right += isMapped && verdict === 'right' ? 1 : 0;
      }
      for (const text of ['Elsewhere', 'Nowhere', '90210', 'Pat Doe', 'divorced']) {
        if (JSON.stringify(values).includes(text)) wrong.push(`${index}: ${text} is in ${JSON.stringify(values)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect({ share: counts.mapped / counts.cells, missed: [...missed] }).toMatchObject({
    share: expect.toSatisfy(isEnough),
  });
  expect(counts.right / counts.cells).toSatisfy(isEnough);
}, 120_000);
