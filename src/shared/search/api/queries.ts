import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { toRpcFilters, type Filters } from '@/domain/filters/filters';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { readDatabase } from '@/platform/supabase/anon-client';
import { unwrap } from '@/platform/errors/errors';
import { placeMatch, type PlaceMatch } from '@/domain/search/place-match';
import type { SentenceSource } from '@/domain/search/read-sentence';

/** The places that some of the words name; none if there are no words. */
function placesInQuery(words: readonly string[]) {
  return queryOptions({
    queryKey: marketplaceKeys.placesIn(words),
    queryFn: async ({ signal }): Promise<PlaceMatch[]> => {
      const found = unwrap(
        await readDatabase()
          .rpc('places_in', { words: [...words] })
          .abortSignal(signal),
      );
      return found.map(placeMatch);
    },
    staleTime: Infinity,
  });
}

/** Those of the texts that listings have which pass the filters and have the texts before. */
function matchTextsQuery(filters: Filters, texts: readonly string[]) {
  return queryOptions({
    queryKey: marketplaceKeys.matchTexts(filters, texts),
    queryFn: async ({ signal }) =>
      unwrap(
        await readDatabase()
          .rpc('match_texts', { filters: toRpcFilters(filters), texts: [...texts] })
          .abortSignal(signal),
      ),
    staleTime: 60_000,
  });
}

/** The well-known places that each of the texts could be a misspelling of. */
function misspelledPlacesQuery(texts: readonly string[]) {
  return queryOptions({
    queryKey: marketplaceKeys.misspelledPlaces(texts),
    queryFn: async ({ signal }) =>
      unwrap(
        await readDatabase()
          .rpc('misspelled_places', { texts: [...texts] })
          .abortSignal(signal),
      ),
    staleTime: Infinity,
  });
}

/** Answers from the database, through the cache. */
function sourceOf(client: QueryClient): SentenceSource {
  return {
    placesIn: (words) => client.fetchQuery(placesInQuery(words)),
    matchTexts: (filters, texts) => client.fetchQuery(matchTextsQuery(filters, texts)),
    misspelledPlaces: (texts) => client.fetchQuery(misspelledPlacesQuery(texts)),
  };
}

/** What a sentence leads to if it's added to the filters. Downloads the code that reads it. */
export function sentenceQuery(sentence: string, before: Filters) {
  return queryOptions({
    queryKey: marketplaceKeys.sentence(sentence, before),
    queryFn: async ({ client }) => {
      const { readSentence } = await import('@/domain/search/read-sentence');
      return readSentence(sentence, before, sourceOf(client));
    },
    staleTime: 60_000,
  });
}
