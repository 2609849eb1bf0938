import { env } from '@/shared/config/current-env';

/** Public address of a file in a public bucket. With a width, a resized copy of it (WebP where the browser takes it). */
export function publicFileUrl(bucket: 'avatars' | 'images', path: string, width?: number): string {
  const file = path.split('/').map(encodeURIComponent).join('/');
  return width
    ? `${env.supabaseUrl}/storage/v1/render/image/public/${bucket}/${file}?width=${width}&quality=75`
    : `${env.supabaseUrl}/storage/v1/object/public/${bucket}/${file}`;
}
