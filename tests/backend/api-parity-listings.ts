import { boxQuery, matchQuery } from '@/features/buybox/api/queries';
import { matchesQuery } from '@/features/buybox/api/matches';
import { pricesQuery, sellerQuery } from '@/features/listing-detail/api/queries';
import { facetsQuery, searchQuery } from '@/features/marketplace/api/queries';
import { ownListingsQuery } from '@/features/my-listings/api/queries';
import { ruleVersionsQuery } from '@/features/state-rules/api/rules';
import { givenDisclosuresQuery } from '@/shared/rules/api/rules';
import { cardQuery } from '@/features/pipeline/api/card-query';
import { boardQuery, loadExport } from '@/features/pipeline/api/queries';
import { savedListingsQuery } from '@/features/saved-listings/api/queries';
import { combineFilters } from '@/domain/search/combine';
import { emptyFilters } from '@/domain/filters/filters';
import type { Sort } from '@/domain/filters/sorts';
import { draftQuery } from '@/shared/listings/api/drafts';
import { sentenceQuery } from '@/shared/search/api/queries';
import { listingQuery } from '@/shared/listings/api/listing-query';
import { samePropertyQuery } from '@/shared/listings/api/matches';
import { visibleTermsQuery } from '@/shared/listings/api/visible-terms';
import { memberQuery } from '@/platform/session/member';
import { type Asked, type Comparisons, omit, pick, unordered } from './api-parity.ts';
import type { Random } from './random.ts';

const sorts: readonly Sort[] = ['featured', 'newest', 'price-asc', 'price-desc', 'cap-rate', 'best-match'];

/** Filters of a search, as parameters of the API. */
const randomSearch = (random: Random) => ({
  sort: random.pick(sorts),
  states: [random.pick(['TX', 'FL', 'GA', 'NY', 'TN'])],
  search: random.pick(['', '', 'brick', 'St', 'condo in Memphis', '2 bed under 200k near the zoo']),
  price_max: random.int(2, 40) * 25_000,
  bedrooms_min: random.int(0, 3),
});

/** The same for the app, once it has read the words. */
async function searchOf({ query, cache }: Pick<Asked, 'query' | 'cache'>) {
  const { search, sort, states, price_max, bedrooms_min } = query;
  const sent = {
    ...emptyFilters,
    states: states as string[],
    price: { min: 0, max: Number(price_max) },
    bedrooms: { min: Number(bedrooms_min), max: 0 },
  };
  if (search === '') return { search: '', sort: sort as Sort, filters: sent };
  const { filters, note } = await cache.fetchQuery(sentenceQuery(String(search), sent));
  return { search: note.search, sort: sort as Sort, filters: combineFilters(sent, filters).filters };
}

