import { equal, rejects } from 'node:assert/strict';
import { Inbox, join } from '../../backend/channels.ts';
import type { Member } from '../project.ts';
import type { Scenario } from '../scenario.ts';

/** A channel of a member’s own, as the app opens it. */
function ownChannel({ client }: Pick<Member, 'client'>, owner: string) {
  return client.channel(`member:${owner}`, { config: { private: true } });
}

/** Live updates. */
export const realtimeScenarios: Scenario[] = [
  {
    name: 'a member hears of a new follower on their own channel',
    check: async ({ ann, bob }) => {
      await bob.client.realtime.setAuth();
      const inbox = new Inbox<string>();
      const channel = ownChannel(bob, bob.id);
      channel.on('broadcast', { event: 'changed' }, ({ payload }: { payload: { changed: string } }) =>
        inbox.add(payload.changed),
      );
      try {
        await join(channel);
        const followed = await ann.client.rpc('follow_member', { user_id: ann.id, member_id: bob.id });
        if (followed.error) throw followed.error;
        equal(await inbox.until((changed) => changed === 'notifications'), 'notifications');
      } finally {
        await bob.client.removeAllChannels();
      }
    },
  },
  {
    name: 'nobody else can join it',
    check: async ({ project, ann, bob }) => {
      const visitor = { client: project.visitor() };
      for (const stranger of [ann, visitor]) {
        await stranger.client.realtime.setAuth();
        await rejects(join(ownChannel(stranger, bob.id)));
        await stranger.client.removeAllChannels();
      }
    },
  },
];
