import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/platform/errors/errors';
import { readDatabase } from '@/platform/supabase/anon-client';
import { toRpcFilters, type Filters } from '@/domain/filters/filters';
import type { MapRequest } from '../map-area';
import { withCoordinates, type MapResult } from '../map-result';
import { marketplaceKeys } from '@/shared/listings/api/keys';

/** The results in a part of the map: up to 500 single listings, more are clustered. */
export function mapQuery(filters: Filters, search: string, { box, cell }: MapRequest) {
  const question = { filters: toRpcFilters(filters), search, box: { ...box }, cell };
  return queryOptions({
    queryKey: marketplaceKeys.map(question),
    queryFn: async ({ signal }): Promise<MapResult[]> =>
      withCoordinates(unwrap(await readDatabase().rpc('map_properties', question).abortSignal(signal))),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** A listing in an info window. */
export type Pin = Awaited<ReturnType<typeof readPins>>[number];

async function readPins(ids: readonly string[], signal: AbortSignal) {
  return unwrap(
    await readDatabase()
      .from('properties')
      .select('id, title, city, state, price, verified, latitude, longitude')
      .in('id', [...ids])
      .order('price')
      .order('id')
      .abortSignal(signal),
  );
}

/** The listings of a pin, lowest price first, without those that are gone. */
export function pinsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: marketplaceKeys.pins(ids),
    queryFn: ({ signal }) => readPins(ids, signal),
    staleTime: 60_000,
  });
}
