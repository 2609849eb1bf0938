import { expect, it } from 'vitest';
import { importableColumns } from '@/domain/import/export-columns';
import { suggestMapping } from '@/domain/import/suggest-mapping';
import { ownListingColumns } from './csv';

it('names the columns of own listings as an import knows them', () => {
  const { columns } = suggestMapping(ownListingColumns.map(([name]) => name));
  const names = [...importableColumns.map(([name]) => name), 'Photo links'];
  expect(Object.values(columns).toSorted()).toEqual(names.toSorted());
});
