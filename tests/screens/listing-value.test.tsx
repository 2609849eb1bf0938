import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ListingValue as Value } from '@/domain/listing/listing';
import type { StoredComp } from '@/domain/valuation/records';
import { ListingValue } from '@/features/listing-value/components/listing-value';
import { mockIntersectionObserver } from '../mock-intersection-observer';
import { renderScreen } from '../render';

beforeEach(() => {
  mockIntersectionObserver();
  return () => vi.unstubAllGlobals();
});

function comp(index: number, price: number): StoredComp {
  return {
    id: `comp-${index}`,
    sold_on: '2026-01-15',
    price,
    latitude: 41.6,
    longitude: -83.5,
    address: `${index} Alder St`,
    sqft: 1400,
    lot_sqft: null,
    year_built: 1955,
    bedrooms: 3,
    bathrooms: 1,
    half_baths: null,
    garage: null,
    property_type: 'Single Family',
    condition: 'Turn-Key',
    construction: null,
    parking: null,
    meters: 805,
    adjustments: { size: 5000, time: 1000 },
    weight: 1 / 3,
  };
}

const value: Value = {
  kind: 'sale',
  as_of: '2026-02-01',
  value: 156_000,
  low: 131_000,
  high: 182_000,
  why: null,
  comps: [comp(1, 140_000), comp(2, 150_000), comp(3, 170_000)],
  sources: [{ name: 'County', license: 'CC0', url: null, as_of: '2026-01-31' }],
};

it('sets the seller’s ARV against the sales, which a reader can change', async () => {
  const { user } = renderScreen(<ListingValue listing={{ arv: 200_000, monthly_rent: 1500, values: [value] }} />);
  expect(await screen.findByText('$156,000')).toBeVisible();
  expect(screen.getByText('8 in 10 such homes go for $131,000 to $182,000.')).toBeVisible();
  expect(screen.getByText(/ARV of \$200,000 is above what such homes sell for around it/)).toBeVisible();
  expect(screen.getByText('From County (CC0, to Jan 31, 2026). Not an appraisal.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'See the 3 sales' }));
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('No sales');
  expect(first).toHaveTextContent('1 Alder St$140,000 → adjusted to $146,000');
  expect(first).toHaveTextContent('Jan 15, 2026 · 0.5 mi · 1,400 sqft · 3 bd · 1 ba · built 1955 · Turn-Key');
  await user.click(within(first).getByRole('button', { name: 'Leave out' }));
  expect(screen.getByText(/With your changes: \$166,000/)).toBeVisible();

  await user.click(within(second).getByRole('button', { name: 'Adjustments' }));
  const size = within(second).getByRole('textbox', { name: 'Living area' });
  await user.clear(size);
  await user.type(size, 'lots');
  expect(size).toHaveValue('lots');
  expect(size).toBeInvalid();
  expect(screen.getByText(/With your changes: \$166,000/)).toBeVisible();
  await user.clear(size);
  await user.type(size, '-5000');
  expect(screen.getByText(/With your changes: \$161,000/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo them' }));
  expect(size).toHaveValue('5,000');
  expect(screen.queryByText(/With your changes/)).not.toBeInTheDocument();
});

it('says why there’s no value, and shows nothing without sales', async () => {
  const none: Value = {
    ...value,
    value: null,
    low: null,
    high: null,
    comps: [],
    why: 'Only 12 sales within 25 miles.',
  };
  const { rerender } = renderScreen(<ListingValue listing={{ arv: 200_000, monthly_rent: null, values: [none] }} />);
  expect(await screen.findByText('Not enough sales to say')).toBeVisible();
  expect(screen.getByText('Only 12 sales within 25 miles.')).toBeVisible();
  rerender(<ListingValue listing={{ arv: 200_000, monthly_rent: null, values: [] }} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
