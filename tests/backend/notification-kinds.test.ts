import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { notificationGroups } from '@/domain/notification/groups';
import { defaultChannels, notificationKinds, type NotificationKindId } from '@/domain/notification/catalog';
import { dataFile, notificationKindsSql } from '../../supabase/local/reference/notification-kinds.ts';
import { readSchema } from '../../supabase/local/server/database/schema.ts';

const schema = await readSchema(resolve(import.meta.dirname, '../../supabase'));

it('generates reference data from the notification catalog', () => {
  expect(readFileSync(dataFile, 'utf8')).toBe(notificationKindsSql());
});

it.each(Object.keys(notificationKinds))('emits %s in SQL', (kind) => {
  expect(schema).toContain(`'${kind}'`);
});

it('emails about claims, money, webhooks, offers, and deals until members turn it off', () => {
  const emailed = (Object.keys(notificationKinds) as NotificationKindId[]).filter((kind) => defaultChannels(kind).mail);
  expect(emailed).toEqual([
    'listing_claim',
    'membership',
    'webhook',
    'deal_message',
    'offer',
    'deal',
    'proof_of_funds',
  ]);
});

it('puts every kind in one of six groups, so that settings show it', () => {
  const groups = Object.keys(notificationGroups);
  expect(groups).toHaveLength(6);
  expect(new Set(Object.values(notificationKinds).map(({ group }) => group))).toEqual(new Set(groups));
});
