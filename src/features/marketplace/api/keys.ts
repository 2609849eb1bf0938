import type { Filters } from '../filters';
import type { Sort } from '../vocabulary';

/** What narrows a list of listings. */
export interface Narrowing {
  search: string;
  filters: Filters;
}

export interface Search extends Narrowing {
  sort: Sort;
}

/** Every cache key of the marketplace. */
export const marketplaceKeys = {
  all: ['marketplace'] as const,
  /** All lists in which a new or changed listing may appear. */
  lists: ['marketplace', 'list'] as const,
  search: (search: Search) => ['marketplace', 'list', 'search', search] as const,
  count: (narrowing: Narrowing) => ['marketplace', 'list', 'count', narrowing] as const,
  /** How many there are of each kind, whatever is asked for. */
  facets: ['marketplace', 'list', 'facets'] as const,
  saved: (userId: string) => ['marketplace', 'list', 'saved', userId] as const,
  savedSearches: (userId: string) => ['marketplace', 'saved-searches', userId] as const,
  latest: (count: number) => ['marketplace', 'list', 'latest', count] as const,
  /** The newest listings that match a member's buy box. */
  matches: (userId: string, count: number) => ['marketplace', 'list', 'matches', userId, count] as const,
  similar: (id: string) => ['marketplace', 'list', 'similar', id] as const,
  /** The saves of a member as this page knows them. */
  saves: (userId: string) => ['marketplace', 'saves', userId] as const,
  /** Saves of one listing on their way. */
  saving: (listingId: string) => ['marketplace', 'saving', listingId] as const,
  prices: (listingId: string) => ['marketplace', 'prices', listingId] as const,
  /** What a member has on the market. */
  ofMember: (memberId: string) => ['marketplace', 'list', 'member', memberId] as const,
  /** Everything of a member's own listings. */
  own: (userId: string) => ['marketplace', 'list', 'own', userId] as const,
  ownLists: (userId: string) => ['marketplace', 'list', 'own', userId, 'pages'] as const,
  ownPages: (userId: string, status: string) => ['marketplace', 'list', 'own', userId, 'pages', status] as const,
  ownNewest: (userId: string) => ['marketplace', 'list', 'own', userId, 'newest'] as const,
  ownCounts: (userId: string) => ['marketplace', 'list', 'own', userId, 'counts'] as const,
  reviewQueue: (userId: string) => ['marketplace', 'reviews', userId] as const,
  map: (question: object) => ['marketplace', 'list', 'map', question] as const,
  pins: (ids: readonly string[]) => ['marketplace', 'list', 'pins', ids] as const,
  land: (layer: 'states' | 'counties' | 'towns') => ['marketplace', 'land', layer] as const,
  listing: (id: string) => ['marketplace', 'listing', id] as const,
  /** Depends on the reader: contact details are withheld from some. */
  seller: (id: string, readerId: string | null) => ['marketplace', 'seller', id, readerId] as const,
  feedback: (listingId: string, userId: string) => ['marketplace', 'feedback', listingId, userId] as const,
  /** Likes and dislikes on their way. */
  votes: (listingId: string) => ['marketplace', 'feedback', listingId] as const,
  /** What lies in the folder of a listing's pictures. */
  storedPictures: (listingId: string) => ['marketplace', 'stored-pictures', listingId] as const,
  zip: (zip: string) => ['marketplace', 'zip', zip] as const,
  addresses: (text: string) => ['marketplace', 'addresses', text] as const,
};
