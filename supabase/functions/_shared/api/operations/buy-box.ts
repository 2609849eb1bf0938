import { z } from 'npm:zod@4.6.7';
import {
  conditions,
  exitStrategies,
  financings,
  searchablePropertyTypes,
} from '../../../../../src/domain/listing/property-vocabulary.ts';
import { criteria as boxCriteria } from '../../../../../src/domain/filters/filters.ts';
import { pageOf } from '../answer.ts';
import { buyBox } from '../answers/buy-box.ts';
import { listingSummary } from '../answers/listing.ts';
import { decodeCursor, encodeCursor, pageQuery } from '../cursor.ts';
import { type Context, operation } from '../operation.ts';
import { Problem, unwrap } from '../problem.ts';
import { changedSince, unchanged, versionBy } from '../versions.ts';
import { criterionOf, knownPlaces } from './search.ts';

const usd = z.int().min(0).max(100_000_000_000).nullable();
const criteria = z.strictObject({
  states: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'Send a two-letter code, such as TN.'))
    .max(60)
    .default([])
    .describe('Two-letter codes.'),
  counties: z
    .array(z.string().max(120))
    .max(500)
    .default([])
    .describe('Such as `Shelby, TN`, each in one of the states.'),
  property_types: z.array(z.enum(searchablePropertyTypes)).default([]).describe('Any of these.'),
  conditions: z.array(z.enum(conditions)).default([]).describe('Any of these.'),
  min_price: usd.default(null).describe('Price, at least (USD).'),
  max_price: usd.default(null).describe('Price, at most (USD).'),
  financing: z.array(z.enum(financings)).default([]).describe('Any of these.'),
  investment_strategies: z.array(z.enum(exitStrategies)).default([]).describe('Any of these.'),
  filters: z
    .strictObject(Object.fromEntries(boxCriteria.map((name) => [name, criterionOf(name)])))
    .partial()
    .default({})
    .describe('Further criteria. A bound of 0 is unset.'),
});

/** The last row that public.matched_listings continues after. */
const matchCursor = z.strictObject({ created_at: z.iso.datetime({ offset: true }), id: z.guid() });

type Row = Record<string, unknown>;
const versionOf = versionBy('updated_at');

async function read({ client, memberId }: Context): Promise<Row | null> {
  return unwrap(
    await client.from('buybox_profiles').select(buyBox.select).eq('user_id', memberId).maybeSingle(),
  ) as Row | null;
}

async function readSaved(context: Context): Promise<Row> {
  const row = await read(context);
  if (!row) throw new Problem('not-found', 'You have no buy box yet.');
  return row;
}

export const buyBoxOperations = [
  operation({
    id: 'getBuyBox',
    method: 'GET',
    path: '/v1/my/buy-box',
    scope: 'own:read',
    tag: 'Buy box',
    summary: 'Get the buy box',
    description: '404 without one.',
    response: buyBox,
    version: versionOf,
    run: readSaved,
  }),
  operation({
    id: 'saveBuyBox',
    method: 'PUT',
    path: '/v1/my/buy-box',
    scope: 'own:write',
    tag: 'Buy box',
    summary: 'Save the criteria of the buy box',
    description: 'Replaces all criteria: what you leave out sets no condition. Alerts stay as they are.',
    body: criteria,
    example: { body: { states: ['TN'], property_types: ['Multi Family'], max_price: 300000 } },
    response: buyBox,
    version: versionOf,
    takesIfMatch: true,
    run: async (context, { body: { filters, ...columns } }) => {
      const { client, memberId, seen } = context;
      const { places } = filters as { places?: string[] };
      const known = places && { places: await knownPlaces(context, places, 'filters.places') };
      const row = { ...columns, filters: { ...filters, ...known } };
      const boxes = client.from('buybox_profiles');
      if (seen === null) {
        unwrap(await boxes.upsert({ user_id: memberId, ...row }, { onConflict: 'user_id' }));
        return readSaved(context);
      }
      const now = await read(context);
      if (!now) throw changedSince();
      const own = { ...unchanged(seen, now, 'updated_at'), user_id: memberId };
      const stored = unwrap(await boxes.update(row).match(own).select('user_id'));
      if (stored?.length === 0) throw changedSince();
      return readSaved(context);
    },
  }),
  operation({
    id: 'listMatches',
    method: 'GET',
    path: '/v1/my/matches',
    scope: 'own:read',
    tag: 'Buy box',
    summary: 'List the matches of the buy box, newest first',
    description: 'Empty without a buy box. Search listings with the sort best-match for the best first.',
    query: z.strictObject(pageQuery),
    response: pageOf(listingSummary),
    run: async ({ client }, { query: { limit, cursor } }) => {
      const after = cursor === undefined ? null : decodeCursor(cursor, matchCursor);
      const items = unwrap(
        await client.rpc('matched_listings', { max_rows: limit, after }).select(listingSummary.select),
      ) as unknown as Row[];
      const last = items.at(-1);
      const next = last && items.length === limit ? { created_at: last['created_at'], id: last['id'] } : null;
      return { items, next_cursor: next && encodeCursor(next) };
    },
  }),
];
