import { resolve } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused, untouched, type Answer } from './answers.ts';
import { Inbox, join, listenTo } from './channels.ts';
import { clientFor, newMember } from './client.ts';
import { onEachDatabase } from './each-database.ts';

/*
 * What somebody gets out of feed, events, forums and messages who talks to the API by themselves, with plain supabase-js and a
 * valid free member's token. Every test of a denial ends with a look at the database: no damage.
 */

const migrationsDir = resolve(import.meta.dirname, '../../supabase/migrations');
const day = 86_400_000;
const file = new Blob(['Hush plans'], { type: 'application/pdf' });

interface Member {
  client: SupabaseClient;
  id: string;
  token: string;
}

onEachDatabase(
  (backend) => {
    /** The attacker: a free member like any other. */
    let ann: Member;
    /** Posts, founds, organises, and writes to Cy. */
    let bob: Member;
    let cy: Member;
    let dora: Member;
    /** Is blocked by Bob, and had written much before. */
    let eve: Member;
    let staff: Member;
    let visitor: SupabaseClient;
    const the: Record<string, string> = {};
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
        the[`${name}Post`] = await add(author, 'feed_posts', {
          title: `Post of ${name}`,
          content: `Hello from ${name}`,
        });
        the[`${name}Event`] = await saveEvent(author, {
          title: `Evening of ${name}`,
          capacity: 1,
          link: `https://meet.example/${name === 'anns' ? 'own' : `hush-${name}`}`,
        });
        the[`${name}Forum`] = await add(author, 'forums', { title: `Forum of ${name}` });
        the[`${name}Topic`] = await done(
          author.client.rpc('create_topic', {
            forum_id: the[`${name}Forum`],
            title: `Topic of ${name}`,
            content: `Opened by ${name}`,
          }),
        );
      }
      the['exclusive'] = await saveEvent(bob, {
        title: 'For few',
        exclusive: true,
        link: 'https://meet.example/hush-few',
      });
      the['proposed'] = await saveEvent(bob, { title: 'Not yet decided', link: 'https://meet.example/hush-later' });
      for (const event of [the['bobsEvent'], the['exclusive'], the['evesEvent']])
        await done(staff.client.rpc('decide_event', { event_id: event, decision: 'published' }));

      the['cysComment'] = await add(cy, 'feed_comments', {
        post_id: the['bobsPost'],
        content: `Well said, @[Dora](${dora.id})`,
      });
      the['annsComment'] = await add(ann, 'feed_comments', { post_id: the['annsPost'], content: 'As I said' });
      the['bobsComment'] = await add(bob, 'feed_comments', { post_id: the['annsPost'], content: 'Bob was here' });
      the['evesComment'] = await add(eve, 'feed_comments', { post_id: the['annsPost'], content: 'Eve was here' });
      await done(cy.client.rpc('like_post', { post_id: the['bobsPost'], liked: true }));
      the['bobsReply'] = await add(bob, 'forum_posts', { topic_id: the['annsTopic'], content: 'Bob answers' });
      the['evesReply'] = await add(eve, 'forum_posts', { topic_id: the['annsTopic'], content: 'Eve answers' });
      the['cysReply'] = await add(cy, 'forum_posts', { topic_id: the['bobsTopic'], content: 'Cy answers' });
      the['cysDeleted'] = await add(cy, 'forum_posts', { topic_id: the['bobsTopic'], content: 'Hush, taken back' });
      the['annsDeleted'] = await add(ann, 'forum_posts', { topic_id: the['bobsTopic'], content: 'Taken back' });
      the['annsReply'] = await add(ann, 'forum_posts', { topic_id: the['bobsTopic'], content: 'Ann answers' });
      for (const [author, post] of [
        [cy, the['cysDeleted']],
        [ann, the['annsDeleted']],
      ] as const)
        await done(author.client.rpc('delete_forum_post', { post_id: post }));

      // Dora waited, has the place now, and was told so; Cy waits.
      for (const [guest, step] of [
        [cy, 'register_for_event'],
        [dora, 'register_for_event'],
        [cy, 'cancel_registration'],
        [cy, 'register_for_event'],
      ] as const) {
        await done(guest.client.rpc(step, { event_id: the['bobsEvent'] }));
      }

      the['path'] = `${bob.id}/${cy.id}/1-hush.pdf`;
      await done(bob.client.storage.from('message-attachments').upload(the['path'], file));
      the['conversation'] = await send(bob, cy, 'Hush message', {
        attachments: [{ path: the['path'], name: 'Hush.pdf' }],
      });
      await send(cy, bob, 'Hush answer');
      the['ownConversation'] = await send(dora, ann, 'Welcome');
      [the['message'] = '', the['attachment'] = ''] = await Promise.all([
        idOf('messages'),
        idOf('message_attachments'),
      ]);
      await done(bob.client.from('message_settings').insert({ user_id: bob.id, read_marks: false }));
      await done(bob.client.from('member_blocks').insert({ blocker_id: bob.id, blocked_id: eve.id }));
    });
    beforeEach(async () => {
      before = await everything();
    });
    afterEach(async () => {
      vi.useRealTimers();
      await Promise.all([ann, bob, cy, eve, { client: visitor }].map(({ client }) => client.removeAllChannels()));
    });

    /** What is no longer as it was before the test. */
    async function damage(): Promise<string[]> {
      const now = await everything();
      return Object.keys(now).filter((part) => JSON.stringify(now[part]) !== JSON.stringify(before[part]));
    }

    /** All that an attack could have changed, by table. */
    async function everything(): Promise<Record<string, unknown>> {
      const tables = await sql<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
         where (schemaname = 'public' and tablename not in ('zip_codes', 'counties')) or (schemaname, tablename) in (('private', 'mail_queue'), ('storage', 'objects'))`,
      );
      const [found = {}] = await sql<Record<string, unknown>>(
        `select ${tables.map(({ name }) => `(select jsonb_agg(to_jsonb(t) - 'last_accessed_at' order by to_jsonb(t)::text) from ${name} t) as "${name}"`).join(', ')}`,
      );
      return found;
    }

    describe('the feed', () => {
      it("takes no post, comment or like in another's name", async () => {
        const { client } = ann;
        const post = { user_id: bob.id, title: 'Forged', content: 'Forged' };
        refused(await client.from('feed_posts').insert(post), '42501');
        refused(await client.from('feed_posts').insert([{ ...post, user_id: ann.id }, post]), '42501');
        refused(await client.from('feed_posts').insert({ title: 'Nobody', content: 'Nobody' }), '42501');
        refused(await client.from('feed_posts').upsert({ ...post, id: the['bobsPost'] }), '42501');
        refused(await client.from('feed_posts').upsert({ ...post, user_id: ann.id, id: the['bobsPost'] }), '42501');
        const comment = { user_id: cy.id, post_id: the['bobsPost'], content: 'Forged' };
        refused(await client.from('feed_comments').insert(comment), '42501');
        refused(await client.from('feed_comments').upsert({ ...comment, id: the['cysComment'] }), '42501');
        refused(
          await client.from('feed_comments').upsert({ ...comment, user_id: ann.id, id: the['cysComment'] }),
          '42501',
        );
        refused(await client.rpc('like_post', { post_id: the['bobsPost'], liked: true, user_id: dora.id }), 'PGRST202');
        refused(await client.rpc('like_post', { post_id: the['bobsPost'], liked: true }, { get: true }));
        for (const user_id of [ann.id, dora.id])
          refused(await client.from('feed_likes').insert({ post_id: the['bobsPost'], user_id }), '42501');
        for (const table of ['feed_posts', 'feed_comments', 'feed_likes']) {
          refused(await visitor.from(table).select(), '42501');
          refused(await visitor.from(table).insert({ user_id: bob.id }), '42501');
        }
        refused(await visitor.rpc('like_post', { post_id: the['bobsPost'], liked: true }), '42501');
        expect(await damage()).toEqual([]);
      });

      it('keeps what others wrote', async () => {
        const { client } = ann;
        for (const [table, id] of [
          ['feed_posts', the['bobsPost']],
          ['feed_comments', the['cysComment']],
        ] as const) {
          untouched(
            await client
              .from(table)
              .update({ content: 'Mine now' })
              .eq('id', id ?? '')
              .select(),
          );
          untouched(await client.from(table).update({ content: 'Mine now' }).neq('user_id', ann.id).select());
        }
        untouched(await client.from('feed_posts').delete().neq('user_id', ann.id).select());
        refused(
          await client
            .from('feed_comments')
            .delete()
            .eq('id', the['cysComment'] ?? ''),
          '42501',
        );
        refused(await client.rpc('delete_comment', { comment_id: the['cysComment'] }), '42501');
        // Not even whose post it stands under.
        refused(await bob.client.rpc('delete_comment', { comment_id: the['cysComment'] }), '42501');
        refused(await client.from('feed_likes').delete().neq('user_id', ann.id), '42501');
        expect(await damage()).toEqual([]);
      });

      it('counts what is there, says when it was written, and nobody moves a comment', async () => {
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
          refused(
            await client
              .from('feed_posts')
              .update({ [field]: value })
              .eq('id', the['annsPost'] ?? ''),
            '42501',
          );
          refused(
            await client
              .from('feed_posts')
              .update({ title: 'New', [field]: value })
              .eq('id', the['annsPost'] ?? ''),
            '42501',
          );
        }
        for (const change of [
          { post_id: the['bobsPost'] },
          { user_id: bob.id },
          { created_at: '2030-01-01' },
          { edited_at: null, id: crypto.randomUUID() },
        ]) {
          refused(
            await client
              .from('feed_comments')
              .update(change)
              .eq('id', the['annsComment'] ?? ''),
            '42501',
          );
        }
        refused(
          await client
            .from('feed_posts')
            .update({ image: `${bob.id}/posts/a.webp`, image_width: 1, image_height: 1 })
            .eq('id', the['annsPost'] ?? ''),
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
        expect(await damage()).toEqual([]);
      });
    });

    describe('events', () => {
      it('are published by staff', async () => {
        const { client } = ann;
        for (const change of [
          { status: 'published' },
          { status: 'published', title: 'Now' },
          { reason: 'x' },
          { registered: 99 },
          { waiting: 99 },
          { user_id: bob.id },
          { created_at: '2020-01-01' },
        ]) {
          refused(
            await client
              .from('events')
              .update(change)
              .eq('id', the['annsEvent'] ?? ''),
            '42501',
          );
          untouched(
            await client
              .from('events')
              .update(change)
              .eq('id', the['bobsEvent'] ?? '')
              .select(),
          );
        }
        const row = {
          ...eventFields(),
          status: 'published',
          registered: 50,
          waiting: 50,
          reason: 'Fine',
          user_id: ann.id,
        };
        refused(await bob.client.from('events').upsert({ ...row, user_id: bob.id, id: the['bobsEvent'] }), '42501');
        for (const decision of ['published', 'returned']) {
          for (const event of ['annsEvent', 'proposed'])
            refused(await client.rpc('decide_event', { event_id: the[event], decision, reason: 'x' }), '42501');
        }
        const { data } = await client
          .from('events')
          .insert(row)
          .select('id, status, registered, waiting, reason')
          .single();
        expect(data).toMatchObject({ status: 'proposed', registered: 0, waiting: 0, reason: null });
        await client.from('events').delete().eq('id', String(data?.id)).throwOnError();
        refused(await client.rpc('remind_of_events'), '42501');
        expect(await damage()).toEqual([]);
        const again = await client
          .from('events')
          .upsert({ ...row, id: the['annsEvent'] })
          .select('status, registered, waiting, reason')
          .single();
        expect(again.data).toEqual({ status: 'proposed', registered: 0, waiting: 0, reason: null });
      });

      it("are nobody else's", async () => {
        const { client } = ann;
        refused(await client.from('events').insert({ ...eventFields(), user_id: bob.id }), '42501');
        refused(await client.from('events').insert({ ...eventFields(), user_id: null }), '42501');
        refused(
          await client.from('events').upsert({ ...eventFields(), user_id: bob.id, id: the['bobsEvent'] }),
          '42501',
        );
        for (const event of ['bobsEvent', 'proposed']) {
          refused(await client.rpc('save_event', { event_id: the[event], ...eventFields() }), '23505');
          refused(await client.rpc('cancel_event', { event_id: the[event] }), '42501');
          untouched(
            await client
              .from('events')
              .delete()
              .eq('id', the[event] ?? '')
              .select(),
          );
        }
        // What is published is not taken away by its organiser either: it is cancelled, and that is told.
        untouched(
          await bob.client
            .from('events')
            .delete()
            .eq('id', the['bobsEvent'] ?? '')
            .select(),
        );
        untouched(
          await client
            .from('events')
            .select()
            .eq('id', the['proposed'] ?? ''),
        );
        untouched(await client.from('events').select('id').like('search_text', '%not yet decided%'));
        refused(await visitor.from('events').select(), '42501');
        expect(await damage()).toEqual([]);
      });

      it('give a place only to whom it is for, by registering', async () => {
        const { client } = ann;
        refused(await client.rpc('register_for_event', { event_id: the['exclusive'] }), 'P0001');
        expect((await client.rpc('register_for_event', { event_id: the['exclusive'] })).error?.message).toBe(
          'This event is for Closer and Partner members',
        );
        refused(await client.rpc('register_for_event', { event_id: the['proposed'] }), 'P0001');
        refused(await client.rpc('register_for_event', { event_id: the['bobsEvent'], user_id: dora.id }), 'PGRST202');
        refused(await client.rpc('register_for_event', { event_id: the['bobsEvent'] }, { get: true }));
        for (const event_id of [the['bobsEvent'], the['exclusive']]) {
          for (const user_id of [ann.id, dora.id])
            refused(
              await client.from('event_registrations').insert({ event_id, user_id, status: 'registered' }),
              '42501',
            );
        }
        refused(
          await cy.client.from('event_registrations').update({ status: 'registered' }).eq('user_id', cy.id),
          '42501',
        );
        refused(
          await cy.client.from('event_registrations').update({ created_at: '2020-01-01' }).eq('user_id', cy.id),
          '42501',
        );
        refused(await client.from('event_registrations').delete().neq('user_id', ann.id), '42501');
        await done(client.rpc('cancel_registration', { event_id: the['bobsEvent'] }));
        refused(await client.rpc('cancel_registration', { event_id: the['bobsEvent'], user_id: dora.id }), 'PGRST202');
        refused(await visitor.rpc('register_for_event', { event_id: the['bobsEvent'] }), '42501');
        expect(await damage()).toEqual([]);
      });

      it('show their link to nobody without a place, and who comes to nobody but the organiser', async () => {
        for (const { client } of [ann, cy, eve]) {
          for (const event of ['bobsEvent', 'exclusive', 'proposed']) {
            untouched(
              await client
                .from('event_links')
                .select()
                .eq('event_id', the[event] ?? ''),
            );
            untouched(
              await client
                .from('events')
                .select('id, event_links!inner(url)')
                .eq('id', the[event] ?? ''),
            );
          }
          untouched(
            await client
              .from('events')
              .select('id, event_links!inner(event_id)')
              .like('event_links.url', '%hush-bobs%'),
          );
          expect(
            (await client.from('event_links').select('*', { count: 'exact', head: true }).like('url', '%hush-few%'))
              .count,
          ).toBe(0);
          untouched(await client.from('event_registrations').select('user_id').eq('user_id', dora.id));
          untouched(
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
              .eq('event_id', the['bobsEvent'] ?? '')
          ).data,
        ).toEqual([{ url: 'https://meet.example/hush-bobs' }]);
        const link = { event_id: the['bobsEvent'], url: 'https://evil.example/' };
        refused(await ann.client.from('event_links').insert({ ...link, event_id: the['exclusive'] }), '42501');
        refused(await ann.client.from('event_links').upsert(link), '42501');
        for (const { client } of [ann, dora]) {
          untouched(
            await client
              .from('event_links')
              .update({ url: link.url })
              .eq('event_id', the['bobsEvent'] ?? '')
              .select(),
          );
          untouched(
            await client
              .from('event_links')
              .delete()
              .eq('event_id', the['bobsEvent'] ?? '')
              .select(),
          );
        }
        refused(
          await ann.client
            .from('event_links')
            .update({ event_id: the['exclusive'] })
            .eq('event_id', the['annsEvent'] ?? ''),
        );
        for (const url of [
          'javascript:alert(1)',
          'http://meet.example/',
          'https://meet.example@evil.example/',
          'data:text/html,<script>',
        ]) {
          refused(
            await ann.client
              .from('event_links')
              .update({ url })
              .eq('event_id', the['annsEvent'] ?? ''),
            '23514',
          );
        }
        expect(await damage()).toEqual([]);
      });
    });

    describe('forums', () => {
      it("take nothing in another's name, and keep what others wrote", async () => {
        const { client } = ann;
        refused(await client.from('forums').insert({ user_id: bob.id, title: 'Forged' }), '42501');
        refused(
          await client.from('forum_topics').insert({ user_id: ann.id, forum_id: the['bobsForum'], title: 'Empty' }),
          '42501',
        );
        refused(
          await client.rpc('create_topic', {
            forum_id: the['bobsForum'],
            title: 'Forged',
            content: 'Forged',
            user_id: bob.id,
          }),
          'PGRST202',
        );
        refused(
          await client.rpc('create_topic', {
            forum_id: the['bobsForum'],
            title: 'Forged',
            content: 'Forged',
            topic_id: the['bobsTopic'],
          }),
          '23505',
        );
        const reply = { topic_id: the['bobsTopic'], content: 'Forged' };
        refused(await client.from('forum_posts').insert({ ...reply, user_id: cy.id }), '42501');
        refused(await client.from('forum_posts').insert({ ...reply, user_id: null }), '42501');
        refused(await client.from('forum_posts').upsert({ ...reply, user_id: ann.id, id: the['cysReply'] }), '42501');
        untouched(
          await client
            .from('forum_posts')
            .update({ content: 'Mine now' })
            .eq('id', the['cysReply'] ?? '')
            .select(),
        );
        untouched(
          await client
            .from('forum_topics')
            .update({ title: 'Mine now' })
            .eq('id', the['bobsTopic'] ?? '')
            .select(),
        );
        untouched(
          await client
            .from('forums')
            .update({ title: 'Mine now' })
            .eq('id', the['bobsForum'] ?? '')
            .select(),
        );
        refused(
          await client
            .from('forum_posts')
            .delete()
            .eq('id', the['cysReply'] ?? ''),
          '42501',
        );
        refused(
          await client
            .from('forum_posts')
            .delete()
            .eq('id', the['annsReply'] ?? ''),
          '42501',
        );
        refused(await client.rpc('delete_forum_post', { post_id: the['cysReply'] }), '42501');
        for (const topic of ['bobsTopic', 'annsTopic'])
          untouched(
            await client
              .from('forum_topics')
              .delete()
              .eq('id', the[topic] ?? '')
              .select(),
          );
        refused(
          await client
            .from('forums')
            .delete()
            .eq('id', the['annsForum'] ?? ''),
          '42501',
        );
        refused(await client.rpc('delete_forum', { forum_id: the['annsForum'] }), '42501');
        for (const table of ['forums', 'forum_topics', 'forum_posts', 'topic_follows', 'topic_reads'])
          refused(await visitor.from(table).select(), '42501');
        expect(await damage()).toEqual([]);
      });

      it('give numbers, places, times and counts themselves', async () => {
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
            { forum_id: the['bobsForum'] },
            { user_id: bob.id },
          ].map((change) => ['forum_topics', 'annsTopic', change] as [string, string, object]),
          ...[
            { number: 1 },
            { path: [1] },
            { created_at: '2020-01-01' },
            { edited_at: '2020-01-01' },
            { deleted_at: '2020-01-01', content: '' },
            { topic_id: the['annsTopic'] },
            { parent_post_id: the['cysReply'] },
            { user_id: bob.id },
          ].map((change) => ['forum_posts', 'annsReply', change] as [string, string, object]),
        ].map(([table, name, change]) => [table, name, change as Record<string, unknown>]);
        for (const [table, name, change] of changes)
          refused(
            await client
              .from(table)
              .update(change)
              .eq('id', the[name] ?? ''),
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
          .insert({ topic_id: the['annsTopic'], user_id: ann.id, content: 'Loud', ...boast })
          .select()
          .single();
        expect(data).toMatchObject({ number: 4, path: [4], edited_at: null, deleted_at: null });
        // What is sent again is there already, and counts no more.
        const again = { id: data?.id as string, topic_id: the['annsTopic'], user_id: ann.id, content: 'Loud' };
        const counts = () =>
          sql(
            'select t.posts, t.last_number, t.last_reply_at, f.posts as all, f.last_activity_at from public.forum_topics t join public.forums f on f.id = t.forum_id where t.id = $1',
            [the['annsTopic']],
          );
        const counted = await counts();
        expect(counted).toMatchObject([{ posts: 4, last_number: 4, all: 4 }]);
        await client.from('forum_posts').upsert(again, { ignoreDuplicates: true }).throwOnError();
        await client
          .from('forum_posts')
          .upsert({ ...again, id: the['bobsReply'] }, { ignoreDuplicates: true })
          .throwOnError();
        await client.from('forum_posts').upsert(again).throwOnError();
        expect(await counts()).toEqual(counted);
        const forum = await client
          .from('forums')
          .insert({ user_id: ann.id, title: 'Loud', topics: 99, posts: 99, last_activity_at: '2030-01-01' })
          .select()
          .single();
        expect(forum.data).toMatchObject({ topics: 0, posts: 0, last_activity_at: null });
        expect((await damage()).toSorted()).toEqual([
          'public.forum_posts',
          'public.forum_topics',
          'public.forums',
          'public.notifications',
        ]);
      });

      it('leave deleted posts as they are, and hang replies only where they belong', async () => {
        const { client } = ann;
        refused(
          await client
            .from('forum_posts')
            .update({ content: 'Back' })
            .eq('id', the['annsDeleted'] ?? ''),
          'P0001',
        );
        for (const change of [{ deleted_at: null }, { deleted_at: null, content: 'Back' }]) {
          refused(
            await client
              .from('forum_posts')
              .update(change)
              .eq('id', the['annsDeleted'] ?? ''),
            '42501',
          );
        }
        untouched(
          await client
            .from('forum_posts')
            .update({ content: 'Back' })
            .eq('id', the['cysDeleted'] ?? '')
            .select(),
        );
        refused(
          await client
            .from('forum_posts')
            .upsert({ id: the['annsDeleted'], topic_id: the['bobsTopic'], user_id: ann.id, content: 'Back' }),
        );
        refused(
          await client
            .from('forum_posts')
            .insert({ topic_id: the['bobsTopic'], user_id: ann.id, content: '', deleted_at: '2026-01-01' }),
          '23514',
        );
        untouched(await client.from('forum_posts').select('id').like('content', '%Hush%'));
        refused(
          await client
            .from('forum_posts')
            .insert({
              topic_id: the['annsTopic'],
              user_id: ann.id,
              content: 'Astray',
              parent_post_id: the['cysReply'],
            }),
          '42501',
        );
        expect(await damage()).toEqual([]);
      });

      it('keep what others follow and have read to themselves', async () => {
        const { client } = ann;
        for (const table of ['topic_follows', 'topic_reads']) {
          untouched(await client.from(table).select().neq('user_id', ann.id));
          expect(
            (await client.from(table).select('*', { count: 'exact', head: true }).eq('user_id', bob.id)).count,
          ).toBe(0);
          untouched(
            await client.from('forum_topics').select(`id, ${table}!inner(user_id)`).eq(`${table}.user_id`, bob.id),
          );
        }
        refused(await client.from('topic_follows').insert({ topic_id: the['annsTopic'], user_id: dora.id }), '42501');
        untouched(await client.from('topic_follows').delete().neq('user_id', ann.id).select());
        refused(
          await client.from('topic_reads').insert({ topic_id: the['bobsTopic'], user_id: bob.id, last_number: 0 }),
          '42501',
        );
        refused(await client.from('topic_reads').update({ last_number: 0 }).eq('user_id', ann.id), '42501');
        refused(
          await client.rpc('mark_topic_read', { topic_id: the['bobsTopic'], number: 9, user_id: bob.id }),
          'PGRST202',
        );
        expect(await damage()).toEqual([]);
      });
    });

    describe('messages of two others', () => {
      it('are read by no select, embed, filter, order, count or function', async () => {
        const said: Record<string, string> = {
          conversations: 'last_preview',
          conversation_members: 'other_id, unread',
          messages: 'content',
          message_attachments: 'name',
          message_settings: 'read_marks',
        };
        const tables = Object.keys(said);
        for (const { client, id } of [ann, eve]) {
          const own = new Set(id === ann.id ? [the['ownConversation']] : []);
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
              expect(JSON.stringify(await client.from(table).select(`*, ${embed}(${said[embed]})`))).not.toMatch(
                /hush/i,
              );
            }
          }
          untouched(
            await client
              .from('messages')
              .select()
              .eq('conversation_id', the['conversation'] ?? ''),
          );
          untouched(await client.from('messages').select('id').like('content', '%Hush%'));
          untouched(
            await client
              .from('conversations')
              .select('id, other_read_at')
              .eq('id', the['conversation'] ?? ''),
          );
          untouched(
            await client
              .from('users')
              .select('id, messages!inner(content)')
              .eq('messages.conversation_id', the['conversation'] ?? ''),
          );
          untouched(
            await client
              .from('users')
              .select('id, conversation_members!conversation_members_user_id_fkey!inner(unread)')
              .in('id', [bob.id, cy.id]),
          );
          untouched(
            await client
              .from('message_attachments')
              .select('messages!inner(content)')
              .eq('id', the['attachment'] ?? ''),
          );
          expect(
            (await client.from('messages').select('*', { count: 'exact', head: true }).eq('user_id', bob.id)).count,
          ).toBe(0);
          const forged = {
            id: the['conversation'],
            low_id: id,
            high_id: bob.id,
            last_preview: null,
            last_user_id: null,
            last_message_at: null,
            created_at: null,
          };
          for (const args of [forged, { conversations: forged }, { '': forged }])
            expect((await client.rpc('other_read_at', args)).data ?? null).toBeNull();
          expect(JSON.stringify((await client.rpc('export_my_data')).data)).not.toMatch(
            /Hush (message|answer)|hush\.pdf/i,
          );
          refused(
            await client.rpc('report', { subject_kind: 'message', subject_id: the['message'], reason: 'spam' }),
            'P0001',
          );
        }
        for (const table of tables) refused(await visitor.from(table).select(), '42501');
        // To whom they belong they are there.
        expect(
          (
            await cy.client
              .from('messages')
              .select('content, message_attachments(path)')
              .eq('id', the['message'] ?? '')
          ).data,
        ).toMatchObject([{ content: 'Hush message' }]);
        expect(await damage()).toEqual([]);
      });

      it('are written, marked and counted by nobody else, and edited by nobody', async () => {
        for (const { client, id } of [ann, bob, cy]) {
          const message = {
            id: crypto.randomUUID(),
            conversation_id: the['conversation'],
            user_id: id,
            content: 'Forged',
            type: 'text',
            created_at: '2030-01-01',
          };
          refused(await client.from('messages').insert(message), '42501');
          refused(await client.from('messages').upsert({ ...message, id: the['message'] }), '42501');
          refused(
            await client
              .from('messages')
              .update({ content: 'Forged' })
              .eq('id', the['message'] ?? ''),
            '42501',
          );
          refused(
            await client
              .from('messages')
              .delete()
              .eq('id', the['message'] ?? ''),
            '42501',
          );
          refused(await client.from('conversations').insert({ low_id: id, high_id: dora.id }), '42501');
          refused(
            await client
              .from('conversations')
              .update({ last_preview: 'Forged' })
              .eq('id', the['conversation'] ?? ''),
            '42501',
          );
          refused(
            await client
              .from('conversation_members')
              .insert({ conversation_id: the['conversation'], user_id: id, other_id: cy.id }),
            '42501',
          );
          refused(await client.from('conversation_members').update({ unread: 99 }).eq('user_id', id), '42501');
          refused(
            await client
              .from('message_attachments')
              .insert({
                message_id: the['message'],
                position: 2,
                path: `${id}/x/1-x.pdf`,
                name: 'x.pdf',
                size: 1,
                mime_type: 'application/pdf',
              }),
            '42501',
          );
          refused(
            await client
              .from('message_attachments')
              .update({ path: `${id}/x/1-x.pdf` })
              .eq('id', the['attachment'] ?? ''),
            '42501',
          );
        }
        refused(await ann.client.rpc('mark_conversation_read', { conversation_id: the['conversation'] }), '42501');
        refused(
          await ann.client.rpc('send_message', {
            recipient_id: cy.id,
            message_id: crypto.randomUUID(),
            content: 'Forged',
            user_id: bob.id,
          }),
          'PGRST202',
        );
        refused(
          await ann.client.rpc('send_message', {
            recipient_id: dora.id,
            message_id: the['message'],
            content: 'Hush message',
          }),
          '23505',
        );
        refused(
          await ann.client.rpc(
            'send_message',
            { recipient_id: dora.id, message_id: the['message'], content: 'Hush message' },
            { get: true },
          ),
        );
        refused(await ann.client.from('message_settings').insert({ user_id: cy.id, read_marks: false }), '42501');
        refused(await ann.client.from('message_settings').upsert({ user_id: bob.id, read_marks: true }), '42501');
        untouched(
          await ann.client.from('message_settings').update({ read_marks: true }).eq('user_id', bob.id).select(),
        );
        refused(
          await visitor.rpc('send_message', { recipient_id: cy.id, message_id: crypto.randomUUID(), content: 'x' }),
          '42501',
        );
        // Who may not start a conversation starts none by another's file, nor by a listing.
        const { error } = await ann.client.rpc('send_message', {
          recipient_id: cy.id,
          message_id: crypto.randomUUID(),
          content: 'Hello',
        });
        expect(error).toMatchObject({
          code: 'P0001',
          message: 'Messages to members you are not connected to are for Pro and Partner members.',
        });
        expect(await damage()).toEqual([]);
      });

      it('keep their files, wherever one guesses', async () => {
        const path = the['path'] ?? '';
        for (const { client, id } of [ann, eve]) {
          const files = client.storage.from('message-attachments');
          for (const folder of ['', bob.id, `${bob.id}/${cy.id}`]) untouched(await files.list(folder));
          refused(await files.download(path));
          refused(await files.createSignedUrl(path, 60));
          expect((await files.createSignedUrls([path], 60)).data?.map(({ signedUrl }) => signedUrl)).toEqual([null]);
          refused(await files.info(path));
          refused(await files.move(path, `${id}/${dora.id}/1-stolen.pdf`));
          refused(await files.copy(path, `${id}/${dora.id}/1-copied.pdf`));
          expect((await files.remove([path])).data ?? []).toEqual([]);
          for (const taken of [
            path,
            `${bob.id}/${cy.id}/2-new.pdf`,
            `${cy.id}/${id}/1-new.pdf`,
            `${id}/${bob.id}/../../${bob.id}/${cy.id}/1-new.pdf`,
          ]) {
            refused(await files.upload(taken, file));
            refused(await files.upload(taken, file, { upsert: true }));
            refused(await files.createSignedUploadUrl(taken));
          }
          const attachments = [{ path, name: 'Hush.pdf' }];
          refused(
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
        // Nor does whoever it was sent to change it, or the sender once it was sent.
        for (const { client } of [cy, bob]) {
          const files = client.storage.from('message-attachments');
          refused(await files.upload(path, file, { upsert: true }));
          refused(await files.update(path, file));
          refused(await files.move(path, `${bob.id}/${cy.id}/3-moved.pdf`));
          expect((await files.remove([path])).data ?? []).toEqual([]);
        }
        expect(await damage()).toEqual([]);
      });

      it('open by a signed link to that file alone, and not for long', async () => {
        const { data } = await cy.client.storage.from('message-attachments').createSignedUrl(the['path'] ?? '', 300);
        const link = data?.signedUrl ?? '';
        expect(await (await fetch(link)).text()).toBe('Hush plans');
        const own = `${dora.id}/${ann.id}/1-own.pdf`;
        await done(dora.client.storage.from('message-attachments').upload(own, file));
        const doras =
          (await dora.client.storage.from('message-attachments').createSignedUrl(own, 300)).data?.signedUrl ?? '';
        const token = (from: string) => new URL(from).searchParams.get('token') ?? '';
        const [head = '', , tail = ''] = token(doras).split('.');
        const claims = Buffer.from(
          JSON.stringify({
            ...(JSON.parse(Buffer.from(token(doras).split('.')[1] ?? '', 'base64url').toString()) as object),
            url: `message-attachments/${the['path']}`,
          }),
        ).toString('base64url');
        for (const forged of [token(doras), `${head}.${claims}.${tail}`, ann.token, '', 'x']) {
          expect((await fetch(link.replace(token(link), forged))).ok).toBe(false);
        }
        await done(dora.client.storage.from('message-attachments').remove([own]));
        vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] });
        const late = await fetch(link);
        expect([late.ok, await late.text()]).toEqual([false, expect.not.stringContaining('Hush')]);
        vi.useRealTimers();
        expect(await damage()).toEqual([]);
      });

      it('are heard by nobody else, and nobody else speaks among them', async () => {
        const topic = `conversation:${the['conversation']}`;
        const isPrivate = { config: { private: true, broadcast: { ack: true } } };
        const heard = { cy: new Inbox<unknown>(), ann: new Inbox<unknown>() };
        const [bobs, cys] = [bob, cy].map(({ client }) => client.channel(topic, isPrivate));
        if (!bobs || !cys) throw new Error('No channels');
        cys.on('broadcast', { event: '*' }, ({ payload }) => heard.cy.add(payload));
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
        outside.on('broadcast', { event: '*' }, ({ payload }) => heard.ann.add(payload));
        await join(outside);
        await outside.send({ type: 'broadcast', event: 'typing', payload: { member: bob.id } });
        const answer = await fetch(`${backend().url}/realtime/v1/api/broadcast`, {
          method: 'POST',
          headers: {
            apikey: backend().anonKey,
            authorization: `Bearer ${ann.token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ messages: [{ topic, event: 'typing', payload: { member: bob.id }, private: true }] }),
        });
        expect(answer.status).toBeLessThan(500);
        // What is sent comes in order: nothing was on its way to either.
        await send(bob, cy, 'One more');
        await bobs.send({ type: 'broadcast', event: 'typing', payload: { member: 'last' } });
        await heard.cy.until((payload) => Reflect.get(payload as object, 'member') === 'last');
        expect(heard.cy.items).toMatchObject([{ member: 'last' }]);
        expect([...heard.ann.items, ...rows.flatMap(({ changes }) => changes.items)]).toEqual([]);
      });

      it('nor sends anybody word of new posts but the feed itself', async () => {
        const heard = new Inbox<unknown>();
        const [listening, speaking] = [cy, ann].map(({ client }) =>
          client.channel('feed', { config: { private: true } }),
        );
        if (!listening || !speaking) throw new Error('No channels');
        listening.on('broadcast', { event: '*' }, ({ event, payload }) =>
          heard.add([event, Reflect.get(payload as object, 'changed')]),
        );
        for (const { client } of [cy, ann]) await client.realtime.setAuth();
        await Promise.all([join(listening), join(speaking)]);
        await expect(join(visitor.channel('feed', { config: { private: true } }))).rejects.toThrow('Unauthorized');
        await speaking.send({ type: 'broadcast', event: 'changed', payload: { changed: 'forged' } });
        await add(bob, 'feed_posts', { title: 'News', content: 'News' });
        await heard.until(() => true);
        expect(heard.items).toEqual([['changed', 'posts']]);
      });
    });

    it('what is written under an id of something else takes nothing of that along', async () => {
      const { client } = ann;
      const subjects = await sql<{ id: string }>(
        'select distinct subject_id as id from public.notifications where user_id <> $1 and actor_id is distinct from $1 and subject_id is not null',
        [ann.id],
      );
      const told = () =>
        sql(
          'select id, read_at, data from public.notifications where user_id <> $1 and actor_id is distinct from $1 order by id',
          [ann.id],
        );
      const all = await told();
      expect(all.length).toBeGreaterThan(5);
      await sql("update auth.users set created_at = now() - interval '30 days' where id = $1", [ann.id]);
      for (const { id } of subjects) {
        await sql('delete from private.allowances where user_id = $1', [ann.id]);
        await client.from('feed_posts').insert({ id, user_id: ann.id, title: 'x', content: 'x' });
        await client.from('feed_posts').delete().eq('id', id).throwOnError();
        await client.from('feed_comments').insert({ id, user_id: ann.id, post_id: the['annsPost'], content: 'x' });
        await client.rpc('delete_comment', { comment_id: id });
        await client.from('events').insert({ id, ...eventFields(), user_id: ann.id });
        await client.from('events').delete().eq('id', id).throwOnError();
        await client.from('forum_posts').insert({ id, user_id: ann.id, topic_id: the['annsTopic'], content: 'x' });
        await client.rpc('delete_forum_post', { post_id: id });
        await client.from('connections').insert({ id, sender_id: ann.id, receiver_id: staff.id });
        await client.from('connections').delete().eq('id', id).throwOnError();
        await client
          .from('member_reviews')
          .insert({ id, author_id: ann.id, member_id: staff.id, rating: 1, text: 'x' });
        await client.from('member_reviews').delete().eq('id', id).throwOnError();
      }
      expect(await told()).toEqual(all);
    });

    describe('across a block', () => {
      /** Every way to what one of two wrote. */
      const ways = (reader: Member, other: Member, whose: string) => {
        const { client } = reader;
        const [post = '', event = '', topic = '', comment = '', reply = ''] = [
          the[`${whose}Post`],
          the[`${whose}Event`],
          the[`${whose}Topic`],
          the[`${whose}Comment`],
          the[`${whose}Reply`],
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
          events: client.from('events').select('*, my_place', counted).or(`user_id.eq.${other.id},id.eq.${event}`),
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
            .rpc('topic_posts', { topic_id: the['annsTopic'] }, counted)
            .eq('user_id', other.id),
        };
      };

      it('nothing is seen of what the other wrote, on either side', async () => {
        for (const [reader, other, whose] of [
          [eve, bob, 'bobs'],
          [bob, eve, 'eves'],
        ] as const) {
          for (const [way, asked] of Object.entries(ways(reader, other, whose))) {
            const { data, count, error } = await asked;
            expect({ whose, way, data, count, error }).toEqual({ whose, way, data: [], count: 0, error: null });
          }
        }
        // A third member sees all of it by the same ways, but the link and who comes: else this would show nothing.
        for (const [other, whose] of [
          [bob, 'bobs'],
          [eve, 'eves'],
        ] as const) {
          for (const [way, asked] of Object.entries(ways(dora, other, whose))) {
            if (way === 'links' || way === 'places') continue;
            expect({ whose, way, found: ((await asked).count ?? 0) > 0 }).toEqual({ whose, way, found: true });
          }
        }
        expect(await damage()).toEqual([]);
      });

      it('nothing is done to it', async () => {
        for (const [writer, other, whose] of [
          [eve, bob, 'bobs'],
          [bob, eve, 'eves'],
        ] as const) {
          const { client, id } = writer;
          refused(await client.rpc('like_post', { post_id: the[`${whose}Post`], liked: true }), 'P0001');
          refused(
            await client.from('feed_comments').insert({ post_id: the[`${whose}Post`], user_id: id, content: 'Hello' }),
            'P0001',
          );
          refused(await client.rpc('register_for_event', { event_id: the[`${whose}Event`] }), 'P0001');
          refused(
            await client.from('forum_posts').insert({ topic_id: the[`${whose}Topic`], user_id: id, content: 'Hello' }),
            '42501',
          );
          refused(
            await client
              .from('forum_posts')
              .insert({
                topic_id: the['annsTopic'],
                user_id: id,
                content: 'Hello',
                parent_post_id: the[`${whose}Reply`],
              }),
            '42501',
          );
          refused(await client.from('topic_follows').insert({ topic_id: the[`${whose}Topic`], user_id: id }), '42501');
          await done(client.rpc('mark_topic_read', { topic_id: the[`${whose}Topic`], number: 99 }));
          for (const [kind, subject] of [
            ['post', 'Post'],
            ['event', 'Event'],
            ['topic', 'Topic'],
            ['reply', 'Reply'],
          ] as const) {
            refused(
              await client.rpc('report', { subject_kind: kind, subject_id: the[whose + subject], reason: 'spam' }),
              'P0001',
            );
          }
          expect((await client.rpc('message_refusal', { member_id: other.id })).data).toBe(
            "You can't exchange messages with this member.",
          );
          refused(
            await client.rpc('send_message', {
              recipient_id: other.id,
              message_id: crypto.randomUUID(),
              content: 'Hello',
            }),
            'P0001',
          );
          refused(await client.storage.from('message-attachments').upload(`${id}/${other.id}/1-x.pdf`, file));
        }
        expect(await damage()).toEqual([]);
      });
    });

    describe('text', () => {
      const markup = '<img src=x onerror=alert(1)><script>alert("1")</script> &amp; \'; drop table users; --';

      /** Everywhere that members write: the longest it may be, and how it is sent. */
      const fields: [string, number, (text: string) => PromiseLike<Answer>][] = [
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
              .eq('id', the['annsPost'] ?? ''),
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
          (content) => ann.client.from('feed_comments').insert({ user_id: ann.id, post_id: the['bobsPost'], content }),
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
          (reason) => bob.client.rpc('cancel_event', { event_id: the['bobsEvent'], reason }),
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
          (title) => ann.client.rpc('create_topic', { forum_id: the['bobsForum'], title, content: 'x' }),
        ],
        [
          'first post',
          10_000,
          (content) => ann.client.rpc('create_topic', { forum_id: the['bobsForum'], title: 'x', content }),
        ],
        [
          'reply',
          10_000,
          (content) => ann.client.from('forum_posts').insert({ user_id: ann.id, topic_id: the['bobsTopic'], content }),
        ],
        [
          'edited reply',
          10_000,
          (content) =>
            ann.client
              .from('forum_posts')
              .update({ content })
              .eq('id', the['annsReply'] ?? ''),
        ],
        [
          'message',
          4000,
          (content) =>
            ann.client.rpc('send_message', { recipient_id: dora.id, message_id: crypto.randomUUID(), content }),
        ],
      ];

      beforeAll(async () => {
        await sql('delete from private.allowances where user_id = $1', [ann.id]);
      });

      it('that is too long, or no text at all, is refused with a code that says so', async () => {
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
        expect(await damage()).toEqual([]);
        // Half a character is refused, or stored as the sign for one that is unknown: nothing that later readers stumble over.
        const half = await ann.client
          .from('feed_posts')
          .insert({ user_id: ann.id, title: 'Half', content: 'a\ud800b' })
          .select('content')
          .single();
        expect([half.error?.code ?? half.data?.content]).toEqual([expect.stringMatching(/^(22P02|a\ufffdb)$/)]);
      });

      it('that is markup is stored as the text it is, and comes back so', async () => {
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
        const comment = await add(ann, 'feed_comments', { post_id: the['bobsPost'], content: markup });
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
          .eq('conversation_id', the['ownConversation'] ?? '')
          .eq('content', markup);
        expect(messages.data).toEqual([
          { content: markup, message_attachments: [{ name: '<img src=x onerror=alert(1)>.pdf' }] },
        ]);
        const inbox = await client
          .from('conversations')
          .select('last_preview')
          .eq('id', the['ownConversation'] ?? '')
          .single();
        expect(inbox.data?.last_preview).toBe(markup);
        // Asked for a page, the API gives none.
        const page = await fetch(`${backend().url}/rest/v1/feed_posts?id=eq.${post}`, {
          headers: { apikey: backend().anonKey, authorization: `Bearer ${ann.token}`, accept: 'text/html' },
        });
        expect(page.headers.get('content-type') ?? '').not.toContain('html');
      });

      it('names whom it mentions by their own name, whatever it says', async () => {
        await sql('update public.users set name = $2 where id = $1', [cy.id, 'Cy](evil) [<b>"x"</b>\nStaff']);
        const hidden = await member('Hidden', { status: 'private' });
        const nobody = crypto.randomUUID();
        for (const [written, stored] of [
          [`@[Sam of staff](${bob.id}) agrees`, `@[Bob](${bob.id}) agrees`],
          [`@[<script>](${bob.id})`, `@[Bob](${bob.id})`],
          [`@[Cy](${cy.id})`, `@[Cyevil <b>"x"</b>Staff](${cy.id})`],
          [`@[Hidden](${hidden.id})`, '@Hidden'],
          [`@[Nobody](${nobody})`, '@Nobody'],
          // What stays of one mention must not complete another.
          [`@[@[Sam](${nobody})](${bob.id})`, `@[Bob](${bob.id})`],
          [`@[@[@[Sam](${nobody})](${hidden.id})](${bob.id})`, `@[Bob](${bob.id})`],
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
          await sql('delete from private.allowances where user_id = $1', [ann.id]);
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
                .eq('id', the['annsPost'] ?? '')
                .select('content')
                .single(),
            ),
            content(
              ann.client
                .from('feed_comments')
                .insert({ user_id: ann.id, post_id: the['annsPost'], content: written })
                .select('content')
                .single(),
            ),
            content(
              ann.client
                .from('forum_posts')
                .insert({ user_id: ann.id, topic_id: the['annsTopic'], content: written })
                .select('content')
                .single(),
            ),
          ]);
          expect({ written, found }).toEqual({ written, found: [stored, stored, stored, stored] });
        }
      });
    });

    describe('limits hold, also for what is sent at once', () => {
      interface Limit {
        of: string;
        most: number;
        says: string;
        /** What of a larger limit was used before. */
        used?: [action: string, used: number];
        fresh?: boolean;
        prepare?: (who: Member) => Promise<unknown>;
        act: (who: Member, number: number) => PromiseLike<Answer>;
      }
      const post = ({ client, id }: Member, number: number) =>
        client.from('feed_posts').insert({ user_id: id, title: `Post ${number}`, content: 'x' });
      const comment = ({ client, id }: Member) =>
        client.from('feed_comments').insert({ user_id: id, post_id: the['annsPost'], content: 'x' });
      const forum = ({ client, id }: Member, number: number) =>
        client.from('forums').insert({ user_id: id, title: `${number} of ${id}` });
      const reply = ({ client, id }: Member) =>
        client.from('forum_posts').insert({ user_id: id, topic_id: the['annsTopic'], content: 'x' });
      let written: string[] = [];
      const first = ({ client }: Member, number: number) =>
        client.rpc('send_message', { recipient_id: written[number], message_id: crypto.randomUUID(), content: 'x' });
      let events: string[] = [];
      let own = '';

      const limits: Limit[] = [
        {
          of: 'posts of a new member',
          most: 5,
          says: 'New accounts can write 5 posts a day. Please wait until tomorrow.',
          fresh: true,
          act: post,
        },
        { of: 'posts', most: 20, says: 'You have written 20 posts today. Please wait until tomorrow.', act: post },
        {
          of: 'edits in the feed',
          most: 2,
          used: ['feed_edit', 58],
          says: 'You have edited very often. Please wait an hour.',
          prepare: async (who) => {
            own = await add(who, 'feed_posts', { title: 'x', content: 'x' });
          },
          act: ({ client }, number) =>
            client
              .from('feed_posts')
              .update({ content: `Edit ${number}` })
              .eq('id', own),
        },
        { of: 'comments', most: 10, says: 'That is a lot of comments at once. Please wait a minute.', act: comment },
        {
          of: 'comments a day',
          most: 1,
          used: ['comment a day', 199],
          says: 'You have written 200 comments today. Please wait until tomorrow.',
          act: comment,
        },
        {
          of: 'likes',
          most: 4,
          used: ['like', 116],
          says: 'That is a lot of likes at once. Please wait a minute.',
          act: ({ client }, number) => client.rpc('like_post', { post_id: the['annsPost'], liked: number % 2 === 0 }),
        },
        {
          of: 'events',
          most: 5,
          says: 'You have proposed 5 events today. Please wait until tomorrow.',
          act: ({ client }) => client.rpc('save_event', { event_id: crypto.randomUUID(), ...eventFields() }),
        },
        {
          of: 'registrations',
          most: 3,
          used: ['event_place', 27],
          says: 'You have registered 30 times within 10 minutes. Please wait a little.',
          act: ({ client }, number) => client.rpc('register_for_event', { event_id: events[number] }),
        },
        {
          of: 'changes of published events',
          most: 2,
          used: ['event_change', 8],
          says: 'You have changed published events 10 times today. Please wait until tomorrow.',
          prepare: async ({ id }) => {
            [own = ''] = await published(1, id);
          },
          act: ({ client }, number) =>
            client
              .from('events')
              .update({ starts_at: new Date(Date.now() + day + number * 60_000).toISOString() })
              .eq('id', own),
        },
        {
          of: 'forums of a new member',
          most: 1,
          says: 'New accounts can create one forum a day. Please wait until tomorrow.',
          fresh: true,
          act: forum,
        },
        { of: 'forums', most: 3, says: 'You can create 3 forums a day. Please wait until tomorrow.', act: forum },
        {
          of: 'topics',
          most: 10,
          says: 'You can start 10 topics a day. Please wait until tomorrow.',
          act: ({ client }, number) =>
            client.rpc('create_topic', { forum_id: the['annsForum'], title: `Topic ${number}`, content: 'x' }),
        },
        { of: 'replies', most: 10, says: 'You are writing very fast. Please wait a minute.', act: reply },
        {
          of: 'replies a day',
          most: 1,
          used: ['reply_day', 199],
          says: 'You have written 200 posts today. Please wait until tomorrow.',
          act: reply,
        },
        {
          of: 'edits of replies',
          most: 2,
          used: ['reply_edit', 58],
          says: 'You have edited very often. Please wait an hour.',
          prepare: async (who) => {
            own = await add(who, 'forum_posts', { topic_id: the['annsTopic'], content: 'x' });
          },
          act: ({ client }, number) =>
            client
              .from('forum_posts')
              .update({ content: `Edit ${number}` })
              .eq('id', own),
        },
        {
          of: 'conversations of a new member',
          most: 5,
          says: 'New accounts can start 5 conversations a day. Please wait until tomorrow.',
          fresh: true,
          act: first,
        },
        {
          of: 'conversations',
          most: 3,
          used: ['conversation', 27],
          says: 'You can start 30 conversations a day. Please wait until tomorrow.',
          act: first,
        },
        {
          of: 'messages',
          most: 4,
          used: ['message', 26],
          says: 'You can send 30 messages a minute. Please wait a moment.',
          act: ({ client }) =>
            client.rpc('send_message', { recipient_id: dora.id, message_id: crypto.randomUUID(), content: 'x' }),
        },
      ];

      beforeAll(async () => {
        written = Array.from({ length: 10 }, () => crypto.randomUUID());
        await sql(
          `insert into auth.users (id, email, email_confirmed_at) select id, id || '@example.test', now() from unnest($1::uuid[]) as id`,
          [written],
        );
        events = await published(8, bob.id);
      });

      /** Events that staff have published. */
      async function published(count: number, organiser: string): Promise<string[]> {
        const made = await sql<{ id: string }>(
          `insert into public.events (user_id, title, description, starts_at, ends_at, time_zone, format, status)
           select $1, 'Open', 'x', now() + interval '5 days', now() + interval '6 days', 'America/New_York', 'online', 'published'
           from generate_series(1, $2::integer) returning id`,
          [organiser, count],
        );
        return made.map(({ id }) => id);
      }

      it.each(limits)('$of: $most', async ({ most, says, used, fresh = false, prepare, act }) => {
        const who = await member('Flo', { tier: 'closer', seasoned: !fresh });
        await prepare?.(who);
        if (used) {
          await sql(
            'insert into private.allowances (user_id, action, started_at, used) values ($1, $2, now(), $3) on conflict (user_id, action) do update set used = $3',
            [who.id, ...used],
          );
        }
        const answers = await Promise.all(Array.from({ length: most + 4 }, (_, number) => act(who, number)));
        expect(answers.filter(({ error }) => error === null)).toHaveLength(most);
        for (const { error } of answers) if (error) expect(error).toMatchObject({ code: 'P0001', message: says });
        // What is taken away gives nothing back.
        if (act === post) {
          await who.client.from('feed_posts').delete().eq('user_id', who.id).throwOnError();
          refused(await act(who, 0), 'P0001');
        }
      });
    });

    /** A member that is not new any more, unless `seasoned` is false. */
    async function member(name: string, { tier = 'free', status = 'public', seasoned = true } = {}): Promise<Member> {
      const { client, id } = await newMember(backend());
      await sql('update public.users set name = $2, membership_tier = $3, profile_status = $4 where id = $1', [
        id,
        name,
        tier,
        status,
      ]);
      if (seasoned) await sql(`update auth.users set created_at = now() - interval '30 days' where id = $1`, [id]);
      const { data } = await client.auth.getSession();
      return { client, id, token: data.session?.access_token ?? '' };
    }

    /** Writes a row in the member's own name; resolves to its id. */
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

    /** The id of what Bob sent to Cy. */
    async function idOf(table: 'messages' | 'message_attachments'): Promise<string> {
      const [row] = await sql<{ id: string }>(
        `select t.id from public.${table} t where ${table === 'messages' ? `t.content = 'Hush message'` : `t.path like '%1-hush.pdf'`}`,
      );
      return row?.id ?? '';
    }
  },
  { migrationsDir, mailInterval: 0, copiesInterval: 3_600_000 },
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

/** What a request gave; fails where it was refused. */
async function done<T>(request: PromiseLike<{ data: T | null; error: unknown }>): Promise<T> {
  const { data, error } = await request;
  if (error) throw error;
  return data as T;
}
