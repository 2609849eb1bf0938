import { can } from '@/shared/entitlements/entitlements';

/**
 * Whether a member can post. checking: the profile is loading; jv: yes, with the 50% joint venture (JV) requirement.
 */
export type PostingAccess = 'checking' | 'unconfirmed' | 'jv' | 'open';

/** Posting needs a confirmed email; a free membership adds the JV requirement. */
export function postingAccess(
  member: { email_confirmed: boolean | null; entitlements: readonly string[] | null } | undefined,
): PostingAccess {
  if (!member) return 'checking';
  if (!member.email_confirmed) return 'unconfirmed';
  return can(member, 'no_jv_requirement') ? 'open' : 'jv';
}
