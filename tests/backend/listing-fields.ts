import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';

/** What a seller states about a listing. */
export function listingOf(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    title: 'Brick duplex',
    description: 'Two units.',
    property_type: 'Multi Family',
    address: '12 Oak St',
    city: 'New York',
    state: 'NY',
    zip: '10001',
    price: 100_000,
    ...fields,
  };
}

/** Posts a listing as a member, and returns its ID. */
export async function postListing(
  client: SupabaseClient,
  { id = randomUUID(), ...fields }: { id?: string; [field: string]: unknown } = {},
): Promise<string> {
  await client.rpc('post_listing', { id, listing: listingOf(fields) }).throwOnError();
  return id;
}
