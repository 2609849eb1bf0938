import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ExportedListing } from '@/domain/import/export-columns';
import { propertyColumns, termColumns } from '@/domain/listing/fields';
import type { OwnListing } from '@/domain/listing/listing';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import type { OwnFilter } from '../own-listing';
import { ownColumns, ownPagesQuery } from './queries';

/** An own listing with all that a file has. */
export type ExportedOwnListing = OwnListing & ExportedListing;

const columns = `${ownColumns}, ${propertyColumns.join(', ')}, terms:listing_terms(${termColumns.join(', ')})`;

/** Pages of the member's own listings in one group or all, with all that a file has, newest first. */
export function exportedListingsQuery(userId: string, status: OwnFilter) {
  const queryKey = [...marketplaceKeys.ownPages(userId, status), 'exported'];
  return infiniteQueryOptions(ownPagesQuery<ExportedOwnListing>(columns, queryKey, userId, status));
}
