import type { ComparedCell, ComparedGroup, ComparedRow } from './comparison.ts';
import { formatUsd } from '../../kit/formatting/format.ts';
import { priceDrop, pricePerSqft, pricePerUnit, timeOnMarket } from '../listing/figures.ts';
import { statedLabel } from '../listing/field-text.ts';
import { fieldsWhere } from '../listing/fields.ts';
import { listingFacts } from '../listing/stated-facts.ts';
import type { Listing } from '../listing/listing.ts';
import { annualExpense } from '../listing/underwriting.ts';

const usd = (value: number | null): ComparedCell => ({ text: value === null ? null : formatUsd(value), value });

/** Asking price and what it means per sqft and unit. No asking price is better: they're for different properties. */
export function priceRows(listings: readonly Listing[], now: number): ComparedRow[] {
  return [
    { label: 'Asking price', cells: listings.map(({ price }) => usd(price)) },
    {
      label: 'Price per sqft',
      better: 'lower',
      cells: listings.map((each) => usd(pricePerSqft(each.price, each.sqft))),
    },
    {
      label: 'Price per unit',
      better: 'lower',
      cells: listings.map((each) => usd(pricePerUnit(each.price, each.units))),
    },
    { label: 'Price drop', cells: listings.map((each) => usd(priceDrop(each, now))) },
  ];
}

const comparedFacts = fieldsWhere(({ fact }) => fact === 'compared').map(statedLabel);

/** The facts as on a listing's page. Only lower HOA dues are better; the rest depends on the reader's plans. */
export function factRows(listings: readonly Listing[]): ComparedRow[] {
  const facts = listings.map((listing) => new Map(listingFacts(listing)));
  const texts = (label: string) => facts.map((of) => of.get(label) ?? null);
  const dues = listings.map(({ annual_expenses: expenses }) => annualExpense(expenses, 'hoa'));
  return [
    ...comparedFacts.map((label) => ({ label, cells: texts(label).map((text) => ({ text })) })),
    {
      label: 'HOA dues',
      better: 'lower',
      cells: texts('HOA dues').map((text, index) => ({ text, value: dues[index] ?? null })),
    },
  ];
}

/** How the listings are sold. */
export function termRows(listings: readonly Listing[], now: number): ComparedRow[] {
  return [
    {
      label: 'Status',
      // Not worth a row while all are for sale.
      cells: listings.map(({ status }) => ({
        text: listings.every((each) => each.status === 'active') ? null : (statusNames[status] ?? null),
      })),
    },
    {
      label: 'Verified',
      better: 'higher',
      cells: listings.map(({ verified }) => ({
        text: verified ? 'Verified' : 'Not verified',
        value: Number(verified),
      })),
    },
    {
      label: 'Seller’s share (joint venture)',
      better: 'lower',
      cells: listings.map(({ jv_share_pct: share }) => ({ text: share > 0 ? `${share}%` : 'None', value: share })),
    },
    { label: 'Time on market', cells: listings.map((each) => ({ text: timeOnMarket(each, now) })) },
  ];
}

const statusNames: Readonly<Record<string, string>> = {
  active: 'For sale',
  under_contract: 'Under contract',
  paused: 'Paused',
  sold: 'Sold',
};

/** Where the listings are, without their distance. */
export function placeRows(listings: readonly Listing[]): ComparedRow[] {
  return [
    { label: 'City', cells: listings.map(({ city, state, zip }) => ({ text: `${city}, ${state} ${zip}` })) },
    { label: 'County', cells: listings.map(({ county }) => ({ text: county })) },
  ];
}

/** A group of facts that sellers state. */
export const statedGroup = (title: string, rows: readonly ComparedRow[]): ComparedGroup => ({
  title,
  unknown: 'Not stated',
  rows,
});
