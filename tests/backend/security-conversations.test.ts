import { setTimeout as wait } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectDenied, expectNoRows, type ApiResponse } from './http-helpers.ts';
import { Inbox, join, listenTo } from './channels.ts';
import { clientFor, meetAtEvent, newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';

/*
 * Attacks on the feed, events, forums, and messages with plain supabase-js and a free member’s token. Every test of a
 * denial ends by comparing a snapshot of the database.
 */

const day = 86_400_000;
const file = new Blob(['%PDF-1.4 Hush plans'], { type: 'application/pdf' });

interface Member {
  client: SupabaseClient;
  id: string;
  token: string;
}

describeBackend(
  (backend) => {
    /** The attacker, an ordinary free member. */
    let ann: Member;
    /** Writes posts, creates forums, organizes events, and messages Cy. */
    let bob: Member;
    let cy: Member;
    let dora: Member;
    /** Is blocked by Bob and has written content before. */
    let eve: Member;
    let staff: Member;
    let visitor: SupabaseClient;
    const ids: Record<string, string> = {};
    let before: Record<string, unknown>;
    const sql = <T>(text: string, params?: unknown[]) => backend().database.query<T>(text, params);

    beforeAll(async () => {
      [ann, bob, cy, dora, eve, staff] = await Promise.all([
        member('Ann'),
        member('Bob', { tier: 'closer' }),
        member('Cy'),
        member('Dora', { tier: 'closer' }),
        member('Eve', { tier: 'closer' }),
        member('Sam'),
      ]);
      visitor = clientFor(backend());
      await sql('insert into public.staff (user_id) values ($1)', [staff.id]);

      for (const [name, author] of [
        ['bobs', bob],
        ['anns', ann],
        ['eves', eve],
      ] as const) {
        ids[`${name}Post`] = await add(author, 'feed_posts', {
          title: `Post of ${name}`,
          content: `Hello from ${name}`,
        });
        ids[`${name}Event`] = await saveEvent(author, {
          title: `Evening of ${name}`,
          capacity: 1,
          link: `https://meet.example/${name === 'anns' ? 'own' : `hush-${name}`}`,
        });
        ids[`${name}Forum`] = await add(author, 'forums', { title: `Forum of ${name}` });
        ids[`${name}Topic`] = await done(
          author.client.rpc('create_topic', {
            forum_id: ids[`${name}Forum`],
            title: `Topic of ${name}`,
            content: `Opened by ${name}`,
          }),
        );
      }
      ids['exclusive'] = await saveEvent(bob, {
        title: 'For few',
        exclusive: true,
        link: 'https://meet.example/hush-few',
      });
      ids['proposed'] = await saveEvent(bob, { title: 'Not yet decided', link: 'https://meet.example/hush-later' });
      ids['inPerson'] = await saveEvent(bob, { title: 'House tour', format: 'in_person', location: '12 Oak St' });
      for (const event of [ids['bobsEvent'], ids['exclusive'], ids['inPerson'], ids['evesEvent']])
        await done(staff.client.rpc('decide_event', { event_id: event, decision: 'published' }));

      ids['cysComment'] = await add(cy, 'feed_comments', {
        post_id: ids['bobsPost'],
        content: `Well said, @[Dora](${dora.id})`,
      });
      ids['annsComment'] = await add(ann, 'feed_comments', { post_id: ids['annsPost'], content: 'As I said' });
      ids['bobsComment'] = await add(bob, 'feed_comments', { post_id: ids['annsPost'], content: 'Bob was here' });
      ids['evesComment'] = await add(eve, 'feed_comments', { post_id: ids['annsPost'], content: 'Eve was here' });
      await done(cy.client.rpc('like_post', { post_id: ids['bobsPost'], liked: true }));
      ids['bobsReply'] = await add(bob, 'forum_posts', { topic_id: ids['annsTopic'], content: 'Bob answers' });
      ids['evesReply'] = await add(eve, 'forum_posts', { topic_id: ids['annsTopic'], content: 'Eve answers' });
      ids['cysReply'] = await add(cy, 'forum_posts', { topic_id: ids['bobsTopic'], content: 'Cy answers' });
      ids['cysDeleted'] = await add(cy, 'forum_posts', { topic_id: ids['bobsTopic'], content: 'Hush, taken back' });
      ids['annsDeleted'] = await add(ann, 'forum_posts', { topic_id: ids['bobsTopic'], content: 'Taken back' });
      ids['annsReply'] = await add(ann, 'forum_posts', { topic_id: ids['bobsTopic'], content: 'Ann answers' });
      for (const [author, post] of [
        [cy, ids['cysDeleted']],
        [ann, ids['annsDeleted']],
      ] as const)
        await done(author.client.rpc('delete_forum_post', { post_id: post }));

      // Dora was on the waitlist, got a place, and was notified. Cy is on the waitlist.
      for (const [guest, step] of [
        [cy, 'register_for_event'],
        [dora, 'register_for_event'],
        [cy, 'cancel_registration'],
        [cy, 'register_for_event'],
      ] as const) {
        await done(guest.client.rpc(step, { event_id: ids['bobsEvent'] }));
      }

      ids['path'] = `${bob.id}/${cy.id}/1-hush.pdf`;
      await done(bob.client.storage.from('message-attachments').upload(ids['path'], file));
      ids['conversation'] = await send(bob, cy, 'Hush message', {
        attachments: [{ path: ids['path'], name: 'Hush.pdf' }],
      });
      await send(cy, bob, 'Hush answer');
      ids['ownConversation'] = await send(dora, ann, 'Welcome');
      [ids['message'] = '', ids['attachment'] = ''] = await Promise.all([
        idOf('messages'),
        idOf('message_attachments'),
      ]);
      await done(bob.client.from('message_settings').insert({ user_id: bob.id, read_receipts: false }));
      await done(bob.client.from('member_blocks').insert({ blocker_id: bob.id, blocked_id: eve.id }));
    });
    beforeEach(async () => {
      before = await snapshot();
    });
    afterEach(async () => {
      await Promise.all([ann, bob, cy, eve, { client: visitor }].map(({ client }) => client.removeAllChannels()));
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
         or (schemaname, tablename) in (('private', 'mail_queue'), ('storage', 'objects'))`,
      );
      const selections = tables.map(
        ({ name }) =>
          `(select jsonb_agg(to_jsonb(t) - 'last_accessed_at' order by to_jsonb(t)::text) from ${name} t) as "${name}"`,
      );
      const [found = {}] = await sql<Record<string, unknown>>(`select ${selections.join(', ')}`);
      return found;
    }

    describe('attacks on the feed', () => {
      it('can’t post, comment, or like as another member', async () => {
        const { client } = ann;
        const post = { user_id: bob.id, title: 'Forged', content: 'Forged' };
        expectDenied(await client.from('feed_posts').insert(post), '42501');
        expectDenied(await client.from('feed_posts').insert([{ ...post, user_id: ann.id }, post]), '42501');
        expectDenied(await client.from('feed_posts').insert({ title: 'Nobody', content: 'Nobody' }), '42501');
        expectDenied(await client.from('feed_posts').upsert({ ...post, id: ids['bobsPost'] }), '42501');
        expectDenied(
          await client.from('feed_posts').upsert({ ...post, user_id: ann.id, id: ids['bobsPost'] }),
          '42501',
        );
        const comment = { user_id: cy.id, post_id: ids['bobsPost'], content: 'Forged' };
        expectDenied(await client.from('feed_comments').insert(comment), '42501');
        expectDenied(await client.from('feed_comments').upsert({ ...comment, id: ids['cysComment'] }), '42501');
        expectDenied(
          await client.from('feed_comments').upsert({ ...comment, user_id: ann.id, id: ids['cysComment'] }),
          '42501',
        );
        expectDenied(
          await client.rpc('like_post', { post_id: ids['bobsPost'], liked: true, user_id: dora.id }),
          'PGRST202',
        );
        expectDenied(await client.rpc('like_post', { post_id: ids['bobsPost'], liked: true }, { get: true }));
        for (const user_id of [ann.id, dora.id])
          expectDenied(await client.from('feed_likes').insert({ post_id: ids['bobsPost'], user_id }), '42501');
        for (const table of ['feed_posts', 'feed_comments', 'feed_likes']) {
          expectDenied(await visitor.from(table).select(), '42501');
          expectDenied(await visitor.from(table).insert({ user_id: bob.id }), '42501');
        }
        expectDenied(await visitor.rpc('like_post', { post_id: ids['bobsPost'], liked: true }), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t change other members’ content', async () => {
        const { client } = ann;
        for (const [table, id] of [
          ['feed_posts', ids['bobsPost']],
          ['feed_comments', ids['cysComment']],
        ] as const) {
          expectNoRows(
            await client
              .from(table)
              .update({ content: 'Mine now' })
              .eq('id', id ?? '')
              .select(),
          );
          expectNoRows(await client.from(table).update({ content: 'Mine now' }).neq('user_id', ann.id).select());
        }
        expectNoRows(await client.from('feed_posts').delete().neq('user_id', ann.id).select());
        expectDenied(
          await client
            .from('feed_comments')
            .delete()
            .eq('id', ids['cysComment'] ?? ''),
          '42501',
        );
        expectDenied(await client.rpc('delete_comment', { comment_id: ids['cysComment'] }), '42501');
        // Not even moving it to another post.
        expectDenied(await bob.client.rpc('delete_comment', { comment_id: ids['cysComment'] }), '42501');
        expectDenied(await client.from('feed_likes').delete().neq('user_id', ann.id), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t set counters or times, or move comments', async () => {
        const { client } = ann;
        const closed = {
          likes: 999,
          comments: 999,
          created_at: '2030-01-01',
          edited_at: '2030-01-01',
          user_id: bob.id,
          id: crypto.randomUUID(),
        };
        for (const [field, value] of Object.entries(closed)) {
          expectDenied(
            await client
              .from('feed_posts')
              .update({ [field]: value })
              .eq('id', ids['annsPost'] ?? ''),
            '42501',
          );
          expectDenied(
            await client
              .from('feed_posts')
              .update({ title: 'New', [field]: value })
              .eq('id', ids['annsPost'] ?? ''),
            '42501',
          );
        }
        for (const change of [
          { post_id: ids['bobsPost'] },
          { user_id: bob.id },
          { created_at: '2030-01-01' },
          { edited_at: null, id: crypto.randomUUID() },
        ]) {
          expectDenied(
            await client
              .from('feed_comments')
              .update(change)
              .eq('id', ids['annsComment'] ?? ''),
            '42501',
          );
        }
        expectDenied(
          await client
            .from('feed_posts')
            .update({ image: `${bob.id}/posts/a.webp`, image_width: 1, image_height: 1 })
            .eq('id', ids['annsPost'] ?? ''),
          '23514',
        );
        const { data } = await client
          .from('feed_posts')
          .insert({ title: 'Loud', content: 'Loud', ...closed, user_id: ann.id })
          .select()
          .single();
        expect(data).toMatchObject({ likes: 0, comments: 0, edited_at: null });
        expect(Date.parse(String(data?.created_at))).toBeLessThan(Date.parse('2029-01-01'));
        await client.from('feed_posts').delete().eq('id', String(data?.id)).throwOnError();
        expect(await changedData()).toEqual([]);
      });
    });

    describe('attacks on events', () => {
      it('can’t publish without staff', async () => {
        const { client } = ann;
        for (const change of [
          { status: 'published' },
          { status: 'published', title: 'Now' },
          { reason: 'x' },
          { registered: 99 },
          { waitlisted: 99 },
          { user_id: bob.id },
          { created_at: '2020-01-01' },
        ]) {
          expectDenied(
            await client
              .from('events')
              .update(change)
              .eq('id', ids['annsEvent'] ?? ''),
            '42501',
          );
          expectNoRows(
            await client
              .from('events')
              .update(change)
              .eq('id', ids['bobsEvent'] ?? '')
              .select(),
          );
        }
        const row = {
          ...eventFields(),
          status: 'published',
          registered: 50,
          waitlisted: 50,
          reason: 'Fine',
          user_id: ann.id,
        };
        expectDenied(
          await bob.client.from('events').upsert({ ...row, user_id: bob.id, id: ids['bobsEvent'] }),
          '42501',
        );
        for (const decision of ['published', 'returned']) {
          for (const event of ['annsEvent', 'proposed'])
            expectDenied(await client.rpc('decide_event', { event_id: ids[event], decision, reason: 'x' }), '42501');
        }
        const { data } = await client
          .from('events')
          .insert(row)
          .select('id, status, registered, waitlisted, reason')
          .single();
        expect(data).toMatchObject({ status: 'proposed', registered: 0, waitlisted: 0, reason: null });
        await client.from('events').delete().eq('id', String(data?.id)).throwOnError();
        expectDenied(await client.rpc('remind_of_events'), '42501');
        expect(await changedData()).toEqual([]);
        const again = await client
          .from('events')
          .upsert({ ...row, id: ids['annsEvent'] })
          .select('status, registered, waitlisted, reason')
          .single();
        expect(again.data).toEqual({ status: 'proposed', registered: 0, waitlisted: 0, reason: null });
      });

      it('can’t change other members’ events', async () => {
        const { client } = ann;
        expectDenied(await client.from('events').insert({ ...eventFields(), user_id: bob.id }), '42501');
        expectDenied(await client.from('events').insert({ ...eventFields(), user_id: null }), '42501');
        expectDenied(
          await client.from('events').upsert({ ...eventFields(), user_id: bob.id, id: ids['bobsEvent'] }),
          '42501',
        );
        for (const event of ['bobsEvent', 'proposed']) {
          expectDenied(await client.rpc('save_event', { event_id: ids[event], ...eventFields() }), '23505');
          expectDenied(await client.rpc('cancel_event', { event_id: ids[event] }), '42501');
          expectNoRows(
            await client
              .from('events')
              .delete()
              .eq('id', ids[event] ?? '')
              .select(),
          );
        }
        // Organizers can’t delete published events, only cancel them, which notifies attendees.
        expectNoRows(
          await bob.client
            .from('events')
            .delete()
            .eq('id', ids['bobsEvent'] ?? '')
            .select(),
        );
        expectNoRows(
          await client
            .from('events')
            .select()
            .eq('id', ids['proposed'] ?? ''),
        );
        expectNoRows(await client.from('events').select('id').like('search_text', '%not yet decided%'));
        expectDenied(await visitor.from('events').select(), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t register anyone else or bypass registration', async () => {
        const { client } = ann;
        expectDenied(await client.rpc('register_for_event', { event_id: ids['exclusive'] }), 'P0001');
        expect((await client.rpc('register_for_event', { event_id: ids['exclusive'] })).error?.message).toBe(
          'This event is for Closer and Partner members',
        );
        expect((await client.rpc('register_for_event', { event_id: ids['inPerson'] })).error?.message).toBe(
          'In-person events are for paid members',
        );
        expectDenied(await client.rpc('register_for_event', { event_id: ids['proposed'] }), 'P0001');
        expectDenied(
          await client.rpc('register_for_event', { event_id: ids['bobsEvent'], user_id: dora.id }),
          'PGRST202',
        );
        expectDenied(await client.rpc('register_for_event', { event_id: ids['bobsEvent'] }, { get: true }));
        for (const event_id of [ids['bobsEvent'], ids['exclusive'], ids['inPerson']]) {
          for (const user_id of [ann.id, dora.id])
            expectDenied(
              await client.from('event_registrations').insert({ event_id, user_id, status: 'registered' }),
              '42501',
            );
        }
        expectDenied(
          await cy.client.from('event_registrations').update({ status: 'registered' }).eq('user_id', cy.id),
          '42501',
        );
        expectDenied(
          await cy.client.from('event_registrations').update({ created_at: '2020-01-01' }).eq('user_id', cy.id),
          '42501',
        );
        expectDenied(await client.from('event_registrations').delete().neq('user_id', ann.id), '42501');
        await done(client.rpc('cancel_registration', { event_id: ids['bobsEvent'] }));
        expectDenied(
          await client.rpc('cancel_registration', { event_id: ids['bobsEvent'], user_id: dora.id }),
          'PGRST202',
        );
        expectDenied(await visitor.rpc('register_for_event', { event_id: ids['bobsEvent'] }), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t see the link without a place, or the attendees as a non-organizer', async () => {
        for (const { client } of [ann, cy, eve]) {
          for (const event of ['bobsEvent', 'exclusive', 'proposed']) {
            expectNoRows(
              await client
                .from('event_links')
                .select()
                .eq('event_id', ids[event] ?? ''),
            );
            expectNoRows(
              await client
                .from('events')
                .select('id, event_links!inner(url)')
                .eq('id', ids[event] ?? ''),
            );
          }
          expectNoRows(
            await client
              .from('events')
              .select('id, event_links!inner(event_id)')
              .like('event_links.url', '%hush-bobs%'),
          );
          expect(
            (await client.from('event_links').select('*', { count: 'exact', head: true }).like('url', '%hush-few%'))
              .count,
          ).toBe(0);
          expectNoRows(await client.from('event_registrations').select('user_id').eq('user_id', dora.id));
          expectNoRows(
            await client
              .from('events')
              .select('id, event_registrations!inner(user_id)')
              .eq('event_registrations.user_id', dora.id),
          );
          expect(
            (
              await client
                .from('event_registrations')
                .select('*', { count: 'exact', head: true })
                .eq('user_id', dora.id)
            ).count,
          ).toBe(0);
        }
        expect(
          (
            await dora.client
              .from('event_links')
              .select('url')
              .eq('event_id', ids['bobsEvent'] ?? '')
          ).data,
        ).toEqual([{ url: 'https://meet.example/hush-bobs' }]);
        const link = { event_id: ids['bobsEvent'], url: 'https://evil.example/' };
        expectDenied(await ann.client.from('event_links').insert({ ...link, event_id: ids['exclusive'] }), '42501');
        expectDenied(await ann.client.from('event_links').upsert(link), '42501');
        for (const { client } of [ann, dora]) {
          expectNoRows(
            await client
              .from('event_links')
              .update({ url: link.url })
              .eq('event_id', ids['bobsEvent'] ?? '')
              .select(),
          );
          expectNoRows(
            await client
              .from('event_links')
              .delete()
              .eq('event_id', ids['bobsEvent'] ?? '')
              .select(),
          );
        }
        expectDenied(
          await ann.client
            .from('event_links')
            .update({ event_id: ids['exclusive'] })
            .eq('event_id', ids['annsEvent'] ?? ''),
        );
        for (const url of [
          'javascript:alert(1)',
          'http://meet.example/',
          'https://meet.example@evil.example/',
          'data:text/html,<script>',
        ]) {
          expectDenied(
            await ann.client
              .from('event_links')
              .update({ url })
              .eq('event_id', ids['annsEvent'] ?? ''),
            '23514',
          );
        }
        expect(await changedData()).toEqual([]);
      });
    });

    describe('attacks on forums', () => {
      it('can’t write as another member or change other members’ content', async () => {
        const { client } = ann;
        expectDenied(await client.from('forums').insert({ user_id: bob.id, title: 'Forged' }), '42501');
        expectDenied(
          await client.from('forum_topics').insert({ user_id: ann.id, forum_id: ids['bobsForum'], title: 'Empty' }),
          '42501',
        );
        expectDenied(
          await client.rpc('create_topic', {
            forum_id: ids['bobsForum'],
            title: 'Forged',
            content: 'Forged',
            user_id: bob.id,
          }),
          'PGRST202',
        );
        expectDenied(
          await client.rpc('create_topic', {
            forum_id: ids['bobsForum'],
            title: 'Forged',
            content: 'Forged',
            topic_id: ids['bobsTopic'],
          }),
          '23505',
        );
        const reply = { topic_id: ids['bobsTopic'], content: 'Forged' };
        expectDenied(await client.from('forum_posts').insert({ ...reply, user_id: cy.id }), '42501');
        expectDenied(await client.from('forum_posts').insert({ ...reply, user_id: null }), '42501');
        expectDenied(
          await client.from('forum_posts').upsert({ ...reply, user_id: ann.id, id: ids['cysReply'] }),
          '42501',
        );
        expectNoRows(
          await client
            .from('forum_posts')
            .update({ content: 'Mine now' })
            .eq('id', ids['cysReply'] ?? '')
            .select(),
        );
        expectNoRows(
          await client
            .from('forum_topics')
            .update({ title: 'Mine now' })
            .eq('id', ids['bobsTopic'] ?? '')
            .select(),
        );
        expectNoRows(
          await client
            .from('forums')
            .update({ title: 'Mine now' })
            .eq('id', ids['bobsForum'] ?? '')
            .select(),
        );
        expectDenied(
          await client
            .from('forum_posts')
            .delete()
            .eq('id', ids['cysReply'] ?? ''),
          '42501',
        );
        expectDenied(
          await client
            .from('forum_posts')
            .delete()
            .eq('id', ids['annsReply'] ?? ''),
          '42501',
        );
        expectDenied(await client.rpc('delete_forum_post', { post_id: ids['cysReply'] }), '42501');
        for (const topic of ['bobsTopic', 'annsTopic'])
          expectNoRows(
            await client
              .from('forum_topics')
              .delete()
              .eq('id', ids[topic] ?? '')
              .select(),
          );
        expectDenied(
          await client
            .from('forums')
            .delete()
            .eq('id', ids['annsForum'] ?? ''),
          '42501',
        );
        expectDenied(await client.rpc('delete_forum', { forum_id: ids['annsForum'] }), '42501');
        for (const table of ['forums', 'forum_topics', 'forum_posts', 'topic_follows', 'topic_reads'])
          expectDenied(await visitor.from(table).select(), '42501');
        expect(await changedData()).toEqual([]);
      });

      it('can’t set numbers, paths, times, or counters', async () => {
        const { client } = ann;
        const changes: [string, string, Record<string, unknown>][] = [
          ...[
            { topics: 99 },
            { posts: 99 },
            { last_activity_at: '2030-01-01' },
            { created_at: '2030-01-01' },
            { user_id: bob.id },
          ].map((change) => ['forums', 'annsForum', change] as [string, string, object]),
          ...[
            { posts: 99 },
            { last_number: 99 },
            { last_reply_at: '2030-01-01' },
            { created_at: '2020-01-01' },
            { forum_id: ids['bobsForum'] },
            { user_id: bob.id },
          ].map((change) => ['forum_topics', 'annsTopic', change] as [string, string, object]),
          ...[
            { number: 1 },
            { path: [1] },
            { created_at: '2020-01-01' },
            { edited_at: '2020-01-01' },
            { deleted_at: '2020-01-01', content: '' },
            { topic_id: ids['annsTopic'] },
            { parent_post_id: ids['cysReply'] },
            { user_id: bob.id },
          ].map((change) => ['forum_posts', 'annsReply', change] as [string, string, object]),
        ].map(([table, name, change]) => [table, name, change as Record<string, unknown>]);
        for (const [table, name, change] of changes)
          expectDenied(
            await client
              .from(table)
              .update(change)
              .eq('id', ids[name] ?? ''),
            '42501',
          );
        const boast = {
          number: 1,
          path: [1],
          created_at: '2030-01-01',
          edited_at: '2030-01-01',
          deleted_at: '2030-01-01',
        };
        const { data } = await client
          .from('forum_posts')
          .insert({ topic_id: ids['annsTopic'], user_id: ann.id, content: 'Loud', ...boast })
          .select()
          .single();
        expect(data).toMatchObject({ number: 4, path: [4], edited_at: null, deleted_at: null });
        // Sending it again with the same id counts nothing.
        const again = { id: data?.id as string, topic_id: ids['annsTopic'], user_id: ann.id, content: 'Loud' };
        const counts = () =>
          sql(
            `select t.posts, t.last_number, t.last_reply_at, f.posts as all, f.last_activity_at
              from public.forum_topics t join public.forums f on f.id = t.forum_id where t.id = $1`,
            [ids['annsTopic']],
          );
        const counted = await counts();
        expect(counted).toMatchObject([{ posts: 4, last_number: 4, all: 4 }]);
        await client.from('forum_posts').upsert(again, { ignoreDuplicates: true }).throwOnError();
        await client
          .from('forum_posts')
          .upsert({ ...again, id: ids['bobsReply'] }, { ignoreDuplicates: true })
          .throwOnError();
        await client.from('forum_posts').upsert(again).throwOnError();
        expect(await counts()).toEqual(counted);
        const forum = await client
          .from('forums')
          .insert({ user_id: ann.id, title: 'Loud', topics: 99, posts: 99, last_activity_at: '2030-01-01' })
          .select()
          .single();
        expect(forum.data).toMatchObject({ topics: 0, posts: 0, last_activity_at: null });
        expect((await changedData()).toSorted()).toEqual([
          'public.forum_posts',
          'public.forum_topics',
          'public.forums',
          'public.notifications',
        ]);
      });

      it('can’t change deleted posts or attach replies elsewhere', async () => {
        const { client } = ann;
        expectDenied(
          await client
            .from('forum_posts')
            .update({ content: 'Back' })
            .eq('id', ids['annsDeleted'] ?? ''),
          'P0001',
        );
        for (const change of [{ deleted_at: null }, { deleted_at: null, content: 'Back' }]) {
          expectDenied(
            await client
              .from('forum_posts')
              .update(change)
              .eq('id', ids['annsDeleted'] ?? ''),
            '42501',
          );
        }
        expectNoRows(
          await client
            .from('forum_posts')
            .update({ content: 'Back' })
            .eq('id', ids['cysDeleted'] ?? '')
            .select(),
        );
        expectDenied(
          await client
            .from('forum_posts')
            .upsert({ id: ids['annsDeleted'], topic_id: ids['bobsTopic'], user_id: ann.id, content: 'Back' }),
        );
        expectDenied(
          await client
            .from('forum_posts')
            .insert({ topic_id: ids['bobsTopic'], user_id: ann.id, content: '', deleted_at: '2026-01-01' }),
          '23514',
        );
        expectNoRows(await client.from('forum_posts').select('id').like('content', '%Hush%'));
        expectDenied(
          await client.from('forum_posts').insert({
            topic_id: ids['annsTopic'],
            user_id: ann.id,
            content: 'Astray',
            parent_post_id: ids['cysReply'],
          }),
          '42501',
        );
        expect(await changedData()).toEqual([]);
      });

      it('can’t see what other members follow and have read', async () => {
        const { client } = ann;
        for (const table of ['topic_follows', 'topic_reads']) {
          expectNoRows(await client.from(table).select().neq('user_id', ann.id));
          expect(
            (await client.from(table).select('*', { count: 'exact', head: true }).eq('user_id', bob.id)).count,
          ).toBe(0);
          expectNoRows(
            await client.from('forum_topics').select(`id, ${table}!inner(user_id)`).eq(`${table}.user_id`, bob.id),
          );
        }
        expectDenied(
          await client.from('topic_follows').insert({ topic_id: ids['annsTopic'], user_id: dora.id }),
          '42501',
        );
        expectNoRows(await client.from('topic_follows').delete().neq('user_id', ann.id).select());
        expectDenied(
          await client.from('topic_reads').insert({ topic_id: ids['bobsTopic'], user_id: bob.id, last_number: 0 }),
          '42501',
        );
        expectDenied(await client.from('topic_reads').update({ last_number: 0 }).eq('user_id', ann.id), '42501');
        expectDenied(
          await client.rpc('mark_topic_read', { topic_id: ids['bobsTopic'], number: 9, user_id: bob.id }),
          'PGRST202',
        );
        expect(await changedData()).toEqual([]);
      });
    });

    describe('attacks on other members’ messages', () => {
      it('can’t read them through selects, embeds, filters, sorting, counts, or functions', async () => {
        const guesses: Record<string, string> = {
          conversations: 'last_preview',
          conversation_members: 'other_id, unread',
          messages: 'content',
          message_attachments: 'name',
          message_settings: 'read_receipts',
        };
        const tables = Object.keys(guesses);
        for (const { client, id } of [ann, eve]) {
          const own = new Set(id === ann.id ? [ids['ownConversation']] : []);
          for (const table of tables) {
            const key =
              table === 'conversations'
                ? 'id'
                : table === 'message_attachments'
                  ? 'message_id'
                  : table === 'message_settings'
                    ? 'user_id'
                    : 'conversation_id';
            const { data } = await client.from(table).select('*').order(key, { ascending: false });
            expect((data ?? []).filter((row) => !own.has(String(row[key])))).toEqual([]);
            for (const embed of tables.filter((other) => other !== table)) {
              expect(JSON.stringify(await client.from(table).select(`*, ${embed}(${guesses[embed]})`))).not.toMatch(
                /hush/i,
              );
            }
          }
          expectNoRows(
            await client
              .from('messages')
              .select()
              .eq('conversation_id', ids['conversation'] ?? ''),
          );
          expectNoRows(await client.from('messages').select('id').like('content', '%Hush%'));
          expectNoRows(
            await client
              .from('conversations')
              .select('id, other_read_at')
              .eq('id', ids['conversation'] ?? ''),
          );
          expectNoRows(
            await client
              .from('users')
              .select('id, messages!inner(content)')
              .eq('messages.conversation_id', ids['conversation'] ?? ''),
          );
          expectNoRows(
            await client
              .from('users')
              .select('id, conversation_members!conversation_members_user_id_fkey!inner(unread)')
              .in('id', [bob.id, cy.id]),
          );
          expectNoRows(
            await client
              .from('message_attachments')
              .select('messages!inner(content)')
              .eq('id', ids['attachment'] ?? ''),
          );
          expect(
            (await client.from('messages').select('*', { count: 'exact', head: true }).eq('user_id', bob.id)).count,
          ).toBe(0);
          const forgedRow = {
            id: ids['conversation'],
            user_a_id: id,
            user_b_id: bob.id,
            last_preview: null,
            last_user_id: null,
            last_message_at: null,
            created_at: null,
          };
          for (const args of [forgedRow, { conversations: forgedRow }, { '': forgedRow }])
            expect((await client.rpc('other_read_at', args)).data ?? null).toBeNull();
          expect(JSON.stringify((await client.rpc('export_my_data')).data)).not.toMatch(
            /Hush (message|answer)|hush\.pdf/i,
          );
          expectDenied(
            await client.rpc('report', { subject_kind: 'message', subject_id: ids['message'], reason: 'spam' }),
            'P0001',
          );
        }
        for (const table of tables) expectDenied(await visitor.from(table).select(), '42501');
        // Their owners do see them.
        expect(
          (
            await cy.client
              .from('messages')
              .select('content, message_attachments(path)')
              .eq('id', ids['message'] ?? '')
          ).data,
        ).toMatchObject([{ content: 'Hush message' }]);
        expect(await changedData()).toEqual([]);
      });

      it('can’t write, mark, count, or edit them', async () => {
        for (const { client, id } of [ann, bob, cy]) {
          const message = {
            id: crypto.randomUUID(),
            conversation_id: ids['conversation'],
            user_id: id,
            content: 'Forged',
            type: 'text',
            created_at: '2030-01-01',
          };
          expectDenied(await client.from('messages').insert(message), '42501');
          expectDenied(await client.from('messages').upsert({ ...message, id: ids['message'] }), '42501');
          expectDenied(
            await client
              .from('messages')
              .update({ content: 'Forged' })
              .eq('id', ids['message'] ?? ''),
            '42501',
          );
          expectDenied(
            await client
              .from('messages')
              .delete()
              .eq('id', ids['message'] ?? ''),
            '42501',
          );
          expectDenied(await client.from('conversations').insert({ user_a_id: id, user_b_id: dora.id }), '42501');
          expectDenied(
            await client
              .from('conversations')
              .update({ last_preview: 'Forged' })
              .eq('id', ids['conversation'] ?? ''),
            '42501',
          );
          expectDenied(
            await client
              .from('conversation_members')
              .insert({ conversation_id: ids['conversation'], user_id: id, other_id: cy.id }),
            '42501',
          );
          expectDenied(await client.from('conversation_members').update({ unread: 99 }).eq('user_id', id), '42501');
          expectDenied(
            await client.from('message_attachments').insert({
              message_id: ids['message'],
              position: 2,
              path: `${id}/x/1-x.pdf`,
              name: 'x.pdf',
              size: 1,
              mime_type: 'application/pdf',
            }),
            '42501',
          );
          expectDenied(
            await client
              .from('message_attachments')
              .update({ path: `${id}/x/1-x.pdf` })
              .eq('id', ids['attachment'] ?? ''),
            '42501',
          );
        }
        expectDenied(await ann.client.rpc('mark_conversation_read', { conversation_id: ids['conversation'] }), '42501');
        expectDenied(
          await ann.client.rpc('send_message', {
            recipient_id: cy.id,
            message_id: crypto.randomUUID(),
            content: 'Forged',
            user_id: bob.id,
          }),
          'PGRST202',
        );
        expectDenied(
          await ann.client.rpc('send_message', {
            recipient_id: dora.id,
            message_id: ids['message'],
            content: 'Hush message',
          }),
          '23505',
        );
        expectDenied(
          await ann.client.rpc(
            'send_message',
            { recipient_id: dora.id, message_id: ids['message'], content: 'Hush message' },
            { get: true },
          ),
        );
        expectDenied(
          await ann.client.from('message_settings').insert({ user_id: cy.id, read_receipts: false }),
          '42501',
        );
        expectDenied(
          await ann.client.from('message_settings').upsert({ user_id: bob.id, read_receipts: true }),
          '42501',
        );
        expectNoRows(
          await ann.client.from('message_settings').update({ read_receipts: true }).eq('user_id', bob.id).select(),
        );
        expectDenied(
          await visitor.rpc('send_message', { recipient_id: cy.id, message_id: crypto.randomUUID(), content: 'x' }),
          '42501',
        );
        // Members who can’t start a conversation can’t do it with another’s file or a listing, either.
        const { error } = await ann.client.rpc('send_message', {
          recipient_id: cy.id,
          message_id: crypto.randomUUID(),
          content: 'Hello',
        });
        expect(error).toMatchObject({
          code: 'P0001',
          message: 'Messages to members you’re not connected to are for Closer and Partner members.',
        });
        expect(await changedData()).toEqual([]);
      });

      it('can’t reach their files at guessed paths', async () => {
        const path = ids['path'] ?? '';
        for (const { client, id } of [ann, eve]) {
          const files = client.storage.from('message-attachments');
          for (const folder of ['', bob.id, `${bob.id}/${cy.id}`]) expectNoRows(await files.list(folder));
          expectDenied(await files.download(path));
          expectDenied(await files.createSignedUrl(path, 60));
          expect((await files.createSignedUrls([path], 60)).data?.map(({ signedUrl }) => signedUrl)).toEqual([null]);
          expectDenied(await files.info(path));
          expectDenied(await files.move(path, `${id}/${dora.id}/1-stolen.pdf`));
          expectDenied(await files.copy(path, `${id}/${dora.id}/1-copied.pdf`));
          expect((await files.remove([path])).data ?? []).toEqual([]);
          for (const taken of [
            path,
            `${bob.id}/${cy.id}/2-new.pdf`,
            `${cy.id}/${id}/1-new.pdf`,
            `${id}/${bob.id}/../../${bob.id}/${cy.id}/1-new.pdf`,
          ]) {
            expectDenied(await files.upload(taken, file));
            expectDenied(await files.upload(taken, file, { upsert: true }));
            expectDenied(await files.createSignedUploadUrl(taken));
          }
          const attachments = [{ path, name: 'Hush.pdf' }];
          expectDenied(
            await client.rpc('send_message', {
              recipient_id: dora.id,
              message_id: crypto.randomUUID(),
              content: '',
              attachments,
            }),
            'P0001',
          );
        }
        for (const address of ['public/', '', 'authenticated/']) {
          expect(
            (
              await fetch(`${backend().url}/storage/v1/object/${address}message-attachments/${path}`, {
                headers: { apikey: backend().anonKey },
              })
            ).ok,
          ).toBe(false);
        }
        // Neither the recipient nor the sender can change a sent file.
        for (const { client } of [cy, bob]) {
          const files = client.storage.from('message-attachments');
          expectDenied(await files.upload(path, file, { upsert: true }));
          expectDenied(await files.update(path, file));
          expectDenied(await files.move(path, `${bob.id}/${cy.id}/3-moved.pdf`));
          expect((await files.remove([path])).data ?? []).toEqual([]);
        }
        expect(await changedData()).toEqual([]);
      });

      it('can’t reuse a signed link for another file or after it expires', async () => {
        const { data } = await cy.client.storage.from('message-attachments').createSignedUrl(ids['path'] ?? '', 300);
        const link = data?.signedUrl ?? '';
        expect(await (await fetch(link)).text()).toBe('%PDF-1.4 Hush plans');
        const own = `${dora.id}/${ann.id}/1-own.pdf`;
        await done(dora.client.storage.from('message-attachments').upload(own, file));
        const doras =
          (await dora.client.storage.from('message-attachments').createSignedUrl(own, 300)).data?.signedUrl ?? '';
        const tokenOf = (from: string) => new URL(from).searchParams.get('token') ?? '';
        const [head = '', , tail = ''] = tokenOf(doras).split('.');
        const claims = Buffer.from(
          JSON.stringify({
            ...(JSON.parse(Buffer.from(tokenOf(doras).split('.')[1] ?? '', 'base64url').toString()) as object),
            url: `message-attachments/${ids['path']}`,
          }),
        ).toString('base64url');
        for (const invalidToken of [tokenOf(doras), `${head}.${claims}.${tail}`, ann.token, '', 'x']) {
          expect((await fetch(link.replace(tokenOf(link), invalidToken))).ok).toBe(false);
        }
        await done(dora.client.storage.from('message-attachments').remove([own]));
        // A server of its own has a clock of its own.
        const brief = await cy.client.storage.from('message-attachments').createSignedUrl(ids['path'] ?? '', 1);
        await wait(2100);
        const late = await fetch(brief.data?.signedUrl ?? link);
        expect([late.ok, await late.text()]).toEqual([false, expect.not.stringContaining('Hush')]);
        expect(await changedData()).toEqual([]);
      });

      it('can’t listen or send on their channel', async () => {
        const topic = `conversation:${[bob.id, cy.id].toSorted().join(':')}`;
        const isPrivate = { config: { private: true, broadcast: { ack: true } } };
        const inboxes = { cy: new Inbox<unknown>(), ann: new Inbox<unknown>() };
        const [bobs, cys] = [bob, cy].map(({ client }) => client.channel(topic, isPrivate));
        if (!bobs || !cys) throw new Error('No channels');
        cys.on('broadcast', { event: '*' }, ({ payload }) => inboxes.cy.add(payload));
        for (const { client } of [bob, cy, ann, eve]) await client.realtime.setAuth();
        await Promise.all([join(bobs), join(cys)]);
        for (const client of [ann.client, eve.client, visitor]) {
          for (const name of [topic, 'conversation:%', 'conversation:', topic.toUpperCase()])
            await expect(join(client.channel(name, isPrivate))).rejects.toThrow('Unauthorized');
          await client.removeAllChannels();
        }
        const rows = await Promise.all(
          ['conversations', 'conversation_members', 'messages', 'message_attachments'].map((table) =>
            listenTo(ann.client, { event: '*', schema: 'public', table }),
          ),
        );
        const outside = ann.client.channel(topic, { config: { broadcast: { ack: true } } });
        outside.on('broadcast', { event: '*' }, ({ payload }) => inboxes.ann.add(payload));
        await join(outside);
        await outside.send({ type: 'broadcast', event: 'typing', payload: { member: bob.id } });
        const response = await fetch(`${backend().url}/realtime/v1/api/broadcast`, {
          method: 'POST',
          headers: {
            apikey: backend().anonKey,
            authorization: `Bearer ${ann.token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ messages: [{ topic, event: 'typing', payload: { member: bob.id }, private: true }] }),
        });
        expect(response.status).toBeLessThan(500);
        // Messages arrive in order, so nothing else was sent to either.
        await send(bob, cy, 'One more');
        await bobs.send({ type: 'broadcast', event: 'typing', payload: { member: 'last' } });
        await inboxes.cy.until((payload) => Reflect.get(payload as object, 'member') === 'last');
        expect(inboxes.cy.items).toMatchObject([{ member: 'last' }]);
        expect([...inboxes.ann.items, ...rows.flatMap(({ changes }) => changes.items)]).toEqual([]);
      });

      it('can’t announce new posts', async () => {
        const inbox = new Inbox<unknown>();
        const [listening, speaking] = [cy, ann].map(({ client }) =>
          client.channel('feed', { config: { private: true } }),
        );
        if (!listening || !speaking) throw new Error('No channels');
        listening.on('broadcast', { event: '*' }, ({ event, payload }) =>
          inbox.add([event, Reflect.get(payload as object, 'changed')]),
        );
        for (const { client } of [cy, ann]) await client.realtime.setAuth();
        await Promise.all([join(listening), join(speaking)]);
        await expect(join(visitor.channel('feed', { config: { private: true } }))).rejects.toThrow('Unauthorized');
        await speaking.send({ type: 'broadcast', event: 'changed', payload: { changed: 'forged' } });
        await add(bob, 'feed_posts', { title: 'News', content: 'News' });
        await inbox.until(() => true);
        expect(inbox.items).toEqual([['changed', 'posts']]);
      });
    });

    it('can’t delete notifications by reusing the ids of other content', async () => {
      const { client } = ann;
      const subjects = await sql<{ id: string }>(
        `select distinct subject_id as id from public.notifications
          where user_id <> $1 and actor_id is distinct from $1 and subject_id is not null`,
        [ann.id],
      );
      const notifications = () =>
        sql(
          `select id, read_at, data from public.notifications
            where user_id <> $1 and actor_id is distinct from $1 order by id`,
          [ann.id],
        );
      const original = await notifications();
      expect(original.length).toBeGreaterThan(5);
      await sql("update auth.users set created_at = now() - interval '30 days' where id = $1", [ann.id]);
      for (const { id } of subjects) {
        await sql('delete from private.rate_limits where user_id = $1', [ann.id]);
        await client.from('feed_posts').insert({ id, user_id: ann.id, title: 'x', content: 'x' });
        await client.from('feed_posts').delete().eq('id', id).throwOnError();
        await client.from('feed_comments').insert({ id, user_id: ann.id, post_id: ids['annsPost'], content: 'x' });
        await client.rpc('delete_comment', { comment_id: id });
        await client.from('events').insert({ id, ...eventFields(), user_id: ann.id });
        await client.from('events').delete().eq('id', id).throwOnError();
        await client.from('forum_posts').insert({ id, user_id: ann.id, topic_id: ids['annsTopic'], content: 'x' });
        await client.rpc('delete_forum_post', { post_id: id });
        await client.from('connections').insert({ id, sender_id: ann.id, receiver_id: staff.id });
        await client.from('connections').delete().eq('id', id).throwOnError();
        await client
          .from('member_reviews')
          .insert({ id, author_id: ann.id, member_id: staff.id, rating: 1, text: 'x' });
        await client.from('member_reviews').delete().eq('id', id).throwOnError();
      }
      expect(await notifications()).toEqual(original);
    });

    describe('attacks across a block', () => {
      /** Every query for the content of one of two members. */
      const queries = (reader: Member, other: Member, whose: string) => {
        const { client } = reader;
        const [post = '', event = '', topic = '', comment = '', reply = ''] = [
          ids[`${whose}Post`],
          ids[`${whose}Event`],
          ids[`${whose}Topic`],
          ids[`${whose}Comment`],
          ids[`${whose}Reply`],
        ];
        const counted = { count: 'exact' } as const;
        return {
          posts: client.from('feed_posts').select('*, excerpt, liked', counted).eq('user_id', other.id),
          post: client.from('feed_posts').select('id', counted).eq('id', post),
          'posts by text': client.from('feed_posts').select('id', counted).ilike('content', `%${whose}%`),
          'posts by count': client
            .from('feed_posts')
            .select('id', counted)
            .gte('likes', 0)
            .eq('user_id', other.id)
            .order('comments', { ascending: false }),
          'authors of posts': client.from('users').select('id, feed_posts!inner(id)', counted).eq('id', other.id),
          'posts by author': client
            .from('feed_posts')
            .select('id, users!feed_posts_user_id_fkey!inner(name)', counted)
            .eq('users.id', other.id),
          comments: client
            .from('feed_comments')
            .select('*', counted)
            .or(`user_id.eq.${other.id},post_id.eq.${post}${comment && `,id.eq.${comment}`}`),
          'comments under posts': client
            .from('feed_posts')
            .select('id, feed_comments!inner(id)', counted)
            .eq('feed_comments.user_id', other.id),
          events: client
            .from('events')
            .select('*, my_registration', counted)
            .or(`user_id.eq.${other.id},id.eq.${event}`),
          'events by text': client.from('events').select('id', counted).like('search_text', `%${whose}%`),
          places: client.from('event_registrations').select('*', counted).eq('event_id', event),
          links: client.from('event_links').select('*', counted).eq('event_id', event),
          topics: client
            .from('forum_topics')
            .select('*', counted)
            .or(`user_id.eq.${other.id},id.eq.${topic}`)
            .order('posts'),
          'topics in forums': client
            .from('forums')
            .select('id, forum_topics!inner(title)', counted)
            .eq('forum_topics.user_id', other.id),
          replies: client
            .from('forum_posts')
            .select('*', counted)
            .or(`user_id.eq.${other.id},topic_id.eq.${topic}${reply && `,id.eq.${reply}`}`),
          'replies in topics': client
            .from('forum_topics')
            .select('id, forum_posts!inner(id)', counted)
            .eq('forum_posts.user_id', other.id),
          'pages of the topic': client.rpc('topic_posts', { topic_id: topic }, counted),
          "pages of a third's topic": client
            .rpc('topic_posts', { topic_id: ids['annsTopic'] }, counted)
            .eq('user_id', other.id),
        };
      };

      it('can’t see the other member’s content in either direction', async () => {
        for (const [reader, other, whose] of [
          [eve, bob, 'bobs'],
          [bob, eve, 'eves'],
        ] as const) {
          for (const [name, query] of Object.entries(queries(reader, other, whose))) {
            const { data, count, error } = await query;
            expect({ whose, name, data, count, error }).toEqual({ whose, name, data: [], count: 0, error: null });
          }
        }
        // A third member sees all of it with the same queries, except for links and attendees.
        for (const [other, whose] of [
          [bob, 'bobs'],
          [eve, 'eves'],
        ] as const) {
          for (const [name, query] of Object.entries(queries(dora, other, whose))) {
            if (name === 'links' || name === 'places') continue;
            expect({ whose, name, found: ((await query).count ?? 0) > 0 }).toEqual({ whose, name, found: true });
          }
        }
        expect(await changedData()).toEqual([]);
      });

      it('can’t act on the other member’s content', async () => {
        for (const [writer, other, whose] of [
          [eve, bob, 'bobs'],
          [bob, eve, 'eves'],
        ] as const) {
          const { client, id } = writer;
          expectDenied(await client.rpc('like_post', { post_id: ids[`${whose}Post`], liked: true }), 'P0001');
          expectDenied(
            await client.from('feed_comments').insert({ post_id: ids[`${whose}Post`], user_id: id, content: 'Hello' }),
            'P0001',
          );
          expectDenied(await client.rpc('register_for_event', { event_id: ids[`${whose}Event`] }), 'P0001');
          expectDenied(
            await client.from('forum_posts').insert({ topic_id: ids[`${whose}Topic`], user_id: id, content: 'Hello' }),
            '42501',
          );
          expectDenied(
            await client.from('forum_posts').insert({
              topic_id: ids['annsTopic'],
              user_id: id,
              content: 'Hello',
              parent_post_id: ids[`${whose}Reply`],
            }),
            '42501',
          );
          expectDenied(
            await client.from('topic_follows').insert({ topic_id: ids[`${whose}Topic`], user_id: id }),
            '42501',
          );
          await done(client.rpc('mark_topic_read', { topic_id: ids[`${whose}Topic`], number: 99 }));
          for (const [kind, subject] of [
            ['post', 'Post'],
            ['event', 'Event'],
            ['topic', 'Topic'],
            ['reply', 'Reply'],
          ] as const) {
            expectDenied(
              await client.rpc('report', { subject_kind: kind, subject_id: ids[whose + subject], reason: 'spam' }),
              'P0001',
            );
          }
          expect((await client.rpc('message_refusal', { member_id: other.id })).data).toBe(
            'You can’t message this member.',
          );
          expectDenied(
            await client.rpc('send_message', {
              recipient_id: other.id,
              message_id: crypto.randomUUID(),
              content: 'Hello',
            }),
            'P0001',
          );
          expectDenied(await client.storage.from('message-attachments').upload(`${id}/${other.id}/1-x.pdf`, file));
        }
        expect(await changedData()).toEqual([]);
      });
    });

    describe('text by members', () => {
      const markup = '<img src=x onerror=alert(1)><script>alert("1")</script> &amp; \'; drop table users; --';

      /** Every text field: its name, maximum length, and how to send it. */
      const fields: [string, number, (text: string) => PromiseLike<ApiResponse>][] = [
        [
          'title of a post',
          160,
          (title) => ann.client.from('feed_posts').insert({ user_id: ann.id, content: 'x', title }),
        ],
        ['post', 5000, (content) => ann.client.from('feed_posts').insert({ user_id: ann.id, title: 'x', content })],
        [
          'edited post',
          5000,
          (content) =>
            ann.client
              .from('feed_posts')
              .update({ content })
              .eq('id', ids['annsPost'] ?? ''),
        ],
        [
          'location of a post',
          160,
          (location) => ann.client.from('feed_posts').insert({ user_id: ann.id, title: 'x', content: 'x', location }),
        ],
        [
          'tag',
          40,
          (tag) => ann.client.from('feed_posts').insert({ user_id: ann.id, title: 'x', content: 'x', tags: [tag] }),
        ],
        [
          'comment',
          2000,
          (content) => ann.client.from('feed_comments').insert({ user_id: ann.id, post_id: ids['bobsPost'], content }),
        ],
        [
          'title of an event',
          160,
          (title) => ann.client.rpc('save_event', { event_id: crypto.randomUUID(), ...eventFields({ title }) }),
        ],
        [
          'description of an event',
          5000,
          (description) =>
            ann.client.rpc('save_event', { event_id: crypto.randomUUID(), ...eventFields({ description }) }),
        ],
        [
          'location of an event',
          200,
          (location) => ann.client.rpc('save_event', { event_id: crypto.randomUUID(), ...eventFields({ location }) }),
        ],
        [
          'reason of a cancellation',
          1000,
          (reason) => bob.client.rpc('cancel_event', { event_id: ids['bobsEvent'], reason }),
        ],
        ['title of a forum', 100, (title) => ann.client.from('forums').insert({ user_id: ann.id, title })],
        [
          'description of a forum',
          500,
          (description) => ann.client.from('forums').insert({ user_id: ann.id, title: 'A new one', description }),
        ],
        [
          'title of a topic',
          200,
          (title) => ann.client.rpc('create_topic', { forum_id: ids['bobsForum'], title, content: 'x' }),
        ],
        [
          'first post',
          10_000,
          (content) => ann.client.rpc('create_topic', { forum_id: ids['bobsForum'], title: 'x', content }),
        ],
        [
          'reply',
          10_000,
          (content) => ann.client.from('forum_posts').insert({ user_id: ann.id, topic_id: ids['bobsTopic'], content }),
        ],
        [
          'edited reply',
          10_000,
          (content) =>
            ann.client
              .from('forum_posts')
              .update({ content })
              .eq('id', ids['annsReply'] ?? ''),
        ],
        [
          'message',
          4000,
          (content) =>
            ann.client.rpc('send_message', { recipient_id: dora.id, message_id: crypto.randomUUID(), content }),
        ],
      ];

      beforeAll(async () => {
        await sql('delete from private.rate_limits where user_id = $1', [ann.id]);
      });

      it('is rejected with a specific code if too long or invalid', async () => {
        for (const [field, most, write] of fields) {
          for (const [text, codes] of [
            ['x'.repeat(most + 1), ['23514']],
            ['x'.repeat(300_000), ['23514']],
            ['a\u0000b', ['22P05', '22021']],
          ] as const) {
            const { error } = await write(text);
            expect({
              field,
              text: text.slice(0, 4),
              code: codes.find((code) => code === error?.code) ?? error,
            }).toEqual({ field, text: text.slice(0, 4), code: expect.any(String) });
          }
        }
        expect(await changedData()).toEqual([]);
        // An unpaired surrogate is rejected or replaced, so that it can’t break readers.
        const half = await ann.client
          .from('feed_posts')
          .insert({ user_id: ann.id, title: 'Half', content: 'a\ud800b' })
          .select('content')
          .single();
        expect([half.error?.code ?? half.data?.content]).toEqual([expect.stringMatching(/^(22P02|a\ufffdb)$/)]);
      });

      it('is stored and returned verbatim, including markup', async () => {
        const { client } = ann;
        await send(dora, ann, markup, {
          attachments: [await attachment(dora, ann, '<img src=x onerror=alert(1)>.pdf')],
        });
        const post = await add(ann, 'feed_posts', {
          title: markup,
          content: markup,
          location: markup,
          tags: ['<script>alert(1)</script>'],
        });
        const comment = await add(ann, 'feed_comments', { post_id: ids['bobsPost'], content: markup });
        const forum = await add(ann, 'forums', { title: markup, description: markup });
        const topic = await done<string>(
          client.rpc('create_topic', { forum_id: forum, title: markup, content: markup }),
        );
        const event = await saveEvent(ann, { title: markup, description: markup, location: markup });
        await done(staff.client.rpc('decide_event', { event_id: event, decision: 'returned', reason: markup }));
        const read = async (table: string, columns: string, row: string, by = dora) =>
          (await by.client.from(table).select(columns).eq('id', row).single()).data;
        expect(await read('feed_posts', 'title, content, excerpt, location, tags', post)).toEqual({
          title: markup,
          content: markup,
          excerpt: markup,
          location: markup,
          tags: ['<script>alert(1)</script>'],
        });
        expect(await read('feed_comments', 'content', comment)).toEqual({ content: markup });
        expect(await read('forums', 'title, description', forum)).toEqual({ title: markup, description: markup });
        expect(await read('forum_topics', 'title, forum_posts(content)', topic)).toEqual({
          title: markup,
          forum_posts: [{ content: markup }],
        });
        expect(await read('events', 'title, description, location, reason', event, ann)).toEqual({
          title: markup,
          description: markup,
          location: markup,
          reason: markup,
        });
        const messages = await client
          .from('messages')
          .select('content, message_attachments(name)')
          .eq('conversation_id', ids['ownConversation'] ?? '')
          .eq('content', markup);
        expect(messages.data).toEqual([
          { content: markup, message_attachments: [{ name: '<img src=x onerror=alert(1)>.pdf' }] },
        ]);
        const inbox = await client
          .from('conversations')
          .select('last_preview')
          .eq('id', ids['ownConversation'] ?? '')
          .single();
        expect(inbox.data?.last_preview).toBe(markup);
        // Requests for HTML don’t get it.
        const page = await fetch(`${backend().url}/rest/v1/feed_posts?id=eq.${post}`, {
          headers: { apikey: backend().anonKey, authorization: `Bearer ${ann.token}`, accept: 'text/html' },
        });
        expect(page.headers.get('content-type') ?? '').not.toContain('html');
      });

      it('mentions members by their real name, whatever was typed', async () => {
        await sql('update public.users set name = $2 where id = $1', [cy.id, 'Cy](evil) [<b>"x"</b>\nStaff']);
        const hidden = await member('Hidden', { status: 'private' });
        const unknownId = crypto.randomUUID();
        for (const [written, stored] of [
          [`@[Sam of staff](${bob.id}) agrees`, `@[Bob](${bob.id}) agrees`],
          [`@[<script>](${bob.id})`, `@[Bob](${bob.id})`],
          [`@[Cy](${cy.id})`, `@[Cyevil <b>"x"</b>Staff](${cy.id})`],
          [`@[Hidden](${hidden.id})`, '@Hidden'],
          [`@[Nobody](${unknownId})`, '@Nobody'],
          // What remains of one mention must not complete another.
          [`@[@[Sam](${unknownId})](${bob.id})`, `@[Bob](${bob.id})`],
          [`@[@[@[Sam](${unknownId})](${hidden.id})](${bob.id})`, `@[Bob](${bob.id})`],
          [`@[Sam @[x](${bob.id})](${cy.id})`, `@[Sam @[Bob](${bob.id})](${cy.id})`],
          [
            `[Sam](${bob.id}) @[Sam](javascript:alert(1)) @[](${bob.id})`,
            `[Sam](${bob.id}) @[Sam](javascript:alert(1)) @[](${bob.id})`,
          ],
        ] as const) {
          const content = async (row: PromiseLike<{ data: { content: unknown } | null; error: unknown }>) => {
            const { data, error } = await row;
            return data?.content ?? error;
          };
          await sql('delete from private.rate_limits where user_id = $1', [ann.id]);
          const found = await Promise.all([
            content(
              ann.client
                .from('feed_posts')
                .insert({ user_id: ann.id, title: 'x', content: written })
                .select('content')
                .single(),
            ),
            content(
              ann.client
                .from('feed_posts')
                .update({ content: written })
                .eq('id', ids['annsPost'] ?? '')
                .select('content')
                .single(),
            ),
            content(
              ann.client
                .from('feed_comments')
                .insert({ user_id: ann.id, post_id: ids['annsPost'], content: written })
                .select('content')
                .single(),
            ),
            content(
              ann.client
                .from('forum_posts')
                .insert({ user_id: ann.id, topic_id: ids['annsTopic'], content: written })
                .select('content')
                .single(),
            ),
          ]);
          expect({ written, found }).toEqual({ written, found: [stored, stored, stored, stored] });
        }
      });
    });

    describe('rate limits, also for concurrent requests', () => {
      interface Limit {
        what: string;
        limit: number;
        text: string;
        /** How much of a larger limit was used before. */
        used?: [action: string, used: number];
        fresh?: boolean;
        prepare?: (who: Member) => Promise<unknown>;
        act: (who: Member, number: number) => PromiseLike<ApiResponse>;
      }
      const post = ({ client, id }: Member, number: number) =>
        client.from('feed_posts').insert({ user_id: id, title: `Post ${number}`, content: 'x' });
      const comment = ({ client, id }: Member) =>
        client.from('feed_comments').insert({ user_id: id, post_id: ids['annsPost'], content: 'x' });
      const forum = ({ client, id }: Member, number: number) =>
        client.from('forums').insert({ user_id: id, title: `${number} of ${id}` });
      const reply = ({ client, id }: Member) =>
        client.from('forum_posts').insert({ user_id: id, topic_id: ids['annsTopic'], content: 'x' });
      let written: string[] = [];
      const first = ({ client }: Member, number: number) =>
        client.rpc('send_message', { recipient_id: written[number], message_id: crypto.randomUUID(), content: 'x' });
      let events: string[] = [];
      let own = '';

      const limits: Limit[] = [
        {
          what: 'follows of a new member',
          limit: 1,
          used: ['follow', 39],
          text: 'New members can follow 40 members a day.',
          fresh: true,
          act: ({ client, id }, number) =>
            client.from('follows').insert({ follower_id: id, followed_id: written[number] }),
        },
        {
          what: 'connection requests of a new member',
          limit: 2,
          used: ['connection_request', 18],
          text: 'New members can send 20 connection requests a day.',
          fresh: true,
          act: ({ client, id }, number) =>
            client.from('connections').insert({ sender_id: id, receiver_id: written[number] }),
        },
        {
          what: 'reviews of a new member',
          limit: 2,
          text: 'New members can write 2 reviews a day.',
          fresh: true,
          prepare: ({ id }) => meetAtEvent(sql, [id, ...written]),
          act: ({ client, id }, number) =>
            client.from('member_reviews').insert({ author_id: id, member_id: written[number], rating: 1, text: 'x' }),
        },
        {
          what: 'reports of a new member',
          limit: 2,
          used: ['report', 8],
          text: 'New members can send 10 reports a day.',
          fresh: true,
          act: ({ client }, number) =>
            client.rpc('report', { subject_kind: 'profile', subject_id: written[number], reason: 'spam' }),
        },
        {
          what: 'posts of a new member',
          limit: 10,
          text: 'New members can write 10 posts a day.',
          fresh: true,
          act: post,
        },
        { what: 'posts', limit: 20, text: 'You can write 20 posts a day.', act: post },
        {
          what: 'edits in the feed',
          limit: 2,
          used: ['feed_edit', 58],
          text: 'You can make 60 edits an hour.',
          prepare: async (who) => {
            own = await add(who, 'feed_posts', { title: 'x', content: 'x' });
          },
          act: ({ client }, number) =>
            client
              .from('feed_posts')
              .update({ content: `Edit ${number}` })
              .eq('id', own),
        },
        { what: 'comments', limit: 10, text: 'You can write 10 comments a minute.', act: comment },
        {
          what: 'comments a day',
          limit: 1,
          used: ['comment', 199],
          text: 'You can write 200 comments a day.',
          act: comment,
        },
        {
          what: 'likes',
          limit: 4,
          used: ['like', 116],
          text: 'You can change 120 likes a minute.',
          act: ({ client }, number) => client.rpc('like_post', { post_id: ids['annsPost'], liked: number % 2 === 0 }),
        },
        {
          what: 'events',
          limit: 5,
          text: 'You can propose 5 events a day.',
          act: ({ client }) => client.rpc('save_event', { event_id: crypto.randomUUID(), ...eventFields() }),
        },
        {
          what: 'registrations',
          limit: 3,
          used: ['event_registration', 27],
          text: 'You can register for 30 events in 10 minutes.',
          act: ({ client }, number) => client.rpc('register_for_event', { event_id: events[number] }),
        },
        {
          what: 'changes of published events',
          limit: 2,
          used: ['event_change', 8],
          text: 'You can change 10 published events a day.',
          prepare: async ({ id }) => {
            [own = ''] = await publishEvents(1, id);
          },
          act: ({ client }, number) =>
            client
              .from('events')
              .update({ starts_at: new Date(Date.now() + day + number * 60_000).toISOString() })
              .eq('id', own),
        },
        {
          what: 'forums of a new member',
          limit: 1,
          text: 'New members can create 1 forum a day.',
          fresh: true,
          act: forum,
        },
        { what: 'forums', limit: 3, text: 'You can create 3 forums a day.', act: forum },
        {
          what: 'topics',
          limit: 10,
          text: 'You can start 10 topics a day.',
          act: ({ client }, number) =>
            client.rpc('create_topic', { forum_id: ids['annsForum'], title: `Topic ${number}`, content: 'x' }),
        },
        { what: 'replies', limit: 10, text: 'You can write 10 forum posts a minute.', act: reply },
        {
          what: 'replies a day',
          limit: 1,
          used: ['reply', 199],
          text: 'You can write 200 forum posts a day.',
          act: reply,
        },
        {
          what: 'edits of replies',
          limit: 2,
          used: ['reply_edit', 58],
          text: 'You can make 60 edits an hour.',
          prepare: async (who) => {
            own = await add(who, 'forum_posts', { topic_id: ids['annsTopic'], content: 'x' });
          },
          act: ({ client }, number) =>
            client
              .from('forum_posts')
              .update({ content: `Edit ${number}` })
              .eq('id', own),
        },
        {
          what: 'conversations of a new member',
          limit: 3,
          used: ['conversation', 7],
          text: 'New members can start 10 conversations a day.',
          fresh: true,
          act: first,
        },
        {
          what: 'conversations',
          limit: 3,
          used: ['conversation', 27],
          text: 'You can start 30 conversations a day.',
          act: first,
        },
        {
          what: 'messages',
          limit: 4,
          used: ['message', 26],
          text: 'You can send 30 messages a minute.',
          act: ({ client }) =>
            client.rpc('send_message', { recipient_id: dora.id, message_id: crypto.randomUUID(), content: 'x' }),
        },
      ];

      beforeAll(async () => {
        written = Array.from({ length: 10 }, () => crypto.randomUUID());
        await sql(`insert into auth.users (id, email) select id, id || '@example.test' from unnest($1::uuid[]) as id`, [
          written,
        ]);
        events = await publishEvents(8, bob.id);
      });

      /** Creates published events. */
      async function publishEvents(count: number, organizer: string): Promise<string[]> {
        const created = await sql<{ id: string }>(
          `insert into public.events (user_id, title, description, starts_at, ends_at, time_zone, format, status)
           select $1, 'Open', 'x', now() + interval '5 days', now() + interval '6 days', 'America/New_York', 'online',
             'published'
           from generate_series(1, $2::integer) returning id`,
          [organizer, count],
        );
        return created.map(({ id }) => id);
      }

      it.each(limits)('allow $limit $what', async ({ limit, text, used, fresh = false, prepare, act }) => {
        const who = await member('Flo', { tier: 'closer', seasoned: !fresh });
        await prepare?.(who);
        if (used) {
          await sql(
            `insert into private.rate_limits (user_id, action, period, started_at, used)
              select $1, action, period, now(), $3 from private.action_limits
              where action = $2 and max_uses > $3
              on conflict (user_id, action, period) do update set used = $3`,
            [who.id, ...used],
          );
        }
        const responses = await Promise.all(Array.from({ length: limit + 4 }, (_, number) => act(who, number)));
        expect(responses.filter(({ error }) => error === null)).toHaveLength(limit);
        for (const { error } of responses) if (error) expect(error).toMatchObject({ code: 'P0001', message: text });
        // Deleting doesn’t restore the limit.
        if (act === post) {
          await who.client.from('feed_posts').delete().eq('user_id', who.id).throwOnError();
          expectDenied(await act(who, 0), 'P0001');
        }
      });
    });

    /** Creates a member who has earned trust, unless `seasoned` is false. */
    async function member(name: string, { tier = 'free', status = 'public', seasoned = true } = {}): Promise<Member> {
      const { client, id } = await newMember(backend());
      await sql('update public.users set name = $2, membership_tier = $3, profile_status = $4 where id = $1', [
        id,
        name,
        tier,
        status,
      ]);
      if (!seasoned) await sql('delete from member_responses where member_id = $1', [id]);
      const { data } = await client.auth.getSession();
      return { client, id, token: data.session?.access_token ?? '' };
    }

    /** Inserts a row as the member and returns its id. */
    async function add({ client, id }: Member, table: string, row: Record<string, unknown>): Promise<string> {
      const { data } = await client
        .from(table)
        .insert({ user_id: id, ...row })
        .select('id')
        .single<{ id: string }>()
        .throwOnError();
      return data.id;
    }

    async function saveEvent({ client }: Member, fields: Record<string, unknown>): Promise<string> {
      const id = crypto.randomUUID();
      await done(client.rpc('save_event', { event_id: id, ...eventFields(fields) }));
      return id;
    }

    async function attachment(from: Member, to: Member, name: string) {
      const path = `${from.id}/${to.id}/7-file.pdf`;
      await done(from.client.storage.from('message-attachments').upload(path, file));
      return { path, name };
    }

    async function send(
      from: Member,
      to: Member,
      content: string,
      more: Record<string, unknown> = {},
    ): Promise<string> {
      return done(
        from.client.rpc('send_message', { recipient_id: to.id, message_id: crypto.randomUUID(), content, ...more }),
      );
    }

    /** The id of the message or attachment that Bob sent to Cy. */
    async function idOf(table: 'messages' | 'message_attachments'): Promise<string> {
      const [row] = await sql<{ id: string }>(
        `select t.id from public.${table} t
          where ${table === 'messages' ? `t.content = 'Hush message'` : `t.path like '%1-hush.pdf'`}`,
      );
      return row?.id ?? '';
    }
  },
  { mailInterval: 0, mailQueueInterval: 3_600_000 },
);

function eventFields(fields: Record<string, unknown> = {}) {
  return {
    title: 'Evening',
    description: 'Come in.',
    starts_at: new Date(Date.now() + 10 * day).toISOString(),
    ends_at: new Date(Date.now() + 10 * day + 3_600_000).toISOString(),
    time_zone: 'America/New_York',
    format: 'online',
    exclusive: false,
    ...fields,
  };
}

/** Returns the data of a successful request; throws if it failed. */
async function done<T>(request: PromiseLike<{ data: T | null; error: unknown }>): Promise<T> {
  const { data, error } = await request;
  if (error) throw error;
  return data as T;
}
