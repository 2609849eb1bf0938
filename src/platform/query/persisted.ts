declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { persisted?: true | ((data: never) => unknown); shownInSnapshots?: true; listingId?: string };
  }
}

/**
 * Meta of a query whose result this browser keeps for the member's next visit, also without a network. Only for what
 * they may see on any visit: never contact details of others, documents, proofs of funds, or anything for staff. A
 * function instead of `true` leaves such parts out.
 */
export const persisted = { persisted: true } as const;

/**
 * Meta of a query whose result isn't stored, because each visit must fetch it, but may be visible in the picture of a
 * screen that this browser stores. A screen is stored only if each of its queries has one of these two.
 */
export const shownInSnapshots = { shownInSnapshots: true } as const;
