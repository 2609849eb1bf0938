import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ComparedRow } from '@/shared/comparison/comparison';
import { zipCenterQuery } from '@/shared/listings/api/queries';
import { isExactPlace } from '@/shared/listings/exact-place';
import type { Listing } from '@/shared/listings/listing';
import type { Place } from '@/shared/map/mercator';
import { distanceRow } from '../distance';

const combine = (results: UseQueryResult<Place | null>[]) => results.map(({ data }) => data);

/** The row with distances, and whether the ZIP code to measure from isn't known. `from`: '' for the first listing. */
export function useDistances(
  listings: readonly Listing[],
  from: string,
): { row: ComparedRow; start: 'known' | 'unknown' | 'failed' } {
  const centers = useQueries({ queries: listings.map(({ zip }) => zipCenterQuery(zip)), combine });
  const start = useQuery({ ...zipCenterQuery(from), enabled: from !== '' });
  const places = listings.map(({ latitude, longitude, zip }, index) => {
    const center = centers[index];
    return {
      latitude,
      longitude,
      zip,
      isZipCenter: center !== undefined && !isExactPlace({ latitude, longitude }, center),
    };
  });
  return {
    row: distanceRow(places, from !== '' && start.data ? { ...start.data, zip: from } : null),
    start: from === '' || start.data ? 'known' : start.data === null ? 'unknown' : start.isError ? 'failed' : 'known',
  };
}
