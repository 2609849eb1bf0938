import { claimShared } from '@/platform/offline/shared-owner';
import { splitAddress } from '@/domain/listing/typed-address';
import { sharedCache } from '@/platform/worker/cache-names';
import { sharedPath } from './share-target';

/** What another app shared with ours. */
export interface SharedContent {
  /** Empty without one. */
  address: string;
  photos: File[];
}

/** What was shared last and not used yet; null for nothing of the member's. */
export async function readShared(userId: string): Promise<SharedContent | null> {
  await claimShared(userId);
  const shared = await caches.open(sharedCache);
  const text = await (await shared.match(sharedPath))?.text();
  const requests = (await shared.keys()).filter(({ url }) => new URL(url).pathname !== sharedPath);
  const photos = await Promise.all(
    requests.map(async (request) => {
      const blob = await (await shared.match(request))?.blob();
      const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
      return blob ? [new File([blob], name, { type: blob.type })] : [];
    }),
  );
  const content = { address: addressIn(text ?? ''), photos: photos.flat() };
  return content.address || content.photos.length > 0 ? content : null;
}

/** Forgets what was shared. */
export async function forgetShared(): Promise<void> {
  await caches.delete(sharedCache);
}

/** The address in a shared text, such as a place of a map or a link with a title; empty if there is none. */
export function addressIn(text: string): string {
  const lines = text.replaceAll(/https?:\/\/\S+/g, '').split('\n');
  // A map shares the street and the rest of an address on lines of their own.
  const candidates = [
    ...lines,
    lines
      .map((line) => line.trim())
      .filter(Boolean)
      .join(', '),
  ].flatMap((line) => /\d\S*\s+\D.*/.exec(line)?.[0].trim() ?? []);
  return candidates.find((line) => splitAddress(line) !== null) ?? candidates[0] ?? '';
}
