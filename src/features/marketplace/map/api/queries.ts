import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import countiesUrl from 'us-atlas/counties-10m.json?url';
import statesUrl from 'us-atlas/states-10m.json?url';
import { toRequestFailure, unwrap } from '@/shared/supabase/errors';
import { getReadClient } from '@/shared/supabase/anon-client';
import { toRpcFilters, type Filters } from '@/shared/listing-filters/filters';
import type { MapRequest } from '../map-area';
import { withCoordinates, type MapResult } from '../map-result';
import { outlinesOf, townPoints, type Atlas, type Outlines, type Town } from '../outlines';
import placesUrl from '../places.json?url';
import { marketplaceKeys } from '../../listing/api/keys';

/** The results in a part of the map: up to 500 single listings, more are clustered. */
export function mapQuery(filters: Filters, search: string, { box, cell }: MapRequest) {
  const question = { filters: toRpcFilters(filters), search, box: { ...box }, cell };
  return queryOptions({
    queryKey: marketplaceKeys.map(question),
    queryFn: async ({ signal }): Promise<MapResult[]> => {
      const supabase = await getReadClient();
      return withCoordinates(unwrap(await supabase.rpc('map_properties', question).abortSignal(signal)));
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** A listing in an info window. */
export type Pin = Awaited<ReturnType<typeof readPins>>[number];

async function readPins(ids: readonly string[], signal: AbortSignal) {
  const supabase = await getReadClient();
  return unwrap(
    await supabase
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

async function readDrawing<T>(address: string, signal: AbortSignal): Promise<T> {
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
    return (await answer.json()) as T;
  } catch (error) {
    throw toRequestFailure(error);
  }
}

// Static files of the app: never refetch or compare them.
const drawing = { staleTime: Infinity, structuralSharing: false } as const;

/** The outlines of the states, for the built-in basemap. */
export function statesQuery() {
  return queryOptions({
    queryKey: marketplaceKeys.basemap('states'),
    queryFn: async ({ signal }): Promise<Outlines> => outlinesOf(await readDrawing<Atlas>(statesUrl, signal), 'states'),
    ...drawing,
  });
}

/** The outlines of the counties, ten times as large, for close views. */
export function countiesQuery() {
  return queryOptions({
    queryKey: marketplaceKeys.basemap('counties'),
    queryFn: async ({ signal }): Promise<Outlines> =>
      outlinesOf(await readDrawing<Atlas>(countiesUrl, signal), 'counties'),
    ...drawing,
  });
}

/** The towns labeled on the built-in basemap. */
export function townsQuery() {
  return queryOptions({
    queryKey: marketplaceKeys.basemap('towns'),
    queryFn: async ({ signal }) => townPoints(await readDrawing<Town[]>(placesUrl, signal)),
    ...drawing,
  });
}
