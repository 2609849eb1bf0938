/** Decisions about a listing's pictures. Sides in pixels. */

export const maxPictures = 10;
export const maxPictureSide = 1920;

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** A chosen file and why it cannot be taken; null when it can. */
export interface Judged<T> {
  file: T;
  problem: string | null;
}

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

/** Where a picture lies in the bucket `images`. The folder is the owner's, so policies let nobody else write there. */
export function picturePath(userId: string, listingId: string, pictureId: string, type: string): string {
  return `${userId}/properties/${listingId}/${pictureId}.${extensions[type] ?? 'jpg'}`;
}

/** The list with the item at `from` moved to `to`; unchanged when either is outside. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.slice();
  if (to < 0 || to >= items.length) return rest;
  rest.splice(to, 0, ...rest.splice(from, 1));
  return rest;
}
