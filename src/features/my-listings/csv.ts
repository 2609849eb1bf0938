import { paths } from '@/domain/site/paths';
import { allRows, type Exporting } from '@/platform/export/all-rows';
import { toCsv, type Columns } from '@/domain/documents/csv';
import { importableColumns } from '@/domain/import/export-columns';
import { publicFileUrl } from '@/platform/supabase/files';
import { statusName } from '@/shared/listings/csv-columns';
import { uniqueById } from '@/kit/formatting/ids';
import { exportedListingsQuery, type ExportedOwnListing } from './api/exported';
import type { OwnFilter } from './own-listing';

/** All that an import takes comes first, so that the file comes back whole. */
export const ownListingColumns: Columns<ExportedOwnListing> = [
  ...importableColumns,
  ['Photo links', ({ images }) => images.map((path) => publicFileUrl('images', path)).join(' ')],
  [
    'Status',
    ({ status, held_at: held, removed_at: removed }) =>
      held ? 'Held for review' : removed ? 'Taken down' : statusName(status),
  ],
  ['Previous price (USD)', ({ previous_price: price }) => price],
  ['JV share (%)', ({ jv_share_pct: share }) => share],
  ['Verified', ({ verified }) => (verified ? 'Yes' : 'No')],
  ['Views', ({ view_count: views }) => views],
  ['Likes', ({ likes }) => likes],
  ['Saves', ({ saves }) => saves],
  ['Listed', ({ created_at: at }) => at],
  ['Link', ({ id }) => window.location.origin + paths.listing(id)],
];

/** The member's own listings in one group or all, as CSV, newest first. */
export async function ownListingsCsv(userId: string, status: OwnFilter, exporting: Exporting): Promise<string> {
  return toCsv(
    ownListingColumns,
    uniqueById(await allRows(exportedListingsQuery(userId, status), (page) => page, exporting)),
  );
}
