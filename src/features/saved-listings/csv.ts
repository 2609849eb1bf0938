import { paths } from '@/domain/site/paths';
import { allRows, type Exporting } from '@/platform/export/all-rows';
import { toCsv, type Columns } from '@/domain/documents/csv';
import type { ListingSummary } from '@/domain/listing/listing';
import { listingCsvColumns } from '@/shared/listings/csv-columns';
import { savedListingsQuery, type SavedSearch } from './api/queries';

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

const alertTexts: Readonly<Record<string, string>> = {
  off: 'In the app',
  daily: 'In the app, and by email once a day',
  instant: 'In the app, and by email instantly',
};

/** Saved searches as CSV, in their order. */
export function savedSearchesCsv(searches: readonly SavedSearch[]): string {
  const columns: Columns<SavedSearch> = [
    ['Name', ({ name }) => name],
    ['Link', ({ query }) => `${window.location.origin}${paths.marketplace}?${query}`],
    ['Alerts', ({ alert }) => alert && (alertTexts[alert.mail] ?? alert.mail)],
    ['Saved', ({ created_at: at }) => at],
  ];
  return toCsv(columns, searches);
}
