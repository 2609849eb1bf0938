import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { Listing } from '@/domain/listing/listing';

/** The API's row limit. */
const maxRows = 1000;

/** All active listings with their last edit, for the sitemap. Rejects when a request fails. */
export async function* activeListings(): AsyncGenerator<Pick<Listing, 'id' | 'updated_at'>, void, undefined> {
  let last = '';
  for (;;) {
    let page = database().from('properties').select('id, updated_at').eq('status', 'active').order('id').limit(maxRows);
    if (last) page = page.gt('id', last);
    // Each page starts after the last id of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const read = unwrap(await page);
    yield* read;
    if (read.length < maxRows) return;
    last = read.at(-1)?.id ?? '';
  }
}
