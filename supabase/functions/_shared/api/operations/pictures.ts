// Pictures of own listings.
import { createHash } from 'node:crypto';
import { z } from 'npm:zod@4.6.7';
import { checkPicture } from '../../../../../src/domain/files/picture-limits.ts';
import { sizeForName } from '../../../../../src/domain/files/picture-name.ts';
import { stripMetadata } from '../../../../../src/domain/files/strip-metadata.ts';
import { ownListing } from '../answers/listing.ts';
import { type Context, operation } from '../operation.ts';
import { type DatabaseError, Problem, unwrap } from '../problem.ts';
import { unchanged } from '../versions.ts';
import { listingParams } from './listings.ts';
import { readOwn, update, versionColumns, versionOf } from './own-listings.ts';

type Row = Record<string, unknown>;

const pictureTypes = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** Changes the pictures, based on what they are now. Other changes at the same time don't get lost. */
async function changePictures(context: Context, id: string, change: (images: string[]) => string[]): Promise<Row> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const row = await readOwn(context, id);
    unchanged(context.seen, row, ...versionColumns);
    const before = row['images'] as string[];
    const images = change(before);
    if (images.join('\n') === before.join('\n')) return row;
    if (
      await update(context, id, { images }, Object.fromEntries(versionColumns.map((column) => [column, row[column]])))
    )
      return readOwn(context, id);
  }
  throw new Problem('conflict', 'The listing is changing too fast. Try again.');
}

export const pictureOperations = [
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
    takesIfMatch: true,
    run: async (context, { params: { id }, body: { bytes, mediaType } }) => {
      const row = await readOwn(context, id);
      unchanged(context.seen, row, ...versionColumns);
      const checked = checkPicture(bytes);
      if ('problem' in checked) throw new Problem('invalid-request', checked.problem);
      const picture = checked.type === mediaType ? stripMetadata(bytes) : null;
      if (!picture) throw new Problem('invalid-request', `The body isn’t a valid picture of type ${mediaType}.`);
      const name = createHash('sha256').update(picture).digest('hex').slice(0, 32);
      const extension = pictureTypes[mediaType as keyof typeof pictureTypes];
      const file = [name, sizeForName(picture), extension].filter(Boolean).join('.');
      const path = `${context.memberId}/properties/${id}/${file}`;
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
    takesIfMatch: true,
    run: async (context, { params: { id, name } }) => {
      const isIt = (path: string) => path.endsWith(`/${name}`);
      const row = await readOwn(context, id);
      unchanged(context.seen, row, ...versionColumns);
      const removed = (row['images'] as string[]).filter(isIt);
      if (removed.length === 0) throw new Problem('not-found', 'The listing has no such picture.');
      await changePictures(context, id, (images) => images.filter((path) => !isIt(path)));
      await context.client.storage.from('images').remove(removed);
    },
  }),
];

const isTaken = (error: object) => 'statusCode' in error && String(error.statusCode) === '409';