/** Listings, and what only the member sees. */
export const listingComparisons = {
  getMe: {
    compare: async (answer, { reader, cache }) => {
      const { id, name, membership_tier, profile_image_url } = await cache.fetchQuery(memberQuery(reader));
      return [answer?.member, { id, name, membership_tier, profile_image_url }];
    },
  },
  searchListings: {
    query: randomSearch,
    pageSize: 24,
    compare: async (answer, { query, cache }) => {
      const found = await cache.fetchInfiniteQuery({ ...searchQuery(await searchOf({ query, cache })), pages: 2 });
      const items = answer?.items.map((item) => (query['sort'] === 'best-match' ? item : omit(item, 'match_score')));
      return [items, found.pages.flat()];
    },
  },
  countListings: {
    query: (random) => omit(randomSearch(random), 'sort'),
    compare: async (answer, asked) => [
      answer && omit(answer, 'understood', 'not_understood'),
      await asked.cache.fetchQuery(facetsQuery(await searchOf(asked))),
    ],
  },
  getListing: {
    of: 'listing',
    compare: async (answer, { id, reader, cache }) => {
      const shown = await cache.fetchQuery(listingQuery(id));
      const seller = shown && (await cache.fetchQuery(sellerQuery(shown.user_id, reader)));
      const documents = shown?.documents.map((document) => omit(document, 'path'));
      return [
        answer && { ...answer, documents: unordered(answer.documents) },
        shown && { ...shown, seller, documents: unordered(documents) },
      ];
    },
  },
  getListingTerms: {
    of: 'listing',
    compare: async (answer, { id, reader, cache }) => [
      answer?.terms,
      await cache.fetchQuery(visibleTermsQuery(id, reader)),
    ],
  },
  listStateRules: {
    query: (random) => ({ state: random.pick(['AZ', 'NY', 'OK', 'TN']) }),
    compare: async (answer, { query, cache }) => [
      answer?.items,
      await cache.fetchQuery(ruleVersionsQuery(String(query['state']))),
    ],
  },
  listListingDisclosures: {
    of: 'listing',
    compare: async (answer, { id, reader, cache }) => [
      answer?.items,
      await cache.fetchQuery(givenDisclosuresQuery(id, reader)),
    ],
  },
  listListingPrices: {
    of: 'listing',
    compare: async (answer, { id, cache }) => [answer?.items, await cache.fetchQuery(pricesQuery(id))],
  },
  listSameProperty: {
    of: 'listing',
    compare: async (answer, { id, cache }) => {
      const shown = await cache.fetchQuery(samePropertyQuery(id));
      return [answer?.items, shown.map(({ user_id: _seller, claim_id: _claim, ...match }) => match)];
    },
  },
  explainMatch: {
    of: 'listing',
    compare: async (answer, { id, reader, cache }) => [answer?.match, await cache.fetchQuery(matchQuery(id, reader))],
  },
  listOwnListings: {
    pageSize: 50,
    compare: async (answer, { reader, cache }) => {
      const { pages } = await cache.fetchInfiniteQuery({ ...ownListingsQuery(reader, 'all'), pages: 2 });
      const shown = pages.flat();
      // The others are in getOwnListing.
      return [answer?.items.map((item) => pick(item, shown[0] ?? {})), shown];
    },
  },
  getOwnListing: {
    of: 'listing',
    compare: async (answer, { id, reader, cache }) => {
      const shown = await cache.fetchQuery(listingQuery(id));
      if (shown?.user_id !== reader) return [answer, null];
      const { pages } = await cache.fetchInfiniteQuery({ ...ownListingsQuery(reader, 'all'), pages: 9 });
      const inList = pages.flat().find((listing) => listing.id === id);
      // Only programs have IDs of their own for listings.
      const own = answer && omit(answer, 'external_id');
      return [own, pick({ ...shown, ...inList }, own ?? {})];
    },
  },
  listDrafts: {
    query: () => ({ limit: 100 }),
    compare: async (answer, { cache }) => {
      const shown = await Promise.all((answer?.items ?? []).map(({ id }) => cache.fetchQuery(draftQuery(id))));
      return [answer?.items.map((item, index) => pick(item, shown[index] ?? {})), shown];
    },
  },
  getDraft: {
    of: 'draft',
    compare: async (answer, { id, cache }) => {
      const shown = await cache.fetchQuery(draftQuery(id));
      return [answer && shown ? pick(answer, shown) : answer, shown];
    },
  },
  getBuyBox: {
    compare: async (answer, { reader, cache }) => {
      const box = await cache.fetchQuery(boxQuery(reader));
      return [answer && box ? pick(answer, box) : answer, box];
    },
  },
  listMatches: {
    query: (random) => ({ limit: random.pick([6, 24]) }),
    compare: async (answer, { reader, query, cache }) => [
      answer?.items,
      await cache.fetchQuery(matchesQuery(reader, Number(query['limit']))),
    ],
  },
  listSaved: {
    pageSize: 24,
    compare: async (answer, { reader, cache }) => {
      const { pages } = await cache.fetchInfiniteQuery({ ...savedListingsQuery(reader), pages: 2 });
      return [answer?.items, pages.flat()];
    },
  },
  listPipeline: {
    query: () => ({ limit: 100 }),
    compare: async (answer, { reader, cache }) => {
      const cards = await cache.fetchQuery(boardQuery(reader));
      return [answer?.items.map((card) => omit(card, 'notes', 'tasks')), cards.map((card) => omit(card, 'next_task'))];
    },
  },
  getCard: {
    of: 'card',
    compare: async (answer, { id, reader, cache }) => {
      const card = await cache.fetchQuery(cardQuery(reader, id));
      const listing = card?.listing && pick(card.listing, answer?.listing ?? {});
      return [
        answer && { ...answer, tasks: unordered(answer.tasks.map((task) => omit(task, 'card_id'))) },
        card && { ...pick(card, answer ?? {}), listing, tasks: unordered(card.tasks) },
      ];
    },
  },
  getTask: {
    of: 'task',
    compare: async (answer) => {
      const cards = await loadExport(new AbortController().signal);
      const shown = cards
        .flatMap(({ tasks }) => tasks)
        .find((task) => unordered([pick(answer ?? {}, task)])[0] === unordered([task])[0]);
      return [answer && shown ? pick(answer, shown) : answer, shown];
    },
  },
  listTasks: {
    query: () => ({ limit: 100 }),
    compare: async (answer) => {
      const cards = await loadExport(new AbortController().signal);
      const tasks = cards.flatMap(({ id, tasks: ofCard }) => ofCard.map((task) => ({ ...task, card_id: id })));
      return [unordered(answer?.items.map((task) => omit(task, 'id', 'updated_at'))), unordered(tasks)];
    },
  },
} satisfies Partial<Comparisons>;
