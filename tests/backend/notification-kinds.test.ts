import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { defaultChannels, notificationKinds } from '@/features/notifications/catalog';
import { dataFile, notificationKindsSql } from '../../supabase/local/reference/notification-kinds.ts';
import { readSchema } from '../../supabase/local/server/database/schema.ts';

const schema = await readSchema(resolve(import.meta.dirname, '../../supabase'));

it('has reference data generated from the notification catalog', () => {
  expect(readFileSync(dataFile, 'utf8')).toBe(notificationKindsSql());
});

it.each(Object.keys(notificationKinds))('emits %s in SQL', (kind) => {
  expect(schema).toContain(`'${kind}'`);
});

it('has the same default channels in SQL and in the catalog', () => {
  const [table = ''] = /create table public\.notification_settings \([^;]+;/.exec(schema) ?? [];
  for (const [channel, isOn] of Object.entries(defaultChannels)) {
    expect(table).toContain(`${channel} boolean not null default ${isOn}`);
  }
});
