import { expect, it } from 'vitest';
import { nextStep } from './next-step';

const device = { sessionId: 's1', endpoint: 'https://push.example/1' };
const same = { endpoint: device.endpoint };
const other = { endpoint: 'https://push.example/2' };
const works = { refused_at: null };
const refused = { refused_at: '2026-11-29T12:00:00Z' };

it.each([
  ['nothing', 'works', same, works, 's1'],
  ['renew', 'was refused by its push service', same, refused, 's1'],
  ['renew', 'was refused, also in a new session', same, refused, 's2'],
  ['renew', 'was lost by the browser', null, works, 's1'],
  ['renew', 'was lost with the last session', null, null, 's2'],
  ['save', 'was replaced by the browser', other, works, 's1'],
  ['save', 'ended with the last session', same, null, 's2'],
  ['forget', 'was turned off on another device', same, null, 's1'],
  ['forget', 'was turned off and lost', null, null, 's1'],
])('says %s for a subscription that %s', (step, _, subscription, saved, sessionId) => {
  expect(nextStep({ device, subscription, saved, sessionId })).toBe(step);
});
