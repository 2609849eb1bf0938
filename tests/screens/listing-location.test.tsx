import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListingLocation } from '@/features/marketplace/detail/components/listing-location';
import { createMap } from '@/features/marketplace/map/components/map-engine';
import { createFakeMap } from '../fake-map';
import { mockIntersectionObserver } from '../mock-intersection-observer';
import { listing } from '../msw/listings';
import { mapOutlines } from '../msw/map';
import { failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';

vi.mock('@/features/marketplace/map/components/map-engine', () => ({ createMap: vi.fn<typeof createMap>() }));

const zip = { zip: '78701', city: 'Austin', state: 'TX', county: 'Travis' };
const elsewhere = { ...zip, latitude: 30.26, longitude: -97.75 };
const open = () => renderScreen(<ListingLocation listing={listing()} />);
const directions = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^Directions/ }).href).searchParams;
const map = () => screen.findByRole('region', { name: 'Map of 12 Elm St, Austin, TX 78701' });

beforeEach(() => {
  vi.mocked(createMap).mockReset().mockImplementation(createFakeMap);
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

  it('can be retried when it fails to load', async () => {
    server.use(failing('zip_codes'));
    const { user } = open();
    const alert = await screen.findByRole('alert');
    server.use(rows('zip_codes', [elsewhere]));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await map()).toBeInTheDocument();
  });

  it('says what a browser without WebGL lacks', async () => {
    vi.mocked(createMap).mockReturnValue(null);
    server.use(rows('zip_codes', [elsewhere]));
    open();
    expect(await screen.findByText(/It needs WebGL.*The address is above/)).toBeInTheDocument();
  });
});
