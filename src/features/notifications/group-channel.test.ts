import { expect, it } from 'vitest';
import { groupChannel } from './group-channel';
import type { Channel, Setting } from './notification';

const all = { in_app: true, mail: true, push: true };
const shown: Setting[] = [
  { ...all, kind: 'offer' },
  { ...all, kind: 'deal', in_app: false },
];
const emails: Setting[] = [
  { ...all, kind: 'moderation' },
  { ...all, kind: 'deal_alert' },
];

it.each<[Channel, Setting[], string[], number]>([
  ['in_app', shown, ['offer', 'deal'], 1],
  ['push', shown, ['offer'], 1],
  ['mail', emails, [], 0],
])('counts what a group’s %s switch changes', (channel, settings, kinds, on) => {
  expect(groupChannel(settings, channel)).toEqual({ kinds, on });
});
