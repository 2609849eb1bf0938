/** Every cache key of the library. */
export const resourceKeys = {
  list: ['resources', 'list'] as const,
  /** As this reader gets it, `null` for a visitor: what is premium differs. */
  one: (readerId: string | null, slug: string) => ['resources', 'one', readerId, slug] as const,
};
