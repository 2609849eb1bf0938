import { expect, it } from 'vitest';
import { importableColumns } from '@/domain/import/export-columns';
import { suggestMapping } from '@/domain/import/suggest-mapping';
import { ownListingColumns } from './csv';

it('has columns that an import knows, and takes nothing else for one', () => {
  const { columns } = suggestMapping(ownListingColumns.map(([name]) => name));
  const names = [...importableColumns.map(([name]) => name), 'Photo links'];
  expect(Object.values(columns).toSorted()).toEqual(names.toSorted());
});
