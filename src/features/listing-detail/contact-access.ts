import type { SellerContact } from '@/domain/listing/listing';

/**
 * locked: members only. upgrade: the reader's membership doesn't include contact details. connections: the seller
 * shares them with connections only. open: shown.
 */
export type ContactAccess = 'locked' | 'upgrade' | 'connections' | 'open';

/**
 * Which contact panel to show. Postgres withholds the details (`private.can_see_contact`); this only picks the panel.
 * `entitled` is undefined until the membership is loaded.
 */
export function contactAccess(
  signedIn: boolean,
  contact: Pick<SellerContact, 'email' | 'phone' | 'profile_status'>,
  entitled: boolean | undefined,
): ContactAccess {
  if (!signedIn) return 'locked';
  if (contact.email || contact.phone) return 'open';
  return entitled || contact.profile_status === 'private' ? 'connections' : 'upgrade';
}
