import { extensionOf } from '@/shared/lib/shrink-rules';

/** Decisions about a listing's pictures. */

/** As many pictures as Postgres takes with a listing. */
export const maxPictures = 10;

/** A chosen file and why it cannot be taken; null when it can. */
export interface Judged<T> {
  file: T;
  problem: string | null;
}

/** Chosen files, sorted. */
export interface Sorting<T> {
  taken: T[];
  /** One sentence for each picture that was not taken, and one for those beyond the limit. */
  notes: string[];
}

/** Sorts chosen files into those that join the `present` pictures and the reasons why others do not. */
export function sortPictures<T extends { name: string }>(judged: readonly Judged<T>[], present: number): Sorting<T> {
  const good = judged.filter(({ problem }) => problem === null).map(({ file }) => file);
  const taken = good.slice(0, Math.max(0, maxPictures - present));
  const dropped = good.length - taken.length;
  const notes = judged.flatMap(({ file, problem }) => (problem ? [`${file.name}: ${problem}`] : []));
  if (dropped > 0) {
    notes.push(`A listing has at most ${maxPictures} pictures: ${dropped} ${dropped === 1 ? 'was' : 'were'} left out.`);
  }
  return { taken, notes };
}

/** Where a listing's pictures lie in the bucket `images`. The folder is the owner's, so policies let nobody else write there. */
export function folderOf(userId: string, listingId: string): string {
  return `${userId}/properties/${listingId}`;
}

/** Where a picture lies in the bucket `images`. */
export function picturePath(userId: string, listingId: string, pictureId: string, type: string): string {
  return `${folderOf(userId, listingId)}/${pictureId}.${extensionOf(type)}`;
}

/** How long a picture that no listing shows is kept. A draft in another browser may name it, which nobody can ask, and few drafts are older. */
const strayMs = 30 * 24 * 60 * 60 * 1000;

/** Whether a file has lain there for more than 30 days. One without a date has not. */
export function isStale(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) > strayMs;
}

/** The list with the item at `from` moved to `to`; unchanged when either is outside. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.slice();
  if (to < 0 || to >= items.length) return rest;
  rest.splice(to, 0, ...rest.splice(from, 1));
  return rest;
}
