/** What the fragment of a link from a confirmation mail says. */
export type ConfirmationLink =
  /** No fragment, or one that tells nothing: somebody came here without a link. */
  | { kind: 'none' }
  /** The address is confirmed, and the tokens sign its owner in. `changed`: it replaced an earlier one. */
  | { kind: 'confirmed'; changed: boolean }
  /** One of the two links of a change of address was opened; the other waits. */
  | { kind: 'half-way' }
  /** Expired, used or unknown. */
  | { kind: 'refused' };

/** Reads the fragment, with or without its '#'. Never throws. */
export function readConfirmationLink(hash: string): ConfirmationLink {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (params.has('error') || params.has('error_code')) return { kind: 'refused' };
  if (params.has('access_token')) return { kind: 'confirmed', changed: params.get('type') === 'email_change' };
  if (params.has('message')) return { kind: 'half-way' };
  return { kind: 'none' };
}
