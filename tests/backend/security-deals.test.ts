import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectDenied, expectNoRows } from './http-helpers.ts';
import { clientFor, newMember } from './client.ts';
import { docx, mimeTypes, pdf } from './documents.ts';
import { sendDueAlerts } from './deal-alerts.ts';
import { describeBackend } from './describe-backend.ts';
import { pixel } from './files.ts';

/*
 * Attacks on buy boxes, alerts, submissions, listing figures, and underwriting data with plain supabase-js and a valid
 * token or none. Every test of a denial ends by comparing a snapshot of the database.
 */

interface Member {
  client: SupabaseClient;
  id: string;
  token: string;
}

const house = {
  title: 'Brick duplex',
  description: 'Two units.',
  property_type: 'Multi Family',
  address: '12 Oak St',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  price: 500_500,
  condition: 'Light Rehab',
  financing: 'Cash',
};
const form = {
  address: '7 Hush St, New York, NY 10001',
  property_type: 'condo',
  condition: 'good',
  price: 777_333,
  sqft: 900,
};
/** The victim’s buy box: what others may see, and private values. */
const shown = { states: ['NY'], counties: ['New York, NY'], property_types: ['Multi Family'] };
const box = {
  ...shown,
  conditions: ['Light Rehab'],
  financing: ['Cash'],
  investment_strategies: ['BRRRR'],
  min_price: 400_111,
  max_price: 600_222,
  phone: '555-7770009',
  vip_alerts: true,
  alert_mail: 'instant',
};
const ownBox = { states: ['TX'], min_price: 100_000, max_price: 900_000 };
/** Values of the victim’s buy box, alerts, and submission that no response to others may contain. */
const secret = /400111|600222|BRRRR|555-7770009|instant|hush|777333/i;

