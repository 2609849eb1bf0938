import { paths } from '@/domain/site/paths';
import { allRows, type Exporting } from '@/platform/export/all-rows';
import { toCsv, type Columns } from '@/domain/documents/csv';
import type { OwnListing } from '@/domain/listing/listing';
import { csvColumn, statusName } from '@/shared/listings/csv-columns';
import { uniqueById } from '@/kit/formatting/ids';
import { ownListingsQuery } from './api/queries';
import type { OwnFilter } from './own-listing';

const columns: Columns<OwnListing> = [
  csvColumn('title'),
  [
    'Status',
    ({ status, held_at: held, removed_at: removed }) =>
      held ? 'Held for review' : removed ? 'Taken down' : statusName(status),
  ],
  csvColumn('address'),
  csvColumn('city'),
  csvColumn('state'),
  csvColumn('zip'),
  csvColumn('price'),
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
  return toCsv(columns, uniqueById(await allRows(ownListingsQuery(userId, status), (page) => page, exporting)));
}
