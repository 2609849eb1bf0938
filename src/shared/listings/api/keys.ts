import type { Filters } from '@/domain/filters/filters';
import type { Sort } from '@/domain/filters/sorts';

/** Search text and filters, without sort and view. */
export interface FilteredSearch {
  search: string;
  filters: Filters;
}

export interface SortedSearch extends FilteredSearch {
  sort: Sort;
}

/** Query keys of the marketplace. */
export const marketplaceKeys = {
  all: ['marketplace'] as const,
  /** All lists that a new or changed listing can appear in. */
  lists: ['marketplace', 'list'] as const,
  search: (search: SortedSearch) => ['marketplace', 'list', 'search', search] as const,
  count: (search: FilteredSearch) => ['marketplace', 'list', 'count', search] as const,
  /** Counts by state, type and financing; null counts all listings. */
  facets: (search: FilteredSearch | null) => ['marketplace', 'list', 'facets', search] as const,
  saved: (userId: string) => ['marketplace', 'list', 'saved', userId] as const,
  savedSearches: (userId: string) => ['marketplace', 'saved-searches', userId] as const,
  /** Places that words name. */
  placesIn: (words: readonly string[]) => ['marketplace', 'places-in', words] as const,
  /** Places that texts could be misspellings of. */
  misspelledPlaces: (texts: readonly string[]) => ['marketplace', 'misspelled-places', texts] as const,
  /** What a sentence leads to if it's added to the filters. */
  sentence: (sentence: string, before: Filters) => ['marketplace', 'list', 'sentence', sentence, before] as const,
  /** Which texts the listings have that pass the filters. Among the lists, because new ones have other texts. */
  matchTexts: (filters: Filters, texts: readonly string[]) =>
    ['marketplace', 'list', 'match-texts', filters, texts] as const,
  /** Listings that look like one's property, posted or not. Among the lists, because a posted one changes them. */
  sameProperty: (listingId: string) => ['marketplace', 'list', 'same-property', listingId] as const,
  pictureNotes: (listingId: string) => ['marketplace', 'list', 'picture-notes', listingId] as const,
  draftMatches: (draft: object) => ['marketplace', 'list', 'draft-matches', draft] as const,
  latest: (count: number) => ['marketplace', 'list', 'latest', count] as const,
  /** Newest listings that match a member's buy box. */
  matches: (userId: string, count: number) => ['marketplace', 'list', 'matches', userId, count] as const,
  similar: (id: string) => ['marketplace', 'list', 'similar', id] as const,
  /** A member's saved listing ids, including pending changes. */
  saves: (userId: string) => ['marketplace', 'saves', userId] as const,
  /** Mutation key: saves of one listing in flight. */
  saving: (listingId: string) => ['marketplace', 'saving', listingId] as const,
  /** Everything about a listing's deal terms. */
  terms: (listingId: string) => ['marketplace', 'terms', listingId] as const,
  ownTerms: (listingId: string) => ['marketplace', 'terms', listingId, 'own'] as const,
  /** Includes the reader: some terms are withheld from others. */
  visibleTerms: (listingId: string, readerId: string | null) =>
    ['marketplace', 'terms', listingId, 'visible', readerId] as const,
  /** Everything about the requests for a listing's documents. */
  documents: (listingId: string) => ['marketplace', 'documents', listingId] as const,
  documentRequests: (listingId: string, readerId: string) => ['marketplace', 'documents', listingId, readerId] as const,
  prices: (listingId: string) => ['marketplace', 'prices', listingId] as const,
  /** A member's active listings. */
  ofMember: (memberId: string) => ['marketplace', 'list', 'member', memberId] as const,
  /** Everything in My Listings. */
  own: (userId: string) => ['marketplace', 'list', 'own', userId] as const,
  ownLists: (userId: string) => ['marketplace', 'list', 'own', userId, 'pages'] as const,
  ownPages: (userId: string, status: string) => ['marketplace', 'list', 'own', userId, 'pages', status] as const,
  ownNewest: (userId: string) => ['marketplace', 'list', 'own', userId, 'newest'] as const,
  ownCounts: (userId: string) => ['marketplace', 'list', 'own', userId, 'counts'] as const,
  /** Everything about drafts in the database. */
  drafts: ['marketplace', 'drafts'] as const,
  draft: (id: string) => ['marketplace', 'drafts', 'one', id] as const,
  draftPhotos: (id: string) => ['marketplace', 'drafts', 'photos', id] as const,
  map: (request: object) => ['marketplace', 'list', 'map', request] as const,
  pins: (ids: readonly string[]) => ['marketplace', 'list', 'pins', ids] as const,
  listing: (id: string) => ['marketplace', 'listing', id] as const,
  /** Includes the reader: contact details are withheld from some. */
  seller: (id: string, readerId: string | null) => ['marketplace', 'seller', id, readerId] as const,
  feedback: (listingId: string, userId: string) => ['marketplace', 'feedback', listingId, userId] as const,
  /** Mutation key: votes on a listing in flight. */
  votes: (listingId: string) => ['marketplace', 'feedback', listingId] as const,
  /** Files in the folder of a listing's pictures. */
  storedPictures: (listingId: string) => ['marketplace', 'stored-pictures', listingId] as const,
  zip: (zip: string) => ['marketplace', 'zip', zip] as const,
  zipCenter: (zip: string) => ['marketplace', 'zip-center', zip] as const,
  addresses: (text: string) => ['marketplace', 'addresses', text] as const,
};
