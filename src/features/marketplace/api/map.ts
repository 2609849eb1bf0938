import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countiesUrl from 'us-atlas/counties-10m.json?url';
import statesUrl from 'us-atlas/states-10m.json?url';
import { toRequestFailure, unwrap } from '@/shared/supabase/errors';
import { getReader } from '@/shared/supabase/reader';
import { filtersArgument, type Filters } from '../filters';
import type { Part } from '../map/areas';
import { withPlace, type Found } from '../map/found';
import type { Town } from '../map/labels';
import placesUrl from '../map/places.json?url';
import { marketplaceKeys } from './keys';

/** What was found in a part of the map: up to 500 listings one by one, more of them gathered. */
export function mapQuery(filters: Filters, search: string, { box, cell }: Part) {
  const question = { filters: filtersArgument(filters), search, box: { ...box }, cell };
  return queryOptions({
    queryKey: marketplaceKeys.map(question),
    queryFn: async ({ signal }): Promise<Found[]> => {
      const supabase = await getReader();
      return withPlace(unwrap(await supabase.rpc('map_properties', question).retry(false).abortSignal(signal)));
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** What an info window shows of a listing. */
export type Pin = Awaited<ReturnType<typeof readPins>>[number];

async function readPins(ids: readonly string[], signal: AbortSignal) {
  const supabase = await getReader();
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

/** The listings behind a pin, the cheapest first. One that is gone is left out. */
export function pinsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: marketplaceKeys.pins(ids),
    queryFn: ({ signal }) => readPins(ids, signal),
    staleTime: 60_000,
  });
}

/** Outlines as us-atlas has them. */
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

// Files of the app itself: never read again, and not compared with what was read before.
const drawing = { staleTime: Infinity, structuralSharing: false } as const;

/** The outlines of the states, for the built-in map. */
export function statesQuery() {
  return queryOptions({
    queryKey: marketplaceKeys.land('states'),
    queryFn: ({ signal }) => readDrawing<Atlas>(statesUrl, signal),
    ...drawing,
  });
}

/** The outlines of the counties, ten times as large: for a near look. */
export function countiesQuery() {
  return queryOptions({
    queryKey: marketplaceKeys.land('counties'),
    queryFn: ({ signal }) => readDrawing<Atlas>(countiesUrl, signal),
    ...drawing,
  });
}

/** The towns that the built-in map names, the largest first. */
export function townsQuery() {
  return queryOptions({
    queryKey: marketplaceKeys.land('towns'),
    queryFn: ({ signal }) => readDrawing<Town[]>(placesUrl, signal),
    ...drawing,
  });
}
