import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFor, newMember, tokenOf } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { expectDenied, expectNoRows } from './http-helpers.ts';
import { postListing } from './listing-fields.ts';
import { snapshotOf } from './unchanged.ts';

/*
 * What the shape of a request could add to what SQL refuses anyway: embeds, filters, counts, plans, upserts, arguments
 * that a function doesn't have, other schemas, and SQL. What each table and function shows to whom, and who can change
 * what, is tested in SQL: supabase/tests/910-privacy.sql tries every one of them.
 */

describeBackend(
  (backend) => {
    let ann: { client: SupabaseClient; id: string };
    /** Has a buy box and private details. */
    let vera: { client: SupabaseClient; id: string; email: string };
    let listing: string;
    let visitor: SupabaseClient;
    let token: string;
    let before: Record<string, unknown>;

    beforeAll(async () => {
      [ann, vera] = [await newMember(backend()), await newMember(backend())];
      visitor = clientFor(backend());
      token = await tokenOf(ann.client);
      listing = await postListing(vera.client);
      await vera.client.rpc('save_profile', { changes: { phone: '555-7770001' } }).throwOnError();
      await vera.client.from('buybox_profiles').insert({ user_id: vera.id, min_price: 918_271 }).throwOnError();
      await backend().database.query(
        `update public.member_details set roles = '{propertyManager}', industries = '{hospitality}', home_state = 'TX',
           home_county = 'Loving', shown = false where user_id = $1`,
        [vera.id],
      );
    });
    beforeEach(async () => {
      before = await snapshotOf(backend());
    });
    const expectUnchanged = async () => expect(await snapshotOf(backend())).toEqual(before);

    function rest(path: string, init: { method?: string; body?: unknown; headers?: Record<string, string> } = {}) {
      return fetch(`${backend().url}/rest/v1/${path}`, {
        method: init.method ?? 'GET',
        headers: {
          apikey: backend().anonKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...init.headers,
        },
        ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
      });
    }
    const isPrivate = (text: string) =>
      [vera.email, '555-7770001', '918271', 'propertyManager'].some((value) => text.includes(value));

    it('shows a public profile without contact details, in any query', async () => {
      for (const client of [ann.client, visitor]) {
        const reads = await Promise.all([
          client.from('users').select('*, email, phone').eq('id', vera.id),
          client.from('users').select('contact:email').eq('id', vera.id),
          client.from('users').select('email::text').eq('id', vera.id),
          client
            .from('users')
            .select('id, member_contacts(*), buybox_profiles(*), member_details(*)')
            .eq('id', vera.id),
          client
            .from('properties')
            .select('id, users!properties_user_id_fkey(email, phone, member_contacts(*))')
            .eq('id', listing),
          client.from('users').select('id, email.max()').eq('id', vera.id),
          client.from('member_contacts').select('email, users!inner(name)').eq('users.id', vera.id),
        ]);
        for (const read of reads) expect(isPrivate(JSON.stringify(read))).toBe(false);
        // The same query does return the row, so only the contact details are withheld.
        expect(reads[0]?.data).toMatchObject([{ id: vera.id, email: null, phone: null }]);
      }
    });

    it.each([
      'email=like.*',
      'phone=eq.555-7770001',
      'phone=not.is.null',
      'not.and=(phone.is.null)',
      'roles=cs.{propertyManager}',
      'industries=neq.{}',
      'or=(roles.cs.{propertyManager},email.ilike.*EXAMPLE*)',
      'select=id,member_contacts!inner(user_id)',
      'select=id,member_details!inner(user_id)&member_details.home_county=eq.Loving',
      'select=id,buybox_profiles!inner(user_id)&buybox_profiles.min_price=eq.918271',
      'select=id,properties!properties_user_id_fkey!inner(listing_terms!inner(property_id))',
    ])('finds and counts nobody by private values: %s', async (filter) => {
      for (const prefer of ['count=exact', 'count=estimated']) {
        const response = await rest(`users?id=eq.${vera.id}&${filter}`, { headers: { prefer } });
        expect(response.status < 300 ? await response.text() : '[]').toBe('[]');
        if (prefer === 'count=exact') expect(response.headers.get('content-range') ?? '*/*').toMatch(/\/(0|\*)$/);
      }
    });

    it('refuses to sort by private values', async () => {
      const decoy = await newMember(backend());
      for (const order of ['email.WAY.nullsfirst', 'roles.WAY.nullsfirst', 'member_contacts(phone).WAY']) {
        const sorted = ['asc', 'desc'].map(async (way) => {
          const both = `users?select=id,member_contacts(phone)&id=in.(${vera.id},${decoy.id})`;
          const path = `${both}&order=${order.replace('WAY', way)},id`;
          return (await rest(path)).text();
        });
        expect(await sorted[0]).toBe(await sorted[1]);
      }
    });

    it('reveals no query plans', async () => {
      for (const accept of [
        'application/vnd.pgrst.plan',
        'application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose|buffers',
      ]) {
        for (const path of [`users?select=id&email=eq.${vera.email}`, 'member_details?select=*'])
          expect(await (await rest(path, { headers: { accept } })).text()).not.toMatch(
            /Rows Removed|Scan|"Plan"|cost=/,
          );
      }
    });

    it('computes no field for a row that the caller made up', async () => {
      const forged = { id: vera.id, name: 'Vera', membership_tier: 'closer', profile_status: 'public' };
      for (const name of ['email', 'phone', 'roles', 'buy_box']) {
        for (const client of [ann.client, visitor]) {
          for (const args of [forged, { users: forged }, { '': forged }, { $1: `(${vera.id})` }])
            expect(isPrivate(JSON.stringify(await client.rpc(name, args)))).toBe(false);
          expectDenied(await client.rpc(name, { id: vera.id }, { get: true }));
        }
        for (const body of [[forged], '', null]) {
          const response = await rest(`rpc/${name}`, {
            method: 'POST',
            body,
            headers: { prefer: 'params=single-object' },
          });
          expect(isPrivate(await response.text())).toBe(false);
        }
      }
      expect(
        (await ann.client.rpc('entitlements', { '': { id: ann.id, membership_tier: 'partner' } })).data ?? [],
      ).toEqual([]);
    });

    describe('writes', () => {
      const box = { min_price: 1 };

      it('refuses writes of others’ rows in bulk and as upserts, without saying whether the row exists', async () => {
        const boxes = ann.client.from('buybox_profiles');
        for (const id of [vera.id, crypto.randomUUID()]) {
          expectDenied(await boxes.insert({ ...box, user_id: id }), '42501');
          expectDenied(await boxes.insert([{ user_id: ann.id }, { ...box, user_id: id }]), '42501');
          expectDenied(await boxes.upsert({ ...box, user_id: id }), '42501');
          expectDenied(await boxes.upsert({ ...box, user_id: id }, { ignoreDuplicates: true }), '42501');
          expectNoRows(await boxes.update(box).eq('user_id', id).select());
          expectNoRows(await boxes.delete().eq('user_id', id).select());
        }
        expectDenied(await ann.client.from('users').upsert({ id: vera.id, name: 'Mine' }), '42501');
        await expectUnchanged();
      });

      it('refuses writes of closed columns next to open ones', async () => {
        const users = ann.client.from('users');
        expectDenied(await users.update({ name: 'Ann', membership_tier: 'partner' }).eq('id', ann.id), '42501');
        expectDenied(await users.upsert({ id: ann.id, name: 'Ann', membership_tier: 'closer' }), '42501');
        const { status } = await rest(`users?id=eq.${ann.id}`, {
          method: 'PATCH',
          body: { membership_tier: 'closer' },
          headers: { prefer: 'tx=rollback' },
        });
        expect(status).toBe(403);
        await expectUnchanged();
      });

      it('refuses to write by reading', async () => {
        for (const [name, args] of Object.entries({
          save_profile: { changes: { name: 'Owned' } },
          increment_property_view_count: { property_id: listing },
          record_profile_view: { member_id: vera.id },
          unsubscribe_from_alerts: { token: crypto.randomUUID() },
        }))
          expectDenied(await ann.client.rpc(name, args, { get: true }));
        await expectUnchanged();
      });

      it('refuses writes that name whom they’re by', async () => {
        for (const [name, args] of Object.entries({
          like_post: { post_id: listing, liked: true },
          register_for_event: { event_id: listing },
          create_topic: { forum_id: listing, title: 'x', content: 'x' },
          send_message: { recipient_id: vera.id, message_id: crypto.randomUUID(), content: 'x' },
          record_profile_view: { member_id: vera.id },
          count_matches: { box: {} },
        }))
          expectDenied(await ann.client.rpc(name, { ...args, user_id: vera.id }), 'PGRST202');
        await expectUnchanged();
      });
    });

    it.each(['private', 'auth', 'storage', 'extensions', 'realtime', 'supabase_migrations', 'pg_catalog'])(
      'closes the schema %s',
      async (schema) => {
        const client = ann.client.schema(schema);
        expectDenied(await client.from('users').select(), 'PGRST106');
        expectDenied(await client.from('schema_migrations').insert({ version: '1' }), 'PGRST106');
        expectDenied(await client.rpc('visible_contact', { member: vera.id }), 'PGRST106');
      },
    );

    it('exposes no tables and functions of other schemas', async () => {
      for (const table of ['auth.users', 'objects', 'buckets', 'schema_migrations', 'pg_authid', 'deliveries'])
        expectDenied(await ann.client.from(table).select());
      for (const [name, args] of Object.entries({
        visible_contact: { member: vera.id },
        'private.visible_contact': { member: vera.id },
        is_staff: {},
        notify: { member: vera.id, kind: 'follow', actor: ann.id, subject: null },
        create_profile: {},
        set_config: { setting_name: 'role', new_value: 'service_role', is_local: false },
        pg_sleep: { seconds: 1 },
        pg_read_file: { filename: 'PG_VERSION' },
        query_to_xml: { query: 'select * from auth.users' },
        lo_import: { filename: '/etc/passwd' },
      }))
        for (const client of [ann.client, visitor])
          expect([name, (await client.rpc(name, args)).status]).toEqual([name, 404]);
      await expectUnchanged();
    });

    it.each([
      'users?select=id,(select email from auth.users limit 1)',
      'users?select=id::text);select 1',
      'users?order=id;drop table x',
      'users?order=(select 1)',
      'users?id=in.(select id from auth.users)',
      'users?select=id::regclass',
      "users?name=like.*'||(select 1)||'*",
      'users?and=(id.eq.1) or (1.eq.1)',
      "users?select=social_links->>'x'",
    ])('treats names, casts, and operators as such: %s', async (query) => {
      const response = await rest(query);
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toContain('@example.test');
      await expectUnchanged();
    });

    it('answers in JSON, even if the client accepts HTML', async () => {
      const page = await rest(`users?id=eq.${vera.id}`, { headers: { accept: 'text/html' } });
      expect(page.headers.get('content-type') ?? '').not.toContain('html');
    });
  },
  { mailInterval: 0, jobIntervals: { 'send-mail': 3_600_000 }, log: () => undefined },
);
