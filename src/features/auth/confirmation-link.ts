/** What the URL fragment of a confirmation link means. */
export type ConfirmationLink =
  /** No usable fragment: the visitor didn't come from a link. */
  | { kind: 'none' }
  /** The address is confirmed, and the tokens sign the member in. `changed`: it replaced an earlier address. */
  | { kind: 'confirmed'; changed: boolean }
  /** One of the two links of an email change was opened; the other is still pending. */
  | { kind: 'half-confirmed' }
  /** Expired, used, or unknown. */
  | { kind: 'refused' };

/** Reads the fragment, with or without its '#'. Never throws. */
export function readConfirmationLink(hash: string): ConfirmationLink {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (params.has('error') || params.has('error_code')) return { kind: 'refused' };
  if (params.has('access_token')) return { kind: 'confirmed', changed: params.get('type') === 'email_change' };
  if (params.has('message')) return { kind: 'half-confirmed' };
  return { kind: 'none' };
}
