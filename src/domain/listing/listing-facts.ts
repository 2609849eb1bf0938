import { formatDate, formatNumber, formatSqft, formatUsd, pluralize } from '../../kit/formatting/format.ts';
import { acresFrom } from '../../kit/numbers/acres.ts';
import { capRateText } from './plausible.ts';
import type { Listing, ListingSummary } from './listing.ts';
import { pricePerSqft } from './figures.ts';
import { annualExpense, totalExpenses } from './underwriting.ts';
import { fieldsWhere, type ListingField, type ListingFieldInfo } from './fields.ts';
import { expenseFacts, statedFacts, statedLabel } from './field-text.ts';

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

/** A fact that listings state, without those that are unknown; the lot as people say it. */
function factsOf(listing: Listing, passes: (field: ListingFieldInfo) => boolean): [label: string, value: string][] {
  return fieldsWhere((field) => field.fact !== undefined && passes(field)).flatMap((name) =>
    name === 'lot_sqft' && listing.lot_sqft > 0
      ? [[statedLabel(name), lotArea(listing.lot_sqft)] as [string, string]]
      : statedFacts([name], listing),
  );
}

/** All facts about a property with their labels, without those that are unknown. */
export function listingFacts(listing: Listing): [label: string, value: string][] {
  const perSqft = pricePerSqft(listing.price, listing.sqft);
  const hoa = annualExpense(listing.annual_expenses, 'hoa');
  const figures: [label: string, value: string | null][] = [
    ['HOA dues', hoa === null ? null : `${formatUsd(hoa / 12)}/mo`],
    ['Price per sqft', perSqft === null ? null : formatUsd(perSqft)],
    ['Cap rate', listing.cap_rate === null ? null : capRateText(listing.cap_rate, listing.price, 2)],
  ];
  return [
    ...factsOf(listing, ({ step }) => step === 'property'),
    ...figures.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : [])),
    ...factsOf(listing, ({ step }) => step === 'numbers'),
    ...factsOf(listing, ({ step }) => step === 'address'),
    ['Listed', formatDate(listing.created_at)],
  ];
}

const figureFields = fieldsWhere(({ kind, part }) => kind === 'number' && part === 'underwriting');

/** The seller's underwriting figures with their labels, with total expenses last; empty when none are stated. */
export function underwritingFacts(
  columns: Readonly<Partial<Record<ListingField, unknown>>>,
): [label: string, value: string][] {
  const expenses = expenseFacts(columns.annual_expenses);
  const total = expenses.length > 1 ? totalExpenses(columns.annual_expenses) : null;
  return [
    ...statedFacts(figureFields, columns),
    ...expenses.map(([label, amount]): [string, string] => [`${label} (annual)`, amount]),
    ...(total === null ? [] : [['Total expenses (annual)', formatUsd(total)] as [string, string]]),
  ];
}
