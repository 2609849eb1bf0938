import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import type { Listing } from '../listing';

/** As many rows as the API gives at once. */
const mostRows = 1000;

/** Every listing on the market, in pages, with the time of its last edit: what the sitemap names. Rejects when the backend does not answer. */
export async function* openListings(): AsyncGenerator<Pick<Listing, 'id' | 'updated_at'>, void, undefined> {
  const supabase = await getSupabase();
  let last = '';
  for (;;) {
    let page = supabase.from('properties').select('id, updated_at').eq('status', 'active').order('id').limit(mostRows);
    if (last) page = page.gt('id', last);
    // One page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const read = unwrap(await page.retry(false));
    yield* read;
    if (read.length < mostRows) return;
    last = read.at(-1)?.id ?? '';
  }
}
