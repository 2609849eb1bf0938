import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countiesUrl from 'us-atlas/counties-10m.json?url';
import statesUrl from 'us-atlas/states-10m.json?url';
import { toRequestFailure, unwrap } from '@/shared/supabase/errors';
import { getReadClient } from '@/shared/supabase/anon-client';
import { toRpcFilters, type Filters } from '../../search/filters';
import type { MapRequest } from '../map-area';
import { withCoordinates, type MapResult } from '../map-result';
import type { Town } from '../town-labels';
import placesUrl from '../places.json?url';
import { marketplaceKeys } from '../../listing/api/keys';

/** The results in a part of the map: up to 500 single listings, more are clustered. */
export function mapQuery(filters: Filters, search: string, { box, cell }: MapRequest) {
  const question = { filters: toRpcFilters(filters), search, box: { ...box }, cell };
  return queryOptions({
    queryKey: marketplaceKeys.map(question),
    queryFn: async ({ signal }): Promise<MapResult[]> => {
      const supabase = await getReadClient();
      return withCoordinates(unwrap(await supabase.rpc('map_properties', question).retry(false).abortSignal(signal)));
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
      .retry(false)
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

/** The TopoJSON of us-atlas. */
export type Atlas = Topology<{
  states: GeometryCollection<{ name: string }>;
  counties?: GeometryCollection<{ name: string }>;
}>;

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

/** The outlines of the states, for the built-in map. */
export function statesQuery() {
  return queryOptions({
    queryKey: marketplaceKeys.basemap('states'),
    queryFn: ({ signal }) => readDrawing<Atlas>(statesUrl, signal),
    ...drawing,
  });
}

/** The outlines of the counties, ten times as large, for close views. */
export function countiesQuery() {
  return queryOptions({
    queryKey: marketplaceKeys.basemap('counties'),
    queryFn: ({ signal }) => readDrawing<Atlas>(countiesUrl, signal),
    ...drawing,
  });
}

/** The towns labeled on the built-in map, largest first. */
export function townsQuery() {
  return queryOptions({
    queryKey: marketplaceKeys.basemap('towns'),
    queryFn: ({ signal }) => readDrawing<Town[]>(placesUrl, signal),
    ...drawing,
  });
}
