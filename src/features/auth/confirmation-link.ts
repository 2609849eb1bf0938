/** What the URL fragment of a confirmation link means. */
export type ConfirmationLink =
  /** No usable fragment: the visitor didn't come from a link. */
  | { kind: 'none' }
  /** The tokens sign the member in, which verifies the address. `changed`: it replaced an earlier address. */
  | { kind: 'confirmed'; changed: boolean }
  /** Expired, used, or unknown. */
  | { kind: 'refused' };

/** Reads the fragment, with or without its '#'. Never throws. */
export function readConfirmationLink(hash: string): ConfirmationLink {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (params.has('error') || params.has('error_code')) return { kind: 'refused' };
  if (params.has('access_token')) return { kind: 'confirmed', changed: params.get('type') === 'email_change' };
  return { kind: 'none' };
}
