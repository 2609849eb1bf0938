import { env } from '@/shared/config/current-env';

/** URL of a file in a public bucket. With a width in pixels, of a resized copy (WebP if the browser supports it). */
export function publicFileUrl(bucket: 'avatars' | 'images', path: string, width?: number): string {
  const file = path.split('/').map(encodeURIComponent).join('/');
  return width
    ? `${env.supabaseUrl}/storage/v1/render/image/public/${bucket}/${file}?width=${width}&quality=75`
    : `${env.supabaseUrl}/storage/v1/object/public/${bucket}/${file}`;
}
