import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { join } from '../../backend/channels.ts';
import { tokenOf } from '../../backend/client.ts';
import { mimeTypes, pdf } from '../../backend/documents.ts';
import { expectDenied } from '../../backend/http-helpers.ts';
import type { Member } from '../project.ts';
import { expectRefused, type Scenario } from '../scenario.ts';
import { done, eventFields, secret } from '../stage.ts';
import { expectNoAccess } from './private-files.ts';

/** Attacks on messages, the feed, forums, and events. */
export const conversationAttacks: Scenario[] = [
  {
    name: 'others’ messages don’t show, and can’t be sent, marked, or changed',
    check: async ({ stage }) => {
      const { ann, eve, bob, cy, visitor, its } = await stage();
      for (const { client, id } of [ann, eve, { client: visitor, id: '' }]) {
        for (const table of ['conversations', 'conversation_members', 'messages', 'message_attachments']) {
          const { data } = await client.from(table).select();
          deepEqual(data ?? [], []);
        }
        expectRefused(await client.from('messages').select('id').like('content', '%Hush%'));
        const message = { conversation_id: its.conversation, user_id: id || bob.id, content: 'Forged', type: 'text' };
        expectDenied(await client.from('messages').insert({ id: crypto.randomUUID(), ...message }), '42501');
        expectDenied(await client.from('messages').upsert({ id: its.message, ...message }), '42501');
        expectRefused(await client.from('messages').update({ content: 'x' }).eq('id', its.message).select());
        expectDenied(await client.rpc('mark_conversation_read', { conversation_id: its.conversation }), '42501');
        expectDenied(await client.rpc('report', { subject_kind: 'message', subject_id: its.message, reason: 'spam' }));
        ok(!secret.test(JSON.stringify(await client.rpc('export_my_data'))), 'The export shows it');
      }
      const forged = { recipient_id: cy.id, message_id: crypto.randomUUID(), content: 'Forged' };
      expectDenied(await ann.client.rpc('send_message', { ...forged, user_id: bob.id }), 'PGRST202');
      // A free member can’t start a conversation.
      expectDenied(await ann.client.rpc('send_message', forged), 'P0001');
      // Not even the sender or the recipient can change a message.
      for (const { client } of [bob, cy])
        expectDenied(await client.from('messages').update({ content: 'x' }).eq('id', its.message), '42501');
    },
  },
  {
    name: 'attachments are for sender and recipient, and a signed link for its file only',
    check: async ({ project, stage }) => {
      const { ann, eve, bob, cy, visitor, its } = await stage();
      for (const attacker of [ann, eve, { client: visitor }])
        await expectNoAccess(project, attacker, 'message-attachments', its.attachment);
      const files = cy.client.storage.from('message-attachments');
      const own = `${bob.id}/${cy.id}/2-other.pdf`;
      await done(
        bob.client.storage.from('message-attachments').upload(own, pdf('Other'), { contentType: mimeTypes.pdf }),
      );
      const [{ data: theirs }, { data: other }] = await Promise.all([
        files.createSignedUrl(its.attachment, 60),
        bob.client.storage.from('message-attachments').createSignedUrl(own, 60),
      ]);
      const link = theirs?.signedUrl ?? '';
      equal((await fetch(link)).status, 200);
      const token = (url = '') => new URL(url).searchParams.get('token') ?? '';
      for (const forged of [token(other?.signedUrl), await tokenOf(ann.client), 'x'])
        equal((await fetch(link.replace(token(link), forged))).ok, false);
      // Neither can change what was sent.
      for (const { client } of [bob, cy]) {
        const sent = client.storage.from('message-attachments');
        expectDenied(await sent.upload(its.attachment, pdf('Changed'), { contentType: mimeTypes.pdf, upsert: true }));
        deepEqual((await sent.remove([its.attachment])).data ?? [], []);
      }
    },
  },
  {
    name: 'nobody else joins the channel of a conversation',
    check: async ({ stage }) => {
      const { ann, eve, bob, cy, visitor } = await stage();
      const topic = `conversation:${[bob.id, cy.id].toSorted().join(':')}`;
      const isPrivate = { config: { private: true } };
      await bob.client.realtime.setAuth();
      await join(bob.client.channel(topic, isPrivate));
      await bob.client.removeAllChannels();
      for (const client of [ann.client, eve.client, visitor]) {
        await client.realtime.setAuth();
        for (const name of [topic, 'conversation:%']) await rejects(join(client.channel(name, isPrivate)));
        await client.removeAllChannels();
      }
    },
  },
  {
    name: 'authors can’t set counts or times, or move what they wrote',
    check: async ({ stage }) => {
      const { cy, bob, its } = await stage();
      const changes: [Member, string, string, Record<string, unknown>[]][] = [
        [bob, 'feed_posts', its.post, [{ likes: 99 }, { comments: 99 }, { created_at: '2030-01-01' }]],
        [cy, 'feed_comments', its.comment, [{ post_id: its.event }, { created_at: '2030-01-01' }]],
        [bob, 'forum_topics', its.topic, [{ posts: 99 }, { last_reply_at: '2030-01-01' }]],
        [bob, 'forum_posts', its.reply, [{ number: 1 }, { path: [1] }, { created_at: '2030-01-01' }]],
        [bob, 'events', its.event, [{ registered: 99 }, { status: 'returned' }, { reason: 'x' }]],
      ];
      for (const [{ client, id: author }, table, id, columns] of changes)
        for (const change of [...columns, { removed_at: '2030-01-01' }, { user_id: its.event }, { id: author }])
          expectDenied(await client.from(table).update(change).eq('id', id), '42501');
    },
  },
  {
    name: 'only staff publish events, and only registered members see the link and their place',
    check: async ({ project, stage }) => {
      const { ann, bob, cy, visitor, its } = await stage();
      const { client } = ann;
      const event = crypto.randomUUID();
      project.later(() => project.service.from('events').delete().eq('id', event));
      const mine = { id: event, user_id: ann.id, ...eventFields(), status: 'published', registered: 50 };
      const { data } = await client.from('events').insert(mine).select('status, registered').single();
      deepEqual(data, { status: 'proposed', registered: 0 });
      expectDenied(await client.rpc('decide_event', { event_id: event, decision: 'published' }), '42501');
      for (const stranger of [client, visitor]) {
        expectRefused(await stranger.from('event_links').select().eq('event_id', its.event));
        expectRefused(await stranger.from('event_links').select().like('url', '%hush%'));
        expectRefused(await stranger.from('event_registrations').select().eq('event_id', its.event));
      }
      expectDenied(await client.from('event_registrations').insert({ event_id: its.event, user_id: bob.id }), '42501');
      equal((await cy.client.from('event_links').select().eq('event_id', its.event)).data?.length, 1);
    },
  },
  {
    name: 'comments are limited to ten a minute, however many are sent at once',
    check: async ({ stage }) => {
      const { ann, its } = await stage();
      const comment = { user_id: ann.id, post_id: its.post, content: 'Again' };
      const sent = await Promise.all(
        Array.from({ length: 14 }, () => ann.client.from('feed_comments').insert(comment)),
      );
      const refused = sent.flatMap(({ error }) => (error ? [`${error.code} ${error.hint}`] : []));
      deepEqual(refused, Array(4).fill('P0001 rate_limit'));
    },
  },
];
