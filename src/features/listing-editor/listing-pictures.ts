import { dayMs } from '@/kit/time/durations';

/** The database accepts no more. */
export const maxPictures = 10;

/** Folder in a bucket with a folder per listing. It's inside the owner's folder, where only they can write. */
export function listingFolders(bucket: 'images' | 'documents', userId: string): string {
  return bucket === 'images' ? `${userId}/properties` : userId;
}

/** Folder of a listing's pictures in the bucket `images`. */
export function pictureFolder(userId: string, listingId: string): string {
  return `${listingFolders('images', userId)}/${listingId}`;
}

/** Older than most drafts: a draft in another browser may use a picture that no listing shows. */
const orphanAgeMs = 30 * dayMs;

/** Whether a file without a listing is older than 30 days and can be removed. False without a valid date. */
export function isExpired(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) > orphanAgeMs;
}
