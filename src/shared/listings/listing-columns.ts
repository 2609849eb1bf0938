import { paths } from '@/domain/site/paths';
import type { Columns } from '@/domain/documents/csv';
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

/** The columns of listings in a CSV file. */
export const listingCsvColumns: Columns<ListingSummary> = [
  ['Title', ({ title }) => title],
  ['Status', ({ status }) => statusName(status)],
  ['Type', ({ property_type: type }) => type],
  ['Address', ({ address }) => address],
  ['City', ({ city }) => city],
  ['State', ({ state }) => state],
  ['ZIP', ({ zip }) => zip],
  ['Price (USD)', ({ price }) => price],
  ['Bedrooms', ({ bedrooms }) => bedrooms],
  ['Bathrooms', ({ bathrooms }) => bathrooms],
  ['Living area (sq ft)', ({ sqft }) => sqft],
  ['Lot (sq ft)', ({ lot_sqft: lot }) => lot],
  ['Condition', ({ condition }) => condition],
  ['Cap rate (%)', ({ cap_rate: rate }) => rate],
  ['JV share (%)', ({ jv_share_pct: share }) => share],
  ['Verified', ({ verified }) => (verified ? 'Yes' : 'No')],
  ['Seller', ({ seller }) => seller?.name ?? null],
  ['Listed', ({ created_at: at }) => at],
  ['Link', ({ id }) => window.location.origin + paths.listing(id)],
];
