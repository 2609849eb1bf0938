import { request } from 'node:http';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../supabase/local/server/backend.ts';
import { jwtSecret } from '../../supabase/local/server/keys.ts';
import { expectDenied, expectNoRows } from './http-helpers.ts';
import { Inbox, join } from './channels.ts';
import { clientFor, meetAtEvent, newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { pixel, webpBytes } from './files.ts';
import { listingOf } from './listing-fields.ts';

/*
 * Attacks with plain supabase-js, the public key, and a free member’s token. Every test ends by comparing a snapshot of
 * the database.
 */

interface Member {
  client: SupabaseClient;
  id: string;
  email: string;
  token: string;
}

describeBackend(
  (backend) => {
    let ann: Member;
    let bob: Member;
    let hidden: Member;
    let unconfirmed: Member;
    let visitor: SupabaseClient;
    let bobsListing: string;
    let annsListing: string;
    let bobsPicture: string;
    /** Sent Bob a connection request, follows him, and reviewed him. */
    let dora: Member;
    /** Is blocked by Bob. */
    let eve: Member;
    let dorasRequest: string;
    let dorasReview: string;
    let before: Record<string, unknown>;

    beforeAll(async () => {
      ann = await member(backend(), 'Ann');
      bob = await member(backend(), 'Bob');
      hidden = await member(backend(), 'Hidden', { status: 'private' });
      unconfirmed = await member(backend(), 'Unconfirmed', { confirmed: false });
      visitor = clientFor(backend());
      [annsListing, bobsListing] = await Promise.all([post(ann), post(bob)]);
      bobsPicture = `${bob.id}/properties/${bobsListing}/1.webp`;
      const { error } = await bob.client.storage
        .from('images')
        .upload(bobsPicture, pixel, { contentType: 'image/webp' });
      if (error) throw error;
      await backend().database.query(
        `insert into public.property_feedback (user_id, property_id, feedback_type) values ($1, $2, 'like')`,
        [bob.id, bobsListing],
      );
      await bob.client.from('saved_listings').insert({ user_id: bob.id, property_id: bobsListing }).throwOnError();
      await bob.client
        .from('saved_searches')
        .insert({ user_id: bob.id, name: 'Texas', query: 'state=TX' })
        .throwOnError();
      dora = await member(backend(), 'Dora');
      eve = await member(backend(), 'Eve');
      // Set first, so that the notifications below queue emails, which must stay.
      await bob.client
        .from('notification_settings')
        .insert({ user_id: bob.id, kind: 'review', in_app: true, mail: true })
        .throwOnError();
      dorasRequest = (
        await dora.client
          .from('connections')
          .insert({ sender_id: dora.id, receiver_id: bob.id })
          .select('id')
          .single()
          .throwOnError()
      ).data.id as string;
      await meetAtEvent((text, params) => backend().database.query(text, params), [dora.id, ann.id, bob.id]);
      dorasReview = (
        await dora.client
          .from('member_reviews')
          .insert({ author_id: dora.id, member_id: bob.id, rating: 4, text: 'Closed on time.' })
          .select('id')
          .single()
          .throwOnError()
      ).data.id as string;
      await dora.client.rpc('follow_member', { user_id: dora.id, member_id: bob.id }).throwOnError();
      await dora.client.rpc('record_profile_view', { member_id: bob.id }).throwOnError();
      await dora.client
        .rpc('report', {
          subject_kind: 'profile',
          subject_id: bob.id,
          reason: 'spam',
          details: 'Between Dora and staff',
        })
        .throwOnError();
      await bob.client.from('member_blocks').insert({ blocker_id: bob.id, blocked_id: eve.id }).throwOnError();
    });
    beforeEach(async () => {
      before = await snapshot(backend());
    });

    /** Parts of the snapshot that have changed since the test started. */
    async function changedData(): Promise<string[]> {
      const now = await snapshot(backend());
      return Object.keys(now).filter((part) => JSON.stringify(now[part]) !== JSON.stringify(before[part]));
    }

    describe('attacks on profiles', () => {
      it('can’t change membership tiers', async () => {
        const { client } = ann;
        expectDenied(await client.from('users').update({ membership_tier: 'closer' }).eq('id', ann.id), '42501');
        expectDenied(
          await client.from('users').update({ name: 'Ann', membership_tier: 'partner' }).eq('id', ann.id),
          '42501',
        );
        expectDenied(await client.from('users').update({ membership_tier: 'closer' }).neq('name', ''), '42501');
        expectNoRows(await client.from('users').update({ membership_tier: 'closer' }).eq('id', bob.id).select());
        expectDenied(
          await client.from('users').upsert({ id: ann.id, name: 'Ann', membership_tier: 'closer' }),
          '42501',
        );
        expectDenied(
          await client
            .from('users')
            .upsert({ id: bob.id, name: 'Bob', membership_tier: 'closer' }, { onConflict: 'id' }),
          '42501',
        );
        const { status } = await rest(
          `users?id=eq.${ann.id}`,
          'PATCH',
          { membership_tier: 'closer' },
          { prefer: 'tx=rollback' },
        );
        expect(status).toBe(403);
        expect(await changedData()).toEqual([]);
      });

      it('can’t set the tier through sign-up or account metadata', async () => {
        const { client } = ann;
        await client.auth.updateUser({ data: { membership_tier: 'closer', role: 'service_role', staff: true } });
        const response = await call('PUT', '/auth/v1/user', {
          role: 'service_role',
          app_metadata: { membership_tier: 'closer' },
          email_confirmed_at: '2026-01-01',
          is_super_admin: true,
        });
        expect(await response.json()).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } });
        expectDenied(await client.auth.admin.listUsers());
        expectDenied(await client.auth.admin.deleteUser(bob.id));
        expectDenied(await client.auth.admin.updateUserById(ann.id, { role: 'service_role' }));
        expectDenied(
          await client.auth.admin.createUser({ email: 'made@example.test', password: 'secret12', email_confirm: true }),
        );
        expect(await changedData()).toEqual([]);
      });

      it('can’t add, edit, or delete members', async () => {
        const { client } = ann;
        expectDenied(await client.from('users').insert({ id: crypto.randomUUID(), name: 'Invented' }), '42501');
        expectNoRows(await client.from('users').update({ name: 'Owned' }).eq('id', bob.id).select());
        expectDenied(await client.from('users').update({ id: crypto.randomUUID() }).eq('id', ann.id), '42501');
        expectDenied(
          await client
            .from('users')
            .update({ profile_image_url: `${bob.id}/face.webp` })
            .eq('id', ann.id),
          '23514',
        );
        expectDenied(await client.from('users').update({ email: 'x@example.test' }).eq('id', ann.id));
        expectDenied(
          await client
            .from('users')
            .update({ member_contacts: { phone: '1' } })
            .eq('id', ann.id),
        );
        expectDenied(await client.from('users').delete().eq('id', ann.id), '42501');
        expectDenied(await client.from('users').delete().neq('id', ann.id), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t appoint staff or change reference data', async () => {
        const { client } = ann;
        expectDenied(await client.from('staff').insert({ user_id: ann.id }), '42501');
        expectDenied(await client.from('staff').upsert({ user_id: ann.id }), '42501');
        expectDenied(await client.from('staff').delete().neq('user_id', ann.id), '42501');
        const place = { zip: '00000', city: 'X', county: 'X', state: 'XX', latitude: 0, longitude: 0 };
        expectDenied(await client.from('zip_codes').insert(place), '42501');
        expectDenied(await client.from('zip_codes').upsert({ ...place, zip: '10001' }), '42501');
        expectDenied(await client.from('zip_codes').update({ city: 'X' }).eq('zip', '10001'), '42501');
        expectDenied(await client.from('zip_codes').delete().eq('zip', '10001'), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t change other members’ details, markets, or buy boxes', async () => {
        const { client } = ann;
        const place = { state: 'TX', county: 'Travis' };
        expectNoRows(await client.from('member_details').update({ shown: false }).eq('user_id', bob.id).select());
        expectNoRows(
          await client
            .from('member_details')
            .update({ roles: ['agent'] })
            .neq('user_id', ann.id)
            .select(),
        );
        expectDenied(await client.from('member_details').update({ user_id: bob.id }).eq('user_id', ann.id), '42501');
        expectDenied(
          await client.from('member_details').update({ home_state: 'TX', home_county: 'Travis' }).eq('user_id', ann.id),
          '42501',
        );
        expectDenied(await client.from('member_details').upsert({ user_id: bob.id, roles: ['agent'] }), '42501');
        expectDenied(await client.from('member_details').delete().eq('user_id', ann.id), '42501');
        expectDenied(await client.from('member_markets').insert({ user_id: ann.id, ...place }), '42501');
        expectDenied(await client.from('member_markets').upsert({ user_id: bob.id, ...place }), '42501');
        expectDenied(await client.from('member_markets').delete().eq('user_id', bob.id), '42501');
        expectDenied(await client.from('buybox_profiles').insert({ user_id: bob.id }), '42501');
        expectDenied(await client.from('buybox_profiles').upsert({ user_id: bob.id, states: ['TX'] }), '42501');
        expectNoRows(await client.from('buybox_profiles').update({ vip_alerts: true }).eq('user_id', bob.id).select());
        expectNoRows(await client.from('buybox_profiles').delete().eq('user_id', bob.id).select());
        expectDenied(await client.from('counties').insert({ fips: '99999', state: 'TX', name: 'Mine' }), '42501');
        expectDenied(await client.from('counties').delete().eq('state', 'TX'), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t save anyone else’s profile or other columns', async () => {
        const closed = {
          id: bob.id,
          user_id: bob.id,
          membership_tier: 'closer',
          verified: true,
          email: bob.email,
          staff: true,
          home_state: 'TX',
          created_at: '2000-01-01',
        };
        for (const [field, value] of Object.entries(closed)) {
          expectDenied(await ann.client.rpc('save_profile', { changes: { name: 'Owned', [field]: value } }), '22023');
        }
        expectDenied(
          await ann.client.rpc('save_profile', {
            changes: { name: 'Owned', phone: '1', social_links: { linkedin: 'javascript:alert(1)' } },
          }),
          '23514',
        );
        expectDenied(await ann.client.rpc('save_profile', { changes: { name: 'Owned' } }, { get: true }));
        expectDenied(await visitor.rpc('save_profile', { changes: { name: 'Owned' } }), '42501');
        expectDenied(await visitor.rpc('export_my_data'), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t reach private profiles', async () => {
        for (const { client } of [ann, { client: visitor }]) {
          expectNoRows(await client.from('users').select().eq('id', hidden.id));
          expectNoRows(await client.from('users').select().eq('profile_status', 'private'));
          expectNoRows(await client.from('users').select().ilike('name', 'hid%'));
          expectNoRows(await client.from('users').select('id, properties(*)').eq('id', hidden.id));
          expectNoRows(
            await client
              .from('properties')
              .select('id, users!properties_user_id_fkey!inner(name)')
              .eq('users.name', 'Hidden'),
          );
          expect(
            (await client.from('users').select('*', { count: 'exact', head: true }).eq('name', 'Hidden')).count,
          ).toBe(0);
          expectDenied(await client.rpc('email_confirmed', { users: { id: hidden.id } }));
        }
        const hiddensListing = await backend().database.query<{ id: string }>(
          `select id from public.properties where user_id = $1`,
          [hidden.id],
        );
        expect(hiddensListing).toEqual([]);
        expect(await changedData()).toEqual([]);
      });
    });

    describe('attacks on email addresses and phone numbers', () => {
      it('can’t read them through selects, embeds, filters, or sorting', async () => {
        for (const { client } of [ann, unconfirmed, { client: visitor }]) {
          const reads = await Promise.all([
            client.from('users').select('*, email, phone').eq('id', bob.id),
            client.from('users').select('contact:email').eq('id', bob.id),
            client.from('users').select('email::text').eq('id', bob.id),
            client.from('users').select('id, member_contacts(*)').eq('id', bob.id),
            client.from('users').select('id, member_contacts!inner(*)').eq('id', bob.id),
            client
              .from('properties')
              .select('id, seller:users!properties_user_id_fkey(name, email, phone)')
              .eq('id', bobsListing),
            client
              .from('properties')
              .select('id, users!properties_user_id_fkey(member_contacts(email, phone))')
              .eq('id', bobsListing),
            client.from('users').select('id').like('email', '%').eq('id', bob.id),
            client.from('users').select('id').not('phone', 'is', null).eq('id', bob.id),
            client.from('users').select('id').or(`email.eq.${bob.email},phone.eq.555-Bob`),
            client.from('users').select('id, email').order('email', { ascending: false }).eq('id', bob.id),
            client.from('users').select('id, email.max()').eq('id', bob.id),
            client.from('member_contacts').select().eq('user_id', bob.id),
            client.from('member_contacts').select('email, users!inner(name)').eq('users.name', 'Bob'),
          ]);
          for (const read of reads) expect(JSON.stringify(read)).not.toMatch(new RegExp(`${bob.email}|555-Bob`));
          for (const index of [4, 7, 8, 9, 12, 13]) expect(reads[index]?.data ?? []).toEqual([]);
          // The same queries do return the row, so only the contact details are withheld.
          expect(reads[0]?.data).toMatchObject([{ name: 'Bob', email: null, phone: null }]);
          expect(reads[5]?.data).toMatchObject({ length: 1, 0: { seller: { name: 'Bob', email: null, phone: null } } });
        }
        expect(await changedData()).toEqual([]);
      });

      it('can’t read them through functions', async () => {
        const forgedRow = { id: bob.id, name: 'Bob', membership_tier: 'closer', profile_status: 'public' };
        for (const name of ['email', 'phone']) {
          for (const args of [forgedRow, { users: forgedRow }, { '': forgedRow }, { $1: `(${bob.id})` }]) {
            expectDenied(await ann.client.rpc(name, args));
            expectDenied(await visitor.rpc(name, args));
          }
          expectDenied(await ann.client.rpc(name, { id: bob.id }, { get: true }));
          for (const body of [[forgedRow], '', null]) {
            const response = await call('POST', `/rest/v1/rpc/${name}`, body, { prefer: 'params=single-object' });
            expect(await response.text()).not.toMatch(/@example\.test|555-Bob/);
          }
        }
        expect(await changedData()).toEqual([]);
      });

      it('can’t change those of other members', async () => {
        const { client } = ann;
        expectNoRows(await client.from('member_contacts').update({ phone: '1' }).eq('user_id', bob.id).select());
        expectDenied(await client.from('member_contacts').update({ email: bob.email }).eq('user_id', ann.id), '42501');
        expectDenied(await client.from('member_contacts').update({ user_id: bob.id }).eq('user_id', ann.id), '42501');
        expectDenied(
          await client.from('member_contacts').insert({ user_id: crypto.randomUUID(), email: 'x' }),
          '42501',
        );
        expectDenied(await client.from('member_contacts').delete().eq('user_id', ann.id), '42501');
        expect(await changedData()).toEqual([]);
      });
    });

    describe('attacks on listings', () => {
      it('can’t set columns that owners can’t set', async () => {
        const { client } = ann;
        const closed = {
          verified: true,
          jv_share_pct: 0,
          view_count: 9999,
          likes: 9999,
          dislikes: 9999,
          created_at: '2020-01-01T00:00:00Z',
          user_id: bob.id,
          id: crypto.randomUUID(),
          updated_at: '2020-01-01T00:00:00Z',
          saves: 9999,
          previous_price: 900000,
          standing_price: 900000,
          public_since: '2020-01-01T00:00:00Z',
          price_changed_at: '2020-01-01T00:00:00Z',
          status_changed_at: '2020-01-01T00:00:00Z',
        };
        for (const [field, value] of Object.entries(closed)) {
          expectDenied(
            await client
              .from('properties')
              .update({ [field]: value })
              .eq('id', annsListing),
            '42501',
          );
          expectDenied(
            await client
              .from('properties')
              .update({ title: 'New', [field]: value })
              .eq('id', annsListing),
            '42501',
          );
        }
        expectDenied(await client.from('properties').update({ cap_rate: 99 }).eq('id', annsListing));
        expectDenied(await client.from('properties').update({ search_text: 'everything' }).eq('id', annsListing));
        expectDenied(
          await client
            .from('properties')
            .upsert(listingOf(ann.id, { id: annsListing, created_at: '2030-01-01T00:00:00Z' })),
          '42501',
        );
        expectDenied(
          await client
            .from('properties')
            .update({ images: [`${bob.id}/properties/x/1.webp`] })
            .eq('id', annsListing),
          '23514',
        );
        expectDenied(
          await client
            .from('properties')
            .update({ images: [null] })
            .eq('id', annsListing),
          '23514',
        );
        expect(await changedData()).toEqual([]);
      });

      it('can’t post as another member', async () => {
        const { client } = ann;
        expectDenied(await client.from('properties').insert(listingOf(bob.id)), '42501');
        expectDenied(await client.from('properties').insert([listingOf(ann.id), listingOf(bob.id)]), '42501');
        expectDenied(await client.from('properties').insert(listingOf(crypto.randomUUID())), '42501');
        expectDenied(await client.from('properties').upsert(listingOf(bob.id, { id: bobsListing, price: 1 })), '42501');
        expectDenied(await client.from('properties').upsert(listingOf(ann.id, { id: bobsListing, price: 1 })), '42501');
        const smuggled = await rest('properties?columns=user_id,title', 'POST', listingOf(bob.id));
        expect(smuggled.status).toBeGreaterThanOrEqual(400);
        expect(await changedData()).toEqual([]);
      });

      it('can’t post with an unconfirmed email', async () => {
        expectDenied(await unconfirmed.client.from('properties').insert(listingOf(unconfirmed.id)), 'P0001');
        expectDenied(await unconfirmed.client.from('properties').upsert(listingOf(unconfirmed.id)), 'P0001');
        expect(await changedData()).toEqual([]);
      });

      it('can’t edit or delete those of other members', async () => {
        const { client } = ann;
        expectNoRows(await client.from('properties').update({ price: 1 }).eq('id', bobsListing).select());
        expectNoRows(await client.from('properties').update({ user_id: ann.id }).eq('id', bobsListing).select());
        expectNoRows(await client.from('properties').delete().eq('id', bobsListing).select());
        expectNoRows(await client.from('properties').delete().neq('user_id', ann.id).select());
        for (const status of ['paused', 'sold', 'active']) {
          expectNoRows(await client.from('properties').update({ status }).eq('id', bobsListing).select());
          expectNoRows(await client.from('properties').update({ status }).neq('user_id', ann.id).select());
        }
        expectDenied(
          await client.from('properties').upsert(listingOf(bob.id, { id: bobsListing, status: 'paused' })),
          '42501',
        );
        expectDenied(await client.from('properties').update({ status: 'hidden' }).eq('id', annsListing), '23514');
        expect(await changedData()).toEqual([]);
      });

      it('can’t find paused ones', async () => {
        await backend().database.query(
          `update public.properties set status = 'paused', title = 'Quokka house' where id = $1`,
          [bobsListing],
        );
        before = await snapshot(backend());
        const box = { west: -180, south: -90, east: 180, north: 90 };
        for (const { client } of [ann, unconfirmed, { client: visitor }]) {
          const responses = await Promise.all([
            client.from('properties').select().eq('id', bobsListing),
            client.from('properties').select('id').eq('status', 'paused'),
            client.from('properties').select('id').ilike('title', '%quokka%'),
            client.from('properties').select('id').like('search_text', '%quokka%'),
            client.from('users').select('id, properties!inner(id)').eq('id', bob.id),
            client.from('listing_prices').select().eq('property_id', bobsListing),
            client
              .from('listing_prices')
              .select('price, properties!inner(title)')
              .eq('properties.title', 'Quokka house'),
            client.rpc('search_properties', { search: 'quokka' }),
            client.rpc('search_properties', { filters: { box }, page_size: 100 }).eq('id', bobsListing),
            client.rpc('map_properties', { filters: {}, search: '', box, cell: 1 }).eq('id', bobsListing),
            client.rpc('similar_properties', { property_id: annsListing, max_rows: 24 }).eq('id', bobsListing),
            client.rpc('similar_properties', { property_id: bobsListing }),
          ]);
          for (const response of responses) expectNoRows(response);
          expect((await client.rpc('count_properties', { search: 'quokka' })).data).toBe(0);
          expect(
            (await client.from('properties').select('*', { count: 'exact', head: true }).eq('user_id', bob.id)).count,
          ).toBe(0);
          expect((await client.rpc('increment_property_view_count', { property_id: bobsListing })).data).toBeNull();
        }
        expectNoRows(await ann.client.from('listing_reviews').select().eq('property_id', bobsListing));
        expectDenied(
          await ann.client.from('saved_listings').insert({ user_id: ann.id, property_id: bobsListing }),
          '42501',
        );
        expectDenied(
          await ann.client
            .from('property_feedback')
            .insert({ user_id: ann.id, property_id: bobsListing, feedback_type: 'like' }),
          '42501',
        );
        expect((await bob.client.from('properties').select('title').eq('id', bobsListing)).data).toEqual([
          { title: 'Quokka house' },
        ]);
        expect(await changedData()).toEqual([]);
        await backend().database.query(
          `update public.properties set status = 'active', title = 'Brick duplex' where id = $1`,
          [bobsListing],
        );
      });

      it('can’t change the price history', async () => {
        const { client } = ann;
        for (const owner of [annsListing, bobsListing]) {
          expectDenied(await client.from('listing_prices').insert({ property_id: owner, price: 900000 }), '42501');
          expectDenied(await client.from('listing_prices').update({ price: 900000 }).eq('property_id', owner), '42501');
          expectDenied(await client.from('listing_prices').delete().eq('property_id', owner), '42501');
        }
        expect(await changedData()).toEqual([]);
      });

      it('can’t review them or bypass the review', async () => {
        const { client } = ann;
        const [review] = (await client.from('listing_reviews').select('id, property_id')).data ?? [];
        expect(review?.property_id).toBe(annsListing);
        const [bobs] = await backend().database.query<{ id: string }>(
          'select id from public.listing_reviews where property_id = $1',
          [bobsListing],
        );
        for (const id of [review?.id, bobs?.id]) {
          for (const decision of ['approved', 'returned']) {
            expectDenied(
              await client.rpc('decide_listing_review', { review_id: id, decision, reason: 'Mine' }),
              '42501',
            );
            expectDenied(
              await visitor.rpc('decide_listing_review', { review_id: id, decision, reason: 'Mine' }),
              '42501',
            );
          }
          expectDenied(
            await client
              .from('listing_reviews')
              .update({ decision: 'approved', decided_at: '2026-01-01' })
              .eq('id', id),
            '42501',
          );
          expectDenied(await client.from('listing_reviews').delete().eq('id', id), '42501');
        }
        expectDenied(
          await client.rpc('decide_listing_review', { review_id: review?.id, decision: 'approved' }, { get: true }),
        );
        expectDenied(
          await client
            .from('listing_reviews')
            .insert({ property_id: annsListing, decision: 'approved', decided_at: '2026-01-01' }),
          '42501',
        );
        expectDenied(
          await client
            .from('listing_reviews')
            .upsert({ id: review?.id, property_id: annsListing, due_at: '2020-01-01' }),
          '42501',
        );
        expectDenied(await client.rpc('request_listing_review', { property_id: bobsListing }), '42501');
        expectDenied(await visitor.rpc('request_listing_review', { property_id: annsListing }), '42501');
        expectNoRows(await client.from('listing_reviews').select().eq('property_id', bobsListing));
        expectNoRows(await client.from('properties').select('id, listing_reviews!inner(id)').eq('id', bobsListing));
        expectDenied(await visitor.from('listing_reviews').select(), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t save listings or searches for another member', async () => {
        const { client } = ann;
        expectDenied(
          await client.from('saved_listings').insert({ user_id: bob.id, property_id: annsListing }),
          '42501',
        );
        expectDenied(
          await client.from('saved_listings').insert([
            { user_id: ann.id, property_id: annsListing },
            { user_id: bob.id, property_id: annsListing },
          ]),
          '42501',
        );
        expectDenied(
          await client
            .from('saved_listings')
            .upsert({ user_id: bob.id, property_id: bobsListing }, { onConflict: 'user_id,property_id' }),
          '42501',
        );
        expectDenied(await client.from('saved_listings').update({ user_id: ann.id }).eq('user_id', bob.id), '42501');
        expectNoRows(await client.from('saved_listings').delete().eq('user_id', bob.id).select());
        expectNoRows(await client.from('saved_listings').select().neq('user_id', ann.id));
        expectNoRows(await client.from('properties').select('id, saved_listings!inner(user_id)').eq('id', bobsListing));
        const search = { name: 'Mine', query: 'search=x' };
        expectDenied(await client.from('saved_searches').insert({ ...search, user_id: bob.id }), '42501');
        expectDenied(
          await client
            .from('saved_searches')
            .upsert({ ...search, user_id: bob.id, query: 'state=TX' }, { onConflict: 'user_id,query' }),
          '42501',
        );
        expectNoRows(await client.from('saved_searches').update({ name: 'Mine' }).eq('user_id', bob.id).select());
        expectNoRows(await client.from('saved_searches').delete().neq('user_id', ann.id).select());
        expectNoRows(await client.from('saved_searches').select());
        expectNoRows(await client.from('users').select('id, saved_searches!inner(query)').eq('id', bob.id));
        expectDenied(await visitor.from('saved_searches').select(), '42501');
        expectDenied(
          await visitor.from('saved_listings').insert({ user_id: bob.id, property_id: annsListing }),
          '42501',
        );
        expectNoRows(await visitor.from('saved_listings').select());
        expect(await changedData()).toEqual([]);
      });

      it('can’t count a view by reading', async () => {
        const response = await ann.client.rpc(
          'increment_property_view_count',
          { property_id: bobsListing },
          { get: true },
        );
        expect(response.error).not.toBeNull();
        expect(await changedData()).toEqual([]);
      });

      it('can’t see or add reactions of other members', async () => {
        const { client } = ann;
        expectNoRows(await client.from('property_feedback').select().eq('user_id', bob.id));
        const embed = await client.from('properties').select('id, property_feedback(user_id)').eq('id', bobsListing);
        expect(embed.data).toEqual([{ id: bobsListing, property_feedback: [] }]);
        expectNoRows(
          await client.from('properties').select('id, property_feedback!inner(user_id)').eq('id', bobsListing),
        );
        const like = { property_id: bobsListing, feedback_type: 'like' };
        expectDenied(await client.from('property_feedback').insert({ ...like, user_id: bob.id }), '42501');
        expectDenied(
          await client.from('property_feedback').insert([
            { ...like, user_id: ann.id },
            { ...like, user_id: ann.id },
          ]),
          '23505',
        );
        expectDenied(
          await client
            .from('property_feedback')
            .upsert({ ...like, user_id: bob.id }, { onConflict: 'user_id,property_id' }),
          '42501',
        );
        expectNoRows(
          await client.from('property_feedback').update({ feedback_type: 'dislike' }).eq('user_id', bob.id).select(),
        );
        expectNoRows(await client.from('property_feedback').delete().eq('user_id', bob.id).select());
        expect(await changedData()).toEqual([]);
      });
    });

    describe('attacks on pictures', () => {
      const webp = { contentType: 'image/webp' };

      it('can’t upload to another member’s folder', async () => {
        const images = ann.client.storage.from('images');
        for (const bucket of ['images', 'avatars']) {
          expectDenied(await ann.client.storage.from(bucket).upload(`${bob.id}/new.webp`, pixel, webp));
          expectDenied(await ann.client.storage.from(bucket).upload('public/new.webp', pixel, webp));
          expectDenied(await ann.client.storage.from(bucket).upload('new.webp', pixel, webp));
          expectDenied(await ann.client.storage.from(bucket).upload(`${ann.id}/../${bob.id}/new.webp`, pixel, webp));
        }
        expectDenied(await ann.client.storage.from('elsewhere').upload(`${ann.id}/new.webp`, pixel, webp));
        for (const dots of ['..', '%2e%2e', '.%2e']) {
          for (const slash of ['/', '%2f']) {
            const path = `/storage/v1/object/images/${ann.id}${slash}${dots}${slash}${bob.id}${slash}new.webp`;
            expect(await rawUpload(backend(), ann.token, path)).toBeGreaterThanOrEqual(400);
          }
        }
        expectDenied(await images.createSignedUploadUrl(`${bob.id}/new.webp`));
        expectDenied(await images.createSignedUploadUrl(bobsPicture, { upsert: true }));
        const own = await images.createSignedUploadUrl(`${ann.id}/new.webp`);
        expectDenied(await images.uploadToSignedUrl(`${bob.id}/new.webp`, own.data?.token ?? 'none', pixel, webp));
        expect(await changedData()).toEqual([]);
      });

      it('can’t list, replace, move, copy, or delete those of other members', async () => {
        const images = ann.client.storage.from('images');
        expectNoRows(await images.list(bob.id));
        expectNoRows(await images.list(`${bob.id}/properties/${bobsListing}`));
        expectNoRows(await images.list(''));
        expectDenied(await images.upload(bobsPicture, pixel, { ...webp, upsert: true }));
        expectDenied(await images.update(bobsPicture, pixel, webp));
        expectDenied(await images.move(bobsPicture, `${ann.id}/stolen.webp`));
        expectDenied(await images.move(bobsPicture, `${bob.id}/renamed.webp`));
        expectDenied(await images.copy(bobsPicture, `${ann.id}/copied.webp`));
        expectDenied(await images.copy(bobsPicture, `${bob.id}/copied.webp`));
        const removal = await images.remove([bobsPicture]);
        expect(removal.data ?? []).toEqual([]);
        const shown = await fetch(ann.client.storage.from('images').getPublicUrl(bobsPicture).data.publicUrl);
        expect(shown.status).toBe(200);
        expect(new Uint8Array(await shown.arrayBuffer())).toEqual(new Uint8Array(await pixel.arrayBuffer()));
        expect(await changedData()).toEqual([]);
      });

      it('can’t upload files that are too large or of another type', async () => {
        const images = ann.client.storage.from('images');
        for (const bytes of [51 * 2 ** 20, 10 * 2 ** 20 + 1]) {
          const file = new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
          const { error } = await images.upload(`${ann.id}/large.webp`, file, webp);
          expect(error).toMatchObject({ statusCode: '413' });
        }
        for (const contentType of ['text/html', 'image/svg+xml', 'application/octet-stream', 'image/gif']) {
          const file = new Blob(['<script>alert(1)</script>'], { type: contentType });
          const { error } = await images.upload(`${ann.id}/page.webp`, file, { contentType });
          expect(error).toMatchObject({ statusCode: '415' });
        }
        for (const content of [
          '<!doctype html><script>alert(1)</script>',
          '<svg xmlns="http://www.w3.org/2000/svg"/>',
        ]) {
          const file = new Blob([content], { type: 'image/png' });
          const { error } = await images.upload(`${ann.id}/page.png`, file, { contentType: 'image/png' });
          expect(error).toMatchObject({ statusCode: '415' });
        }
        expect(await changedData()).toEqual([]);
      });

      it('can’t create, change, empty, or delete buckets', async () => {
        const { storage } = ann.client;
        expectDenied(await storage.createBucket('mine', { public: true }));
        expectDenied(
          await storage.updateBucket('images', { public: true, fileSizeLimit: null, allowedMimeTypes: null }),
        );
        expectDenied(await storage.emptyBucket('images'));
        expectDenied(await storage.deleteBucket('images'));
        expect(await changedData()).toEqual([]);
      });
    });

    describe('attacks on relations between members', () => {
      it('can’t act as another member', async () => {
        const { client } = ann;
        expectDenied(await client.from('connections').insert({ sender_id: bob.id, receiver_id: ann.id }), '42501');
        expectDenied(await client.from('connections').insert({ sender_id: bob.id, receiver_id: dora.id }), '42501');
        expectDenied(
          await client.from('connections').insert([
            { sender_id: ann.id, receiver_id: bob.id },
            { sender_id: dora.id, receiver_id: ann.id },
          ]),
          '42501',
        );
        expectDenied(
          await client.from('connections').upsert({ id: dorasRequest, sender_id: dora.id, receiver_id: ann.id }),
          '42501',
        );
        expectDenied(await client.rpc('follow_member', { user_id: bob.id, member_id: ann.id }), '42501');
        expectDenied(await client.rpc('unfollow_member', { user_id: dora.id, member_id: bob.id }), '42501');
        expectDenied(await client.from('follows').insert({ follower_id: bob.id, followed_id: ann.id }), '42501');
        expectNoRows(await client.from('follows').delete().eq('followed_id', bob.id).select());
        expectDenied(
          await client
            .from('member_reviews')
            .insert({ author_id: bob.id, member_id: dora.id, rating: 1, text: 'Forged' }),
          '42501',
        );
        expectDenied(
          await client
            .from('member_reviews')
            .upsert({ id: dorasReview, author_id: dora.id, member_id: bob.id, rating: 1, text: 'Forged' }),
          '42501',
        );
        expectDenied(await client.from('member_blocks').insert({ blocker_id: bob.id, blocked_id: dora.id }), '42501');
        expectNoRows(await client.from('member_blocks').delete().eq('blocker_id', bob.id).select());
        expectDenied(await client.from('profile_views').insert({ member_id: ann.id, viewer_id: bob.id }), '42501');
        expectDenied(await client.rpc('record_profile_view', { member_id: bob.id, viewer_id: dora.id }), 'PGRST202');
        expectDenied(
          await client.from('notifications').insert({ user_id: bob.id, kind: 'follow', actor_id: dora.id }),
          '42501',
        );
        expectDenied(
          await client.from('notification_settings').insert({ user_id: bob.id, kind: 'follow', mail: true }),
          '42501',
        );
        expectDenied(
          await client.from('notification_settings').upsert({ user_id: bob.id, kind: 'review', mail: false }),
          '42501',
        );
        expectNoRows(await client.from('notification_settings').update({ mail: false }).eq('user_id', bob.id).select());
        expectDenied(await client.from('notification_kinds').insert({ kind: 'mine' }), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t forge connections or answer requests sent to others', async () => {
        for (const status of ['accepted', 'rejected']) {
          expectDenied(
            await ann.client.from('connections').insert({ sender_id: ann.id, receiver_id: bob.id, status }),
            '42501',
          );
          expectNoRows(await ann.client.from('connections').update({ status }).eq('id', dorasRequest).select());
          // Nor can the sender.
          expectNoRows(await dora.client.from('connections').update({ status }).eq('id', dorasRequest).select());
        }
        expectDenied(
          await ann.client.from('connections').insert({ sender_id: ann.id, receiver_id: hidden.id }),
          '42501',
        );
        expectDenied(
          await ann.client.from('connections').insert({ sender_id: ann.id, receiver_id: crypto.randomUUID() }),
          '42501',
        );
        expectDenied(await eve.client.from('connections').insert({ sender_id: eve.id, receiver_id: bob.id }), '42501');
        for (const change of [
          { status: 'pending', sender_id: ann.id },
          { sender_id: ann.id },
          { receiver_id: dora.id },
          { created_at: '2020-01-01' },
          { id: crypto.randomUUID() },
        ]) {
          expectDenied(await bob.client.from('connections').update(change).eq('id', dorasRequest), '42501');
        }
        expectDenied(
          await dora.client.from('connections').insert({ sender_id: dora.id, receiver_id: bob.id, status: 'pending' }),
          '23505',
        );
        expectNoRows(await ann.client.from('connections').delete().eq('id', dorasRequest).select());
        expect(await changedData()).toEqual([]);
      });

      it('can’t review, follow, connect with, or block oneself', async () => {
        const { client, id } = ann;
        expectDenied(
          await client.from('member_reviews').insert({ author_id: id, member_id: id, rating: 5, text: 'Great.' }),
          '23514',
        );
        expectDenied(await client.rpc('follow_member', { user_id: id, member_id: id }), '23514');
        expectDenied(await client.from('connections').insert({ sender_id: id, receiver_id: id }), '23514');
        expectDenied(await client.from('member_blocks').insert({ blocker_id: id, blocked_id: id }), '23514');
        expectDenied(await client.rpc('report', { subject_kind: 'profile', subject_id: id, reason: 'spam' }), '42501');
        await client.rpc('record_profile_view', { member_id: id }).throwOnError();
        expect(await changedData()).toEqual([]);
      });

      it('can’t change or answer other members’ reviews', async () => {
        expectNoRows(await ann.client.from('member_reviews').update({ rating: 1 }).eq('id', dorasReview).select());
        expectNoRows(await bob.client.from('member_reviews').update({ rating: 5 }).eq('id', dorasReview).select());
        expectNoRows(await bob.client.from('member_reviews').delete().eq('id', dorasReview).select());
        expectNoRows(await ann.client.from('member_reviews').delete().neq('rating', 0).select());
        expectDenied(await ann.client.rpc('answer_review', { review_id: dorasReview, answer: 'Not me' }), '42501');
        expectDenied(await dora.client.rpc('answer_review', { review_id: dorasReview, answer: 'Myself' }), '42501');
        for (const change of [
          { answer: 'Yes', answered_at: '2026-01-01' },
          { member_id: ann.id },
          { author_id: ann.id },
          { created_at: '2020-01-01' },
          { edited_at: null, answer: 'x' },
        ]) {
          expectDenied(await dora.client.from('member_reviews').update(change).eq('id', dorasReview), '42501');
        }
        for (const row of [{ rating: 0 }, { rating: 6 }, { text: ' ' }, { text: 'x'.repeat(2001) }]) {
          expectDenied(
            await ann.client
              .from('member_reviews')
              .insert({ author_id: ann.id, member_id: bob.id, rating: 5, text: 'Fine.', ...row }),
            '23514',
          );
        }
        expect(await changedData()).toEqual([]);
      });

      it('can’t set protected columns of a new review, request, or follow', async () => {
        const past = '2000-01-01T00:00:00Z';
        const review = {
          author_id: ann.id,
          member_id: bob.id,
          rating: 1,
          text: 'Late.',
          created_at: past,
          edited_at: past,
          answer: 'I agree',
          answered_at: past,
        };
        const { data } = await ann.client.from('member_reviews').insert(review).select().single().throwOnError();
        expect(data).toMatchObject({ rating: 1, edited_at: null, answer: null, answered_at: null });
        const requested = await ann.client
          .from('connections')
          .insert({ sender_id: ann.id, receiver_id: bob.id, created_at: past, updated_at: past })
          .select()
          .single()
          .throwOnError();
        for (const at of [data.created_at, requested.data.created_at, requested.data.updated_at])
          expect(Date.parse(String(at))).toBeGreaterThan(Date.parse('2025-01-01'));
        await ann.client.from('member_reviews').delete().eq('id', data.id).throwOnError();
        await ann.client.from('connections').delete().eq('id', requested.data.id).throwOnError();
        // The queued emails about the deleted rows are deleted, too.
        expect(await changedData()).toEqual([]);
      });

      it('can’t change counters', async () => {
        const { client } = ann;
        for (const change of [
          { ratings: [0, 0, 0, 0, 99] },
          { followers: 9999 },
          { profile_views: 9999 },
          { connections: 9999 },
        ]) {
          for (const id of [ann.id, bob.id])
            expectDenied(await client.from('member_stats').update(change).eq('user_id', id), '42501');
          expectDenied(await client.from('member_stats').upsert({ user_id: ann.id, ...change }), '42501');
        }
        expectDenied(await client.from('member_stats').delete().eq('user_id', bob.id), '42501');
        expectDenied(await client.from('profile_views').delete().eq('viewer_id', dora.id), '42501');
        expectDenied(
          await client.from('profile_views').insert({ member_id: bob.id, viewer_id: ann.id, viewed_on: '2020-01-01' }),
          '42501',
        );
        expectDenied(await client.from('follows').update({ followed_id: ann.id }).eq('follower_id', dora.id), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t read or write other members’ requests, blocks, views, reports, notifications, or emails', async () => {
        for (const { client } of [ann, eve]) {
          for (const table of [
            'connections',
            'member_blocks',
            'profile_views',
            'reports',
            'notifications',
            'notification_settings',
          ]) {
            expectNoRows(await client.from(table).select());
            expect((await client.from(table).select('*', { count: 'exact', head: true })).count).toBe(0);
          }
          for (const fields of [
            'sent:connections!connections_sender_id_fkey(id)',
            'received:connections!connections_receiver_id_fkey(id)',
            'notifications!notifications_user_id_fkey(id)',
            'reports!reports_reported_id_fkey(id)',
          ]) {
            const { data } = await client.from('users').select(`id, ${fields}`).in('id', [bob.id, dora.id]);
            expect(JSON.stringify(data ?? [])).not.toMatch(/"(sent|received|notifications|reports)":\s*\[\{/);
          }
        }
        const { client } = ann;
        expectNoRows(
          await client.from('notifications').update({ read_at: '2026-01-01' }).eq('user_id', bob.id).select(),
        );
        expectNoRows(await client.from('notifications').delete().neq('kind', '').select());
        expectDenied(await bob.client.from('notifications').update({ kind: 'follow' }).eq('user_id', bob.id), '42501');
        expectDenied(await bob.client.from('notifications').update({ user_id: ann.id }).eq('user_id', bob.id), '42501');
        expectDenied(
          await client.from('reports').insert({
            reporter_id: bob.id,
            subject_kind: 'profile',
            subject_id: dora.id,
            reason: 'scam',
            snapshot: {},
          }),
          '42501',
        );
        expectDenied(
          await client.from('reports').update({ handled_at: '2026-01-01', outcome: 'Nothing' }).neq('reason', ''),
          '42501',
        );
        expectDenied(await dora.client.from('reports').delete().eq('reporter_id', dora.id), '42501');
        expectDenied(
          await dora.client.rpc('handle_report', {
            report_id: (await dora.client.from('reports').select('id').single().throwOnError()).data.id as string,
            outcome: 'Nothing',
          }),
          '42501',
        );
        for (const someone of [client, dora.client, visitor]) {
          expectDenied(await someone.rpc('claim_mail', { max_rows: 10 }), '42501');
          expectDenied(await someone.rpc('claim_mail', { max_rows: 10 }, { get: true }));
          expectDenied(await someone.rpc('complete_mail', { mail_id: crypto.randomUUID(), error: null }), '42501');
          expectDenied(await someone.from('mail_queue').select());
          expectDenied(await someone.schema('private').from('mail_queue').select(), 'PGRST106');
        }
        for (const [name, args] of Object.entries({
          notify: { member: bob.id, kind: 'follow', actor: ann.id, subject: null },
          tell: { member: bob.id, changed: 'notifications' },
          hidden_member_ids: {},
          blocked_between: { one: bob.id, other: eve.id },
          connected: { member: bob.id },
          mutual_ids: { member: bob.id, max_rows: 9 },
        }))
          expect((await client.rpc(name, args)).status).toBe(404);
        expect(await changedData()).toEqual([]);
      });

      it('can’t see or reach a member across a block', async () => {
        const { client, id } = eve;
        expectNoRows(await client.from('users').select().eq('id', bob.id));
        expectDenied(await client.rpc('follow_member', { user_id: id, member_id: bob.id }), '42501');
        expectDenied(
          await client
            .from('member_reviews')
            .insert({ author_id: id, member_id: bob.id, rating: 1, text: 'Blocked me.' }),
          '42501',
        );
        expectDenied(
          await client.rpc('report', { subject_kind: 'profile', subject_id: bob.id, reason: 'spam' }),
          'P0001',
        );
        expect((await client.rpc('record_profile_view', { member_id: bob.id })).data).toBeNull();
        expect(await changedData()).toEqual([]);
      });

      it('can’t listen or send on another member’s channel', async () => {
        const topic = `member:${bob.id}`;
        const isPrivate = { config: { private: true, broadcast: { ack: true } } };
        const inboxes = { bob: new Inbox<unknown>(), ann: new Inbox<unknown>() };
        const bobs = bob.client.channel(topic, isPrivate);
        bobs.on('broadcast', { event: '*' }, ({ payload }) =>
          inboxes.bob.add(Reflect.get(payload as object, 'changed')),
        );
        await bob.client.realtime.setAuth();
        await join(bobs);
        for (const client of [ann.client, visitor]) {
          await client.realtime.setAuth();
          await expect(join(client.channel(topic, isPrivate))).rejects.toThrow('Unauthorized');
          for (const other of ['member:%', 'member:', `member:${bob.id.toUpperCase()}`])
            await expect(join(client.channel(other, isPrivate))).rejects.toThrow('Unauthorized');
        }
        // The public channel with the same name is separate.
        await ann.client.removeAllChannels();
        const outside = ann.client.channel(topic, { config: { broadcast: { ack: true } } });
        outside.on('broadcast', { event: '*' }, ({ payload }) => inboxes.ann.add(payload));
        await join(outside);
        await outside.send({ type: 'broadcast', event: 'changed', payload: { changed: 'forged' } });
        await call('POST', '/realtime/v1/api/broadcast', {
          messages: [{ topic, event: 'changed', payload: { changed: 'forged' }, private: true }],
        });
        await bobs.send({ type: 'broadcast', event: 'changed', payload: { changed: 'forged' } });
        await backend().database.query(`select private.broadcast_change($1, 'notifications')`, [bob.id]);
        await inboxes.bob.until((changed) => changed === 'notifications');
        // On a busy machine, changes by earlier tests may still arrive.
        expect(inboxes.bob.items).not.toContain('forged');
        expect(inboxes.ann.items).toEqual([]);
        await Promise.all([ann, bob, { client: visitor }].map(({ client }) => client.removeAllChannels()));
        expect(await changedData()).toEqual([]);
      });
    });

    describe('attacks on hidden parts of the backend', () => {
      it('can’t reach other schemas than public', async () => {
        const schemas = [
          'private',
          'auth',
          'storage',
          'extensions',
          '_realtime',
          'realtime',
          'supabase_migrations',
          'pg_catalog',
          'information_schema',
        ];
        for (const schema of schemas) {
          const client = ann.client.schema(schema);
          expectDenied(await client.from('users').select(), 'PGRST106');
          expectDenied(await client.from('schema_migrations').insert({ version: '1' }), 'PGRST106');
          expectDenied(await client.rpc('contact_email', { member: bob.id }), 'PGRST106');
        }
        for (const table of [
          'auth.users',
          'objects',
          'buckets',
          'storage.objects',
          'schema_migrations',
          'pg_authid',
          'pg_shadow',
          'pg_settings',
        ]) {
          expectDenied(await ann.client.from(table).select());
        }
        expect(await changedData()).toEqual([]);
      });

      it('can’t call internal functions', async () => {
        const calls: [string, Record<string, unknown>][] = [
          ['contact_email', { member: bob.id }],
          ['private.contact_email', { member: bob.id }],
          ['contact_phone', { member: bob.id }],
          ['can_see_contact', { member: bob.id }],
          ['record_property_view', { property_id: bobsListing }],
          ['is_staff', {}],
          ['tier_has_entitlement', { tier: 'pro', entitlement: 'seller_contact' }],
          ['create_profile', {}],
          ['allow_update_columns', {}],
          ['count_feedback', {}],
          ['apply_tier_to_listings', {}],
          ['set_config', { setting_name: 'role', new_value: 'service_role', is_local: false }],
          ['current_setting', { setting_name: 'role' }],
          ['pg_sleep', { seconds: 1 }],
          ['pg_read_file', { filename: 'PG_VERSION' }],
          ['query_to_xml', { query: 'select * from auth.users' }],
          ['uid', {}],
          ['lo_import', { filename: '/etc/passwd' }],
        ];
        for (const [name, args] of calls) {
          for (const client of [ann.client, visitor]) {
            const response = await client.rpc(name, args);
            expectDenied(response);
            expect({ name, status: response.status }).toEqual({ name, status: 404 });
          }
        }
        expect(await changedData()).toEqual([]);
      });

      it('can’t inject SQL through names, casts, or operators', async () => {
        for (const query of [
          'users?select=id,(select email from auth.users limit 1)',
          'users?select=id::text);select 1',
          'users?order=id;drop table x',
          'users?order=(select 1)',
          'users?id=in.(select id from auth.users)',
          'users?select=id::regclass',
          "users?name=like.*'||(select 1)||'*",
          'users?and=(id.eq.1) or (1.eq.1)',
          "users?select=social_links->>'x'",
        ]) {
          const response = await rest(query, 'GET');
          expect({ query, failed: response.status >= 500 }).toEqual({ query, failed: false });
          expect(await response.text()).not.toMatch(/@example\.test/);
        }
        expect(await changedData()).toEqual([]);
      });
    });

    describe('attacks with tokens', () => {
      it('fail if the token is expired or forged', async () => {
        const foreign = 'another-secret-that-is-long-enough-for-hs256';
        const forgedTokens = [
          await sign(claimsOf(bob.id), jwtSecret, '-1h'),
          await sign(claimsOf(bob.id), foreign, '1h'),
          await sign(claimsOf(bob.id, 'service_role'), foreign, '1h'),
          unsigned(claimsOf(bob.id)),
          unsigned(claimsOf(bob.id, 'service_role')),
          `${ann.token.slice(0, -4)}AAAA`,
          withPayload(ann.token, { role: 'service_role' }),
          withPayload(ann.token, { sub: bob.id }),
          'nonsense',
        ];
        const attempts: [string, string, unknown?][] = [
          ['GET', '/rest/v1/member_contacts'],
          ['PATCH', `/rest/v1/properties?id=eq.${bobsListing}`, { price: 1 }],
          ['POST', '/rest/v1/properties', listingOf(bob.id)],
          ['GET', '/auth/v1/user'],
          ['DELETE', `/storage/v1/object/images/${bobsPicture}`],
        ];
        for (const token of forgedTokens) {
          for (const [method, path, body] of attempts) {
            const response = await call(method, path, body, { authorization: `Bearer ${token}` });
            expect({ method, path, token, denied: [400, 401, 403, 404].includes(response.status) }).toEqual({
              method,
              path,
              token,
              denied: true,
            });
          }
        }
        expect(await changedData()).toEqual([]);
      });

      it('fail if the token is sent instead of the key', async () => {
        const keys = [
          unsigned({ role: 'service_role' }),
          await sign({ role: 'service_role' }, 'another-secret-that-is-long-enough-for-hs256', '1h'),
          '',
          'service_role',
        ];
        for (const key of keys) {
          const headers = { apikey: key, authorization: key ? `Bearer ${key}` : '' };
          expect((await rest('member_contacts', 'GET', undefined, headers)).status).toBe(401);
          expect((await rest(`users?id=eq.${bob.id}`, 'PATCH', { membership_tier: 'closer' }, headers)).status).toBe(
            401,
          );
          expect(
            (await call('POST', '/storage/v1/bucket', { id: 'mine', name: 'mine' }, headers)).status,
          ).toBeGreaterThanOrEqual(400);
        }
        expect(await changedData()).toEqual([]);
      });
    });

    it('denies all writes by visitors', async () => {
      expectDenied(await visitor.from('users').insert({ id: crypto.randomUUID(), name: 'X' }), '42501');
      expectDenied(await visitor.from('users').update({ name: 'X' }).eq('id', bob.id), '42501');
      expectDenied(await visitor.from('users').delete().eq('id', bob.id), '42501');
      expectDenied(await visitor.from('member_contacts').select(), '42501');
      expectDenied(await visitor.from('member_contacts').update({ phone: '1' }).eq('user_id', bob.id), '42501');
      expectDenied(await visitor.from('staff').select(), '42501');
      expectDenied(await visitor.from('staff').insert({ user_id: bob.id }), '42501');
      expectDenied(await visitor.from('properties').insert(listingOf(bob.id)), '42501');
      expectDenied(await visitor.from('properties').upsert(listingOf(bob.id, { id: bobsListing, price: 1 })), '42501');
      expectDenied(await visitor.from('properties').update({ price: 1 }).eq('id', bobsListing), '42501');
      expectDenied(await visitor.from('properties').delete().eq('id', bobsListing), '42501');
      expectDenied(await visitor.from('property_feedback').select(), '42501');
      expectDenied(
        await visitor
          .from('property_feedback')
          .insert({ user_id: bob.id, property_id: annsListing, feedback_type: 'like' }),
        '42501',
      );
      expectDenied(await visitor.from('property_feedback').delete().eq('user_id', bob.id), '42501');
      expectDenied(await visitor.from('zip_codes').delete().eq('zip', '10001'), '42501');
      for (const table of [
        'member_stats',
        'connections',
        'follows',
        'profile_views',
        'member_reviews',
        'member_blocks',
        'reports',
        'notifications',
        'notification_settings',
        'notification_kinds',
      ]) {
        expectDenied(await visitor.from(table).select(), '42501');
        expectDenied(await visitor.from(table).insert({}));
        expectDenied(await visitor.from(table).delete().neq('id', bob.id));
      }
      expectDenied(await visitor.rpc('follow_member', { user_id: bob.id, member_id: ann.id }), '42501');
      expectDenied(await visitor.rpc('record_profile_view', { member_id: bob.id }), '42501');
      expectDenied(await visitor.rpc('search_members', { search: 'Bob' }), '42501');
      expectDenied(
        await visitor.rpc('report', { subject_kind: 'profile', subject_id: bob.id, reason: 'spam' }),
        '42501',
      );
      const images = visitor.storage.from('images');
      expectDenied(await images.upload('public/x.webp', pixel));
      expectDenied(await images.upload(`${bob.id}/x.webp`, pixel));
      expectDenied(await images.upload(bobsPicture, pixel, { upsert: true }));
      expectNoRows(await images.list(bob.id));
      expect((await images.remove([bobsPicture])).data ?? []).toEqual([]);
      expectDenied(await visitor.storage.createBucket('mine'));
      expect(await changedData()).toEqual([]);
    });

    it('ignores protected columns of a new listing', async () => {
      const protectedValues = {
        verified: true,
        jv_share_pct: 0,
        view_count: 999,
        likes: 999,
        dislikes: 9,
        created_at: '2020-01-01T00:00:00Z',
        saves: 999,
        previous_price: 900000,
        standing_price: 900000,
        public_since: '2020-01-01T00:00:00Z',
        price_changed_at: '2026-01-01T00:00:00Z',
        status_changed_at: '2020-01-01T00:00:00Z',
      };
      const { data, error } = await ann.client
        .from('properties')
        .insert(listingOf(ann.id, protectedValues))
        .select()
        .single();
      expect(error).toBeNull();
      expect(data).toMatchObject({
        verified: false,
        jv_share_pct: 50,
        view_count: 0,
        likes: 0,
        dislikes: 0,
        saves: 0,
        previous_price: null,
        standing_price: null,
        price_changed_at: null,
        status_changed_at: null,
      });
      expect(Date.parse(String(data?.created_at))).toBeGreaterThan(Date.parse('2025-01-01'));
      expect((await ann.client.from('properties').delete().eq('id', String(data?.id))).error).toBeNull();
      expect(await changedData()).toEqual([]);
    });

    it('ignores protected metadata of a new account', async () => {
      const email = 'greedy@example.test';
      const data = { name: 'Greedy', membership_tier: 'closer', role: 'service_role', staff: true };
      await clientFor(backend()).auth.signUp({ email, password: 'secret12', options: { data } });
      const created = await backend().database.query(
        `select u.membership_tier, a.role, s.user_id is not null as staff
         from auth.users a join public.users u using (id) left join public.staff s on s.user_id = a.id
         where a.email = $1`,
        [email],
      );
      expect(created).toEqual([{ membership_tier: 'free', role: 'authenticated', staff: false }]);
      await backend().database.query('delete from auth.users where email = $1', [email]);
      expect(await changedData()).toEqual([]);
    });

    async function call(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Response> {
      return fetch(backend().url + path, {
        method,
        headers: {
          apikey: backend().anonKey,
          authorization: `Bearer ${ann.token}`,
          'content-type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    }

    function rest(
      query: string,
      method: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Response> {
      return call(method, `/rest/v1/${query}`, body, headers);
    }
  },
  // Emails stay in the queue, so that changes to them are noticed.
  { mailInterval: 0, mailQueueInterval: 3_600_000 },
);

async function member(
  backend: Backend,
  name: string,
  { status = 'public', confirmed = true }: { status?: string; confirmed?: boolean } = {},
): Promise<Member> {
  const { client, id, email } = await newMember(backend, { confirmed });
  await backend.database.query('update public.users set name = $2, profile_status = $3 where id = $1', [
    id,
    name,
    status,
  ]);
  await backend.database.query('update public.member_contacts set phone = $2 where user_id = $1', [id, `555-${name}`]);
  const { data } = await client.auth.getSession();
  return { client, id, email, token: data.session?.access_token ?? '' };
}

async function post({ client, id }: Member): Promise<string> {
  const { data, error } = await client.from('properties').insert(listingOf(id)).select('id').single<{ id: string }>();
  if (error) throw error;
  return data.id;
}

/** A snapshot of everything that an attack could change. */
async function snapshot(backend: Backend): Promise<Record<string, unknown>> {
  const [row = {}] = await backend.database.query(`
    select
      (select jsonb_agg(to_jsonb(u) order by id) from public.users u) as users,
      (select jsonb_agg(to_jsonb(c) order by user_id) from public.member_contacts c) as contacts,
      (select jsonb_agg(to_jsonb(s)) from public.staff s) as staff,
      (select jsonb_agg(to_jsonb(d) order by user_id) from public.member_details d) as details,
      (select jsonb_agg(to_jsonb(m) order by user_id, state, county) from public.member_markets m) as markets,
      (select jsonb_agg(to_jsonb(b) order by user_id) from public.buybox_profiles b) as buy_boxes,
      (select count(*) from public.counties) as county_count,
      (select jsonb_agg(to_jsonb(p) order by id) from public.properties p) as listings,
      (select jsonb_agg(to_jsonb(f) order by id) from public.property_feedback f) as feedback,
      (select jsonb_agg(to_jsonb(p) order by id) from public.listing_prices p) as prices,
      (select jsonb_agg(to_jsonb(r) order by id) from public.listing_reviews r) as reviews,
      (select jsonb_agg(to_jsonb(s) order by id) from public.saved_listings s) as saved_listings,
      (select jsonb_agg(to_jsonb(s) order by id) from public.saved_searches s) as saved_searches,
      (select jsonb_agg(to_jsonb(s) order by user_id) from public.member_stats s) as counts,
      (select jsonb_agg(to_jsonb(c) order by id) from public.connections c) as connections,
      (select jsonb_agg(to_jsonb(f) order by id) from public.follows f) as follows,
      (select jsonb_agg(to_jsonb(v) order by id) from public.profile_views v) as profile_views,
      (select jsonb_agg(to_jsonb(r) order by id) from public.member_reviews r) as member_reviews,
      (select jsonb_agg(to_jsonb(b) order by id) from public.member_blocks b) as blocks,
      (select jsonb_agg(to_jsonb(r) order by id) from public.reports r) as reports,
      (select jsonb_agg(to_jsonb(n) order by id) from public.notifications n) as notifications,
      (select jsonb_agg(to_jsonb(s) order by user_id, kind)
        from public.notification_settings s) as notification_settings,
      (select jsonb_agg(to_jsonb(q) order by id) from private.mail_queue q) as mail,
      (select count(*) from public.zip_codes) as zip_code_count,
      (select jsonb_agg(to_jsonb(z) order by zip) from public.zip_codes z where zip in ('00000', '10001')) as zip_codes,
      (select jsonb_agg(jsonb_build_array(id, email, role, raw_app_meta_data) order by id)
        from auth.users) as accounts,
      (select jsonb_agg(to_jsonb(b) order by id) from storage.buckets b) as buckets,
      (select jsonb_agg(jsonb_build_array(user_id, email) order by user_id) from private.verified_emails)
        as verified,
      (select jsonb_agg(jsonb_build_array(bucket_id, name, metadata ->> 'size') order by name)
        from storage.objects) as objects
  `);
  return row;
}

function sign(claims: Record<string, unknown>, secret: string, expiry: string): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(expiry)
    .sign(new TextEncoder().encode(secret));
}

function claimsOf(sub: string, role = 'authenticated') {
  return { sub, role, aud: 'authenticated' };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function unsigned(claims: Record<string, unknown>): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, exp: 4102444800 })}.`;
}

/** The token with a changed payload and the original signature. */
function withPayload(token: string, claims: Record<string, unknown>): string {
  const [header, payload = '', signature] = token.split('.');
  const old = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return `${header}.${encode({ ...old, ...claims })}.${signature}`;
}

/** Uploads to exactly this path, which fetch would normalize. Resolves to the status. */
function rawUpload(backend: Backend, token: string, path: string): Promise<number> {
  const { hostname, port } = new URL(backend.url);
  return new Promise((done, fail) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method: 'POST',
        headers: { apikey: backend.anonKey, authorization: `Bearer ${token}`, 'content-type': 'image/webp' },
      },
      (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode ?? 0));
      },
    );
    sent.on('error', fail);
    sent.end(webpBytes);
  });
}
