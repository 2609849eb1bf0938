import { getSupabase } from '@/shared/supabase/client';
import type { Listing } from '../listing';

export type LiveCounts = Pick<Listing, 'view_count' | 'likes' | 'dislikes'>;

/**
 * Follows updates of one listing's row. `onCounts` receives the counts of each; `onMissed` is called when
 * the connection stands again after a break, in which updates may have passed unseen. Returns the function that stops it.
 */
export function followListing(
  listingId: string,
  { onCounts, onMissed }: { onCounts: (counts: LiveCounts) => void; onMissed: () => void },
): () => void {
  let stopped = false;
  let joined = false;
  let leave = () => {
    stopped = true;
  };

  void getSupabase()
    .then((supabase) => {
      if (stopped) return;
      const channel = supabase
        // A name of its own: two places following one listing must not share, and end, one channel.
        .channel(`listing-${listingId}-${crypto.randomUUID()}`)
        .on<Listing>(
          'postgres_changes',
          { event: 'UPDATE', schema: 'public', table: 'properties', filter: `id=eq.${listingId}` },
          ({ new: { view_count, likes, dislikes } }) => {
            if (!stopped) onCounts({ view_count, likes, dislikes });
          },
        )
        .subscribe((status) => {
          if (status !== 'SUBSCRIBED' || stopped) return;
          if (joined) onMissed();
          joined = true;
        });
      leave = () => {
        stopped = true;
        void supabase.removeChannel(channel);
      };
    })
    // Live counts are an extra: without them the page still shows the counts it loaded.
    .catch(() => undefined);

  return () => leave();
}
