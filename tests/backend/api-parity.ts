import { QueryClient } from '@tanstack/react-query';
import type { SupabaseClient } from '@supabase/supabase-js';
import { boxQuery, matchQuery } from '@/features/buybox/api/queries';
import { matchesQuery } from '@/features/buybox/api/matches';
import { endedOffersQuery, liveOffersQuery, openDealsQuery } from '@/features/deals/api/queries';
import { pricesQuery, sellerQuery } from '@/features/listing-detail/api/queries';
import { searchQuery } from '@/features/marketplace/api/queries';
import { inboxQuery, readMessages } from '@/features/messaging/api/queries';
import { ownListingsQuery } from '@/features/my-listings/api/queries';
import { offerQuery } from '@/features/offers/api/queries';
import { boardQuery } from '@/features/pipeline/api/queries';
import { savedListingsQuery } from '@/features/saved-listings/api/queries';
import { listingQuery } from '@/shared/listings/api/queries';
import { emptyFilters } from '@/shared/listing-filters/filters';
import type { createApi } from '../../public/api/client.ts';
import { ApiError } from '../../public/api/client.ts';
import { setClient } from '../bench/app-client.ts';
import type { Random } from './random.ts';

interface Side {
  id: string;
  api: ReturnType<typeof createApi>;
  app: SupabaseClient;
}

export interface Objects {
  listings: string[];
  offers: string[];
}

type Answers = [api: unknown, app: unknown];

/** The answer's data; null for 404. */
async function dataOf<T>(answer: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 404) return null;
    throw error;
  }
}

const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** What the API and the app's own queries answer a member about something. The API may say more. */
export const comparisons: Readonly<
  Record<string, (side: Side, objects: Objects, random: Random, cache: QueryClient) => Promise<Answers>>
> = {
  listing: async ({ api }, { listings }, random, cache) => {
    const id = random.pick(listings);
    const shown = await cache.fetchQuery(listingQuery(id));
    const documents = shown?.documents.map(({ path: _path, ...document }) => document);
    return [await dataOf(api.getListing(id)), shown && { ...shown, documents }];
  },
  seller: async ({ api, id: reader }, { listings }, random, cache) => {
    const listing = await dataOf(api.getListing(random.pick(listings)));
    const seller = listing && (await cache.fetchQuery(sellerQuery(listing.user_id, reader)));
    return [listing?.seller ?? null, seller];
  },
  prices: async ({ api }, { listings }, random, cache) => {
    const id = random.pick(listings);
    return [(await api.listListingPrices(id)).data.items, await cache.fetchQuery(pricesQuery(id))];
  },
  terms: async ({ api, app }, { listings }, random) => {
    const id = random.pick(listings);
    const shown = await app.rpc('listing_deal_terms', { property_id: id }).maybeSingle();
    return [(await api.getListingTerms(id)).data.terms, shown.data];
  },
  match: async ({ api, id: reader }, { listings }, random, cache) => {
    const id = random.pick(listings);
    return [(await api.explainMatch(id)).data.match, await cache.fetchQuery(matchQuery(id, reader))];
  },
  search: async ({ api }, _, random, cache) => {
    const sort = random.pick(['featured', 'newest', 'price-asc', 'cap-rate'] as const);
    const states = [random.pick(['TX', 'FL', 'GA', 'NY'] as const)];
    const filters = { ...emptyFilters, states, price: { min: 0, max: 600_000 }, bedrooms: { min: 2, max: 0 } };
    const { pages } = await cache.fetchInfiniteQuery(searchQuery({ search: '', sort, filters }));
    const found = await api.searchListings({ sort, states, price_max: 600_000, bedrooms_min: 2 });
    return [found.data.items, pages[0]];
  },
  own: async ({ api, id }, _, __, cache) => {
    const { pages } = await cache.fetchInfiniteQuery(ownListingsQuery(id, 'all'));
    return [(await api.listOwnListings({ limit: 50 })).data.items, pages[0]];
  },
  box: async ({ api, id }, _, __, cache) => [await dataOf(api.getBuyBox()), await cache.fetchQuery(boxQuery(id))],
  matches: async ({ api, id }, _, __, cache) => [
    (await api.listMatches({ limit: 6 })).data.items,
    await cache.fetchQuery(matchesQuery(id, 6)),
  ],
  saved: async ({ api, id }, _, __, cache) => {
    const { pages } = await cache.fetchInfiniteQuery(savedListingsQuery(id));
    return [(await api.listSaved()).data.items, pages[0]];
  },
  pipeline: async ({ api, id }, _, __, cache) => {
    const cards = await cache.fetchQuery(boardQuery(id));
    return [(await api.listPipeline()).data.items, cards.map(({ next_task: _next, ...card }) => card)];
  },
  offer: async ({ api, id: reader }, { offers }, random, cache) => {
    const id = random.pick(offers);
    const shown = await cache.fetchQuery(offerQuery(reader, id));
    return [await dataOf(api.getOffer(id)), shown && { ...shown.offer, versions: shown.versions }];
  },
  offers: async ({ api, id }, _, __, cache) => {
    const [live, ended] = await Promise.all([
      cache.fetchQuery(liveOffersQuery(id)),
      cache.fetchInfiniteQuery(endedOffersQuery(id)),
    ]);
    const ids = [...live, ...ended.pages.flatMap(({ items }) => items)].map((offer) => offer.id);
    const states = ['sealed', 'open', 'backup', 'declined', 'withdrawn', 'expired', 'canceled'] as const;
    const found = await api.listOffers({ states: [...states], limit: 100 });
    return [found.data.items.map((offer) => offer.id).toSorted(), ids.toSorted()];
  },
  deals: async ({ api, id }, _, __, cache) => {
    const sorted = <T extends { id: string }>(deals: readonly T[]) => deals.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const found = await api.listDeals({ state: 'open', limit: 100 });
    return [sorted(found.data.items), sorted(await cache.fetchQuery(openDealsQuery(id)))];
  },
  messages: async ({ api, id }, _, __, cache) => {
    const { pages } = await cache.fetchInfiniteQuery(inboxQuery(id));
    const { items } = (await api.listConversations({ limit: 20 })).data;
    const [first] = items;
    const shown = pages[0]?.items.map((entry) => [entry.conversationId, entry.partner, entry.unread, entry.preview]);
    const listed = items.map(({ conversation_id, other_id, other, unread, conversation }) => [
      conversation_id,
      { id: other_id, author: other },
      unread,
      conversation.last_preview ?? '',
    ]);
    if (!first) return [listed, shown];
    const thread = await readMessages(first.conversation_id, null);
    const texts = thread.items.map(({ attachments: _files, ...message }) => message);
    return [
      [listed, (await api.listMessages(first.conversation_id, { limit: 30 })).data.items],
      [shown, texts],
    ];
  },
};

/** Compares an answer of the API with the app's. */
export async function compare(kind: string, side: Side, objects: Objects, random: Random): Promise<Answers> {
  // Used one after the other: the app has one client.
  setClient(side.app);
  const comparison = comparisons[kind];
  if (!comparison) throw new Error(`No comparison ${kind}`);
  return comparison(side, objects, random, newCache());
}
