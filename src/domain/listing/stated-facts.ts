import { formatDate, formatUsd } from '../../kit/formatting/format.ts';
import { expenseFacts, statedFacts, statedLabel } from './field-text.ts';
import { fieldsWhere, type ListingField, type ListingFieldInfo } from './fields.ts';
import { pricePerSqft } from './figures.ts';
import { lotArea } from './listing-facts.ts';
import type { Listing } from './listing.ts';
import { capRateText } from './plausible.ts';
import { annualExpense, totalExpenses } from './underwriting.ts';

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
    ...factsOf(listing, ({ step }) => step === 'address' || step === 'pictures'),
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
