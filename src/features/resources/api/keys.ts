/** Cache keys of the library. */
export const resourceKeys = {
  list: ['resources', 'list'] as const,
  /** Per reader (`null` for a visitor), as premium text depends on the plan. */
  one: (readerId: string | null, slug: string) => ['resources', 'one', readerId, slug] as const,
};
