/** Query keys of the pipeline. */
export const pipelineKeys = {
  all: (userId: string) => ['pipeline', userId] as const,
  board: (userId: string) => ['pipeline', userId, 'board'] as const,
  card: (userId: string, id: string) => ['pipeline', userId, 'card', id] as const,
  /** The card of a listing. */
  ofListing: (userId: string, listingId: string) => ['pipeline', userId, 'listing', listingId] as const,
  /** Mutation key: moves in flight. */
  moving: ['pipeline', 'moving'] as const,
};
