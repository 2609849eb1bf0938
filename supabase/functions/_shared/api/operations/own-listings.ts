import { createHash } from 'node:crypto';
import { z } from 'npm:zod@4.6.7';
import { propertyColumns } from '../../../../../src/domain/listing/fields.ts';
import { checkPicture } from '../../../../../src/domain/files/picture-limits.ts';
import { stripMetadata } from '../../../../../src/domain/files/strip-metadata.ts';
import { keysetPage, pageQuery } from '../cursor.ts';
import { inputsFor, newInputsFor } from '../listing-input.ts';
import { type Context, operation } from '../operation.ts';
import { type DatabaseError, Problem, unwrap } from '../problem.ts';
import { pageOf, resource } from '../resource.ts';
import { isSeen } from '../versions.ts';
import { listingParams } from './listings.ts';

const editable = [...propertyColumns, 'status'];
const review = resource('ListingReview', 'listing_reviews', ['decision', 'reason', 'requested_at', 'due_at']);
const ownListing = resource(
  'OwnListing',
  'properties',
  [
    'id',
    ...editable,
    'verified',
    'jv_share_pct',
    'cap_rate',
    'previous_price',
    'price_changed_at',
    'view_count',
    'likes',
    'saves',
    'created_at',
    'updated_at',
    'status_changed_at',
    'unreviewed_changes',
    'removed_at',
    'held_at',
  ],
  { reviews: { of: review, from: 'listing_reviews', kind: 'many', description: 'The latest, if any.' } },
);

const status = z.enum(['active', 'paused', 'sold']);
/** What a new listing consists of. Pictures are added to it. */
export const newListing = z.strictObject({
  ...newInputsFor(propertyColumns.filter((name) => name !== 'images')),
  status: z.enum(['active', 'paused']).default('paused').describe('Paused listings are visible only to you.'),
});
const changes = z.strictObject({ ...inputsFor(propertyColumns), status }).partial();

const pictureTypes = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

type Row = Record<string, unknown>;
const versionOf = (row: Row) => String(row['updated_at']);
const gone = () => new Problem('not-found', 'You have no such listing.');
const changed = () => new Problem('changed-since', 'The listing has changed. Read it again.');

/** One of the member's own listings. */
async function readOwn({ client, memberId }: Context, id: string): Promise<Row> {
  const row = unwrap(
    await client
      .from('properties')
      .select(ownListing.select)
      .eq('id', id)
      .eq('user_id', memberId)
      .order('requested_at', { referencedTable: 'reviews', ascending: false })
      .limit(1, { referencedTable: 'reviews' })
      .maybeSingle(),
  );
  if (!row) throw gone();
  return row as unknown as Row;
}

/** Changes a listing unless it has another version than this; null changes any. */
async function update(
  { client, memberId }: Context,
  id: string,
  columns: Row,
  version: string | null,
): Promise<boolean> {
  let query = client.from('properties').update(columns).eq('id', id).eq('user_id', memberId);
  if (version !== null) query = query.eq('updated_at', version);
  return (unwrap(await query.select('id')) as unknown[]).length > 0;
}

/** Changes the pictures, based on what they are now. Other changes at the same time don't get lost. */
async function changePictures(context: Context, id: string, change: (images: string[]) => string[]): Promise<Row> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const row = await readOwn(context, id);
    const before = row['images'] as string[];
    const images = change(before);
    if (images.join('\n') === before.join('\n')) return row;
    if (await update(context, id, { images }, versionOf(row))) return readOwn(context, id);
  }
  throw new Problem('conflict', 'The listing is changing too fast. Try again.');
}

