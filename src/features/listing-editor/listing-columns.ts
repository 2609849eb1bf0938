import type { Listing, ListingChanges } from '@/domain/listing/listing';
import { noTerms, type DealTerms } from '@/domain/listing/deal-terms';
import { countUnits, toUnitMixColumn } from '@/domain/listing/unit-mix';
import type { ListingDocument } from '@/domain/listing/documents';
import { toDocumentDrafts } from '@/domain/listing/listing-draft';
import type { ListingDraft, ListingValues } from '@/domain/listing/listing-form';
import { toExpensesColumn, type Underwriting } from '@/domain/listing/underwriting';

/** The underwriting figures as columns of `properties`. */
export function underwritingColumns(stated: Underwriting) {
  return {
    arv: stated.arv,
    repair_cost: stated.repairCost,
    monthly_rent: stated.monthlyRent,
    other_monthly_income: stated.otherMonthlyIncome,
    vacancy_pct: stated.vacancyPct,
    annual_expenses: toExpensesColumn(stated),
  };
}

/**
 * A valid form as columns of `properties`. Without coordinates a trigger uses those of the ZIP code, and without a
 * number of units, the unit mix counts.
 */
export function toColumns(values: ListingValues) {
  const { latitude, longitude } = values;
  return {
    title: values.title,
    property_type: values.propertyType,
    description: values.description,
    address: values.address,
    zip: values.zip,
    city: values.city,
    state: values.state,
    county: values.county,
    price: values.price,
    noi: values.noi,
    ...underwritingColumns(values),
    financing: values.financing,
    bedrooms: values.bedrooms,
    bathrooms: values.bathrooms,
    sqft: values.sqft,
    lot_sqft: values.lotSqft,
    units: values.units ?? (countUnits(values.unitMix) || null),
    year_built: values.yearBuilt,
    unit_mix: toUnitMixColumn(values.unitMix),
    parking: values.parking,
    zoning: values.zoning,
    apn: values.apn,
    condition: values.condition,
    occupancy: values.occupancy,
    off_market_contract: values.offMarketContract,
    ...(latitude !== null && longitude !== null && { latitude, longitude }),
  };
}

/** The deal terms of a valid form, as columns of `listing_terms`; null if they're the same as before. */
export function changedTerms(values: ListingValues, before: DealTerms): DealTerms | null {
  const terms: DealTerms = {
    contract_price: values.contractPrice,
    assignment_fee: values.assignmentFee,
    contract_shared: values.contractShared,
    earnest_money: values.earnestMoney,
    closing_on: values.closingOn,
    contract_expires_on: values.contractExpiresOn,
    access_instructions: values.accessInstructions,
    funds_required: values.fundsRequired,
  };
  return isEqual(terms, before) ? null : terms;
}

const toDocumentRows = (documents: ListingValues['documents']) =>
  documents.map(({ id, kind, access, path, name }) => ({ id, kind, access, path, name }));

/** Documents to store, and the IDs of those that were stored when the form was opened. */
export interface DocumentChanges {
  documents: ReturnType<typeof toDocumentRows>;
  known: string[];
}

/** The form's documents to store; null if they're the same as before. */
export function changedDocuments(
  documents: ListingValues['documents'],
  before: readonly ListingDocument[],
): DocumentChanges | null {
  if (isEqual(documents, toDocumentDrafts(before))) return null;
  return { documents: toDocumentRows(documents), known: before.map(({ id }) => id) };
}

/** A valid form as post_listing takes it. Triggers add what depends on the seller's membership and the ZIP code. */
export function toNewListing(values: ListingValues, id: string, images: string[]) {
  return {
    id,
    listing: { ...toColumns(values), images },
    terms: changedTerms(values, noTerms),
    documents: toDocumentRows(values.documents),
  };
}
export type NewListing = ReturnType<typeof toNewListing>;

const sortKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Whether two column or form values are equal; Postgres doesn't keep the order of JSON keys. */
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys);

/** Whether two forms have the same values. */
export function isSameDraft(a: ListingDraft, b: ListingDraft): boolean {
  return isEqual(a, b);
}

/** A trigger fills these from the ZIP code when they're null. */
const zipColumns: readonly string[] = ['latitude', 'longitude', 'county'];

/** Whether the listing already has all of these values. */
export function hasChanges(listing: Listing, changes: ListingChanges): boolean {
  return Object.entries(changes).every(
    ([name, value]) => isEqual(listing[name as keyof Listing], value) || (value === null && zipColumns.includes(name)),
  );
}

/**
 * The columns that differ from the stored listing; empty for none. A new address without coordinates clears the old
 * ones, and a trigger replaces them with those of the ZIP code.
 */
export function listingChanges(listing: Listing, values: ListingValues, images: readonly string[]): ListingChanges {
  const columns: ListingChanges = { ...toColumns(values), images: [...images] };
  const changes = Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => !isEqual(listing[name as keyof Listing], value)),
  ) as ListingChanges;
  const addressChanged = 'address' in changes || 'zip' in changes || 'city' in changes || 'state' in changes;
  if (addressChanged && !('latitude' in columns)) return { ...changes, latitude: null, longitude: null };
  return changes;
}

/**
 * The pictures to save over a newer version of the listing: without those the newer version removed, whose files may be
 * gone.
 */
export function mergeImages(images: readonly string[], before: readonly string[], now: readonly string[]): string[] {
  return images.filter((path) => !before.includes(path) || now.includes(path));
}
