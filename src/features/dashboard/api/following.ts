import { infiniteQueryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import type { Database } from '@/shared/supabase/database.types';
import { unwrap } from '@/shared/supabase/errors';
import { toPage } from '@/shared/supabase/keyset';
import type { Activity } from '../activity';
import { dashboardKeys } from './keys';

const pageSize = 6;

type Returned = Database['public']['Functions']['following_feed']['Returns'][number];
/** The generated types do not know which columns can be null. */
type Row = {
  [Column in keyof Returned]: Column extends 'kind' | 'id' | 'at' | `member_${'id' | 'name' | 'tier'}`
    ? Returned[Column]
    : Returned[Column] | null;
};

function toActivity({ kind, id, at, about_id, about_name, cap_rate, ...row }: Row): Activity {
  return {
    // The database gives no others.
    kind: kind as Activity['kind'],
    id,
    at,
    member: { id: row.member_id, name: row.member_name, image: row.member_image, tier: row.member_tier },
    title: row.title,
    excerpt: row.excerpt,
    image: row.image,
    price: row.price,
    capRate: cap_rate,
    city: row.city,
    state: row.state,
    about: about_id === null || about_name === null ? null : { id: about_id, name: about_name },
    rating: row.rating,
  };
}

async function readActivities(after: Activity | null, signal: AbortSignal): Promise<Activity[]> {
  const supabase = await getSupabase();
  const place = after && { at: after.at, id: after.id, kind: after.kind };
  const rows: Row[] = unwrap(
    await supabase.rpc('following_feed', { after: place, page_size: pageSize }).retry(false).abortSignal(signal),
  );
  return rows.map(toActivity);
}

/** Pages of what those whom the member follows did, the newest first. Read again when the member returns. */
export function followingFeedQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: dashboardKeys.following(userId),
    queryFn: async ({ pageParam, signal }) => toPage(await readActivities(pageParam, signal), pageSize),
    initialPageParam: null as Activity | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}
