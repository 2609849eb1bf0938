import { claimShared } from '@/platform/offline/shared-owner';
import { pluralize } from '@/kit/formatting/format';
import { addressIn, addressText, type AddressParts } from '@/domain/place/address-in-text';
import { sharedCache } from '@/platform/worker/cache-names';

/** What another app shared with ours. */
export interface SharedContent {
  /** Its path in the cache. */
  path: string;
  address: AddressParts | null;
  /** What's shown of it: '12 Oak St, Ames, IA 50010 and 2 photos'. */
  text: string;
  photos: File[];
}

/** What was shared and isn't used yet, the first share first. Forgets what isn't the member's or has no use here. */
export async function readShared(userId: string): Promise<SharedContent[]> {
  await claimShared(userId);
  const shared = await caches.open(sharedCache);
  const paths = (await shared.keys()).map(({ url }) => new URL(url).pathname);
  const texts = paths.filter((path) => path.split('/').length === 3).toSorted();
  const all = await Promise.all(
    texts.map(async (path) => {
      const photoPaths = paths.filter((photo) => photo.startsWith(`${path}/`));
      const address = addressIn((await (await shared.match(path))?.text()) ?? '');
      const photos = await Promise.all(photoPaths.map((photo) => readPhoto(shared, photo)));
      const parts = [address ? addressText(address) : '', photos.length > 0 ? pluralize(photos.length, 'photo') : ''];
      return { path, address, photos, text: parts.filter(Boolean).join(' and ') };
    }),
  );
  const isUseful = ({ address, photos }: SharedContent) => address !== null || photos.length > 0;
  await Promise.all(all.filter((one) => !isUseful(one)).map(({ path }) => forgetShared(path)));
  return all.filter(isUseful);
}

async function readPhoto(shared: Cache, path: string): Promise<File> {
  const blob = (await (await shared.match(path))?.blob()) ?? new Blob();
  return new File([blob], decodeURIComponent(path.split('/').at(-1) ?? ''), { type: blob.type });
}

/** Forgets what was shared once. */
export async function forgetShared(path: string): Promise<void> {
  const shared = await caches.open(sharedCache);
  const own = (await shared.keys()).filter(({ url }) => `${new URL(url).pathname}/`.startsWith(`${path}/`));
  await Promise.all(own.map((request) => shared.delete(request)));
}
