import { expect, it } from 'vitest';
import { exportName } from '@/domain/import/fields';
import { suggestMapping } from '@/domain/import/suggest-mapping';
import { cardColumns } from '@/domain/listing/card-columns';
import { listingCsvColumns } from './csv-columns';

it('names the columns of listings as an import knows them', () => {
  const { columns } = suggestMapping(listingCsvColumns.map(([name]) => name));
  const fields = cardColumns.filter((name) => name !== 'images');
  expect(columns).toEqual(Object.fromEntries(fields.map((name) => [name, exportName(name)])));
});
