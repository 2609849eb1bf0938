import { env } from '@/platform/config/current-env';

/** Buckets that anyone can read. */
export type PictureBucket = 'avatars' | 'images';

/** Widths in pixels to choose from: few, so that caches have most pictures already. Avatars are stored with 512. */
const widths = { avatars: [64, 128, 256], images: [160, 400, 800, 1200, 1800] };

/** URL of a file in a public bucket. With a width in pixels, of a resized copy (WebP if the browser supports it). */
export function publicFileUrl(bucket: PictureBucket, path: string, width?: number): string {
  const file = path.split('/').map(encodeURIComponent).join('/');
  // Without `contain`, a hosted project keeps the original's height and cuts off the sides.
  const [kind, options] = width ? ['render/image', `?width=${width}&resize=contain&quality=75`] : ['object', ''];
  return `${env.supabaseUrl}/storage/v1/${kind}/public/${bucket}/${file}${options}`;
}

/** Attributes of an image that make the browser load a picture in the size it's shown in. They need `sizes`. */
export function pictureSources(bucket: PictureBucket, path: string): { src: string; srcSet: string } {
  const urls = widths[bucket].map((width) => `${publicFileUrl(bucket, path, width)} ${width}w`);
  return { src: publicFileUrl(bucket, path, 800), srcSet: urls.join() };
}
