import { draftSchema, emptyDraft, type ListingDraft } from './listing-form.ts';

/** A draft of a listing in the database, for its owner. */
export interface StoredListingDraft {
  /** Also the ID of the listing once it's posted. */
  id: string;
  import_id: string | null;
  /** In the imported file. */
  line: number | null;
  /** Only fields that aren't blank; `draftValues` has all. */
  fields: unknown;
  /** Photos on the web that aren't fetched yet. */
  photo_urls: string[];
  /** Photos that were fetched: paths in the bucket `images`. */
  pictures: string[];
}

/** The form's values of a stored draft. */
export function draftValues(fields: unknown): ListingDraft {
  return draftSchema.parse(typeof fields === 'object' ? (fields ?? {}) : {});
}

/** The fields to store: those that differ from a blank form. */
export function draftFields(values: ListingDraft): Partial<ListingDraft> {
  const isBlank = (field: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(emptyDraft[field as keyof ListingDraft]);
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isBlank(field, value)));
}

/** What became of a draft that was to be published. */
export type Published =
  | { outcome: 'published'; isHeld: boolean }
  /**
   * `reason` is a sentence. `photos`: it's about photos, and the draft can be published without them. `stop`: the next
   * draft would be refused, too.
   */
  | { outcome: 'refused'; reason: string; photos: boolean; stop: boolean };

/** Posts a draft as it is. Never rejects. */
export type Publish = (request: {
  draft: StoredListingDraft;
  /** Leaves out photos that aren't fetched yet. */
  skipPhotos: boolean;
}) => Promise<Published>;
