/** Cache keys of the header search. */
export const searchKeys = {
  /** Per reader: visitors see fewer results. */
  site: (readerId: string | null, text: string) => ['site-search', readerId, text] as const,
};
