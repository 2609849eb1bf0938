// Addresses in answers: of pages of the app, and of public pictures.
import { variable } from '../project.ts';

const bases = new Map<string, string>();

/** The address in a variable. It's read once: an answer has hundreds of addresses. */
function base(name: 'APP_URL' | 'SITE_URL' | 'SUPABASE_URL'): string {
  const known = bases.get(name) ?? variable(name).replace(/\/+$/, '');
  bases.set(name, known);
  return known;
}

/** The address of a page of the app. */
export const appLink = (path: string) => base('APP_URL') + path;

/** The address of a page of the public site. */
export const siteUrl = (path: string) => base('SITE_URL') + path;

/** The address of the API, before its paths. */
export const apiUrl = () => `${base('SUPABASE_URL')}/functions/v1/api`;

/** The address of a picture in a public bucket, or of a copy that is resized to a width in pixels. */
export function pictureUrl(bucket: 'avatars' | 'images', path: string, width?: number): string {
  const file = path.split('/').map(encodeURIComponent).join('/');
  const [kind, options] = width ? ['render/image', `?width=${width}&resize=contain&quality=75`] : ['object', ''];
  return `${base('SUPABASE_URL')}/storage/v1/${kind}/public/${bucket}/${file}${options}`;
}
