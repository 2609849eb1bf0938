import { allRows, type Exporting } from '@/shared/export/all-rows';
import { toCsv, type Columns } from '@/shared/export/csv';
import type { ListingSummary } from '@/shared/listings/listing';
import { listingCsvColumns } from '@/shared/listings/listing-columns';
import { savedListingsQuery } from './api/queries';

/** The saved listings that the member can still read, as CSV, last saved first. */
export async function savedListingsCsv(userId: string, exporting: Exporting): Promise<string> {
  const saves = await allRows(savedListingsQuery(userId), (page) => page, exporting);
  const rows = saves.flatMap(({ listing, created_at: at }) => (listing ? [{ ...listing, savedAt: at }] : []));
  const columns: Columns<ListingSummary & { savedAt: string }> = [
    ...listingCsvColumns,
    ['Saved', ({ savedAt }) => savedAt],
  ];
  return toCsv(columns, rows);
}
