/** What a link in an email is for, in the auth server's words. */
export type EmailLinkType = 'email' | 'email_change' | 'recovery';

/**
 * A link that leads to our page instead of the auth server, so that opening it uses nothing up: mail scanners open
 * links, too. The page asks for a click.
 */
export interface EmailLink {
  type: EmailLinkType;
  /** The link's token; null if it leads to the form for the code in the same email. */
  tokenHash: string | null;
}

const types: readonly string[] = ['email', 'email_change', 'recovery'] satisfies EmailLinkType[];

/** Reads the query of a link in an email; null if it's none. The templates in supabase/templates write it. */
export function readEmailLink(search: string): EmailLink | null {
  const params = new URLSearchParams(search);
  const type = params.get('type') ?? '';
  return types.includes(type) ? { type: type as EmailLinkType, tokenHash: params.get('token_hash') || null } : null;
}
