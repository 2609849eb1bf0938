import { deepEqual, rejects } from 'node:assert/strict';
import { join } from '../../backend/channels.ts';
import type { Scenario } from '../scenario.ts';

/** Attacks on channels and limits. */
export const conversationAttacks: Scenario[] = [
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
