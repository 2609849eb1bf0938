// Addresses in answers: of pages of the app, and of public pictures.
import { variable } from '../project.ts';

/** The address of a page of the app. */
export const appLink = (path: string) => variable('APP_URL').replace(/\/+$/, '') + path;

/** The address of a page of the public site. */
export const siteUrl = (path: string) => variable('SITE_URL').replace(/\/+$/, '') + path;

/** The address of the API, before its paths. */
export const apiUrl = () => `${variable('SUPABASE_URL').replace(/\/+$/, '')}/functions/v1/api`;

/** The address of a picture in a public bucket, or of a copy that is resized to a width in pixels. */
export function pictureUrl(bucket: 'avatars' | 'images', path: string, width?: number): string {
  const file = path.split('/').map(encodeURIComponent).join('/');
  const [kind, options] = width ? ['render/image', `?width=${width}&resize=contain&quality=75`] : ['object', ''];
  return `${variable('SUPABASE_URL').replace(/\/+$/, '')}/storage/v1/${kind}/public/${bucket}/${file}${options}`;
}
