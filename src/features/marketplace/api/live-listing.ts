import type { RealtimeChannel } from '@supabase/supabase-js';
import { getSupabase } from '@/shared/supabase/client';
import type { Listing } from '../listing';

type LiveCounts = Pick<Listing, 'view_count' | 'likes' | 'dislikes'>;

interface Followers {
  onCounts: (counts: LiveCounts) => void;
  /** The connection stands again after a break, in which updates may have passed unseen. */
  onMissed: () => void;
}

/** Follows updates of one listing's row. Returns the function that stops it. */
export function followListing(listingId: string, followers: Followers): () => void {
  const stop = new AbortController();
  // Live counts are an extra: without them the page still shows the counts it loaded.
  join(listingId, followers, stop.signal).catch(() => undefined);
  return () => stop.abort();
}

async function join(listingId: string, { onCounts, onMissed }: Followers, stopped: AbortSignal) {
  const supabase = await getSupabase();
  if (stopped.aborted) return;
  let joined = false;
  const channel: RealtimeChannel = supabase
    // A name of its own: two places following one listing must not share, and end, one channel.
    .channel(`listing-${listingId}-${crypto.randomUUID()}`)
    .on<Listing>(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table: 'properties', filter: `id=eq.${listingId}` },
      ({ new: { view_count, likes, dislikes } }) => {
        if (!stopped.aborted) onCounts({ view_count, likes, dislikes });
      },
    )
    .subscribe((state: string) => {
      if (state !== 'SUBSCRIBED' || stopped.aborted) return;
      if (joined) onMissed();
      joined = true;
    });
  stopped.addEventListener('abort', () => void supabase.removeChannel(channel));
}
