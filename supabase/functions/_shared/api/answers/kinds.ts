// Kinds of fields that many objects have.
import { z } from 'npm:zod@4.6.7';
import { pictureSizeIn } from '../../../../../src/domain/files/picture-name.ts';
import { answer, made } from '../answer.ts';
import { appLink, pictureUrl } from '../links.ts';

export const id = (text: string) => z.guid().describe(text);
export const text = (about: string) => z.string().describe(about);
export const flag = (about: string) => z.boolean().describe(about);
/** A whole number: also of dollars. */
export const count = (about: string) => z.int().describe(about);
export const number = (about: string) => z.number().describe(about);
export const day = (about: string) => z.iso.date().describe(about);
/** As the database writes times: in UTC. */
export const time = (about: string) => z.iso.datetime({ offset: true }).describe(about);
/** One of the keys of a vocabulary. */
export const oneOf = (values: object, about: string) =>
  z.enum((Array.isArray(values) ? values : Object.keys(values)) as [string, ...string[]]).describe(about);
export const texts = (about: string) => z.array(z.string()).describe(about);
/** What may be missing. */
export const orNull = (type: z.ZodType, about: string) => type.nullable().describe(about);

/** The ID that a program gave it. */
export const externalId = () => orNull(z.string(), 'Your own ID of it; null without one.');

/** The address of an object's page in the app. */
export const page = (column: string, pathOf: (id: string) => string) =>
  made(z.url().describe('Its page in the app.'), [column], (row) => appLink(pathOf(String(row[column]))));

const small = answer('SmallPicture', 'A smaller copy of a picture.', {
  url: z.url().describe('The address of the copy, which anyone can open. WebP for clients that accept it.'),
  width: count('Pixels.'),
  height: orNull(z.int(), 'Pixels; null if it isn’t known.'),
});
const picture = answer('Picture', 'A picture of a listing.', {
  url: z.url().describe('The address of the picture, which anyone can open.'),
  width: orNull(z.int(), 'Pixels; null if it isn’t known.'),
  height: orNull(z.int(), 'Pixels; null if it isn’t known.'),
  small: small.schema,
  name: text('The last part of its path, to remove it by.'),
});

const smallWidth = 400;

function pictureOf(path: string) {
  const size = pictureSizeIn(path);
  // A picture that is smaller isn't enlarged.
  const width = Math.min(smallWidth, size?.width ?? smallWidth);
  return {
    url: pictureUrl('images', path),
    width: size?.width ?? null,
    height: size?.height ?? null,
    small: {
      url: pictureUrl('images', path, smallWidth),
      width,
      height: size && Math.round((width * size.height) / size.width),
    },
    name: path.split('/').at(-1),
  };
}

/** The pictures of a listing. */
export const pictures = () =>
  made(z.array(picture.schema).describe('At most 10. The first is the cover.'), ['images'], ({ images }) =>
    (images as string[]).map(pictureOf),
  );

/** A member's picture. */
export const avatar = () =>
  made(
    z.url().nullable().describe('The address of their picture, 512 pixels wide, which anyone can open. Null for none.'),
    ['profile_image_url'],
    ({ profile_image_url: path }) => (path === null ? null : pictureUrl('avatars', String(path))),
  );
