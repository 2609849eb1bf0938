import type { Sort } from '../vocabulary';

export interface Search {
  search: string;
  sort: Sort;
}

/** Every cache key of the marketplace. */
export const marketplaceKeys = {
  all: ['marketplace'] as const,
  /** All lists in which a new or changed listing may appear. */
  lists: ['marketplace', 'list'] as const,
  search: (search: Search) => ['marketplace', 'list', 'search', search] as const,
  count: (search: string) => ['marketplace', 'list', 'count', search] as const,
  latest: (count: number) => ['marketplace', 'list', 'latest', count] as const,
  similar: (id: string) => ['marketplace', 'list', 'similar', id] as const,
  own: (userId: string) => ['marketplace', 'list', 'own', userId] as const,
  listing: (id: string) => ['marketplace', 'listing', id] as const,
  /** Depends on the reader: contact details are withheld from some. */
  seller: (id: string, readerId: string | null) => ['marketplace', 'seller', id, readerId] as const,
  feedback: (listingId: string, userId: string) => ['marketplace', 'feedback', listingId, userId] as const,
  /** Likes and dislikes on their way. */
  votes: (listingId: string) => ['marketplace', 'feedback', listingId] as const,
  zip: (zip: string) => ['marketplace', 'zip', zip] as const,
};
