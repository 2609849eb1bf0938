/** Cache keys of the search in the header. */
export const searchKeys = {
  /** Depends on the reader: visitors find less. */
  site: (readerId: string | null, text: string) => ['site-search', readerId, text] as const,
};
