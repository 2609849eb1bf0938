import { expect, it } from 'vitest';
import { suggestMapping } from '@/domain/import/suggest-mapping';
import { buildRows } from './build-rows';
import { readTable } from './read-table';

async function built(text: string) {
  const table = await readTable(new Blob([text]));
  return buildRows(table, suggestMapping(table.headers, table.rows), '2026-11-29');
}

it('accounts for each row of a file: drafts, rejected, skipped, and blank ones', async () => {
  const file =
    'My list\nAddress,City,State\n1 Oak St,Austin,TX\n,Austin,TX\n2 Oak St,"Aus,TX\n\nTotal,,2\n3 Oak St,a,b,c\n';
  const { drafts, rejects, skipped, blankRows } = await built(file);
  expect(drafts.map(({ line }) => line)).toEqual([3]);
  expect(rejects.map(({ line }) => line)).toEqual([4, 5, 8]);
  expect(skipped.map(({ line }) => line)).toEqual([1, 7]);
  expect(blankRows).toBe(1);
});

it('warns about a character that can’t be read, unless its column isn’t imported', async () => {
  const { drafts } = await built('Address,City,Ignored\n1 Oak St,Pe\ufffdas,x\n2 Oak St,Austin,\ufffd');
  expect(drafts.map(({ warnings }) => warnings)).toEqual([
    ['“City” has a character that can’t be read. Correct it.'],
    [],
  ]);
});
