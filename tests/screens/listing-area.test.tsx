import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Area } from '@/domain/listing/area';
import { ListingArea } from '@/features/listing-area/components/listing-area';
import { mockIntersectionObserver } from '../mock-intersection-observer';
import { listing } from '../msw/listings';
import { renderScreen } from '../render';

beforeEach(() => {
  mockIntersectionObserver();
  return () => vi.unstubAllGlobals();
});

const source = { name: 'HUD fair market rents', license: 'Public domain', url: null, as_of: '2026-09-30' };
const area: Area = {
  figures: [{ figure: 'fair_market_rent_2', value: 1450, year: 2026, area: 'zip', place: '78701', source }],
  flood: { zone: 'AE', subtype: null, high_risk: true, source: { ...source, name: 'FEMA', as_of: '2024-05-01' } },
};

it('says what’s known of the area, and from where, and nothing where nothing is loaded', async () => {
  const { rerender } = renderScreen(<ListingArea listing={{ ...listing(), area }} />);
  expect(await screen.findByRole('heading', { name: 'About the area' })).toBeVisible();
  expect(await screen.findByText('Fair market rent, 2 bedrooms')).toBeVisible();
  expect(screen.getByText('$1,450/mo')).toBeVisible();
  const from = 'ZIP code 78701 · HUD fair market rents (Public domain, to Sep 30, 2026)';
  expect(screen.getByText(from)).toBeVisible();
  expect(screen.getByText('Zone AE: high risk. Lenders require flood insurance.')).toBeVisible();
  expect(screen.getByText('Pin on the map · FEMA (Public domain, to May 1, 2024)')).toBeVisible();

  rerender(<ListingArea listing={{ ...listing({ property_type: 'Land' }), area: { ...area, flood: null } }} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  rerender(<ListingArea listing={listing()} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
