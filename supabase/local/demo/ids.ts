/** How many members and listings the demo has. */
export const MEMBER_COUNT = 76;
export const LISTING_COUNT = 600;

/** Demo ids end in the number of the member (from 1) or listing (from 0): recognisable, and enough to draw a picture. */
export const MEMBER_ID_PREFIX = 'de300000-0000-4000-8000-';
export const LISTING_ID_PREFIX = 'de300000-0000-4000-9000-';

/** Id of the demo member with that number. */
export function memberId(number: number): string {
  return MEMBER_ID_PREFIX + String(number).padStart(12, '0');
}

/** Id of the demo listing with that number. */
export function listingId(number: number): string {
  return LISTING_ID_PREFIX + String(number).padStart(12, '0');
}

/** What a demo picture's path stands for. `number` counts from 1. */
export type DemoPicture =
  | { readonly kind: 'listing'; readonly member: number; readonly listing: number; readonly number: number }
  | { readonly kind: 'avatar'; readonly member: number };

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const LISTING_PATH = new RegExp(`^(${UUID})/properties/(${UUID})/([1-9][0-9]?)\\.webp$`);
const AVATAR_PATH = new RegExp(`^(${UUID})/avatar\\.webp$`);

/** Reads a path inside the bucket `images` or `avatars`; null unless it is written as a demo picture's path. */
export function parseDemoPath(path: string): DemoPicture | null {
  const listing = LISTING_PATH.exec(path);
  if (listing !== null) {
    const [, owner = '', id = '', number = ''] = listing;
    const member = readNumber(owner, MEMBER_ID_PREFIX);
    const index = readNumber(id, LISTING_ID_PREFIX);
    return member === null || index === null
      ? null
      : { kind: 'listing', member, listing: index, number: Number(number) };
  }
  const member = readNumber(AVATAR_PATH.exec(path)?.[1] ?? '', MEMBER_ID_PREFIX);
  return member === null ? null : { kind: 'avatar', member };
}

function readNumber(id: string, prefix: string): number | null {
  const digits = id.startsWith(prefix) ? id.slice(prefix.length) : '';
  return /^[0-9]{12}$/.test(digits) ? Number(digits) : null;
}
