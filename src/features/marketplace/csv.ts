import { allRows, type Exporting } from '@/platform/export/all-rows';
import { toCsv } from '@/domain/documents/csv';
import type { SortedSearch } from '@/shared/listings/api/keys';
import { listingCsvColumns } from '@/shared/listings/csv-columns';
import { uniqueById } from '@/kit/formatting/ids';
import { searchQuery } from './api/queries';

/** The most that a page has. */
const pageSize = 100;

/** What a search finds, as CSV, in its order. */
export async function searchCsv(search: SortedSearch, exporting: Exporting): Promise<string> {
  const found = await allRows(searchQuery(search, pageSize), (page) => page, exporting);
  const score = ['Match score', ({ match_score: of = null }: (typeof found)[number]) => of] as const;
  return toCsv(search.sort === 'best-match' ? [...listingCsvColumns, score] : listingCsvColumns, uniqueById(found));
}
