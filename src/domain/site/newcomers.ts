/** The listing that a path leads to; null for other paths. */
export function listingOf(path: string): string | null {
  return /^\/(?:property|marketplace)\/([0-9a-f]{8}-[0-9a-f-]{27})(?=[/?#]|$)/.exec(path)?.[1] ?? null;
}

/** What readers can do on a listing's page, as its path's fragment names it: `/property/…#save`. */
export const listingActs = ['contact', 'save', 'review', 'documents', 'questions', 'showings'] as const;

/** What a path's fragment says the reader wants to do on a listing's page; undefined for other fragments. */
export const listingActOf = (path: string) => listingActs.find((act) => act === path.split('#')[1]);

/** Whether visitors of a listing begin it: an offer, or what the fragment says. Newcomers sign up for that. */
export function isForNewcomers(path: string): boolean {
  return listingOf(path) !== null && (/\/offer/.test(path) || listingActOf(path) !== undefined);
}