export const ownListingOperations = [
  operation({
    id: 'listOwnListings',
    method: 'GET',
    path: '/v1/my/listings',
    scope: 'own:read',
    tag: 'Own listings',
    summary: 'List own listings',
    description: 'In any status, newest first.',
    query: z.strictObject({
      status: z.enum(['active', 'under_contract', 'paused', 'sold']).optional(),
      ...pageQuery,
    }),
    example: { query: { status: 'active', limit: 10 } },
    response: pageOf(ownListing),
    run: ({ client, memberId }, { query: { status: only, ...page } }) => {
      let list = client.from('properties').select(ownListing.select).eq('user_id', memberId);
      if (only) list = list.eq('status', only);
      const latest = list
        .order('requested_at', { referencedTable: 'reviews', ascending: false })
        .limit(1, { referencedTable: 'reviews' });
      return keysetPage(latest, { ...page, time: 'created_at', id: 'id' });
    },
  }),
  operation({
    id: 'createListing',
    method: 'POST',
    path: '/v1/my/listings',
    scope: 'own:write',
    tag: 'Own listings',
    summary: 'Create a listing',
    description: 'Paused unless you say otherwise, so that you can look at it and add pictures first.',
    body: newListing,
    example: {
      body: {
        title: 'Brick duplex near the park',
        description: 'Two units, both rented. New roof in 2024.',
        property_type: 'Multi Family',
        address: '12 Oak St',
        city: 'Memphis',
        state: 'TN',
        zip: '38103',
        price: 185000,
        monthly_rent: 2100,
      },
    },
    response: ownListing,
    status: 201,
    version: versionOf,
    run: async (context, { body }) => {
      unwrap(await context.client.rpc('post_listing', { id: context.newId, listing: body }));
      return readOwn(context, context.newId);
    },
  }),
  operation({
    id: 'getOwnListing',
    method: 'GET',
    path: '/v1/my/listings/{id}',
    scope: 'own:read',
    tag: 'Own listings',
    summary: 'Get an own listing',
    params: listingParams,
    response: ownListing,
    version: versionOf,
    run: (context, { params: { id } }) => readOwn(context, id),
  }),
  operation({
    id: 'updateListing',
    method: 'PATCH',
    path: '/v1/my/listings/{id}',
    scope: 'own:write',
    tag: 'Own listings',
    summary: 'Change a listing',
    description: 'What you leave out stays. Some changes of a verified listing end its verification, as in the app.',
    params: listingParams,
    body: changes,
    example: { body: { price: 179000, status: 'active' } },
    response: ownListing,
    version: versionOf,
    run: async (context, { params: { id }, body }) => {
      const now = await readOwn(context, id);
      if (!isSeen(context.seenVersion, versionOf(now))) throw changed();
      if (Object.keys(body).length > 0) {
        const isStored = await update(context, id, body, context.seenVersion === null ? null : versionOf(now));
        if (!isStored) throw context.seenVersion === null ? gone() : changed();
      }
      return readOwn(context, id);
    },
  }),
  operation({
    id: 'deleteListing',
    method: 'DELETE',
    path: '/v1/my/listings/{id}',
    scope: 'own:write',
    tag: 'Own listings',
    summary: 'Delete a listing',
    params: listingParams,
    response: null,
    run: async (context, { params: { id } }) => {
      const { images } = await readOwn(context, id);
      const { client, memberId } = context;
      unwrap(await client.from('properties').delete().eq('id', id).eq('user_id', memberId));
      // The listing is gone either way; what's left in its folder is removed with the account.
      await client.storage.from('images').remove(images as string[]);
    },
  }),
  operation({
    id: 'addPicture',
    method: 'POST',
    path: '/v1/my/listings/{id}/pictures',
    scope: 'own:write',
    tag: 'Own listings',
    summary: 'Add a picture to a listing',
    description:
      'The body is the picture, up to 10 MB and 50 megapixels. It’s stored without metadata such as where it was ' +
      'taken. A listing has ' +
      'up to 10. The same picture twice is one.',
    params: listingParams,
    body: Object.keys(pictureTypes),
    response: ownListing,
    status: 201,
    version: versionOf,
    run: async (context, { params: { id }, body: { bytes, mediaType } }) => {
      const row = await readOwn(context, id);
      const checked = checkPicture(bytes);
      if ('problem' in checked) throw new Problem('invalid-request', checked.problem);
      const picture = checked.type === mediaType ? stripMetadata(bytes) : null;
      if (!picture) throw new Problem('invalid-request', `The body isn’t a valid picture of type ${mediaType}.`);
      const name = createHash('sha256').update(picture).digest('hex').slice(0, 32);
      const extension = pictureTypes[mediaType as keyof typeof pictureTypes];
      const path = `${context.memberId}/properties/${id}/${name}.${extension}`;
      if ((row['images'] as string[]).includes(path)) return row;
      const { error } = await context.client.storage.from('images').upload(path, picture, { contentType: mediaType });
      if (error && !isTaken(error)) unwrap({ data: null, error: error as DatabaseError });
      return changePictures(context, id, (images) => (images.includes(path) ? images : [...images, path]));
    },
  }),
  operation({
    id: 'removePicture',
    method: 'DELETE',
    path: '/v1/my/listings/{id}/pictures/{name}',
    scope: 'own:write',
    tag: 'Own listings',
    summary: 'Remove a picture of a listing',
    params: listingParams.extend({ name: z.string().max(100).describe('The last part of the picture’s path.') }),
    response: null,
    run: async (context, { params: { id, name } }) => {
      const isIt = (path: string) => path.endsWith(`/${name}`);
      const row = await readOwn(context, id);
      const removed = (row['images'] as string[]).filter(isIt);
      if (removed.length === 0) throw new Problem('not-found', 'The listing has no such picture.');
      await changePictures(context, id, (images) => images.filter((path) => !isIt(path)));
      await context.client.storage.from('images').remove(removed);
    },
  }),
];

const isTaken = (error: object) => 'statusCode' in error && String(error.statusCode) === '409';
