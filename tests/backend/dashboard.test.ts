import type { SupabaseClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyticsQuery, figuresQuery, followingFeedQuery } from '@/features/dashboard/api/queries';
import { monthStart } from '@/features/dashboard/months';
import { matchesQuery } from '@/features/buybox/api/matches';
import type { Backend } from '../../supabase/local/backend.ts';
import { setClient } from './app-client.ts';
import { newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { ownCountsQuery } from '@/features/my-listings/api/queries';

/** Loads everything the dashboard shows with the app’s own queries. */
async function dashboardOf(client: SupabaseClient, userId: string) {
  setClient(client);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const [figures, feed, analytics, matches, own, report] = await Promise.all([
    cache.fetchQuery(figuresQuery(userId)),
    cache.fetchInfiniteQuery(followingFeedQuery(userId)),
    cache.fetchQuery(analyticsQuery(userId, monthStart(Date.now()))),
    cache.fetchQuery(matchesQuery(userId, 6)),
    cache.fetchQuery(ownCountsQuery(userId)),
    client.rpc('weekly_report').throwOnError(),
  ]);
  return {
    figures,
    feed: feed.pages.flatMap(({ items }) => items),
    analytics,
    matches,
    own,
    report: report.data as Record<string, unknown>,
  };
}

describeBackend((backend) => {
  describe('dashboard', () => {
    let ann: Awaited<ReturnType<typeof newMember>>;
    let bob: Awaited<ReturnType<typeof newMember>>;

    beforeAll(async () => {
      ann = await newMember(backend());
      bob = await newMember(backend());
      await backend().database.query(`update public.users set membership_tier = 'closer' where id = $1`, [bob.id]);
      await ann.client
        .from('buybox_profiles')
        .insert({ user_id: ann.id, states: ['NY'] })
        .throwOnError();
    });

    it('changes every figure when the rows change', async () => {
      const own = await post(backend(), ann.id, { price: 400_000 });
      await post(backend(), bob.id, { price: 90_000, state: 'OH', daysAgo: 8 });
      const before = await dashboardOf(ann.client, ann.id);
      expect(before.figures).toMatchObject({
        new_listings: 1,
        new_listings_before: 1,
        active_members: 2,
        deal_flow: 490_000,
        deal_flow_listings: 2,
        following: 0,
        followers: 0,
      });
      expect(before.feed).toEqual([]);
      expect(before.analytics).toMatchObject({
        own_listings: 1,
        views: 0,
        saves: 0,
        contacts: 0,
        days: [],
      });
      expect(before.matches).toEqual([]);
      const none = { under_contract: 0, paused: 0, held: 0, removed: 0, sold: 0, returned: 0 };
      expect(before.own).toEqual({ active: 1, ...none });

      await newMember(backend());
      const posted = await post(backend(), bob.id, { price: 1_000_000 });
      await post(backend(), bob.id, { price: 5_000, state: 'OH', daysAgo: 9 });
      await ann.client.rpc('follow_member', { user_id: ann.id, member_id: bob.id }).throwOnError();
      await bob.client.rpc('follow_member', { user_id: bob.id, member_id: ann.id }).throwOnError();
      await bob.client.rpc('increment_property_view_count', { property_id: own }).throwOnError();
      await bob.client.rpc('increment_property_view_count', { property_id: own }).throwOnError();
      await bob.client.from('saved_listings').insert({ user_id: bob.id, property_id: own }).throwOnError();
      await bob.client
        .rpc('send_message', {
          recipient_id: ann.id,
          message_id: crypto.randomUUID(),
          content: 'Is it still there?',
          property_id: own,
        })
        .throwOnError();
      await ann.client.from('properties').update({ price: 380_000 }).eq('id', own).throwOnError();
      const after = await dashboardOf(ann.client, ann.id);
      expect(after.figures).toMatchObject({
        new_listings: 2,
        new_listings_before: 2,
        active_members: 3,
        deal_flow: 1_475_000,
        deal_flow_listings: 4,
        following: 1,
        followers: 1,
      });
      const unchanged = Object.entries(before.figures).filter(
        ([name, figure]) => typeof figure === 'number' && after.figures[name as keyof typeof after.figures] === figure,
      );
      expect(unchanged).toEqual([]);
      expect(after.feed.map(({ kind, member, price }) => [kind, member.id, price])).toEqual([
        ['listing', bob.id, 1_000_000],
        ['listing', bob.id, 90_000],
        ['listing', bob.id, 5_000],
      ]);
      expect(after.analytics).toMatchObject({
        own_listings: 1,
        // Bob's second view of the day isn't counted.
        views: 1,
        saves: 1,
        contacts: 1,
      });
      expect(after.matches.map(({ id }) => id)).toEqual([posted]);
      expect(after.report).toMatchObject({
        has_buy_box: true,
        matches: 1,
        own_listings: 1,
        views: 1,
        saves: 1,
        contacts: 1,
        price_changes: [{ id: own, previous_price: 400_000, price: 380_000 }],
      });
    });
  });
});

interface PostOptions {
  price: number;
  state?: 'NY' | 'OH';
  daysAgo?: number;
}

/** Posts a listing some days ago. */
async function post(
  backend: Backend,
  owner: string,
  { price, state = 'NY', daysAgo = 0 }: PostOptions,
): Promise<string> {
  const id = crypto.randomUUID();
  const [city, zip] = state === 'NY' ? ['New York', '10001'] : ['Dayton', '45402'];
  await backend.database.query(
    `insert into public.properties (id, user_id, title, description, property_type, address, city, state, zip, price,
      created_at)
     values ($1, $2, 'Brick duplex', 'Two units.', 'Multi Family', '12 Oak St', $3, $4, $5, $6,
       now() - $7 * interval '1 day')`,
    [id, owner, city, state, zip, price, daysAgo],
  );
  return id;
}
