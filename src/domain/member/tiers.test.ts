import { expect, it } from 'vitest';
import { planName, sellerBadge, tierBadge, tierLabel } from './tiers';

it.each([
  ['free', 'Free Member', null, null, 'Free Plan'],
  ['basic', 'Basic Member', null, null, 'Basic'],
  ['pro', 'Pro Member', 'Pro Member', 'Pro Member', 'Pro'],
  ['closer', 'Closer', 'Closer', 'Closer', 'Closer'],
  ['partner', 'Partner Member', 'Partner', 'Partner Member', 'Partner'],
  ['platinum', 'Member', null, null, 'Free Plan'],
  ['constructor', 'Member', null, null, 'Free Plan'],
])('%s', (tier, label, badge, seller, plan) => {
  expect([tierLabel(tier), tierBadge(tier), sellerBadge(tier), planName(tier)]).toEqual([label, badge, seller, plan]);
});
