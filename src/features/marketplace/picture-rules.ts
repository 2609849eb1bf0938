/** Decisions about a listing's pictures. Sides in pixels. */

/** As many pictures as Postgres takes with a listing. */
export const maxPictures = 10;

interface Attempt {
  /** Longer side at most. */
  side: number;
  /** 0 to 1. */
  quality: number;
}

/** What a picture weighs at most when it is sent, in bytes. */
export const maxSentBytes = 1024 * 1024;

/** How a picture is written, tried one after the other until it is light enough: plainer first, then smaller. */
export const attempts: readonly Attempt[] = [
  { side: 1920, quality: 0.85 },
  { side: 1920, quality: 0.75 },
  { side: 1920, quality: 0.62 },
  { side: 1920, quality: 0.5 },
  { side: 1440, quality: 0.5 },
  { side: 1080, quality: 0.5 },
  { side: 720, quality: 0.5 },
];

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

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

/** Width and height of a picture brought down to `side` on its longer side; never enlarged, never below 1. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The type a picture is written in: photographs stay JPEG, others become WebP, which keeps transparency. */
export function encodingFor(type: string | null): 'image/jpeg' | 'image/webp' {
  return type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
}

/** Where a listing's pictures lie in the bucket `images`. The folder is the owner's, so policies let nobody else write there. */
export function folderOf(userId: string, listingId: string): string {
  return `${userId}/properties/${listingId}`;
}

/** Where a picture lies in the bucket `images`. */
export function picturePath(userId: string, listingId: string, pictureId: string, type: string): string {
  return `${folderOf(userId, listingId)}/${pictureId}.${extensions[type] ?? 'jpg'}`;
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
