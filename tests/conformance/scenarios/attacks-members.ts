import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { webpBytes } from '../../backend/files.ts';
import { expectDenied, expectNoRows } from '../../backend/http-helpers.ts';
import { listingOf } from '../../backend/listing-fields.ts';
import { CannotCheck, expectRefused, type Scenario } from '../scenario.ts';
import { done, ownerColumns, rowsOf, secret, webp, type Stage } from '../stage.ts';

/** Tables of which members can read others’ rows. What they show of them, other scenarios check. */
const readable = new Set([
  'users',
  'member_stats',
  'member_reviews',
  'follows',
  'properties',
  'events',
  'feed_posts',
  'feed_comments',
  'forums',
  'forum_topics',
  'forum_posts',
]);

/** Functions of staff, with arguments about the victim. */
const staffCalls = ({ bob, its }: Stage): [string, Record<string, unknown>][] => [
  ['moderate', { action: 'warn', subject_kind: 'profile', subject_id: bob.id, reason: 'Mine' }],
  ['approve_content', { subject_kind: 'post', subject_id: its.post }],
  ['handle_report', { report_id: its.post, outcome: 'Mine' }],
  ['decide_appeal', { appeal_id: its.post, decision: 'upheld', answer: 'Mine' }],
  ['reverse_action', { action_id: its.post, reason: 'Mine' }],
  ['decide_event', { event_id: its.event, decision: 'returned', reason: 'Mine' }],
  ['decide_listing_review', { review_id: its.post, decision: 'approved' }],
  ['accept_submission', { submission_id: its.submission, listing: {} }],
  ['return_submission', { submission_id: its.submission, reason: 'Mine' }],
  ['resolve_contact_message', { message_id: its.post, note: 'Mine' }],
  ['set_staff_role', { member_id: bob.id, role: 'admin' }],
  ['delete_forum', { forum_id: its.topic }],
  ['operations', {}],
  ['retry_mail', { error: 'x' }],
];

