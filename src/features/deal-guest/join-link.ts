/** What the fragment of a link to the page of an invitation says. */
export interface JoinLink {
  /** The invitation's token. */
  token: string;
  /** Signs in by link, if it's from the email with a sign-in code; null without one. */
  tokenHash: string | null;
  /** Whether it leads to the form for the code in the same email. */
  hasCode: boolean;
}

/**
 * Reads `#<token>`, the link of an invitation, and `#<token>?type=email`, with or without `token_hash`: to the address
 * it should lead to, the email with a sign-in code (supabase/templates/confirmation.html) appends a query, which then
 * is part of the fragment. So neither token reaches a server's log.
 */
export function readJoinLink(hash: string): JoinLink {
  const [token = '', query] = hash.slice(1).split('?');
  const tokenHash = new URLSearchParams(query).get('token_hash') || null;
  return { token, tokenHash, hasCode: query !== undefined && tokenHash === null };
}
