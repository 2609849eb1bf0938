import { formatDate, formatNumber, formatSqft, formatUsd, pluralize } from '../../kit/formatting/format.ts';
import { acresFrom } from '../../kit/numbers/acres.ts';
import { capRateText } from './plausible.ts';
import type { Listing, ListingSummary } from './listing.ts';
import { pricePerSqft } from './figures.ts';
import { expenseItems, annualExpense } from './underwriting.ts';

/** Beds, baths and area, such as '3 bd'. Leaves out what a listing doesn't have; without living area shows the lot. */
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
  else if (lot_sqft > 0) facts.push(acresFrom(lot_sqft) === null ? `${lotArea(lot_sqft)} lot` : lotArea(lot_sqft));
  return facts;
}

/** 'Street, City, ST 12345'. */
export function fullAddress({
  address,
  city,
  state,
  zip,
}: Pick<ListingSummary, 'address' | 'city' | 'state' | 'zip'>): string {
  return `${address}, ${city}, ${state} ${zip}`;
}

/** Page title with the place, because listing titles repeat. */
export function listingTitle({ title, city, state }: Pick<ListingSummary, 'title' | 'city' | 'state'>): string {
  return `${title}, ${city}, ${state}`;
}

/** Acres from one acre up, square feet below. */
function lotArea(sqft: number): string {
  const acres = acresFrom(sqft);
  return acres === null ? formatSqft(sqft) : pluralize(acres, 'acre');
}

/** All facts about a property with their labels, without those that are unknown. */
export function listingFacts(listing: Listing): [label: string, value: string][] {
  const perSqft = pricePerSqft(listing.price, listing.sqft);
  const hoa = annualExpense(listing.annual_expenses, 'hoa');
  const facts: [label: string, value: string | null][] = [
    ['Property type', listing.property_type],
    ['Bedrooms', listing.bedrooms > 0 ? formatNumber(listing.bedrooms) : null],
    ['Bathrooms', listing.bathrooms > 0 ? formatNumber(listing.bathrooms) : null],
    ['Living area', listing.sqft > 0 ? formatSqft(listing.sqft) : null],
    ['Lot', listing.lot_sqft > 0 ? lotArea(listing.lot_sqft) : null],
    ['Units', listing.units === null ? null : formatNumber(listing.units)],
    ['Year built', listing.year_built === null ? null : String(listing.year_built)],
    ['Parking', listing.parking],
    ['Zoning', listing.zoning],
    ['Parcel number (APN)', listing.apn],
    ['HOA dues', hoa === null ? null : `${formatUsd(hoa / 12)}/mo`],
    ['Price per sqft', perSqft === null ? null : formatUsd(perSqft)],
    ['NOI (annual)', listing.noi === null ? null : formatUsd(listing.noi)],
    ['Cap rate', listing.cap_rate === null ? null : capRateText(listing.cap_rate, listing.price, 2)],
    ['Condition', listing.condition],
    ['Financing', listing.financing],
    ['Occupancy', listing.occupancy === 'occupied' ? 'Occupied' : 'Vacant'],
    ['Off-market contract', listing.off_market_contract ? 'Under contract, direct to seller' : 'Not stated'],
    ['County', listing.county],
    ['Listed', formatDate(listing.created_at)],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** The seller's underwriting figures with their labels, with total expenses last; empty when none are stated. */
export function underwritingFacts(
  listing: Pick<
    Listing,
    'arv' | 'repair_cost' | 'monthly_rent' | 'other_monthly_income' | 'vacancy_pct' | 'annual_expenses'
  >,
): [label: string, value: string][] {
  const usd = (amount: number | null) => (amount === null ? null : formatUsd(amount));
  const expenses = expenseItems.flatMap(({ key, label }) => {
    const amount = annualExpense(listing.annual_expenses, key);
    return amount === null ? [] : [{ label, amount }];
  });
  const facts: [label: string, value: string | null][] = [
    ['After-repair value', usd(listing.arv)],
    ['Repair cost', usd(listing.repair_cost)],
    ['Monthly rent', usd(listing.monthly_rent)],
    ['Other monthly income', usd(listing.other_monthly_income)],
    ['Vacancy', listing.vacancy_pct === null ? null : `${formatNumber(listing.vacancy_pct)}%`],
    ...expenses.map(({ label, amount }): [string, string] => [`${label} (annual)`, formatUsd(amount)]),
    [
      'Total expenses (annual)',
      expenses.length > 1 ? formatUsd(expenses.reduce((sum, { amount }) => sum + amount, 0)) : null,
    ],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
