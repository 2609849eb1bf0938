import type { Listing, ListingChanges, NewListing } from '../listing';
import type { ListingDraft, ListingValues } from '../schema';
import { expenseItems, expensesColumn, statedExpense, type ExpenseField, type Underwriting } from '../underwriting';

/** What the form says for underwriting, in the table's columns. */
export function statedColumns(stated: Underwriting) {
  return {
    arv: stated.arv,
    repair_cost: stated.repairCost,
    monthly_rent: stated.monthlyRent,
    other_monthly_income: stated.otherMonthlyIncome,
    vacancy_pct: stated.vacancyPct,
    annual_expenses: expensesColumn(stated),
  };
}

/** What a filled-in form says, in the table's columns. Without coordinates Postgres takes those of the ZIP code. */
export function columnsOf(values: ListingValues) {
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
    ...statedColumns(values),
    financing: values.financing,
    bedrooms: values.bedrooms,
    bathrooms: values.bathrooms,
    sqft: values.sqft,
    lot_sqft: values.lotSqft,
    condition: values.condition,
    occupancy: values.occupancy,
    off_market_contract: values.offMarketContract,
    ...(latitude !== null && longitude !== null && { latitude, longitude }),
  };
}

/** The row to store for a filled-in form. What the poster's tier and ZIP code decide is left to Postgres. */
export function newListing(
  values: ListingValues,
  { id, userId, images }: { id: string; userId: string; images: string[] },
): NewListing {
  return { ...columnsOf(values), id, user_id: userId, images };
}

function expensesOf({ annual_expenses }: Pick<Listing, 'annual_expenses'>) {
  return Object.fromEntries(
    expenseItems.map(({ field, key }) => [field, statedExpense(annual_expenses, key)]),
  ) as Record<ExpenseField, number | null>;
}

/** The form filled from a stored listing. Its coordinates stay out: they are stated only with a new address. */
export function draftOf(listing: Listing): ListingDraft {
  return {
    title: listing.title,
    propertyType: listing.property_type,
    description: listing.description,
    address: listing.address,
    zip: listing.zip,
    city: listing.city,
    state: listing.state,
    county: listing.county ?? '',
    price: listing.price,
    noi: listing.noi,
    arv: listing.arv,
    repairCost: listing.repair_cost,
    monthlyRent: listing.monthly_rent,
    otherMonthlyIncome: listing.other_monthly_income,
    vacancyPct: listing.vacancy_pct,
    ...expensesOf(listing),
    financing: listing.financing ?? '',
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    sqft: listing.sqft,
    lotSqft: listing.lot_sqft,
    condition: listing.condition ?? '',
    occupancy: listing.occupancy,
    offMarketContract: listing.off_market_contract,
    latitude: null,
    longitude: null,
  };
}

/** Whether two forms hold the same. */
export function sameDraft(a: ListingDraft, b: ListingDraft): boolean {
  return Object.entries(a).every(([name, value]) => b[name as keyof ListingDraft] === value);
}

const inOrder = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    : value;

/** Whether two columns hold the same; Postgres keeps the items of an object in an order of its own. */
const same = (a: unknown, b: unknown) => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

/** Filled in by Postgres, from the ZIP code, where they are null. */
const fromZip: readonly string[] = ['latitude', 'longitude', 'county'];

/** Whether the listing already says all of this. */
export function says(listing: Listing, changes: ListingChanges): boolean {
  return Object.entries(changes).every(
    ([name, value]) => same(listing[name as keyof Listing], value) || (value === null && fromZip.includes(name)),
  );
}

/** Longer than anybody goes on trying after an answer was lost. */
const retryingMs = 60 * 60 * 1000;

/**
 * Whether a listing was posted within the hour and has not been edited since: then posting it again can only be another try.
 * Later the draft may be a forgotten one, and what stands in it older than the listing, or meant for another.
 */
export function isJustPosted(
  { created_at, updated_at }: Pick<Listing, 'created_at' | 'updated_at'>,
  now: number,
): boolean {
  return created_at === updated_at && now - Date.parse(created_at) < retryingMs;
}

/**
 * The columns in which a filled-in form differs from the stored listing; empty for none. A street that changes without
 * coordinates of its own drops the old ones, for which Postgres puts those of the ZIP code.
 */
export function changesTo(listing: Listing, values: ListingValues, images: readonly string[]): ListingChanges {
  const columns: ListingChanges = { ...columnsOf(values), images: [...images] };
  const changes = Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => !same(listing[name as keyof Listing], value)),
  ) as ListingChanges;
  const moves = 'address' in changes || 'zip' in changes || 'city' in changes || 'state' in changes;
  if (moves && !('latitude' in columns)) return { ...changes, latitude: null, longitude: null };
  return changes;
}

/** The pictures to store over a listing that changed meanwhile: those it no longer has, and may no longer exist, are left out. */
export function imagesOver(images: readonly string[], before: readonly string[], now: readonly string[]): string[] {
  return images.filter((path) => !before.includes(path) || now.includes(path));
}