/** Attacks on members, their profiles, and their contact details. */
export const memberAttacks: Scenario[] = [
  {
    name: 'another member’s private rows don’t show in selects, filters, sorting, or counts',
    check: async ({ project, stage }) => {
      const { ann, eve, bob, visitor } = await stage();
      const his = await rowsOf(project, bob.id);
      const found: string[] = [];
      let checked = 0;
      for (const [table, columns] of await ownerColumns()) {
        if (readable.has(table)) continue;
        if (his[table]?.length) checked += 1;
        const attackers = [ann, eve, { id: '', client: visitor }];
        const reads = attackers.flatMap(({ id, client }) => columns.map((column) => ({ id, client, column })));
        for (const { id, client, column } of reads) {
          const [rows, sorted, counted] = await Promise.all([
            client.from(table).select().eq(column, bob.id),
            client.from(table).select().order(column, { ascending: false }),
            client.from(table).select('*', { count: 'exact', head: true }).eq(column, bob.id),
          ]);
          const foreign = [...(rows.data ?? []), ...(sorted.data ?? [])].filter(
            (row) => !columns.some((owner) => Reflect.get(Object(row), owner) === id),
          );
          if (foreign.length > 0 || (counted.count ?? 0) > (rows.data?.length ?? 0)) found.push(`${table}.${column}`);
        }
      }
      deepEqual(found, []);
      ok(checked > 25, `Only ${checked} tables had rows of the victim`);
    },
  },
  {
    name: 'nobody writes a column, or adds, takes over, or deletes a row of another member',
    check: async ({ project, stage }) => {
      const { ann, eve, bob, visitor } = await stage();
      const before = await rowsOf(project, bob.id);
      const found: string[] = [];
      for (const [table, columns] of await ownerColumns()) {
        const row = before[table]?.find((candidate) => !Object.values(candidate).includes(ann.id));
        const owner = columns.find((column) => row?.[column] === bob.id);
        if (!row || !owner) continue;
        const changes = Object.entries(row).map(([column, value]) => ({ [column]: value }));
        const writes = [ann.client, eve.client, visitor].flatMap((client, index) => [
          ...(index === 0 ? changes : []).map((change) => client.from(table).update(change).eq(owner, bob.id).select()),
          client
            .from(table)
            .update({ [owner]: ann.id })
            .eq(owner, bob.id)
            .select(),
          client.from(table).delete().eq(owner, bob.id).select(),
          // Everyone can write to staff, in their own name only.
          ...(table === 'contact_messages' ? [] : [client.from(table).insert(withoutGenerated(row))]),
        ]);
        const refused = await Promise.all(writes.map(async (write) => isRefused(await write)));
        if (refused.includes(false)) found.push(table);
      }
      deepEqual(found, []);
      deepEqual(withoutActivity(await rowsOf(project, bob.id)), withoutActivity(before));
    },
  },
  {
    name: 'members can’t give themselves a tier, counts, a verified email, or trust',
    check: async ({ project, stage }) => {
      const { ann, eve, bob, visitor } = await stage();
      const before = await rowsOf(project, ann.id);
      const { client, id } = ann;
      for (const change of [{ membership_tier: 'partner' }, { created_at: '2000-01-01' }, { id: bob.id }])
        expectDenied(await client.from('users').update(change).eq('id', id), '42501');
      expectDenied(await client.from('users').upsert({ id, name: 'Ann', membership_tier: 'partner' }), '42501');
      for (const change of [{ followers: 9 }, { connections: 9 }, { ratings: [0, 0, 0, 0, 9] }])
        expectDenied(await client.from('member_stats').update(change).eq('user_id', id), '42501');
      expectRefused(await client.from('member_activity').update({ reads: 999 }).eq('user_id', id).select());
      expectRefused(await client.from('member_responses').insert({ member_id: id, responder_id: bob.id }).select());
      expectDenied(await client.from('member_contacts').update({ email: bob.email }).eq('user_id', id), '42501');
      for (const field of ['membership_tier', 'email', 'verified', 'id', 'created_at'])
        expectDenied(await client.rpc('save_profile', { changes: { name: 'X', [field]: 'x' } }), '22023');
      for (const who of [ann, eve])
        deepEqual((await who.client.rpc('entitlements', { '': { id, membership_tier: 'partner' } })).data ?? [], []);
      expectRefused(await visitor.from('users').update({ membership_tier: 'partner' }).eq('id', id).select());
      deepEqual(withoutActivity(await rowsOf(project, id)), withoutActivity(before));
    },
  },
  {
    name: 'owners can’t set the badge, counts, times, or owner of a listing, when posting or later',
    check: async ({ stage }) => {
      const { ann, bob } = await stage();
      const closed = {
        verified: true,
        view_count: 9999,
        likes: 9999,
        dislikes: 9999,
        saves: 9999,
        priority: true,
        jv_share_pct: 0,
        previous_price: 900_000,
        created_at: '2020-01-01T00:00:00Z',
        public_since: '2020-01-01T00:00:00Z',
        price_changed_at: '2020-01-01T00:00:00Z',
      };
      const id = crypto.randomUUID();
      await done(ann.client.from('properties').insert(listingOf(ann.id, { id, ...closed })));
      try {
        const read = async () =>
          done<Record<string, unknown>>(ann.client.from('properties').select().eq('id', id).single());
        const before = await read();
        for (const [column, value] of Object.entries(closed)) {
          ok(before[column] !== value || column === 'priority', `${column} could be posted`);
          expectDenied(
            await ann.client
              .from('properties')
              .update({ [column]: value })
              .eq('id', id),
            '42501',
          );
        }
        expectDenied(await ann.client.from('properties').update({ user_id: bob.id }).eq('id', id), '42501');
        const foreign = { images: [`${bob.id}/properties/x/1.webp`] };
        expectDenied(await ann.client.from('properties').update(foreign).eq('id', id), '23514');
        deepEqual(await read(), before);
      } finally {
        await done(ann.client.from('properties').delete().eq('id', id));
      }
    },
  },
  {
    name: 'sign-up and account metadata give no tier and no role',
    check: async ({ project }) => {
      const { id, client } = await project.signUp();
      const claimed = { membership_tier: 'partner', tier: 'partner', role: 'service_role', staff: true };
      await client.auth.updateUser({ data: claimed });
      await client.auth.refreshSession();
      const { data } = await client.from('users').select('membership_tier').eq('id', id).single();
      equal(data?.membership_tier, 'free');
      expectRefused(await client.from('staff').select());
    },
  },
  {
    name: 'free members and visitors get no email or phone of others, by any query',
    check: async ({ stage }) => {
      const { ann, bob, visitor, its } = await stage();
      const forged = { id: bob.id, membership_tier: 'closer', profile_status: 'public' };
      for (const client of [ann.client, visitor]) {
        const reads = await Promise.all([
          client.from('users').select('*, email, phone, website').eq('id', bob.id),
          client.from('users').select('email::text').eq('id', bob.id),
          client.from('users').select('id, member_contacts(*)').eq('id', bob.id),
          client.from('properties').select('users!properties_user_id_fkey(name, email, phone)').eq('id', its.listing),
          client.from('users').select('id').like('email', '%').eq('id', bob.id),
          client.from('users').select('id').or(`email.eq.${bob.email},phone.eq.555-7770009`),
          client.from('users').select('id, email').order('email', { ascending: false }).eq('id', bob.id),
          client.from('users').select('id, email.max()').eq('id', bob.id),
          client.from('member_contacts').select('email, users!inner(name)').eq('users.id', bob.id),
          client.rpc('email', { '': forged }),
          client.rpc('phone', { users: forged }),
          client.rpc('search_members', { search: '' }),
        ]);
        for (const read of reads) expectNothingIn(read, bob.email);
        for (const index of [4, 5]) deepEqual(reads[index]?.data ?? [], []);
        // The same query does return the row, so only the contact details are withheld.
        equal((reads[0]?.data as unknown[] | null)?.length, 1);
      }
    },
  },
  {
    name: 'a blocked member, though paying, sees and reaches nothing of who blocked them',
    check: async ({ stage }) => {
      const { eve, bob, its } = await stage();
      const { client, id } = eve;
      expectNoRows(await client.from('member_blocks').select());
      for (const [table, column] of [
        ['users', 'id'],
        ['properties', 'user_id'],
        ['feed_posts', 'user_id'],
        ['forum_topics', 'user_id'],
        ['forum_posts', 'user_id'],
        ['events', 'user_id'],
        ['member_reviews', 'member_id'],
        ['member_stats', 'user_id'],
      ] as const) {
        const { data, count } = await client.from(table).select('*', { count: 'exact' }).eq(column, bob.id);
        deepEqual([table, data ?? [], count ?? 0], [table, [], 0]);
      }
      const attempts = [
        client.rpc('send_message', { recipient_id: bob.id, message_id: crypto.randomUUID(), content: 'Hello' }),
        client.rpc('follow_member', { user_id: id, member_id: bob.id }),
        client.from('connections').insert({ sender_id: id, receiver_id: bob.id }),
        client.from('feed_comments').insert({ user_id: id, post_id: its.post, content: 'Hello' }),
        client.from('forum_posts').insert({ user_id: id, topic_id: its.topic, content: 'Hello' }),
        client.rpc('register_for_event', { event_id: its.event }),
        client.from('saved_listings').insert({ user_id: id, property_id: its.listing }),
        client.rpc('request_documents', { property_id: its.listing, note: 'Please' }),
      ];
      for (const attempt of attempts) expectDenied(await attempt);
    },
  },
  {
    name: 'functions of staff refuse members and visitors',
    check: async (cast) => {
      const stage = await cast.stage();
      for (const client of [stage.ann.client, stage.eve.client, stage.bob.client, stage.visitor])
        for (const [name, args] of staffCalls(stage)) {
          const { error } = await client.rpc(name, args);
          equal(`${name}: ${error?.code ?? 'allowed'}`, `${name}: 42501`);
        }
    },
  },
  {
    name: 'a suspended member writes nothing, uploads nothing, and can appeal',
    check: async ({ project, stage }) => {
      const { cy, staff } = await stage();
      const { client, id } = await project.verifiedMember();
      const suspension = { action: 'suspend', subject_kind: 'profile', subject_id: id, reason: 'A conformance check' };
      const until = new Date(Date.now() + 3_600_000).toISOString();
      const acted = await staff.client.rpc('moderate', { ...suspension, until });
      if (acted.error?.code === '42501') throw new CannotCheck('Staff need a second factor here');
      if (acted.error) throw acted.error;
      const attempts = [
        client.from('properties').insert(listingOf(id)),
        client.from('feed_posts').insert({ user_id: id, title: 'Still', content: 'Here' }),
        client.rpc('follow_member', { user_id: id, member_id: cy.id }),
        client.rpc('save_profile', { changes: { name: 'Still here' } }),
        client.from('saved_searches').insert({ user_id: id, name: 'Still', query: 'state=TX' }),
        client.from('connections').insert({ sender_id: id, receiver_id: cy.id }),
        client.storage.from('avatars').upload(`${id}/still.webp`, webpBytes, webp),
      ];
      for (const attempt of attempts)
        match((await attempt).error?.message ?? 'allowed', /suspended|row-level security/);
      await done(client.rpc('appeal', { action_id: acted.data, message: 'It was a check' }));
    },
  },
  {
    name: 'other schemas and internal functions can’t be reached',
    check: async ({ stage }) => {
      const { ann, bob, visitor } = await stage();
      for (const client of [ann.client, visitor]) {
        for (const schema of ['private', 'auth', 'storage', 'realtime', 'vault', 'extensions', 'pg_catalog'])
          expectDenied(await client.schema(schema).from('users').select(), 'PGRST106');
        for (const name of ['contact_email', 'is_staff', 'set_config', 'pg_sleep', 'query_to_xml', 'uid'])
          expectDenied(await client.rpc(name, { member: bob.id }), 'PGRST202');
      }
    },
  },
];

function isRefused({ data, error }: { data: unknown; error: { code?: string } | null }): boolean {
  // Generated columns can’t be written by anyone, and some views by nobody.
  if (error) return /^(42501|P0001|PGRST\w+|428C9|55000)$/.test(error.code ?? '');
  return Array.isArray(data) && data.length === 0;
}

/** Columns that Postgres computes, which would hide whether a row may be inserted. */
const generated = /^(id|search_text|cap_rate|severity|excerpt|viewed_on)$/;

function withoutGenerated(row: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(row).filter(([column]) => !generated.test(column)));
  return typeof row['id'] === 'string' ? { ...kept, id: row['id'] } : kept;
}

/** Rows without what changes when a member does anything at all. */
function withoutActivity({ member_activity: _activity, ...rows }: Record<string, unknown>): Record<string, unknown> {
  return rows;
}

function expectNothingIn(response: unknown, ...values: string[]): void {
  const text = JSON.stringify(response);
  ok(!secret.test(text) && !values.some((value) => text.includes(value)), text.slice(0, 300));
}
