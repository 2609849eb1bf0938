import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListingLocation } from '@/features/listing-detail/components/listing-location';
import { createMap } from '@/shared/map/map-engine';
import { mockIntersectionObserver } from '../mock-intersection-observer';
import { listing } from '../msw/listings';
import { mapOutlines } from '../msw/map';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';

const zip = { zip: '78701', city: 'Austin', state: 'TX', county: 'Travis' };
const elsewhere = { ...zip, latitude: 30.26, longitude: -97.75 };
const open = () => renderScreen(<ListingLocation listing={listing()} />);
const directions = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^Directions/ }).href).searchParams;
const map = () => screen.findByRole('region', { name: 'Map of 12 Elm St, Austin, TX 78701' });

beforeEach(() => {
  server.use(...mapOutlines());
});
afterEach(() => vi.unstubAllGlobals());

it('loads nothing until it’s scrolled to', () => {
  open();
  expect(screen.getByRole('region', { name: 'Location' })).toHaveTextContent('12 Elm St, Austin, TX 78701');
  expect(directions().get('destination')).toBe('12 Elm St, Austin, TX 78701');
  expect(createMap).not.toHaveBeenCalled();
});

describe('a location that is scrolled to', () => {
  beforeEach(mockIntersectionObserver);

  it('has a map with a pin, and directions to it', async () => {
    server.use(rows('zip_codes', [elsewhere]));
    open();
    expect(await map()).toBeInTheDocument();
    expect(directions().get('destination')).toBe('30.27,-97.74');
    expect(screen.queryByText(/The circle shows/)).not.toBeInTheDocument();
  });

  it('has a circle when only the ZIP code is known, and directions to the address', async () => {
    server.use(rows('zip_codes', [{ ...zip, latitude: 30.27, longitude: -97.74 }]));
    open();
    expect(await map()).toBeInTheDocument();
    expect(screen.getByText(/The circle shows the area of ZIP code 78701/)).toBeInTheDocument();
    expect(directions().get('destination')).toBe('12 Elm St, Austin, TX 78701');
  });
});