describeBackend(
  (backend) => {
    /** Attackers: a free member with a buy box, a paid member without one, and a member blocked by Bob. */
    let ann: Member;
    let pam: Member;
    let eve: Member;
    /** Has a buy box, alerts, a submission under review, a draft, and a listing. */
    let bob: Member;
    /** Has a listing that Bob was alerted to and that was viewed, saved, and asked about. */
    let cy: Member;
    let staff: Member;
    let visitor: SupabaseClient;
    const ids: Record<string, string> = {};
    let before: Record<string, unknown>;
    const sql = <T>(text: string, params?: unknown[]) => backend().database.query<T>(text, params);
    const attackers = () => [ann, pam, eve];
    const contracts = ({ client }: { client: SupabaseClient }) => client.storage.from('contracts');

    beforeAll(async () => {
      [ann, pam, eve, bob, cy, staff] = await Promise.all([
        member('Ann'),
        member('Pam', 'closer'),
        member('Eve', 'partner'),
        member('Bob'),
        member('Cy', 'closer'),
        member('Sam'),
      ]);
      visitor = clientFor(backend());
      await sql('insert into public.staff (user_id) values ($1)', [staff.id]);
      await done(ann.client.from('buybox_profiles').insert({ user_id: ann.id, ...ownBox }));
      await done(bob.client.from('buybox_profiles').insert({ user_id: bob.id, ...box }));
      ids['bobs'] = await post(bob, { title: 'House of Bob' });
      ids['anns'] = await post(ann, { title: 'House of Ann', state: 'CA', price: 1 });
      ids['cys'] = await post(cy, {});
      ids['texan'] = await post(cy, { title: 'Texan', state: 'TX', zip: '75201', city: 'Dallas', price: 200_000 });
      await done(bob.client.rpc('increment_property_view_count', { property_id: ids['cys'] }));
      await done(bob.client.from('saved_listings').insert({ user_id: bob.id, property_id: ids['cys'] }));
      await done(
        eve.client.rpc('send_message', {
          recipient_id: cy.id,
          message_id: randomUUID(),
          content: 'Is it there?',
          property_id: ids['cys'],
        }),
      );
      await done(bob.client.from('member_blocks').insert({ blocker_id: bob.id, blocked_id: eve.id }));

      for (const submission of ['submitted', 'draft']) {
        ids[submission] = randomUUID();
        await done(bob.client.rpc('save_submission', { submission_id: ids[submission], ...form }));
        [ids[`${submission}File`], ids[`${submission}Path`]] = await register(
          bob,
          ids[submission],
          pdf(`Hush contract, ${submission}`),
        );
      }
      await done(bob.client.rpc('submit_property', { submission_id: ids['submitted'] }));
      ids['incoming'] = `${bob.id}/${ids['draft']}/incoming/${randomUUID()}.pdf`;
      await done(contracts(bob).upload(ids['incoming'], pdf('Hush, waiting'), { contentType: mimeTypes.pdf }));
      ids['annsDraft'] = randomUUID();
      await done(
        ann.client.rpc('save_submission', { submission_id: ids['annsDraft'], ...form, address: '1 Elm St', price: 1 }),
      );
      await sendDueAlerts(sql);
      ids['token'] = await tokenOf(bob);
      [ids['alert'] = ''] = (
        await sql<{ id: string }>('select id from public.deal_alerts where user_id = $1', [bob.id])
      ).map(({ id }) => id);
      if (!ids['alert']) throw new Error('Bob got no alert');
    });
    beforeEach(async () => {
      before = await snapshot();
    });

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
           or (schemaname, tablename) in (('private', 'mail_queue'), ('private', 'alert_mail'),
             ('storage', 'objects'))`,
      );
      const selections = tables.map(
        ({ name }) =>
          `(select jsonb_agg(to_jsonb(t) - 'last_accessed_at' order by to_jsonb(t)::text) from ${name} t) as "${name}"`,
      );
      const [found = {}] = await sql<Record<string, unknown>>(`select ${selections.join(', ')}`);
      return found;
    }

    describe('attacks on another member’s buy box', () => {
      it('can’t read it through selects, embeds, filters, sorting, or counts, as a table or a view', async () => {
        for (const { client, id } of attackers()) {
          for (const source of ['buybox_profiles', 'buybox']) {
            const { data } = await client.from(source).select('*').order('max_price', { ascending: false });
            expect((data ?? []).filter((row) => row.user_id !== id)).toEqual([]);
            expectNoRows(await client.from(source).select('*').eq('user_id', bob.id));
            expectNoRows(await client.from(source).select('user_id').gt('min_price', 400_000).lt('max_price', 700_000));
            expectNoRows(
              await client
                .from(source)
                .select('user_id')
                .or('conditions.cs.{"Light Rehab"},financing.cs.{Cash},vip_alerts.is.true'),
            );
            expect(
              (await client.from(source).select('*', { count: 'exact', head: true }).neq('user_id', id)).count,
            ).toBe(0);
            const embedded = await client.from('users').select(`id, ${source}(*)`).eq('id', bob.id);
            expect(JSON.stringify(embedded)).not.toMatch(secret);
            const guessed = await client
              .from('users')
              .select(`id, ${source}!inner(user_id)`)
              .gt(`${source}.max_price`, 1)
              .neq('id', id);
            expect(guessed.data ?? []).toEqual([]);
            const narrowed = await client
              .from('properties')
              .select(`id, users!properties_user_id_fkey!inner(${source}!inner(user_id))`)
              .neq('user_id', id);
            expect(narrowed.data ?? []).toEqual([]);
          }
          expect(JSON.stringify(await client.rpc('export_my_data'))).not.toMatch(/400111|555-7770009/);
        }
        for (const source of ['buybox_profiles', 'buybox']) expectDenied(await visitor.from(source).select(), '42501');
        expect((await bob.client.from('buybox').select('exit_strategy, max_price').single()).data).toEqual({
          exit_strategy: ['BRRRR'],
          max_price: 600_222,
        });
        expect(await changedData()).toEqual([]);
      });

      it('can see its markets only, and nothing across a block', async () => {
        for (const { client } of [ann, pam])
          expect((await client.from('users').select('buy_box').eq('id', bob.id)).data).toEqual([{ buy_box: shown }]);
        expectDenied(await visitor.from('users').select('buy_box').eq('id', bob.id), '42501');
        expectNoRows(await eve.client.from('users').select('buy_box').eq('id', bob.id));
        for (const forgedArgs of [{ id: bob.id }, { '': { id: bob.id, profile_status: 'public' } }]) {
          expect((await eve.client.rpc('buy_box', forgedArgs)).data ?? null).toBeNull();
        }
      });

      it('can’t write it', async () => {
        for (const { client, id } of attackers()) {
          const evil = { user_id: bob.id, states: ['TX'], min_price: 1, vip_alerts: false };
          for (const source of ['buybox_profiles', 'buybox']) {
            expectDenied(await client.from(source).insert(evil), '42501');
            expectDenied(await client.from(source).upsert(evil, { onConflict: 'user_id' }), '42501');
            expectDenied(
              await client.from(source).upsert([{ ...evil, user_id: id }, evil], { onConflict: 'user_id' }),
              '42501',
            );
            await client.from(source).upsert(evil, { onConflict: 'user_id', ignoreDuplicates: true });
            expectDenied(await client.from(source).insert({ ...evil, user_id: null }));
            expectNoRows(
              await client.from(source).update({ max_price: 1, vip_alerts: false }).eq('user_id', bob.id).select(),
            );
            expectNoRows(
              await client.from(source).update({ max_price: 1 }).gt('max_price', 600_000).neq('user_id', id).select(),
            );
            expectNoRows(await client.from(source).delete().eq('user_id', bob.id).select());
            expect(
              (await client.from(source).update({ user_id: bob.id }).eq('user_id', id).select()).data ?? [],
            ).toEqual([]);
          }
          expectNoRows(
            await client
              .from('buybox_profiles')
              .update({ alert_mail: 'off', phone: '1' })
              .eq('user_id', bob.id)
              .select(),
          );
        }
        for (const source of ['buybox_profiles', 'buybox'])
          expectDenied(await visitor.from(source).upsert({ user_id: bob.id }), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t infer it from matches', async () => {
        /** Everything others can query about listings and buy boxes, by member and query. */
        const allResults = async () => {
          const results: Record<string, string> = {};
          for (const [who, { client }] of Object.entries({ ann, pam, eve })) {
            const note = async (what: string, query: PromiseLike<unknown>) => {
              results[`${who}: ${what}`] = JSON.stringify(await query);
            };
            for (const listing of ['cys', 'bobs', 'anns', 'texan']) {
              await note(`how ${listing} suits`, client.rpc('match_listing', { property_id: ids[listing] }));
              await note(`boxes for ${listing}`, client.rpc('matching_buy_boxes', { property_id: ids[listing] }));
            }
            await note('some', client.rpc('count_matches', { box: { states: ['NY'], min_price: 400_000 } }));
            await note('all', client.rpc('count_matches', { box: {} }));
            await note('matches', client.rpc('matched_listings', { max_rows: 100 }));
            await note('best', client.rpc('search_properties', { sort: 'best-match' }).select('id, match_score'));
            await note('scores', client.from('properties').select('id, match_score').order('id'));
            await note(
              'forged listing',
              client.rpc('match_score', { id: ids['cys'], user_id: cy.id, state: 'NY', price: 500_500 }),
            );
            await note('week', client.rpc('weekly_report'));
          }
          return results;
        };
        const change = (values: unknown[]) =>
          sql(
            `update public.buybox_profiles
              set states = $2, counties = $3, property_types = $4, conditions = $5, financing = $6, min_price = $7,
                max_price = $8 where user_id = $1`,
            [bob.id, ...values],
          );
        const found = await allResults();
        expect(JSON.stringify(found)).not.toMatch(/400111|600222|555-7770009/);
        await change([['TX', 'CA'], [], [], [], [], 1, null]);
        const afterChange = await allResults();
        await change([
          box.states,
          box.counties,
          box.property_types,
          box.conditions,
          box.financing,
          box.min_price,
          box.max_price,
        ]);
        before = await snapshot();
        // Only a listing’s owner learns how many buy boxes it matches.
        expect(Object.keys(found).filter((query) => found[query] !== afterChange[query])).toEqual([
          'ann: boxes for anns',
        ]);
        for (const { client } of [ann, pam, eve, bob]) {
          const [foreign, unknown] = [
            await client.rpc('matching_buy_boxes', { property_id: ids['cys'] }),
            await client.rpc('matching_buy_boxes', { property_id: randomUUID() }),
          ];
          expectDenied(foreign, '42501');
          expect(foreign.error).toEqual(unknown.error);
          for (const field of ['user_id', 'phone', 'vip_alerts', 'alert_mail'])
            expectDenied(await client.rpc('count_matches', { box: { [field]: bob.id } }), '22023');
          for (const name of ['match_listing', 'matching_buy_boxes'])
            expectDenied(await client.rpc(name, { property_id: ids['cys'], user_id: bob.id }), 'PGRST202');
          expectDenied(await client.rpc('count_matches', { box: {}, user_id: bob.id }), 'PGRST202');
          expectDenied(await client.rpc('matched_listings', { max_rows: 6, user_id: bob.id }), 'PGRST202');
        }
        for (const [name, args] of [
          ['count_matches', { box: {} }],
          ['match_listing', { property_id: ids['cys'] }],
          ['matching_buy_boxes', { property_id: ids['cys'] }],
          ['matched_listings', {}],
          ['search_properties', { sort: 'best-match' }],
        ] as const)
          expectDenied(await visitor.rpc(name, args), '42501');
        expectDenied(await visitor.from('properties').select('id, match_score'), '42501');
        expectDenied(await visitor.from('properties').select('id').gte('match_score', 50), '42501');
        expectDenied(await visitor.from('properties').select('id').order('match_score'), '42501');
        expectDenied(await pam.client.rpc('search_properties', { sort: 'best-match' }), 'P0001');
        expect(await changedData()).toEqual([]);
      });

      it('can’t find its owner by counting before and after blocking them', async () => {
        const count = async () =>
          (await done(cy.client.rpc('matching_buy_boxes', { property_id: ids['cys'] }))) as number;
        const counted = await count();
        expect(counted).toBe(1);
        await done(cy.client.from('member_blocks').insert({ blocker_id: cy.id, blocked_id: bob.id }));
        const blocking = await count();
        await done(cy.client.from('member_blocks').delete().eq('blocked_id', bob.id));
        expect(blocking).toBe(counted);
      });

      it('can’t inject SQL or exceed the limits of its functions', async () => {
        const { client } = ann;
        for (const invalid of [
          { states: ["NY'] or true --"] },
          { states: 'NY' },
          { states: [['NY']] },
          { states: null, min_price: '1; drop table users' },
          { min_price: 1.5 },
          { min_price: -1 },
          { max_price: 1e300 },
          { min_price: 2, max_price: 1 },
          { counties: ['New York, NY'] },
          [],
          'x',
          7,
          null,
        ])
          expectDenied(await client.rpc('count_matches', { box: invalid }), '22023');
        for (const unusual of [
          { conditions: ["'); drop table public.users; --"] },
          { financing: ['%L', '\\'] },
          { property_types: ['{}', '"'] },
        ]) {
          expect(await client.rpc('count_matches', { box: unusual })).toMatchObject({ error: null, data: 0 });
        }
        for (const after of [
          { match_score: 'x', created_at: 'x', id: 'x' },
          { match_score: 1 },
          { match_score: 50, created_at: 'lately', id: ids['cys'] },
          [],
          7,
        ]) {
          const { error } = await client.rpc('search_properties', { sort: 'best-match', after });
          expect([after, ['22023', '22P02', '22007', '22008', '22003'].find((code) => code === error?.code)]).toEqual([
            after,
            expect.any(String),
          ]);
        }
        for (const change of [
          { alert_mail: 'hourly' },
          { min_price: -1 },
          { max_price: 10 ** 15 },
          { states: ['nowhere'] },
          { counties: ['Harris, TX', 'Kings, NY'] },
        ]) {
          expectDenied(await client.from('buybox_profiles').update(change).eq('user_id', ann.id), '23514');
        }
        expect(await changedData()).toEqual([]);
      });
    });

    describe('attacks on another member’s alerts', () => {
      it('can’t read them or the unsubscribe token, not even as the seller', async () => {
        for (const { client, id } of [...attackers(), cy, staff]) {
          expectNoRows(await client.from('deal_alerts').select('*').neq('user_id', id));
          expectNoRows(
            await client
              .from('deal_alerts')
              .select('*')
              .eq('property_id', ids['cys'] ?? ''),
          );
          expectNoRows(
            await client
              .from('deal_alerts')
              .select('id')
              .eq('id', ids['alert'] ?? ''),
          );
          expectNoRows(
            await client
              .from('properties')
              .select('id, deal_alerts!inner(user_id)')
              .eq('id', ids['cys'] ?? ''),
          );
          expectNoRows(await client.from('users').select('id, deal_alerts!inner(price)').eq('id', bob.id));
          expect(
            (await client.from('deal_alerts').select('*', { count: 'exact', head: true }).gt('price', 0)).count,
          ).toBe(0);
          expectNoRows(await client.from('notifications').select('*').eq('kind', 'deal_alert').neq('user_id', id));
        }
        expectDenied(await visitor.from('deal_alerts').select(), '42501');
        for (const { client } of [ann, bob, staff, { client: visitor }]) {
          for (const table of ['alert_mail', 'mail_queue']) {
            expectDenied(await client.from(table).select(), 'PGRST205');
            expectDenied(await client.schema('private').from(table).select(), 'PGRST106');
          }
        }
        // Neither the notification nor the data export contains the token, so a glance at either can’t end the emails.
        const visible = [
          await bob.client.from('notifications').select('*'),
          await bob.client.from('deal_alerts').select('*'),
          await bob.client.rpc('export_my_data'),
        ];
        expect(visible.every(({ error }) => error === null)).toBe(true);
        expect(JSON.stringify(visible)).toContain(ids['cys']);
        expect(JSON.stringify(visible)).not.toContain(ids['token']);
        expect(await changedData()).toEqual([]);
      });

      it('can’t create, change, or withdraw them', async () => {
        for (const { client, id } of [...attackers(), bob, cy, staff]) {
          for (const user_id of [id, bob.id]) {
            const forgedRow = { user_id, property_id: ids['texan'], event: 'new', price: 1 };
            expectDenied(await client.from('deal_alerts').insert(forgedRow), '42501');
            expectDenied(await client.from('deal_alerts').upsert({ ...forgedRow, id: ids['alert'] }), '42501');
            const note = {
              user_id,
              kind: 'deal_alert',
              subject_id: ids['alert'],
              data: { property_id: ids['texan'], title: 'Forged' },
            };
            expectDenied(await client.from('notifications').insert(note), '42501');
            expectDenied(await client.from('notifications').upsert({ ...note, id: randomUUID() }), '42501');
          }
          expectDenied(
            await client.from('deal_alerts').update({ awaits_digest: true, price: 1 }).eq('user_id', id),
            '42501',
          );
          expectDenied(await client.from('deal_alerts').delete().eq('user_id', id), '42501');
          expectDenied(
            await client
              .from('notifications')
              .update({ data: { title: 'Forged' } })
              .eq('user_id', id)
              .eq('kind', 'deal_alert')
              .select(),
          );
          expect(
            (
              await client
                .from('notifications')
                .update({ read_at: '2026-01-01' })
                .eq('kind', 'deal_alert')
                .neq('user_id', id)
                .select()
            ).data ?? [],
          ).toEqual([]);
          for (const [name, args] of [
            ['send_deal_alerts', {}],
            ['send_deal_digests', {}],
            ['send_deal_digests', { at: '2040-01-01T13:00:00Z' }],
          ] as const) {
            expectDenied(await client.rpc(name, args), '42501');
            expectDenied(await client.rpc(name, args, { get: true }));
          }
          for (const name of ['add_alerts', 'withdraw_alerts', 'matching_boxes', 'notify', 'stop_alert_mail']) {
            expectDenied(await client.rpc(name, { ids: [], listing: {} }), 'PGRST202');
            expectDenied(await client.schema('private').rpc(name), 'PGRST106');
          }
        }
        expectDenied(await visitor.rpc('send_deal_digests'), '42501');
        // An alert comes from a real listing, so nobody can post as another member to trigger one.
        expectDenied(await ann.client.from('properties').insert({ ...house, user_id: cy.id }), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t turn them off by guessing the token', async () => {
        const guesses = [randomUUID(), bob.id, ids['alert'], ids['cys'], '00000000-0000-0000-0000-000000000000', null];
        for (const { client } of [ann, { client: visitor }]) {
          for (const token of guesses)
            expect(await client.rpc('unsubscribe_from_alerts', { token })).toMatchObject({ data: false, error: null });
          for (const token of ['x', '%', `${ids['token']}' or true`, ''])
            expectDenied(await client.rpc('unsubscribe_from_alerts', { token }), '22P02');
          expectDenied(await client.rpc('unsubscribe_from_alerts', {}), 'PGRST202');
          expectDenied(
            await client.rpc('unsubscribe_from_alerts', { token: randomUUID(), user_id: bob.id }),
            'PGRST202',
          );
          // A link opened by a mail scanner changes nothing.
          expectDenied(await client.rpc('unsubscribe_from_alerts', { token: ids['token'] }, { get: true }));
        }
        expect(await changedData()).toEqual([]);
      });

      it('can turn off one’s own emails with one’s own token only', async () => {
        expect(await bob.client.rpc('unsubscribe_from_alerts', { token: await tokenOf(ann) })).toMatchObject({
          data: true,
          error: null,
        });
        expect(await sql('select user_id, alert_mail from public.buybox_profiles order by alert_mail')).toEqual([
          { user_id: bob.id, alert_mail: 'instant' },
          { user_id: ann.id, alert_mail: 'off' },
        ]);
        expect(await changedData()).toEqual(['public.buybox_profiles']);
      });
    });

    describe('attacks on another member’s submission', () => {
      const tables = ['property_submissions', 'submission_files', 'submission_log'];

      it('can’t read it through selects, embeds, filters, or counts, and staff can’t read a draft', async () => {
        for (const { client } of [...attackers(), cy]) {
          for (const table of tables) {
            const column = table === 'property_submissions' ? 'id' : 'submission_id';
            expectNoRows(
              await client
                .from(table)
                .select('*')
                .in(column, [ids['submitted'] ?? '', ids['draft'] ?? '']),
            );
            expect(
              (
                await client
                  .from(table)
                  .select('*', { count: 'exact', head: true })
                  .neq(column, ids['annsDraft'] ?? '')
              ).count,
            ).toBe(0);
            for (const embed of tables.filter((other) => other !== table))
              expect(JSON.stringify(await client.from(table).select(`*, ${embed}(*)`))).not.toMatch(secret);
            expect(
              JSON.stringify(
                await client
                  .from('users')
                  .select(`id, own:${table}!${table}_${table === 'submission_log' ? 'actor' : 'user'}_id_fkey(*)`)
                  .eq('id', bob.id),
              ),
            ).not.toMatch(secret);
          }
          expectNoRows(await client.from('property_submissions').select('id').like('address', '%Hush%'));
          expectNoRows(await client.from('submission_files').select('id').like('path', `${bob.id}%`));
          expect(JSON.stringify(await client.rpc('export_my_data'))).not.toMatch(/hush/i);
        }
        for (const table of tables) expectDenied(await visitor.from(table).select(), '42501');
        expect((await staff.client.from('property_submissions').select('id')).data).toEqual([{ id: ids['submitted'] }]);
        expect((await staff.client.from('submission_files').select('submission_id')).data).toEqual([
          { submission_id: ids['submitted'] },
        ]);
        expect(await changedData()).toEqual([]);
      });

      it('can’t write it; status, files, and log can’t be written by anyone', async () => {
        for (const { client, id } of [...attackers(), bob, staff]) {
          for (const [submission = ''] of [[ids['submitted']], [ids['draft']]]) {
            for (const change of [
              { status: 'accepted' },
              { status: 'draft' },
              { property_id: ids['cys'] },
              { reviewer_id: id },
              { user_id: id },
              { submitted_at: null },
              { price: 1 },
            ]) {
              expectDenied(await client.from('property_submissions').update(change).eq('id', submission), '42501');
            }
            expectDenied(
              await client
                .from('property_submissions')
                .upsert({ id: submission, user_id: id, ...form, status: 'accepted' }),
              '42501',
            );
            const path = `${id}/${submission}/${'0'.repeat(64)}.pdf`;
            expectDenied(
              await client.from('submission_files').insert({
                id: randomUUID(),
                submission_id: submission,
                path,
                name: 'a.pdf',
                size: 1,
                mime_type: mimeTypes.pdf,
                sha256: '0'.repeat(64),
              }),
              '42501',
            );
            expectDenied(
              await client
                .from('submission_files')
                .update({ sha256: '0'.repeat(64) })
                .eq('submission_id', submission),
              '42501',
            );
            expectDenied(await client.from('submission_files').delete().eq('submission_id', submission), '42501');
            expectDenied(
              await client
                .from('submission_log')
                .insert({ submission_id: submission, actor_id: staff.id, step: 'accepted' }),
              '42501',
            );
            expectDenied(
              await client.from('submission_log').update({ actor_id: staff.id }).eq('submission_id', submission),
              '42501',
            );
            expectDenied(await client.from('submission_log').delete().eq('submission_id', submission), '42501');
            const registration = {
              member_id: bob.id,
              submission_id: submission,
              file_id: randomUUID(),
              name: 'a.pdf',
              size: 1,
              mime_type: mimeTypes.pdf,
              sha256: '0'.repeat(64),
              path,
            };
            for (const member_id of [id, bob.id])
              expectDenied(await client.rpc('register_contract', { ...registration, member_id }), '42501');
          }
          expectDenied(
            await client.from('property_submissions').insert({ id: randomUUID(), user_id: id, ...form }),
            '42501',
          );
          expectNoRows(
            await client
              .from('property_submissions')
              .delete()
              .eq('id', ids['submitted'] ?? '')
              .select(),
          );
        }
        for (const { client } of [...attackers(), staff]) {
          expectNoRows(
            await client
              .from('property_submissions')
              .delete()
              .eq('id', ids['draft'] ?? '')
              .select(),
          );
          for (const [submission = ''] of [[ids['submitted']], [ids['draft']]]) {
            expectDenied(
              await client.rpc('save_submission', { submission_id: submission, ...form, price: 1 }),
              '42501',
            );
            expectDenied(await client.rpc('submit_property', { submission_id: submission }), '42501');
          }
          for (const file of ['submittedFile', 'draftFile'])
            expect(await client.rpc('delete_submission_file', { file_id: ids[file] })).toMatchObject({
              data: null,
              error: null,
            });
          expectDenied(
            await client.rpc('save_submission', { submission_id: randomUUID(), ...form, user_id: bob.id }),
            'PGRST202',
          );
        }
        expectDenied(
          await bob.client.rpc('save_submission', { submission_id: ids['submitted'], ...form, price: 1 }),
          'P0001',
        );
        expectDenied(await bob.client.rpc('delete_submission_file', { file_id: ids['submittedFile'] }), 'P0001');
        for (const [name, args] of [
          ['save_submission', { submission_id: randomUUID(), ...form }],
          ['submit_property', { submission_id: ids['draft'] }],
          ['delete_submission_file', { file_id: ids['draftFile'] }],
          [
            'register_contract',
            {
              member_id: bob.id,
              submission_id: ids['draft'],
              file_id: randomUUID(),
              name: 'a.pdf',
              size: 1,
              mime_type: mimeTypes.pdf,
              sha256: '0'.repeat(64),
              path: 'x',
            },
          ],
        ] as const) {
          expectDenied(await visitor.rpc(name, args), '42501');
        }
        expect(await changedData()).toEqual([]);
      });

      it('can’t decide it, not even as its own member on staff, or turn it into another listing', async () => {
        const listing = { ...house, price: 1 };
        for (const { client } of [...attackers(), bob, cy, { client: visitor }]) {
          for (const submission of [ids['submitted'], ids['draft'], ids['annsDraft'], randomUUID()]) {
            expectDenied(await client.rpc('accept_submission', { submission_id: submission, listing }), '42501');
            expectDenied(
              await client.rpc('return_submission', { submission_id: submission, reason: 'Forged' }),
              '42501',
            );
          }
          expectDenied(await client.rpc('settle_submission', { submission: ids['submitted'] }), 'PGRST202');
        }
        const accept = (extra: object, submission = ids['submitted']) =>
          staff.client.rpc('accept_submission', { submission_id: submission, listing: { ...listing, ...extra } });
        for (const smuggled of [
          { user_id: ann.id },
          { id: ids['cys'] },
          { verified: true },
          { likes: 99 },
          { view_count: 99 },
          { jv_share_pct: 0 },
          { images: [`${bob.id}/x.webp`] },
          { created_at: '2020-01-01' },
        ]) {
          expectDenied(await accept(smuggled), '22023');
        }
        expectDenied(await accept({}, ids['draft']), 'P0001');
        await sql('update public.property_submissions set user_id = $2 where id = $1', [ids['submitted'], staff.id]);
        const own = await accept({});
        await sql('update public.property_submissions set user_id = $2 where id = $1', [ids['submitted'], bob.id]);
        expectDenied(own, '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t reach its files at guessed paths', async () => {
        const file = pdf('Evil');
        const type = { contentType: mimeTypes.pdf };
        const kept = ['submittedPath', 'draftPath', 'incoming'].map((name) => ids[name] ?? '');
        const bytes = () =>
          Promise.all(
            kept.map(async (path) =>
              Buffer.from(
                (await (await contracts(bob).download(path)).data?.arrayBuffer()) ?? new ArrayBuffer(0),
              ).toString('latin1'),
            ),
          );
        const stored = await bytes();
        expect(stored.every((text) => text.includes('Hush'))).toBe(true);
        for (const { client, id } of [...attackers(), { client: visitor, id: ann.id }]) {
          const files = client.storage.from('contracts');
          for (const folder of [
            '',
            bob.id,
            `${bob.id}/${ids['draft']}`,
            `${bob.id}/${ids['draft']}/incoming`,
            `${bob.id}/${ids['submitted']}`,
          ]) {
            expect((await files.list(folder)).data ?? []).toEqual([]);
          }
          const targets = [
            `${id}/${ids['annsDraft']}/incoming/${randomUUID()}.pdf`,
            `${id}/${ids['annsDraft']}/stolen.pdf`,
          ];
          for (const path of kept) {
            expectDenied(await files.download(path));
            expectDenied(await files.info(path));
            expect((await files.exists(path)).data ?? false).toBe(false);
            expectDenied(await files.createSignedUrl(path, 60));
            expect(
              (await files.createSignedUrls([path], 60)).data?.map(({ signedUrl }) => signedUrl) ?? [null],
            ).toEqual([null]);
            for (const target of targets) {
              expectDenied(await files.move(path, target));
              expectDenied(await files.copy(path, target));
            }
            const picture = `${id}/properties/1/stolen.webp`;
            expectDenied(await files.copy(path, picture, { destinationBucket: 'images' }));
            expectDenied(await files.move(path, picture, { destinationBucket: 'images' }));
            expect((await files.remove([path])).data ?? []).toEqual([]);
            expectDenied(await files.update(path, file, type));
          }
          const guessed = [
            ...kept,
            `${bob.id}/${ids['draft']}/incoming/${randomUUID()}.pdf`,
            `${bob.id}/${ids['draft']}/${'0'.repeat(64)}.pdf`,
            `${id}/${ids['draft']}/incoming/${randomUUID()}.pdf`,
            `${id}/${ids['annsDraft']}/${'0'.repeat(64)}.pdf`,
            `${id}/${ids['annsDraft']}/incoming/../../../${bob.id}/${ids['draft']}/incoming/${randomUUID()}.pdf`,
            `${id}/${ids['annsDraft']}/incoming/%2e%2e/${randomUUID()}.pdf`,
          ];
          for (const path of guessed) {
            for (const upsert of [false, true]) {
              expectDenied(await files.upload(path, file, { ...type, upsert }));
              expectDenied(await files.createSignedUploadUrl(path, { upsert }));
            }
          }
        }
        for (const path of kept) {
          for (const address of ['public/', '', 'authenticated/', 'info/', 'info/public/', 'sign/']) {
            const response = await fetch(`${backend().url}/storage/v1/object/${address}contracts/${path}`, {
              headers: { apikey: backend().anonKey },
            });
            expect([address, response.ok]).toEqual([address, false]);
          }
          for (const method of ['POST', 'PUT'])
            expect((await store(ann, path, file, { method, 'x-upsert': 'true' })).ok).toBe(false);
          // In chunks, with the protocol for large files (TUS).
          const pieces = await fetch(`${backend().url}/storage/v1/upload/resumable`, {
            method: 'POST',
            headers: {
              apikey: backend().anonKey,
              authorization: `Bearer ${ann.token}`,
              'tus-resumable': '1.0.0',
              'upload-length': String(file.length),
              'x-upsert': 'true',
              'upload-metadata': Object.entries({
                bucketName: 'contracts',
                objectName: path,
                contentType: mimeTypes.pdf,
              })
                .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
                .join(','),
            },
          });
          expect(pieces.ok).toBe(false);
        }
        // Staff can read pending files, but change none.
        expect((await contracts(staff).download(kept[0] ?? '')).error).toBeNull();
        for (const path of kept) {
          expectDenied(await contracts(staff).update(path, file, type));
          expectDenied(await contracts(staff).move(path, `${staff.id}/x/incoming/${randomUUID()}.pdf`));
          await contracts(staff).remove([path]);
        }
        expect(await bytes()).toEqual(stored);
        expect(await changedData()).toEqual([]);
      });

      it('can’t reach it through their own bucket', async () => {
        const picture = `${bob.id}/properties/1/own.webp`;
        await done(bob.client.storage.from('images').upload(picture, pixel, { contentType: 'image/webp' }));
        before = await snapshot();
        const images = bob.client.storage.from('images');
        for (const target of [
          ids['draftPath'],
          ids['submittedPath'],
          ids['incoming'],
          `${bob.id}/${ids['draft']}/${'0'.repeat(64)}.pdf`,
        ]) {
          expectDenied(await images.copy(picture, target ?? '', { destinationBucket: 'contracts' }));
          expectDenied(await images.move(picture, target ?? '', { destinationBucket: 'contracts' }));
        }
        // A member can’t pass off an unchecked contract as registered, or a registered one as another’s.
        for (const [from, to] of [
          [ids['incoming'], ids['draftPath']],
          [ids['draftPath'], ids['submittedPath']],
          [ids['draftPath'], `${bob.id}/${ids['draft']}/incoming/${randomUUID()}.pdf`],
        ] as const) {
          expectDenied(await contracts(bob).move(from ?? '', to ?? ''));
        }
        expect(await changedData()).toEqual([]);
      });

      it('can’t upload disguised or oversized files by any protocol', async () => {
        const path = () => `${ann.id}/${ids['annsDraft']}/incoming/${randomUUID()}.pdf`;
        for (const type of [
          'text/html',
          'application/octet-stream',
          'application/x-msdownload',
          'image/svg+xml',
          'text/html, application/pdf',
          'application/pdfx',
          'application/*',
          '*/*',
          ' ',
          'application/pdf/../../text/html',
        ]) {
          const response = await store(ann, path(), pdf(), { 'content-type': type });
          expect([type, response.ok]).toEqual([type, false]);
        }
        const parts = new FormData();
        parts.append('', new Blob([pdf()], { type: 'text/html' }), 'a.pdf');
        const sent = await fetch(`${backend().url}/storage/v1/object/contracts/${path()}`, {
          method: 'POST',
          headers: { apikey: backend().anonKey, authorization: `Bearer ${ann.token}` },
          body: parts,
        });
        expect(sent.ok).toBe(false);
        // Without a content length, on a separate connection that the server may close early. Supabase's storage server
        // answers 500 where the database refuses.
        const status = await new Promise<number>((resolve) => {
          const headers = {
            apikey: backend().anonKey,
            authorization: `Bearer ${ann.token}`,
            'content-type': mimeTypes.pdf,
          };
          const large = http.request(
            `${backend().url}/storage/v1/object/contracts/${path()}`,
            { method: 'POST', agent: false, headers },
            (response) => resolve(response.statusCode ?? 0),
          );
          large.on('error', () => resolve(0));
          for (let piece = 0; piece < 6; piece += 1) large.write(Buffer.alloc(1024 * 1024));
          large.end();
        });
        expect([0, 400, 413, 500]).toContain(status);
        expect(await changedData()).toEqual([]);
        // The stored type is the bucket’s, whatever the request said.
        const mislabeled = path();
        if ((await store(ann, mislabeled, docx(), { 'content-type': 'application/pdf; x=text/html' })).ok) {
          const [object] = await sql<{ type: string }>(
            `select metadata ->> 'mimetype' as type from storage.objects where name = $1`,
            [mislabeled],
          );
          expect(object?.type).toMatch(/^application\/pdf/);
        }
        await done(contracts(ann).remove([mislabeled]));
        expect(await changedData()).toEqual([]);
      });
    });

    describe('attacks on the figures of another member’s listing', () => {
      it('can’t read or write them', async () => {
        for (const { client } of [...attackers(), bob, staff]) {
          expectNoRows(
            await client
              .from('listing_days')
              .select('*')
              .eq('property_id', ids['cys'] ?? ''),
          );
          expectNoRows(
            await client
              .from('properties')
              .select('id, listing_days!inner(views)')
              .eq('id', ids['cys'] ?? ''),
          );
          expectNoRows(
            await client
              .from('properties')
              .select('id, listing_days!inner(day)')
              .gt('listing_days.contacts', 0)
              .eq('user_id', cy.id),
          );
          expect(
            (
              await client
                .from('properties')
                .select('listing_days(*)')
                .eq('id', ids['cys'] ?? '')
            ).data,
          ).toEqual([{ listing_days: [] }]);
          const [foreign, unknown] = [
            await client.rpc('listing_analytics', { property_id: ids['cys'] }),
            await client.rpc('listing_analytics', { property_id: randomUUID() }),
          ];
          expectDenied(foreign, '42501');
          expect(foreign.error).toEqual(unknown.error);
          for (const response of [await client.rpc('listing_analytics'), await client.rpc('weekly_report')]) {
            expect(response.error).toBeNull();
            const { listings = [] } = response.data as { listings?: { id: string }[] };
            expect(listings.map(({ id }) => id)).not.toContain(ids['cys']);
          }
          for (const name of ['listing_analytics', 'weekly_report', 'dashboard_figures', 'following_feed'])
            expectDenied(await client.rpc(name, { user_id: cy.id }), 'PGRST202');
        }
        for (const { client } of [...attackers(), cy, staff]) {
          const forgedRow = { property_id: ids['cys'], day: '2026-01-01', views: 1_000_000 };
          expectDenied(await client.from('listing_days').insert(forgedRow), '42501');
          expectDenied(await client.from('listing_days').upsert(forgedRow), '42501');
          expectDenied(
            await client
              .from('listing_days')
              .update({ views: 1_000_000 })
              .eq('property_id', ids['cys'] ?? ''),
            '42501',
          );
          expectDenied(
            await client
              .from('listing_days')
              .delete()
              .eq('property_id', ids['cys'] ?? ''),
            '42501',
          );
        }
        expect(
          (
            await cy.client
              .from('listing_days')
              .select('views, saves, contacts')
              .eq('property_id', ids['cys'] ?? '')
          ).data,
        ).toEqual([{ views: 1, saves: 1, contacts: 1 }]);
        for (const name of [
          'dashboard_figures',
          'listing_analytics',
          'weekly_report',
          'following_feed',
          'market_figures',
        ]) {
          expectDenied(await visitor.rpc(name), name === 'market_figures' ? 'PGRST202' : '42501');
        }
        expectDenied(await visitor.from('listing_days').select(), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t choose the day they count for', async () => {
        const chosen = { user_id: ann.id, property_id: ids['texan'], created_at: '2020-02-02T00:00:00Z' };
        for (const created_at of [chosen.created_at, 'infinity', '2999-01-01']) {
          await ann.client.from('saved_listings').insert({ ...chosen, created_at });
          expect(
            await sql(
              `select day from public.listing_days
                where property_id = $1 and saves > 0 and day <> (now() at time zone 'utc')::date`,
              [ids['texan']],
            ),
          ).toEqual([]);
          await done(
            ann.client
              .from('saved_listings')
              .delete()
              .eq('property_id', ids['texan'] ?? ''),
          );
        }
        // Saving and unsaving 100 times is no interest.
        await Promise.all(
          [1, 2, 3].map(async () => {
            await ann.client.from('saved_listings').insert({ user_id: ann.id, property_id: ids['texan'] });
            await ann.client
              .from('saved_listings')
              .delete()
              .eq('property_id', ids['texan'] ?? '');
          }),
        );
        await done(
          ann.client
            .from('saved_listings')
            .delete()
            .eq('property_id', ids['texan'] ?? ''),
        );
        expect(
          await sql('select sum(saves)::integer as saves from public.listing_days where property_id = $1', [
            ids['texan'],
          ]),
        ).toEqual([{ saves: 0 }]);
      });

      it('can’t follow activity hidden from them', async () => {
        const feed = async ({ client }: Member) =>
          JSON.stringify(await done(client.rpc('following_feed', { page_size: 50 })));
        const hermit = await member('Ermintrude', 'closer');
        const listing = await post(hermit, { title: 'Hermitage' });
        for (const { client, id } of [ann, pam])
          await done(client.from('follows').insert({ follower_id: id, followed_id: hermit.id }));
        expect(await feed(ann)).toContain('Hermitage');
        await sql(`update public.users set profile_status = 'private' where id = $1`, [hermit.id]);
        expect(await feed(ann)).not.toMatch(/Hermitage|Ermintrude/);
        await sql(`update public.users set profile_status = 'public' where id = $1`, [hermit.id]);
        await done(hermit.client.from('properties').update({ status: 'paused' }).eq('id', listing));
        expect(await feed(ann)).not.toContain('Hermitage');
        await done(hermit.client.from('properties').update({ status: 'active' }).eq('id', listing));
        await done(hermit.client.from('member_blocks').insert({ blocker_id: hermit.id, blocked_id: ann.id }));
        expect([await feed(ann), await feed(pam)]).toEqual([
          expect.not.stringMatching(/Hermitage|Ermintrude/),
          expect.stringContaining('Hermitage'),
        ]);
        for (const { client } of [ann, eve])
          expectDenied(await client.from('follows').insert({ follower_id: pam.id, followed_id: bob.id }), '42501');
        for (const after of [{ at: 'x', id: 'x', kind: 'x' }, { at: '2026-01-01', id: ids['cys'] }, [], 7]) {
          const { error } = await pam.client.rpc('following_feed', { after });
          expect(['22023', '22P02', '22007']).toContain(error?.code);
        }
      });
    });

    describe('underwriting data', () => {
      it('can be set by its owner only, within bounds', async () => {
        const { client } = ann;
        const write = (change: Record<string, unknown>) =>
          client
            .from('properties')
            .update(change)
            .eq('id', ids['anns'] ?? '');
        const insert = (change: Record<string, unknown>) =>
          client.from('properties').insert({ ...house, ...change, user_id: ann.id });
        for (const field of ['arv', 'repair_cost', 'monthly_rent', 'other_monthly_income']) {
          for (const [value, codes] of [
            [-1, ['23514']],
            [100_000_000_001, ['23514']],
            [1e30, ['22003', '22P02']],
            ['99999999999999999999', ['22003']],
            ['1; drop table users', ['22P02']],
            [0.5, ['22P02', '23514', 'rounded']],
            [{}, ['22P02']],
            [[1], ['22P02']],
            [true, ['22P02', '42804', '23514', 'one']],
            ['NaN', ['22P02']],
          ] as const) {
            for (const { error } of [
              await write({ [field]: value }),
              ...(value === 0.5 || value === true ? [] : [await insert({ [field]: value })]),
            ]) {
              if (error)
                expect([field, value, codes.find((code) => code === error.code) ?? error]).toEqual([
                  field,
                  value,
                  expect.any(String),
                ]);
              else expect([field, value, codes.at(-1)]).toEqual([field, value, expect.stringMatching(/rounded|one/)]);
            }
          }
        }
        for (const value of [-0.01, 100.01, 'NaN', 'Infinity', '-Infinity', 1e300])
          expectDenied(await write({ vacancy_pct: value }), '23514');
        for (const value of ['5%', {}, [5]]) expectDenied(await write({ vacancy_pct: value }), '22P02');
        const tricks = [
          { insurance: -1 },
          { insurance: 0.5 },
          { insurance: 1e300 },
          { insurance: 10 ** 12 },
          { insurance: '1200' },
          { insurance: true },
          { insurance: [1] },
          { insurance: { $gt: 0 } },
          { insurance: null },
          { Insurance: 1 },
          { 'insurance ': 1 },
          { '': 1 },
          { constructor: 1 },
          { __proto__x: 1 },
          { mortgage: 1 },
          { total: 1, insurance: 1 },
          Object.fromEntries(Array.from({ length: 1000 }, (_, number) => [`x${number}`, 1])),
          [],
          [{ insurance: 1 }],
          'insurance',
          7,
          true,
          '{"insurance": -1}',
          JSON.parse('{"__proto__": 1}') as unknown,
        ];
        for (const annual_expenses of tricks) {
          const [changed, posted] = [await write({ annual_expenses }), await insert({ annual_expenses })];
          expectDenied(changed, '23514');
          expectDenied(posted, '23514');
        }
        expectDenied(await write({ annual_expenses: null }), '23502');
        expect((await changedData()).filter((part) => part !== 'public.properties')).toEqual([]);
        await sql(
          `update public.properties
            set arv = null, repair_cost = null, monthly_rent = null, other_monthly_income = null where id = $1`,
          [ids['anns']],
        );
        for (const attacker of [...attackers(), bob, staff]) {
          for (const change of [
            { arv: 1 },
            { repair_cost: 1 },
            { monthly_rent: 1 },
            { vacancy_pct: 99 },
            { annual_expenses: { hoa: 1 } },
          ]) {
            expectNoRows(
              await attacker.client
                .from('properties')
                .update(change)
                .eq('id', ids['cys'] ?? '')
                .select('id'),
            );
          }
          expectDenied(
            await attacker.client.from('properties').upsert({ id: ids['cys'], ...house, user_id: attacker.id, arv: 1 }),
          );
        }
        expectDenied(
          await visitor
            .from('properties')
            .update({ arv: 1 })
            .eq('id', ids['cys'] ?? ''),
          '42501',
        );
        expect((await changedData()).filter((part) => part !== 'public.properties')).toEqual([]);
      });

      it('can’t set protected columns', async () => {
        const fields = { arv: 300_000, annual_expenses: { hoa: 1 } };
        const closed = {
          verified: true,
          view_count: 99,
          saves: 99,
          likes: 99,
          jv_share_pct: 0,
          previous_price: 9_000_000,
          standing_price: 9_000_000,
          public_since: '2020-01-01',
          price_changed_at: '2020-01-01',
          status_changed_at: '2020-01-01',
          created_at: '2020-01-01',
          user_id: cy.id,
        };
        for (const [field, value] of Object.entries(closed)) {
          expectDenied(
            await ann.client
              .from('properties')
              .update({ ...fields, [field]: value })
              .eq('id', ids['anns'] ?? ''),
            '42501',
          );
        }
        expectDenied(
          await ann.client.from('listing_prices').insert({ property_id: ids['anns'], price: 9_000_000 }),
          '42501',
        );
        expectDenied(
          await ann.client
            .from('listing_prices')
            .update({ price: 9_000_000 })
            .eq('property_id', ids['anns'] ?? ''),
          '42501',
        );
        expectDenied(
          await ann.client
            .from('listing_prices')
            .delete()
            .eq('property_id', ids['anns'] ?? ''),
          '42501',
        );
        expect(await changedData()).toEqual([]);
        const { user_id: _user, ...boast } = closed;
        const { data } = await ann.client
          .from('properties')
          .insert({ ...house, ...fields, ...boast, user_id: ann.id })
          .select('id, arv, verified, view_count, saves, likes, jv_share_pct, previous_price, standing_price')
          .single()
          .throwOnError();
        expect(data).toMatchObject({
          arv: 300_000,
          verified: false,
          view_count: 0,
          saves: 0,
          likes: 0,
          jv_share_pct: 50,
          previous_price: null,
          standing_price: null,
        });
        await done(
          ann.client
            .from('properties')
            .update({ arv: 400_000, annual_expenses: { insurance: 1200 } })
            .eq('id', data.id as string),
        );
        expect(await sql('select price::integer from public.listing_prices where property_id = $1', [data.id])).toEqual(
          [{ price: 500_500 }],
        );
        await done(
          ann.client
            .from('properties')
            .delete()
            .eq('id', data.id as string),
        );
      });
    });

    async function member(name: string, tier = 'free'): Promise<Member> {
      const { client, id } = await newMember(backend());
      await sql('update public.users set name = $2, membership_tier = $3 where id = $1', [id, name, tier]);
      const { data } = await client.auth.getSession();
      return { client, id, token: data.session?.access_token ?? '' };
    }

    async function post({ client, id }: Member, change: object): Promise<string> {
      const { data } = await client
        .from('properties')
        .insert({ ...house, ...change, user_id: id })
        .select('id')
        .single<{ id: string }>()
        .throwOnError();
      return data.id;
    }

    /**
     * Stores and registers a checked contract like the register-contract function. Resolves to the file’s id and path.
     */
    async function register({ id }: Member, submission: string, file: Buffer<ArrayBuffer>): Promise<[string, string]> {
      const service = clientFor(backend(), backend().serviceRoleKey);
      const sha256 = createHash('sha256').update(file).digest('hex');
      const path = `${id}/${submission}/${sha256}.pdf`;
      await done(service.storage.from('contracts').upload(path, file, { contentType: mimeTypes.pdf }));
      const registered = {
        member_id: id,
        submission_id: submission,
        file_id: randomUUID(),
        name: 'Hush.pdf',
        size: file.length,
        mime_type: mimeTypes.pdf,
        sha256,
        path,
      };
      await done(service.rpc('register_contract', registered));
      return [registered.file_id, path];
    }

    /** Uploads to the contracts bucket in ways that no client library does. */
    function store(
      { token }: Member,
      path: string,
      file: Buffer<ArrayBuffer>,
      { method = 'POST', ...headers }: Record<string, string>,
    ): Promise<Response> {
      return fetch(`${backend().url}/storage/v1/object/contracts/${path}`, {
        method,
        headers: {
          apikey: backend().anonKey,
          authorization: `Bearer ${token}`,
          'content-type': mimeTypes.pdf,
          ...headers,
        },
        body: file,
      });
    }

    async function tokenOf({ id }: Member): Promise<string> {
      const [row] = await sql<{ token: string }>('select token from private.alert_mail where user_id = $1', [id]);
      return row?.token ?? '';
    }
  },
  { mailInterval: 0, mailQueueInterval: 3_600_000, log: () => undefined },
);

/** Returns the data of a successful request; throws if it failed. */
async function done<T>(request: PromiseLike<{ data: T | null; error: unknown }>): Promise<T> {
  const { data, error } = await request;
  if (error) throw error;
  return data as T;
}
