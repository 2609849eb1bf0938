import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { AddressMismatch } from '@/domain/place/address-mismatch';
import type { ListingValues } from '@/domain/listing/listing-form';

/** What of a form's address isn't where its ZIP code is; empty if all agrees, or it can't be checked now. */
export async function checkAddress({
  zip,
  city,
  state,
  latitude,
  longitude,
}: Pick<ListingValues, 'zip' | 'city' | 'state' | 'latitude' | 'longitude'>): Promise<AddressMismatch[]> {
  const pin = latitude !== null && longitude !== null ? { latitude, longitude } : {};
  // Nothing depends on the answer, so that a failure doesn't keep anyone from posting.
  return database()
    .rpc('check_address', { zip, city, state, ...pin })
    .then((answer) => unwrap(answer))
    .then(undefined, () => []);
}
