import { afterAll, beforeAll, expect, it } from 'vitest';
import { webhookTopicNames, webhookTopics } from '@/domain/integrations/webhook-topics';
import { type ListingField, listingFields, type ListingFieldInfo } from '@/domain/listing/fields';
import { networks } from '@/kit/network/public-address';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { migratedDatabase } from './test-databases.ts';

/* Limits and lists that exist twice, in SQL and in TypeScript, compared whole. */

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.close());

it('listings take texts of the same length, and the same numbers', async () => {
  const columns = await database.query<{ field: ListingField; checked: string }>(
    `select f.field, case a.attname when 'apn' then p.prosrc else pg_get_constraintdef(c.oid) end as checked
     from private.listing_fields() f
       join pg_catalog.pg_attribute a on a.attrelid = ('public.' || f.of_table)::regclass and a.attname = f.field
       join pg_catalog.pg_constraint c on c.conrelid = a.attrelid and c.conkey = array[a.attnum] and c.contype = 'c'
       join pg_catalog.pg_proc p on p.oid = 'private.is_parcel_number(text)'::regprocedure`,
  );
  const checks = new Map(columns.map(({ field, checked }) => [field, checked]));
  const limit = (field: ListingField, sign: string) =>
    Number(new RegExp(`${sign} [('"]*(-?\\d+)`).exec(checks.get(field) ?? '')?.[1]);
  for (const [field, info] of Object.entries(listingFields) as [ListingField, ListingFieldInfo][]) {
    if ('max' in info) expect({ field, max: limit(field, '<=') }).toEqual({ field, max: info.max });
    if (info.kind !== 'number') continue;
    const [min, max] = [limit(field, '>='), limit(field, '<=')];
    expect({ field, min, max }).toEqual({ field, min: info.limits.min ?? 0, max: info.limits.max });
  }
});

it('webhooks take the same scopes of a key', async () => {
  const names = webhookTopicNames.flatMap((topic) =>
    [topic, ...webhookTopics[topic].types].map((name) => ({ name, topic })),
  );
  const rows = await database.query<{ scope: string | null }>(
    `select private.missing_webhook_scope(array[name], '{webhooks}') as scope
     from jsonb_array_elements_text($1::jsonb) with ordinality as t (name, at) order by at`,
    [JSON.stringify(names.map(({ name }) => name))],
  );
  expect(rows.map(({ scope }) => scope)).toEqual(names.map(({ topic }) => webhookTopics[topic].scope));
});

it('addresses that aren’t on the public internet are the same', async () => {
  const rows = await database.query<{ network: string }>(
    `select found[1] as network from pg_catalog.pg_proc p, regexp_matches(p.prosrc, '[0-9a-f:.]+/[0-9]+', 'g') as found
     where p.oid = 'private.is_public_address(inet)'::regprocedure`,
  );
  expect(rows.map(({ network }) => network).toSorted()).toEqual(networks.toSorted());
});
