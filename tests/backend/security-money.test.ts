import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectDenied, expectNoRows } from './http-helpers.ts';
import { join, listenTo } from './channels.ts';
import { clientFor, newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';

/*
 * Attacks on memberships, payments, premium resources, and messages to staff with plain supabase-js and a valid token
 * or none. Every test of a denial ends by comparing a snapshot of the database.
 */

const annual = 'price_closer_annual';
const billing = ['stripe_customers', 'stripe_subscriptions', 'stripe_orders', 'stripe_checkouts'];
/** Values of Bob’s payments, a premium resource, and a message that no response to others may contain. */
// 9182 on its own: ids are random and may contain it.
const secret = /_hush|hush\.example|(?<![\da-f-])9182(?![\da-f-])|Hush lesson|Hush letter/;

interface Member {
  client: SupabaseClient;
  id: string;
}

describeBackend(
  (backend) => {
    /** Attackers: a free member, and one whose subscription has ended. */
    let ann: Member;
    let eve: Member;
    /** Pays for a membership and has written to staff. */
    let bob: Member;
    let staff: Member;
    let visitor: SupabaseClient;
    let service: SupabaseClient;
    const ids: Record<string, string> = {};
    let before: Record<string, unknown>;
    const sql = <T>(text: string, params?: unknown[]) => backend().database.query<T>(text, params);
    const attackers = () => [ann, eve];
    const everyClient = () => [ann.client, eve.client, visitor];

    beforeAll(async () => {
      [ann, eve, bob, staff] = await Promise.all([
        newMember(backend()),
        newMember(backend()),
        newMember(backend()),
        newMember(backend()),
      ]);
      visitor = clientFor(backend());
      service = clientFor(backend(), backend().serviceRoleKey);
      await sql('insert into public.staff (user_id) values ($1)', [staff.id]);
      await addSubscription(bob, 'hush', 'active');
      await addSubscription(eve, 'eves', 'canceled');
      ids['checkout'] = String(Reflect.get(Object((await claim(ann)).data), 'checkout_id'));
      await sql(
        `insert into public.stripe_checkouts (user_id, price_id, success_url, cancel_url, session_id, url, status,
          expires_at)
         values ($1, $2, 'https://hush.example', 'https://hush.example', 'cs_hush', 'https://pay.hush.example', 'open',
           now() + interval '1 day')`,
        [bob.id, annual],
      );
      await service
        .rpc('receive_event', {
          event: {
            id: 'evt_hush',
            type: 'invoice.paid',
            data: { object: { object: 'invoice', customer: 'cus_hush' } },
          },
        })
        .throwOnError();
      for (const [slug, body] of [
        ['hush', 'Hush lesson: A to Z'],
        ['decoy', 'Zebras'],
      ]) {
        const { data } = await staff.client
          .from('resources')
          .insert({
            slug,
            title: slug,
            description: slug,
            type: 'template',
            category: 'land',
            premium: true,
            author: 'A',
          })
          .select('id')
          .single<{ id: string }>()
          .throwOnError();
        await staff.client
          .from('resource_bodies')
          .insert({ resource_id: data.id, body, file_name: 'a.csv', file_body: body })
          .throwOnError();
        ids[slug ?? ''] = data.id;
      }
      await bob.client
        .from('contact_messages')
        .insert(contactMessage('bob@hush.example', { message: 'Hush letter' }))
        .throwOnError();
      const listing = {
        title: 'House',
        description: 'Two units.',
        property_type: 'Multi Family',
        address: '12 Oak St',
        city: 'New York',
        state: 'NY',
        zip: '10001',
        price: 1,
      };
      ids['listing'] = (
        await bob.client
          .from('properties')
          .insert({ ...listing, user_id: bob.id })
          .select('id')
          .single<{ id: string }>()
          .throwOnError()
      ).data.id;
    });
    beforeEach(async () => {
      before = await snapshot();
    });

    /** Stores what the webhook would for a subscription in this state. */
    async function addSubscription({ id }: Member, name: string, status: string): Promise<void> {
      await service.rpc('save_customer', { member: id, customer: `cus_${name}` }).throwOnError();
      const state = {
        customer_id: `cus_${name}`,
        subscriptions: [
          {
            subscription_id: `sub_${name}`,
            status,
            price_id: annual,
            created_at: 0,
            payment_method_last4: name === 'hush' ? '9182' : '4242',
          },
        ],
        orders: [
          {
            invoice_id: `in_${name}`,
            subscription_id: `sub_${name}`,
            number: `N_${name}`,
            status: 'paid',
            amount_due_cents: 500_000,
            amount_paid_cents: 500_000,
            currency: 'usd',
            price_id: annual,
            created_at: 0,
          },
        ],
      };
      const { ticket } = (
        await service.rpc('receive_event', { event: { id: randomUUID(), type: 'test' } }).throwOnError()
      ).data as { ticket: number };
      expect((await service.rpc('apply_billing', { state, ticket }).throwOnError()).data).toBe('applied');
    }

    function claim({ id }: Member) {
      return service.rpc('claim_checkout', {
        member: id,
        price: annual,
        success_url: 'https://own.example',
        cancel_url: 'https://own.example',
      });
    }

    function contactMessage(email: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
      return { name: 'Vic', email, subject: 'general', message: 'Is it there?', ...fields };
    }

    /** Tables that have changed since the test started. */
    async function changedData(): Promise<string[]> {
      const now = await snapshot();
      return Object.keys(now).filter((part) => JSON.stringify(now[part]) !== JSON.stringify(before[part]));
    }

    /** A snapshot of every table that an attack could change. */
    async function snapshot(): Promise<Record<string, unknown>> {
      const tables = await sql<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
         where (schemaname = 'public' and tablename not in ('zip_codes', 'counties'))
           or (schemaname, tablename) in (('private', 'stripe_events'), ('private', 'contact_senders'))`,
      );
      const selections = tables.map(
        ({ name }) => `(select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) from ${name} t) as "${name}"`,
      );
      const [found = {}] = await sql<Record<string, unknown>>(`select ${selections.join(', ')}`);
      return found;
    }

    describe('attacks on memberships', () => {
      const tierOf = async (id: string) =>
        (await sql<{ tier: string }>('select membership_tier as tier from public.users where id = $1', [id]))[0]?.tier;

      it('can’t give themselves one', async () => {
        for (const { client, id } of attackers()) {
          for (const membership_tier of ['closer', 'partner', 'pro']) {
            expectDenied(await client.from('users').update({ membership_tier }).eq('id', id), '42501');
            expectDenied(
              await client.from('users').update({ membership_tier, bio: 'Also' }).eq('id', id).select('id'),
              '42501',
            );
            expectDenied(await client.from('users').upsert({ id, name: 'Ann', membership_tier }), '42501');
            expectDenied(await client.from('users').insert({ id, membership_tier }), '42501');
            expectDenied(
              await client.from('users').insert({ id: randomUUID(), name: 'Ann', membership_tier }),
              '42501',
            );
          }
          expectNoRows(await client.from('users').update({ membership_tier: 'free' }).eq('id', bob.id).select('id'));
          // A made-up row neither grants an entitlement nor reveals another member’s.
          expect((await client.rpc('entitlements', { '': { id, membership_tier: 'partner' } })).data ?? []).toEqual([]);
          expect(
            (await client.rpc('entitlements', { '': { id: bob.id, membership_tier: 'partner' } })).data ?? [],
          ).toEqual([]);
        }
        expectDenied(await visitor.from('users').update({ membership_tier: 'closer' }).eq('id', ann.id), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t get one through sign-up or account metadata', async () => {
        const client = clientFor(backend());
        const claimed = {
          membership_tier: 'partner',
          tier: 'partner',
          role: 'service_role',
          app_metadata: { membership_tier: 'partner' },
        };
        const { data } = await client.auth.signUp({
          email: `${randomUUID()}@example.test`,
          password: 'secret12',
          options: { data: { name: 'Mallory', ...claimed } },
        });
        const id = data.user?.id ?? '';
        expect(await tierOf(id)).toBe('free');
        const email = `${randomUUID()}@example.test`;
        await fetch(`${backend().url}/auth/v1/signup`, {
          method: 'POST',
          headers: { apikey: backend().anonKey, 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: 'secret12', ...claimed, role: 'service_role' }),
        });
        const [trudy] = await sql<{ id: string }>('select id from auth.users where email = $1', [email]);
        expect(await tierOf(trudy?.id ?? '')).toBe('free');
        await ann.client.auth.updateUser({ data: claimed });
        await ann.client.auth.refreshSession();
        expect(await tierOf(ann.id)).toBe('free');
        expectNoRows(
          await ann.client
            .from('resource_bodies')
            .select('body')
            .eq('resource_id', ids['hush'] ?? ''),
        );
        await sql('delete from auth.users where id in ($1, $2)', [id, trudy?.id]);
        expect(await changedData()).toEqual([]);
      });

      it('can’t write subscriptions, orders, or checkouts, which only the service role can', async () => {
        const own = (id: string): Record<string, Record<string, unknown>> => ({
          stripe_customers: { user_id: id, customer_id: 'cus_forged' },
          stripe_subscriptions: {
            subscription_id: 'sub_forged',
            user_id: id,
            customer_id: 'cus_forged',
            status: 'active',
            price_id: annual,
            created_at: '2026-01-01',
          },
          stripe_orders: {
            invoice_id: 'in_forged',
            user_id: id,
            customer_id: 'cus_forged',
            status: 'paid',
            amount_due_cents: 1,
            amount_paid_cents: 1,
            currency: 'usd',
            created_at: '2026-01-01',
          },
          stripe_checkouts: {
            user_id: id,
            price_id: annual,
            success_url: 'https://evil.example',
            cancel_url: 'https://evil.example',
          },
          stripe_user_subscriptions: {
            subscription_id: 'sub_forged',
            customer_id: 'cus_forged',
            subscription_status: 'active',
            price_id: annual,
          },
          membership_plans: {
            id: 'cheap',
            tier: 'closer',
            name: 'Cheap',
            description: 'Cheap',
            amount: 1,
            interval: 'year',
            position: 3,
            price_id: 'price_cheap',
            product_id: 'prod_closer',
          },
          membership_rules: { entitlement: 'all', tiers: ['free'], position: 9 },
        });
        const change: Record<string, Record<string, unknown>> = {
          stripe_customers: { customer_id: 'cus_hush' },
          stripe_subscriptions: { status: 'active' },
          stripe_orders: { status: 'paid' },
          stripe_checkouts: { status: 'complete' },
          stripe_user_subscriptions: { subscription_status: 'active' },
          membership_plans: { amount: 1 },
          membership_rules: { tiers: ['free', 'basic', 'pro', 'closer', 'partner'] },
        };
        const field = (table: string) =>
          ({ stripe_user_subscriptions: 'subscription_id', membership_plans: 'id', membership_rules: 'entitlement' })[
            table
          ] ?? 'user_id';
        // Postgres reports that the view, which has a limit, isn’t writable at all.
        const code = (table: string) => (table === 'stripe_user_subscriptions' ? '55000' : '42501');
        for (const client of [ann.client, visitor, bob.client, staff.client]) {
          for (const id of [ann.id, bob.id]) {
            for (const [table, row] of Object.entries(own(id))) {
              expectDenied(await client.from(table).insert(row), code(table));
              expectDenied(await client.from(table).upsert(row), code(table));
              expectDenied(await client.from(table).upsert(row, { ignoreDuplicates: true }), code(table));
            }
          }
          for (const [table, values] of Object.entries(change)) {
            expectDenied(await client.from(table).update(values).neq(field(table), randomUUID()), code(table));
            expectDenied(await client.from(table).delete().neq(field(table), randomUUID()), code(table));
          }
        }
        expect(await changedData()).toEqual([]);
      });

      it('can’t report payments, customers, or events', async () => {
        const event = {
          id: 'evt_forged',
          type: 'customer.subscription.created',
          data: { object: { object: 'subscription', customer: 'cus_eves' } },
        };
        const state = (customer: string) => ({
          customer_id: customer,
          subscriptions: [{ subscription_id: 'sub_forged', status: 'active', price_id: annual, created_at: 0 }],
        });
        const calls = (id: string): [string, Record<string, unknown>][] => [
          ['save_customer', { member: id, customer: 'cus_hush' }],
          ['save_customer', { member: id, customer: 'cus_forged' }],
          [
            'claim_checkout',
            { member: id, price: annual, success_url: 'https://evil.example', cancel_url: 'https://evil.example' },
          ],
          [
            'open_checkout',
            { checkout: ids['checkout'], session: 'cs_forged', url: 'https://evil.example', expires_at: '2035-01-01' },
          ],
          ['drop_checkout', { checkout: ids['checkout'] }],
          ['close_checkout', { session: 'cs_hush', status: 'complete' }],
          ['close_checkout', { session: 'cs_hush', status: 'expired' }],
          ['receive_event', { event }],
          ['apply_billing', { state: state('cus_eves'), ticket: 1e15 }],
          ['apply_billing', { state: state('cus_hush'), ticket: 1e15, event_id: 'evt_hush' }],
          ['fail_event', { event_id: 'evt_hush', error: 'Gone' }],
        ];
        for (const client of [...everyClient(), bob.client, staff.client]) {
          for (const id of [ann.id, eve.id, bob.id])
            for (const [name, args] of calls(id)) expectDenied(await client.rpc(name, args), '42501');
          for (const name of [
            'exported_billing',
            'sync_membership_tier',
            'notify_membership',
            'broadcast_billing',
            'delete_stripe_events',
            'tier_has_entitlement',
            'has_entitlement',
          ]) {
            expectDenied(await client.rpc(name, {}), 'PGRST202');
            expectDenied(await client.schema('private').rpc(name, {}), 'PGRST106');
          }
          expectDenied(await client.schema('private').from('stripe_events').select(), 'PGRST106');
        }
        expect(await changedData()).toEqual([]);
      });
    });

    describe('attacks on another member’s payments', () => {
      it('can’t read them through selects, filters, sorting, counts, or embeds, as a table or a view', async () => {
        const secrets: Record<string, string> = {
          stripe_customers: 'customer_id=like.cus_hush*',
          stripe_subscriptions: 'payment_method_last4=eq.9182&status=eq.active',
          stripe_orders: 'number=eq.N_hush',
          stripe_checkouts: 'session_id=eq.cs_hush',
        };
        for (const { client, id } of [...attackers(), staff]) {
          for (const table of billing) {
            const { data } = await client.from(table).select('*').order('user_id').throwOnError();
            expect((data as { user_id: string }[]).filter((row) => row.user_id !== id)).toEqual([]);
            expectNoRows(await client.from(table).select('*').eq('user_id', bob.id));
            expectNoRows(
              await client
                .from(table)
                .select('user_id')
                .or(`user_id.eq.${bob.id},and(${(secrets[table] ?? '').replace(/&/, ',').replaceAll('=', '.')})`),
            );
            expect(
              (await client.from(table).select('*', { count: 'exact', head: true }).neq('user_id', id)).count,
            ).toBe(0);
            expect(
              JSON.stringify(await client.from('users').select(`id, ${table}(*)`).in('id', [bob.id, id])),
            ).not.toMatch(secret);
            expect(
              (await client.from('users').select(`id, ${table}!inner(user_id)`).eq('id', bob.id)).data ?? [],
            ).toEqual([]);
            const [up, down] = await Promise.all(
              [true, false].map((ascending) =>
                client
                  .from('properties')
                  .select(`id, users!properties_user_id_fkey(${table}(*))`)
                  .order('id', { ascending }),
              ),
            );
            expect(JSON.stringify([up, down])).not.toMatch(secret);
          }
          const { data: counts } = await client.from('stripe_user_subscriptions').select('*').throwOnError();
          expect(counts.map((row) => row.subscription_id)).toEqual(id === eve.id ? ['sub_eves'] : []);
          for (const column of ['customer_id', 'subscription_id'])
            expectNoRows(await client.from('stripe_user_subscriptions').select('*').like(column, '%_hush'));
          expect(
            (await client.from('stripe_user_subscriptions').select('*', { count: 'exact', head: true })).count,
          ).toBe(id === eve.id ? 1 : 0);
        }
        for (const table of [...billing, 'stripe_user_subscriptions'])
          expectDenied(await visitor.from(table).select(), '42501');
        expect(
          (await bob.client.from('stripe_user_subscriptions').select('subscription_id, payment_method_last4')).data,
        ).toEqual([{ subscription_id: 'sub_hush', payment_method_last4: '9182' }]);
        expect(await changedData()).toEqual([]);
      });

      it('can find them only in one’s own data export', async () => {
        const copies = await Promise.all(
          [ann, eve, bob, staff].map(
            async ({ client }) => (await client.rpc('export_my_data').throwOnError()).data as Record<string, unknown>,
          ),
        );
        const [anns, eves, bobs, staffs] = copies;
        expect(bobs).toMatchObject({
          billing_customer: { customer_id: 'cus_hush' },
          subscriptions: [{ subscription_id: 'sub_hush' }],
          orders: [{ invoice_id: 'in_hush' }],
          checkouts: [{ session_id: 'cs_hush' }],
          contact_messages: [{ message: 'Hush letter' }],
        });
        expect(eves).toMatchObject({
          billing_customer: { customer_id: 'cus_eves' },
          subscriptions: [{ subscription_id: 'sub_eves' }],
          orders: [{ invoice_id: 'in_eves' }],
          checkouts: [],
          contact_messages: [],
        });
        expect(anns).toMatchObject({
          billing_customer: null,
          subscriptions: [],
          orders: [],
          checkouts: [{ id: ids['checkout'] }],
          contact_messages: [],
        });
        expect(JSON.stringify([anns, staffs])).not.toMatch(secret);
        expect(JSON.stringify(eves)).not.toMatch(/_hush|Hush/);
        expect(JSON.stringify(bobs)).not.toMatch(/_eves/);
        expect((await visitor.rpc('export_my_data')).data ?? null).toBeNull();
      });

      it('can’t receive them live', async () => {
        const own = ['stripe_user_subscriptions', 'resource_bodies', 'contact_messages', ...billing];
        const subscriptions = [];
        for (const { client } of attackers()) {
          await client.realtime.setAuth();
          for (const table of own) subscriptions.push(await listenTo(client, { event: '*', schema: 'public', table }));
          subscriptions.push(await listenTo(client, { event: '*', schema: 'private', table: 'stripe_events' }));
          subscriptions.push(
            await listenTo(client, {
              event: '*',
              schema: 'public',
              table: 'stripe_orders',
              filter: `user_id=eq.${bob.id}`,
            }),
          );
          await expect(join(client.channel(`member:${bob.id}`, { config: { private: true } }))).rejects.toThrow(
            'Unauthorized',
          );
        }
        const listings = await Promise.all(
          attackers().map(({ client }) => listenTo(client, { event: 'UPDATE', schema: 'public', table: 'properties' })),
        );
        await addSubscription(bob, 'hush', 'past_due');
        await addSubscription(bob, 'hush', 'active');
        await sql(`update public.stripe_checkouts set url = url || '/' where user_id = $1`, [bob.id]);
        await sql(`update public.resource_bodies set body = body || '.' where resource_id = $1`, [ids['hush']]);
        await sql('update public.contact_messages set message = message || $2 where user_id = $1', [bob.id, '.']);
        // Changes arrive in order, so nothing earlier is still on its way.
        await sql('update public.properties set price = 2 where id = $1', [ids['listing']]);
        for (const { changes } of listings) await changes.until((row) => Reflect.get(row.new, 'price') === 2);
        expect(subscriptions.flatMap(({ changes }) => changes.items)).toEqual([]);
        await Promise.all(attackers().map(({ client }) => client.removeAllChannels()));
      });
    });

    describe('attacks on premium resources', () => {
      it('can’t read them without a paid membership through queries, counts, or errors', async () => {
        const [hush, decoy] = [ids['hush'] ?? '', ids['decoy'] ?? ''];
        const [free] = await sql<{ bodies: number }>(
          `select count(*)::integer as bodies
            from public.resource_bodies b join public.resources r on r.id = b.resource_id and not r.premium`,
        );
        for (const client of everyClient()) {
          const bodies = () => client.from('resource_bodies');
          expect((await bodies().select('*', { count: 'exact', head: true })).count).toBe(free?.bodies);
          expect((await bodies().select('*').csv()).data).not.toMatch(secret);
          for (const query of [
            bodies().select('*').eq('resource_id', hush),
            bodies().select('file_body').in('resource_id', [hush, decoy]),
            bodies().select('body::integer').eq('resource_id', hush),
            bodies().select('resource_id').ilike('body', '%hush lesson%'),
            bodies().select('resource_id').like('file_body', 'Hush%'),
            bodies().select('resource_id').textSearch('body', 'lesson & hush'),
            bodies().select('resource_id').filter('body', 'match', '^Hush'),
            bodies().select('resource_id').gt('body', 'Hush lesson').lt('body', 'Hush lesson: B'),
            bodies().select('resource_id, resources!inner(slug)').eq('resources.premium', true),
            bodies().select('*').or(`resource_id.eq.${hush},body.ilike.*hush*`).eq('resource_id', hush),
            client.from('resources').select('slug, resource_bodies!inner(resource_id)').in('id', [hush, decoy]),
            client
              .from('resources')
              .select('slug, resource_bodies!inner(resource_id)')
              .ilike('resource_bodies.body', '%hush lesson%'),
            client
              .from('resources')
              .select('slug, resource_bodies(resource_id)')
              .in('id', [hush, decoy])
              .not('resource_bodies', 'is', null),
          ])
            expectNoRows(await query);
          const count = await bodies().select('*', { count: 'exact', head: true }).ilike('body', '%hush lesson%');
          expect(count.count).toBe(0);
          const orders = await Promise.all(
            [true, false].map((ascending) =>
              client
                .from('resources')
                .select('slug, resource_bodies(body, file_body)')
                .in('id', [hush, decoy])
                .order('resource_bodies(body)', { ascending })
                .order('slug'),
            ),
          );
          for (const { data } of orders)
            expect(data).toEqual([
              { slug: 'decoy', resource_bodies: null },
              { slug: 'hush', resource_bodies: null },
            ]);
          expect(
            JSON.stringify(
              await bodies().select('*').eq('resource_id', hush).explain({ analyze: true, verbose: true }),
            ),
          ).not.toMatch(secret);
        }
        expect((await bob.client.from('resource_bodies').select('body').eq('resource_id', hush)).data).toEqual([
          { body: expect.stringContaining('Hush lesson') },
        ]);
        expect(await changedData()).toEqual([]);
      });

      it('can’t read them after the membership ended', async () => {
        const read = async () =>
          (
            await bob.client
              .from('resource_bodies')
              .select('resource_id')
              .eq('resource_id', ids['hush'] ?? '')
          ).data;
        await addSubscription(bob, 'hush', 'past_due');
        expect(await read()).toEqual([]);
        await addSubscription(bob, 'hush', 'active');
        expect(await read()).toHaveLength(1);
      });

      it('can’t write them or make them free without being staff', async () => {
        const hush = ids['hush'] ?? '';
        const newResource = {
          slug: 'mine',
          title: 'Mine',
          description: 'Mine',
          type: 'article',
          category: 'land',
          author: 'A',
        };
        for (const client of [...everyClient(), bob.client]) {
          expectDenied(await client.from('resources').insert(newResource), '42501');
          expectDenied(await client.from('resources').upsert({ ...newResource, id: hush, premium: false }), '42501');
          expectDenied(await client.from('resource_bodies').insert({ resource_id: hush, body: 'Mine' }), '42501');
          expectDenied(
            await client.from('resource_bodies').insert({ resource_id: randomUUID(), body: 'Mine' }),
            '42501',
          );
          expectDenied(await client.from('resource_bodies').upsert({ resource_id: hush, body: 'Mine' }), '42501');
          for (const response of [
            await client.from('resources').update({ premium: false }).eq('id', hush).select(),
            await client.from('resources').delete().eq('id', hush).select(),
            await client.from('resource_bodies').update({ body: 'Mine' }).eq('resource_id', hush).select(),
            await client.from('resource_bodies').delete().eq('resource_id', hush).select(),
            await client.from('resource_bodies').update({ resource_id: hush }).neq('resource_id', hush).select(),
          ]) {
            if (client === visitor) expectDenied(response, '42501');
            else expectNoRows(response);
          }
        }
        expect(await changedData()).toEqual([]);
      });
    });

    describe('messages to staff', () => {
      it('can’t be read, changed, or resolved by others or the sender', async () => {
        const [kept] = await sql<{ id: string }>('select id from public.contact_messages where user_id = $1', [bob.id]);
        for (const client of [...everyClient(), bob.client]) {
          for (const response of [
            await client.from('contact_messages').select('*'),
            await client.from('contact_messages').select('id').ilike('message', '%hush%'),
            await client.from('contact_messages').select('id').eq('email', 'bob@hush.example'),
            await client.from('contact_messages').select('id').eq('user_id', bob.id).order('message'),
          ]) {
            if (client === visitor) expectDenied(response, '42501');
            else expectNoRows(response);
          }
          const counted = await client.from('contact_messages').select('*', { count: 'exact', head: true });
          expect(counted.count ?? 0).toBe(0);
          expect(
            JSON.stringify(
              await client
                .from('users')
                .select('id, contact_messages!contact_messages_user_id_fkey(*)')
                .eq('id', bob.id),
            ),
          ).not.toMatch(secret);
          expectDenied(await client.rpc('resolve_contact_message', { message_id: kept?.id, note: 'Mine' }), '42501');
          expectDenied(
            await client
              .from('contact_messages')
              .update({ message: 'Mine' })
              .eq('id', kept?.id ?? ''),
            '42501',
          );
          expectDenied(
            await client.from('contact_messages').upsert({ ...contactMessage('a@other.example'), id: kept?.id }),
            '42501',
          );
          expectDenied(
            await client
              .from('contact_messages')
              .upsert({ ...contactMessage('a@other.example'), id: kept?.id }, { ignoreDuplicates: true }),
          );
          expectDenied(
            await client
              .from('contact_messages')
              .delete()
              .eq('id', kept?.id ?? ''),
            '42501',
          );
          // An inserted message isn’t returned.
          expectDenied(
            await client.from('contact_messages').insert(contactMessage('a@other.example')).select(),
            '42501',
          );
          expectDenied(await client.schema('private').from('contact_senders').select(), 'PGRST106');
          expectDenied(await client.rpc('count_contact_message', { email: 'bob@hush.example' }), 'PGRST202');
        }
        expect((await staff.client.from('contact_messages').select('id').ilike('message', '%hush%')).data).toEqual([
          { id: kept?.id },
        ]);
        expect(await changedData()).toEqual([]);
      });

      it('by a bot are accepted and discarded', async () => {
        for (const client of everyClient()) {
          for (const website of ['https://bots.example', ' x ', '0'])
            expect(
              await client.from('contact_messages').insert(contactMessage('bot@bots.example', { website })),
            ).toMatchObject({ error: null, status: 201 });
        }
        expect(await changedData()).toEqual([]);
      });

      it('are limited to five an hour per email address in any spelling', async () => {
        const send = (rows: Record<string, unknown> | Record<string, unknown>[]) =>
          visitor.from('contact_messages').insert(rows);
        const stored = () => sql(`select from public.contact_messages where email ilike '%visitors%'`);
        const spellings = [
          'vic@visitors.example',
          'VIC@visitors.example',
          'Vic@Visitors.Example',
          'vic+1@visitors.example',
          'vic+two@visitors.example',
          'vIc+3+4@VISITORS.example',
          'vic@visitors.example.',
          'vic\u200b@visitors.example',
        ];
        await sql('delete from private.contact_senders');
        await sql(`delete from public.contact_messages where email ilike '%visitors%'`);
        // A bulk insert of more than the limit is rejected as a whole.
        expectDenied(await send(spellings.map((email) => contactMessage(email))), 'P0001');
        expect(await stored()).toHaveLength(0);
        for (const email of ['vic @visitors.example', ' vic@visitors.example', 'vic@visitors.example\t'])
          expectDenied(await send(contactMessage(email)), '23514');
        const together = await Promise.all(spellings.map((email) => send(contactMessage(email))));
        expect(
          together.map(({ error }) => error?.code ?? '').toSorted((one, other) => one.localeCompare(other)),
        ).toEqual(['', '', '', '', '', 'P0001', 'P0001', 'P0001']);
        for (const email of spellings) expectDenied(await send(contactMessage(email)), 'P0001');
        expectDenied(
          await ann.client.from('contact_messages').insert(contactMessage('vic+ann@visitors.example')),
          'P0001',
        );
        expect(await stored()).toHaveLength(5);
      });

      it('are limited to five an hour per member and can’t be sent as another member', async () => {
        await sql('delete from private.contact_senders');
        await sql(`delete from public.contact_messages where email like 'eve-%'`);
        const sent = await Promise.all(
          Array.from({ length: 7 }, (_, at) =>
            eve.client
              .from('contact_messages')
              .insert(
                contactMessage(`eve-${at}@any.example`, { user_id: bob.id, resolved_at: '2020-01-01', note: 'Mine' }),
              ),
          ),
        );
        expect(sent.filter(({ error }) => error?.code === 'P0001')).toHaveLength(2);
        const kept = await sql(
          `select user_id, resolved_at, note from public.contact_messages where email like 'eve-%'`,
        );
        expect(kept).toEqual(Array.from({ length: 5 }, () => ({ user_id: eve.id, resolved_at: null, note: null })));
      });
    });
  },
  { mailInterval: 0, log: () => undefined },
);
