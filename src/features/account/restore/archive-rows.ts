import { profileFieldEntries } from '@/domain/member/fields';
import { draftFields, draftValues } from '@/domain/listing/stored-draft';
import { isRow, rowsOf, type Row } from './read-archive';
import { restoredId } from './restored-id';

/** How many rows aren't restored, by reason, a sentence for the member. */
export type Refusals = Readonly<Record<string, number>>;

/** What `public.restore_my_data` is to write, by section, and what of drafts and listings is left out before. */
export interface RowsToRestore {
  archive: Readonly<Record<string, readonly Row[]>>;
  leftOut: Refusals;
}

/** The sections with the tables of a profile. */
const profileSections = { users: 'profile', member_contacts: 'contact', member_details: 'details' } as const;

/** Sections whose rows are written as they are. The database takes only the columns that it knows. */
const unchanged = [
  'buy_box',
  'notification_settings',
  'quiet_hours',
  'message_settings',
  'followed_topics',
  'blocked',
] as const;

/** Sections about others' listings. In one order, so that members who restore the same ones don't wait in a circle. */
const ofListings = ['saved_listings', 'listing_feedback'] as const;

/** Columns with IDs of the member's own rows. */
const ownIds = {
  saved_searches: ['id'],
  search_alerts: ['search_id'],
  pipeline: ['id'],
  pipeline_tasks: ['id', 'card_id'],
  saved_analyses: ['id', 'card_id'],
} as const;

const propertyOf = (row: Row) => String(row['property_id']);
const byProperty = (a: Row, b: Row) => (propertyOf(a) < propertyOf(b) ? -1 : 1);

/** What to write of an archive, with the IDs that its rows get in this account. */
export async function rowsToRestore(data: Row, userId: string): Promise<RowsToRestore> {
  const archive: Record<string, readonly Row[]> = { profile: profileRows(data) };
  for (const section of unchanged) archive[section] = rowsOf(data, section);
  for (const section of ofListings) archive[section] = rowsOf(data, section).toSorted(byProperty);
  await Promise.all(
    Object.entries(ownIds).map(async ([section, columns]) => {
      archive[section] = await Promise.all(rowsOf(data, section).map((row) => withNewIds(row, columns, userId)));
    }),
  );
  // A new card goes on top of its stage.
  archive['pipeline'] = (archive['pipeline'] ?? []).toReversed();
  const { drafts, leftOut } = await draftRows(data, userId);
  return { archive: { ...archive, listing_drafts: drafts }, leftOut };
}

/** Each field is one row, so that one that's refused keeps no other from being restored. */
function profileRows(data: Row): Row[] {
  return profileFieldEntries.flatMap(([field, { table }]) => {
    const [row = {}] = rowsOf(data, profileSections[table]);
    return field in row ? [{ [field]: row[field] }] : [];
  });
}

async function withNewIds(row: Row, columns: readonly string[], userId: string): Promise<Row> {
  const ids = await Promise.all(columns.map((column) => restoredId(userId, row[column])));
  return { ...row, ...Object.fromEntries(columns.map((column, index) => [column, ids[index] ?? null])) };
}

/** What becomes of a listing or a draft: the fields of its new draft, or why it's left out. */
type Outcome = { id: unknown; fields: unknown; photo_urls: unknown } | string;

async function draftRows(data: Row, userId: string) {
  const terms = new Map(rowsOf(data, 'listing_terms').map((row) => [row['property_id'], row]));
  const unfinished = new Set(
    rowsOf(data, 'listing_imports').flatMap(({ id, stored, row_count: count }) => (stored === count ? [] : [id])),
  );
  const outcomes = [
    ...rowsOf(data, 'listings').map((listing) => listingOutcome(listing, terms.get(listing['id']))),
    ...rowsOf(data, 'listing_drafts').map((draft) => draftOutcome(draft, unfinished)),
  ];
  const leftOut: Record<string, number> = {};
  for (const reason of outcomes) if (typeof reason === 'string') leftOut[reason] = (leftOut[reason] ?? 0) + 1;
  const restored = outcomes.filter((outcome) => typeof outcome !== 'string');
  return { drafts: await Promise.all(restored.map((row) => withNewIds(row, ['id'], userId))), leftOut };
}

function listingOutcome(listing: Row, terms: Row | undefined): Outcome {
  if (listing['removed_at'] !== null) return 'Our team took it down, or is reviewing it.';
  if (listing['status'] === 'sold') return 'It’s sold, and part of the old account’s record.';
  // The schema keeps what has the type of its field, whatever the archive has.
  const values = draftValues({ ...listing, ...terms, documents: [] });
  return { id: listing['id'], fields: draftFields(values), photo_urls: [] };
}

function draftOutcome({ id, import_id: importId, fields, photo_urls: urls }: Row, unfinished: Set<unknown>): Outcome {
  if (unfinished.has(importId)) return 'Its import never finished. Import the file again.';
  // Documents are added once they're uploaded.
  const { documents: _, ...others } = isRow(fields) ? fields : {};
  return { id, fields: isRow(fields) ? others : fields, photo_urls: urls };
}
