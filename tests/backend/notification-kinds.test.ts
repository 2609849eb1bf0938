import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { defaultChannels, notificationKinds } from '@/features/notifications/catalog';
import { dataFile, notificationKindsSql } from '../../supabase/local/reference/notification-kinds.ts';

const schemas = resolve(import.meta.dirname, '../../supabase/schemas');
const sqlFiles = readdirSync(schemas).map((name) => readFileSync(join(schemas, name), 'utf8'));

it('has reference data generated from the notification catalog', () => {
  expect(readFileSync(dataFile, 'utf8')).toBe(notificationKindsSql());
});

it.each(Object.keys(notificationKinds))('emits %s in SQL', (kind) => {
  expect(sqlFiles.some((sql) => sql.includes(`'${kind}'`))).toBe(true);
});

it('has the same default channels in SQL and in the catalog', () => {
  const [table = ''] = sqlFiles.flatMap((sql) => /create table public\.notification_settings \([^;]+;/.exec(sql) ?? []);
  for (const [channel, isOn] of Object.entries(defaultChannels)) {
    expect(table).toContain(`${channel} boolean not null default ${isOn}`);
  }
});
