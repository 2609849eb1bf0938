/** Number of members and listings. */
export const MEMBER_COUNT = 76;
export const LISTING_COUNT = 600;

/** Demo IDs end in the number of the member (from 1) or listing (from 0), which is all a picture depends on. */
export const MEMBER_ID_PREFIX = 'de300000-0000-4000-8000-';
export const LISTING_ID_PREFIX = 'de300000-0000-4000-9000-';

export const POST_ID_PREFIX = 'de300000-0000-4000-a001-';
export const EVENT_ID_PREFIX = 'de300000-0000-4000-a002-';
export const FORUM_ID_PREFIX = 'de300000-0000-4000-a003-';
export const TOPIC_ID_PREFIX = 'de300000-0000-4000-a004-';
export const FORUM_POST_ID_PREFIX = 'de300000-0000-4000-a005-';
export const CONVERSATION_ID_PREFIX = 'de300000-0000-4000-a006-';
export const MESSAGE_ID_PREFIX = 'de300000-0000-4000-a007-';
export const SUBMISSION_ID_PREFIX = 'de300000-0000-4000-a008-';
export const SUBMISSION_FILE_ID_PREFIX = 'de300000-0000-4000-a009-';
export const DOCUMENT_ID_PREFIX = 'de300000-0000-4000-a00a-';
export const DOCUMENT_REQUEST_ID_PREFIX = 'de300000-0000-4000-a00b-';
export const PIPELINE_CARD_ID_PREFIX = 'de300000-0000-4000-a00c-';
export const QUESTION_ID_PREFIX = 'de300000-0000-4000-a00d-';
export const ANSWER_ID_PREFIX = 'de300000-0000-4000-a00e-';
export const SHOWING_ID_PREFIX = 'de300000-0000-4000-a00f-';
export const OFFER_ID_PREFIX = 'de300000-0000-4000-a010-';
export const DEAL_DOCUMENT_ID_PREFIX = 'de300000-0000-4000-a011-';
/** The agreement that waits for the buyer's signature. */
export const DEMO_AGREEMENT_ID = 'de300000-0000-4000-a012-000000000001';

export const PROOF_ID_PREFIX = 'de300000-0000-4000-a00f-';

/** Returns a member's ID. */
export function memberId(number: number): string {
  return MEMBER_ID_PREFIX + String(number).padStart(12, '0');
}

/** Returns a listing's ID. */
export function listingId(number: number): string {
  return LISTING_ID_PREFIX + String(number).padStart(12, '0');
}

/** Returns the path in the bucket `images` of a listing's picture in its owner's post. */
export function postImagePath(member: number, listing: number, number: number): string {
  return `${memberId(member)}/posts/${listingId(listing)}-${number}.webp`;
}

/** Returns the path in the bucket `message-attachments` of an attachment. */
export function attachmentPath(sender: number, recipient: number, name: string): string {
  return `${memberId(sender)}/${memberId(recipient)}/1-${name.replaceAll(/[^A-Za-z0-9.]+/g, '-')}`;
}

/** Returns the path in the bucket `contracts` of a submitted contract, named by its hash. */
export function contractPath(member: number, submission: number, sha256: string): string {
  return `${memberId(member)}/${SUBMISSION_ID_PREFIX}${String(submission).padStart(12, '0')}/${sha256}.pdf`;
}

/** Returns the path in the bucket `proofs-of-funds` of a proof of funds, named by its hash. */
export function proofPath(member: number, proof: number, sha256: string): string {
  return `${memberId(member)}/${PROOF_ID_PREFIX}${String(proof).padStart(12, '0')}/${sha256}.pdf`;
}

/** Returns the path in the bucket `deal-documents` of a deal's document, named by its hash. */
export function dealDocumentPath(member: number, document: number, sha256: string): string {
  return `${memberId(member)}/${DEAL_DOCUMENT_ID_PREFIX}${String(document).padStart(12, '0')}/${sha256}.pdf`;
}

/** Returns the path in the bucket `documents` of a listing's document. */
export function documentPath(member: number, listing: number, document: number): string {
  return `${memberId(member)}/${listingId(listing)}/${DOCUMENT_ID_PREFIX}${String(document).padStart(12, '0')}.pdf`;
}

/** A parsed path of a demo picture. `number` counts from 1. */
export type DemoPicture =
  | { readonly kind: 'listing'; readonly member: number; readonly listing: number; readonly number: number }
  | { readonly kind: 'avatar'; readonly member: number };

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const LISTING_PATH = new RegExp(`^(${UUID})/(?:properties/(${UUID})/|posts/(${UUID})-)([1-9][0-9]?)\\.webp$`);
const AVATAR_PATH = new RegExp(`^(${UUID})/avatar\\.webp$`);

/** Parses a path in the bucket `images` or `avatars`; null if it isn't a demo picture's. */
export function parseDemoPath(path: string): DemoPicture | null {
  const listing = LISTING_PATH.exec(path);
  if (listing !== null) {
    const [, owner = '', id, shown = '', number = ''] = listing;
    const member = readNumber(owner, MEMBER_ID_PREFIX);
    const index = readNumber(id ?? shown, LISTING_ID_PREFIX);
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
