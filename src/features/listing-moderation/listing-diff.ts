import { formatNumber } from '@/kit/formatting/format';
import { editRules, type ApprovedField } from '@/domain/listing/edit-rules';
import type { Listing } from '@/domain/listing/listing';
import { fieldText } from '@/domain/listing/field-text';

/** What staff approved: `listing_reviews.approved_listing`. */
type Approved = Readonly<Partial<Record<ApprovedField, unknown>>>;

/** A field that differs from what was approved, with both values as text. */
export interface FieldChange {
  field: ApprovedField;
  label: string;
  approved: string;
  current: string;
  /** Whether the change is what needs review; others are within their limits. */
  needsReview: boolean;
}

/** The pictures of both versions, in order. */
export interface PictureChange {
  approved: readonly { path: string; removed: boolean }[];
  current: readonly { path: string; added: boolean }[];
  needsReview: boolean;
}

function valueText(field: ApprovedField, value: unknown): string {
  if (field === 'pin')
    return coordinatesOf(value)
      .map((degrees) => degrees.toFixed(5))
      .join(', ');
  return fieldText(field, value) ?? 'Not stated';
}

const coordinatesOf = (pin: unknown) => (Array.isArray(pin) ? pin.map(Number) : []);

/** How far the pin is from the approved one: ' (0.4 miles away)'. */
function distance({ latitude, longitude }: Listing, pin: unknown): string {
  const [approvedLatitude = latitude, approvedLongitude = longitude] = coordinatesOf(pin);
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  // Haversine.
  const h =
    Math.sin(radians(latitude - approvedLatitude) / 2) ** 2 +
    Math.cos(radians(latitude)) *
      Math.cos(radians(approvedLatitude)) *
      Math.sin(radians(longitude - approvedLongitude) / 2) ** 2;
  const miles = 2 * 3958.8 * Math.asin(Math.min(1, Math.sqrt(h)));
  return miles === 0 ? '' : ` (${formatNumber(Math.round(miles * 10) / 10)} miles away)`;
}

const pathsOf = (images: unknown) =>
  Array.isArray(images) ? images.filter((path): path is string => typeof path === 'string') : [];

function currentValue(listing: Listing, field: ApprovedField): unknown {
  if (field === 'pin') return [listing.latitude, listing.longitude];
  return field in listing ? listing[field as keyof Listing] : null;
}

/** The fields, except pictures, that differ from what was approved; those that need review first. */
export function fieldChanges(listing: Listing, approved: Approved, unreviewed: readonly string[]): FieldChange[] {
  return editRules
    .filter(({ field }) => field !== 'images')
    .map(({ field, label }) => ({
      field,
      label,
      approved: valueText(field, approved[field]),
      current:
        valueText(field, currentValue(listing, field)) + (field === 'pin' ? distance(listing, approved.pin) : ''),
      needsReview: unreviewed.includes(field),
    }))
    .filter((change) => change.approved !== change.current)
    .toSorted((a, b) => Number(b.needsReview) - Number(a.needsReview));
}

/** The approved and current pictures; null if they're the same in the same order. */
export function pictureChange(
  listing: Listing,
  approved: Approved,
  unreviewed: readonly string[],
): PictureChange | null {
  const before = pathsOf(approved.images);
  const after = listing.images;
  if (before.length === after.length && before.every((path, index) => path === after[index])) return null;
  return {
    approved: before.map((path) => ({ path, removed: !after.includes(path) })),
    current: after.map((path) => ({ path, added: !before.includes(path) })),
    needsReview: unreviewed.includes('images'),
  };
}

interface Decision {
  decision: string | null;
  decided_at: string | null;
  approved_listing: unknown;
}

/** The last approval of a listing and what it approved; null without one. */
export function lastApproval(history: readonly Decision[]): { approvedAt: string; approved: Approved } | null {
  const last = history
    .filter(({ decision }) => decision === 'approved')
    .toSorted((a, b) => (b.decided_at ?? '').localeCompare(a.decided_at ?? ''))[0];
  if (!last?.decided_at || typeof last.approved_listing !== 'object' || last.approved_listing === null) return null;
  return { approvedAt: last.decided_at, approved: last.approved_listing };
}
