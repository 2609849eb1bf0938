import { queryOptions } from '@tanstack/react-query';
import countiesUrl from 'us-atlas/counties-10m.json?url';
import statesUrl from 'us-atlas/states-10m.json?url';
import { isForeignPage } from '@/kit/network/foreign-answer';
import { toRequestFailure } from '@/platform/errors/errors';
import neighborsUrl from './neighbors.json?url';
import {
  neighborAreas,
  outlinesOf,
  townPoints,
  type Atlas,
  type Neighbors,
  type Outlines,
  type Town,
} from './outlines';
import placesUrl from './places.json?url';

async function readDrawing<T>(address: string, signal: AbortSignal): Promise<T> {
  try {
    const answer = await fetch(address, { signal });
    if (isForeignPage(answer.status, answer.headers.get('content-type'))) throw new TypeError('Failed to fetch');
    if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
    return (await answer.json()) as T;
  } catch (error) {
    throw toRequestFailure(error);
  }
}

const keyOf = (layer: 'neighbors' | 'states' | 'counties' | 'towns') => ['basemap', layer] as const;

// Static files of the app: never refetch or compare them.
const drawing = { staleTime: Infinity, structuralSharing: false } as const;

/** The land around the United States and the Great Lakes, for the built-in basemap. */
export function neighborsQuery() {
  return queryOptions({
    queryKey: keyOf('neighbors'),
    queryFn: async ({ signal }) => neighborAreas(await readDrawing<Neighbors>(neighborsUrl, signal)),
    ...drawing,
  });
}

/** The outlines of the states, for the built-in basemap. */
export function statesQuery() {
  return queryOptions({
    queryKey: keyOf('states'),
    queryFn: async ({ signal }): Promise<Outlines> => outlinesOf(await readDrawing<Atlas>(statesUrl, signal), 'states'),
    ...drawing,
  });
}

/** The outlines of the counties, ten times as large, for close views. */
export function countiesQuery() {
  return queryOptions({
    queryKey: keyOf('counties'),
    queryFn: async ({ signal }): Promise<Outlines> =>
      outlinesOf(await readDrawing<Atlas>(countiesUrl, signal), 'counties'),
    ...drawing,
  });
}

/** The towns labeled on the built-in basemap. */
export function townsQuery() {
  return queryOptions({
    queryKey: keyOf('towns'),
    queryFn: async ({ signal }) => townPoints(await readDrawing<Town[]>(placesUrl, signal)),
    ...drawing,
  });
}
