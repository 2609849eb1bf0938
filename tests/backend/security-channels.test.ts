import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Inbox, join, listenTo } from './channels.ts';
import { clientFor, newMember, tokenOf } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { postListing } from './listing-fields.ts';

/*
 * Who hears what live. The policies of each channel are tested in SQL; only listings are published, which
 * supabase/tests/900-hygiene.sql checks.
 */

const isPrivate = { config: { private: true, broadcast: { ack: true } } };

describeBackend(
  (backend) => {
    let ann: { client: SupabaseClient; id: string };
    let bob: { client: SupabaseClient; id: string };
    let cy: { client: SupabaseClient; id: string };
    let visitor: SupabaseClient;
    const sql = (text: string, params?: unknown[]) => backend().database.query(text, params);

    beforeAll(async () => {
      [ann, bob, cy] = [await newMember(backend()), await newMember(backend()), await newMember(backend())];
      visitor = clientFor(backend());
      await sql(`update public.users set membership_tier = 'closer' where id = $1`, [bob.id]);
      for (const { client } of [ann, bob, cy]) await client.realtime.setAuth();
    });
    afterEach(() =>
      Promise.all([ann.client, bob.client, cy.client, visitor].map((client) => client.removeAllChannels())),
    );

    /** Collects what arrives on a channel. */
    function hear(channel: RealtimeChannel): Inbox<Record<string, unknown>> {
      const inbox = new Inbox<Record<string, unknown>>();
      channel.on('broadcast', { event: '*' }, ({ payload }) => inbox.add(payload as Record<string, unknown>));
      return inbox;
    }

    it('tells both members that something changed, without details, and nobody else', async () => {
      const inboxes = await Promise.all(
        [ann, bob, cy].map(async ({ client, id }) => {
          const channel = client.channel(`member:${id}`, isPrivate);
          const inbox = hear(channel);
          await join(channel);
          return inbox;
        }),
      );
      await ann.client.from('connections').insert({ sender_id: ann.id, receiver_id: bob.id }).throwOnError();
      await inboxes[1]?.until(({ changed }) => changed === 'notifications');
      await Promise.all(inboxes.slice(0, 2).map((inbox) => inbox.until(({ changed }) => changed === 'connections')));
      // Messages arrive in order, so nothing else was sent to the third member.
      await sql(`select private.broadcast_change($1, 'last')`, [cy.id]);
      await inboxes[2]?.until(({ changed }) => changed === 'last');
      expect(inboxes[2]?.items).toHaveLength(1);
      const parts = inboxes.flatMap(({ items }) => items.flatMap((item) => Object.keys(item)));
      expect(new Set(parts)).toEqual(new Set(['changed', 'id']));
      await ann.client.from('connections').delete().eq('sender_id', ann.id).throwOnError();
    });

    it.each<[string, () => string, (channel: string) => Promise<unknown>, string[]]>([
      [
        'a member’s',
        () => `member:${bob.id}`,
        () => sql(`select private.broadcast_change($1, 'genuine')`, [bob.id]),
        ['member:%', 'member:'],
      ],
      [
        'a conversation’s',
        () => `conversation:${[bob.id, cy.id].toSorted().join(':')}`,
        (topic) => {
          const channel = cy.client.channel(topic, isPrivate);
          const payload = { changed: 'genuine' };
          return join(channel).then(() => channel.send({ type: 'broadcast', event: 'typing', payload }));
        },
        ['conversation:%', 'conversation:'],
      ],
    ])('lets nobody else listen or send on %s channel', async (_whose, topicOf, sendGenuine, guesses) => {
      const topic = topicOf();
      const own = bob.client.channel(topic, isPrivate);
      const inbox = hear(own);
      await join(own);
      for (const client of [ann.client, visitor]) {
        for (const name of [topic, topic.toUpperCase(), ...guesses])
          await expect(join(client.channel(name, isPrivate))).rejects.toThrow('Unauthorized');
        await client.removeAllChannels();
      }
      // The public channel with the same name is separate.
      const outside = ann.client.channel(topic, { config: { broadcast: { ack: true } } });
      const heard = hear(outside);
      await join(outside);
      const forged = { changed: 'forged' };
      await outside.send({ type: 'broadcast', event: 'changed', payload: forged });
      const response = await fetch(`${backend().url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: {
          apikey: backend().anonKey,
          authorization: `Bearer ${await tokenOf(ann.client)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ messages: [{ topic, event: 'changed', payload: forged, private: true }] }),
      });
      expect(response.status).toBeLessThan(500);
      await sendGenuine(topic);
      await inbox.until(({ changed }) => changed === 'genuine');
      expect(inbox.items).not.toContainEqual(expect.objectContaining(forged));
      expect(heard.items).toEqual([]);
    });

    it('lets members hear of new posts, and not announce them', async () => {
      const [listening, speaking] = [cy, ann].map(({ client }) => client.channel('feed', isPrivate));
      if (!listening || !speaking) throw new Error('No channels');
      const inbox = hear(listening);
      await Promise.all([join(listening), join(speaking)]);
      await expect(join(visitor.channel('feed', isPrivate))).rejects.toThrow('Unauthorized');
      await speaking.send({ type: 'broadcast', event: 'changed', payload: { changed: 'forged' } });
      await bob.client.from('feed_posts').insert({ user_id: bob.id, title: 'News', content: 'News' }).throwOnError();
      await inbox.until(() => true);
      expect(inbox.items).toMatchObject([{ changed: 'posts' }]);
    });

    it('sends changes of a paused listing to nobody else', async () => {
      const [paused, shown] = [await postListing(bob.client), await postListing(bob.client)];
      const { changes } = await listenTo(ann.client, { event: 'UPDATE', schema: 'public', table: 'properties' });
      await sql(`update public.properties set status = 'paused' where id = $1`, [paused]);
      await sql('update public.properties set price = 3 where id = $1', [paused]);
      // Changes arrive in order, so nothing earlier is still on its way.
      await sql('update public.properties set price = 2 where id = $1', [shown]);
      await changes.until((change) => Reflect.get(change.new, 'price') === 2);
      expect(changes.items.filter((change) => Reflect.get(change.new, 'id') === paused)).toEqual([]);
    });
  },
  { mailInterval: 0, jobIntervals: { 'send-mail': 3_600_000 }, log: () => undefined },
);
