import { paths } from '@/domain/site/paths';
import type { Columns } from '@/domain/documents/csv';
import { cardColumns, type CardColumn } from '@/domain/listing/card-columns';
import { exportName } from '@/domain/import/fields';
import type { ListingSummary } from '@/domain/listing/listing';

const statusNames: Readonly<Record<string, string>> = {
  active: 'Active',
  under_contract: 'Under contract',
  paused: 'Paused',
  sold: 'Sold',
};

/** A listing's status as text. */
export function statusName(status: string): string {
  return statusNames[status] ?? status;
}

/** A field in a CSV file, by the name that an import knows, and its value as it is. */
export function csvColumn<F extends Exclude<CardColumn, 'images'>>(name: F) {
  return [exportName(name), (row: Pick<ListingSummary, F>) => row[name]] as const;
}

const fields = cardColumns.filter(
  (name): name is Exclude<CardColumn, 'images' | 'title'> => !/^(?:images|title)$/.test(name),
);

/** The columns of listings in a CSV file. */
export const listingCsvColumns: Columns<ListingSummary> = [
  csvColumn('title'),
  ['Status', ({ status }) => statusName(status)],
  ...fields.map((name) => csvColumn(name)),
  ['Cap rate (%)', ({ cap_rate: rate }) => rate],
  ['JV share (%)', ({ jv_share_pct: share }) => share],
  ['Verified', ({ verified }) => (verified ? 'Yes' : 'No')],
  ['Seller', ({ seller }) => seller?.name ?? null],
  ['Listed', ({ created_at: at }) => at],
  ['Link', ({ id }) => window.location.origin + paths.listing(id)],
];
