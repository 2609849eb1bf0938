import { fileExtension } from '@/shared/uploads/picture-encoding';

/** The database accepts no more. */
export const maxPictures = 10;

/** A chosen file and why it can't be used; null when it can. */
export interface CheckedFile<T> {
  file: T;
  problem: string | null;
}

export interface AcceptedFiles<T> {
  accepted: T[];
  /** One sentence for each rejected picture, and one for those beyond the limit. */
  notes: string[];
}

/** Splits chosen files into those to add to the `present` pictures, and notes about the others. */
export function acceptPictures<T extends { name: string }>(
  checked: readonly CheckedFile<T>[],
  present: number,
): AcceptedFiles<T> {
  const usable = checked.filter(({ problem }) => problem === null).map(({ file }) => file);
  const accepted = usable.slice(0, Math.max(0, maxPictures - present));
  const skipped = usable.length - accepted.length;
  const notes = checked.flatMap(({ file, problem }) => (problem ? [`${file.name}: ${problem}`] : []));
  if (skipped > 0) {
    notes.push(`A listing can have ${maxPictures} pictures. ${skipped} ${skipped === 1 ? 'was' : 'were'} not added.`);
  }
  return { accepted, notes };
}

/** Folder in a bucket with a folder per listing. It's inside the owner's folder, where only they can write. */
export function listingFolders(bucket: 'images' | 'documents', userId: string): string {
  return bucket === 'images' ? `${userId}/properties` : userId;
}

/** Folder of a listing's pictures in the bucket `images`. */
export function pictureFolder(userId: string, listingId: string): string {
  return `${listingFolders('images', userId)}/${listingId}`;
}

/** Path of a picture in the bucket `images`. */
export function picturePath(userId: string, listingId: string, pictureId: string, type: string): string {
  return `${pictureFolder(userId, listingId)}/${pictureId}.${fileExtension(type)}`;
}

/** Older than most drafts: a draft in another browser may use a picture that no listing shows. */
const orphanAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Whether a file without a listing is older than 30 days and can be removed. False without a valid date. */
export function isExpired(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) > orphanAgeMs;
}

/** The list with the item at `from` moved to `to`; unchanged when either is out of range. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = items.slice();
  if (to < 0 || to >= items.length) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
