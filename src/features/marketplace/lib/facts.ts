import { formatDate, formatNumber, formatPercent, formatSqft, formatUsd } from '@/shared/lib/format';
import type { Listing, ListingSummary } from '../listing';
import { pricePerSqft } from '../rules';
import { expenseItems, statedExpense } from '../underwriting';

/** Beds, baths and area at a glance, leaving out what a listing does not have; land shows its lot. */
export function keyFacts({
  bedrooms,
  bathrooms,
  sqft,
  lot_sqft,
}: Pick<ListingSummary, 'bedrooms' | 'bathrooms' | 'sqft' | 'lot_sqft'>): string[] {
  const facts: string[] = [];
  if (bedrooms > 0) facts.push(`${formatNumber(bedrooms)} bd`);
  if (bathrooms > 0) facts.push(`${formatNumber(bathrooms)} ba`);
  if (sqft > 0) facts.push(formatSqft(sqft));
  else if (lot_sqft > 0) facts.push(`${formatSqft(lot_sqft)} lot`);
  return facts;
}

/** Street, city, state and ZIP on one line. */
export function fullAddress({
  address,
  city,
  state,
  zip,
}: Pick<ListingSummary, 'address' | 'city' | 'state' | 'zip'>): string {
  return `${address}, ${city}, ${state} ${zip}`;
}

/** What a listing is called where it stands among other pages: with its place, for titles repeat. */
export function listingTitle({ title, city, state }: Pick<ListingSummary, 'title' | 'city' | 'state'>): string {
  return `${title}, ${city}, ${state}`;
}

const sqftPerAcre = 43_560;

/** A lot's area, from one acre on in acres as well: land is sold by the acre. */
function lotArea(sqft: number): string {
  return sqft < sqftPerAcre ? formatSqft(sqft) : `${formatSqft(sqft)} (${formatNumber(sqft / sqftPerAcre)} acres)`;
}

/** All there is to know of a property, each fact with its name. What is not known, or not there, is left out. */
export function allFacts(listing: Listing): [label: string, value: string][] {
  const perSqft = pricePerSqft(listing.price, listing.sqft);
  const facts: [label: string, value: string | null][] = [
    ['Property type', listing.property_type],
    ['Bedrooms', listing.bedrooms > 0 ? formatNumber(listing.bedrooms) : null],
    ['Bathrooms', listing.bathrooms > 0 ? formatNumber(listing.bathrooms) : null],
    ['Living area', listing.sqft > 0 ? formatSqft(listing.sqft) : null],
    ['Lot', listing.lot_sqft > 0 ? lotArea(listing.lot_sqft) : null],
    ['Price per sqft', perSqft === null ? null : formatUsd(perSqft)],
    ['NOI, a year', listing.noi === null ? null : formatUsd(listing.noi)],
    ['Cap rate', listing.cap_rate === null ? null : formatPercent(listing.cap_rate, 2)],
    ['Condition', listing.condition],
    ['Financing', listing.financing],
    ['Occupancy', listing.occupancy === 'occupied' ? 'Occupied' : 'Vacant'],
    ['Off-market contract', listing.off_market_contract ? 'Under contract, direct to seller' : 'Not stated'],
    ['County', listing.county],
    ['Listed', formatDate(listing.created_at)],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** What the seller states for underwriting, each figure with its name; empty when nothing is. Expenses are followed by their sum. */
export function statedFacts(
  listing: Pick<
    Listing,
    'arv' | 'repair_cost' | 'monthly_rent' | 'other_monthly_income' | 'vacancy_pct' | 'annual_expenses'
  >,
): [label: string, value: string][] {
  const usd = (amount: number | null) => (amount === null ? null : formatUsd(amount));
  const expenses = expenseItems.flatMap(({ key, label }) => {
    const amount = statedExpense(listing.annual_expenses, key);
    return amount === null ? [] : [{ label, amount }];
  });
  const facts: [label: string, value: string | null][] = [
    ['After-repair value', usd(listing.arv)],
    ['Repair cost', usd(listing.repair_cost)],
    ['Rent, a month', usd(listing.monthly_rent)],
    ['Other income, a month', usd(listing.other_monthly_income)],
    ['Vacancy', listing.vacancy_pct === null ? null : `${formatNumber(listing.vacancy_pct)}%`],
    ...expenses.map(({ label, amount }): [string, string] => [`${label}, a year`, formatUsd(amount)]),
    ['Expenses, a year', expenses.length > 1 ? formatUsd(expenses.reduce((sum, { amount }) => sum + amount, 0)) : null],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
