import { deepEqual, equal, ok } from 'node:assert/strict';
import { webpBytes } from '../../backend/files.ts';
import { expectDenied, expectNoRows } from '../../backend/http-helpers.ts';
import { listingOf } from '../../backend/listing-fields.ts';
import { expectRefused, type Scenario } from '../scenario.ts';
import { done, secret, webp } from '../stage.ts';
import { expectNoAccess } from './private-files.ts';

/** Attacks on listings and their figures. */
export const listingAttacks: Scenario[] = [
  {
    name: 'owners can’t set the badge, counts, times, or owner of a listing, when posting or later',
    check: async ({ stage }) => {
      const { ann, bob } = await stage();
      const closed = {
        verified: true,
        view_count: 9999,
        likes: 9999,
        dislikes: 9999,
        saves: 9999,
        priority: true,
        jv_share_pct: 0,
        previous_price: 900_000,
        created_at: '2020-01-01T00:00:00Z',
        public_since: '2020-01-01T00:00:00Z',
        price_changed_at: '2020-01-01T00:00:00Z',
      };
      const id = crypto.randomUUID();
      await done(ann.client.from('properties').insert(listingOf(ann.id, { id, ...closed })));
      try {
        const read = async () =>
          done<Record<string, unknown>>(ann.client.from('properties').select().eq('id', id).single());
        const before = await read();
        for (const [column, value] of Object.entries(closed)) {
          ok(before[column] !== value || column === 'priority', `${column} could be posted`);
          expectDenied(
            await ann.client
              .from('properties')
              .update({ [column]: value })
              .eq('id', id),
            '42501',
          );
        }
        expectDenied(await ann.client.from('properties').update({ user_id: bob.id }).eq('id', id), '42501');
        const foreign = { images: [`${bob.id}/properties/x/1.webp`] };
        expectDenied(await ann.client.from('properties').update(foreign).eq('id', id), '23514');
        deepEqual(await read(), before);
      } finally {
        await done(ann.client.from('properties').delete().eq('id', id));
      }
    },
  },
  {
    name: 'a paused listing isn’t found by selects, embeds, search, maps, counts, or views',
    check: async ({ stage }) => {
      const { ann, bob, visitor, its } = await stage();
      const pause = (status: string) => bob.client.from('properties').update({ status }).eq('id', its.listing);
      await done(pause('paused'));
      try {
        const box = { west: -180, south: -90, east: 180, north: 90 };
        for (const client of [ann.client, visitor]) {
          const reads = await Promise.all([
            client.from('properties').select().eq('id', its.listing),
            client.from('properties').select('id').eq('status', 'paused'),
            client.from('properties').select('id').like('search_text', '%house of bob%'),
            client.from('users').select('id, properties!inner(id)').eq('id', bob.id),
            client.from('listing_prices').select().eq('property_id', its.listing),
            client.from('listing_documents').select().eq('property_id', its.listing),
            client.rpc('listing_deal_terms', { property_id: its.listing }),
            client.rpc('search_properties', { filters: { box }, page_size: 100 }).eq('id', its.listing),
            client.rpc('map_properties', { filters: {}, search: '', box, cell: 1 }).eq('id', its.listing),
            client.rpc('similar_properties', { property_id: its.listing }),
          ]);
          for (const read of reads) expectNoRows(read);
          equal((await client.rpc('count_properties', { search: 'House of Bob' })).data, 0);
          equal((await client.rpc('increment_property_view_count', { property_id: its.listing })).data, null);
        }
      } finally {
        await done(pause('active'));
      }
    },
  },
  {
    name: 'the contract price, showing instructions, and documents on request stay with the seller',
    check: async ({ project, stage }) => {
      const { ann, visitor, its } = await stage();
      for (const client of [ann.client, visitor]) {
        const terms = await client.rpc('listing_deal_terms', { property_id: its.listing });
        equal((terms.data as unknown[] | null)?.length, 1);
        ok(!secret.test(JSON.stringify(terms)), 'The terms show what is private');
        expectRefused(await client.from('listing_terms').select());
        const embedded = await client.from('properties').select('id, listing_terms(*)').eq('id', its.listing);
        ok(!secret.test(JSON.stringify(embedded)), 'An embed shows what is private');
        await expectNoAccess(project, { client }, 'documents', its.document);
      }
      for (const price of [{ price: 1 }, { property_id: its.listing, price: 1 }]) {
        expectRefused(await ann.client.from('listing_prices').update(price).eq('property_id', its.listing).select());
        expectRefused(
          await ann.client
            .from('listing_prices')
            .insert({ property_id: its.listing, ...price })
            .select(),
        );
      }
    },
  },
  {
    name: 'pictures of others can’t be listed, replaced, moved, copied, or deleted',
    check: async ({ stage }) => {
      const { ann, bob, its } = await stage();
      const images = ann.client.storage.from('images');
      const shown = (await images.list('')).data ?? [];
      deepEqual(
        shown.filter(({ name }) => name !== ann.id),
        [],
      );
      for (const folder of [bob.id, `${bob.id}/properties/${its.listing}`])
        deepEqual((await images.list(folder)).data ?? [], []);
      const file = Buffer.concat([webpBytes, Buffer.from('mine')]);
      expectDenied(await images.upload(its.picture, file, { ...webp, upsert: true }));
      expectDenied(await images.update(its.picture, file, webp));
      expectDenied(await images.move(its.picture, `${ann.id}/stolen.webp`));
      expectDenied(await images.copy(its.picture, `${ann.id}/copied.webp`));
      expectDenied(await images.createSignedUploadUrl(its.picture, { upsert: true }));
      expectDenied(await images.upload(`${ann.id}/../${bob.id}/new.webp`, file, webp));
      deepEqual((await images.remove([its.picture])).data ?? [], []);
      const served = await fetch(images.getPublicUrl(its.picture).data.publicUrl);
      ok(!(await served.text()).includes('mine'));
      equal(served.status, 200);
      for (const attempt of [
        ann.client.storage.createBucket(`mine-${crypto.randomUUID()}`, { public: true }),
        ann.client.storage.updateBucket('contracts', { public: true }),
        ann.client.storage.emptyBucket('images'),
      ])
        expectDenied(await attempt);
    },
  },
];
