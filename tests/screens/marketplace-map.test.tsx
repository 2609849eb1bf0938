import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState, type ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListingMap } from '@/features/marketplace/map/components/listing-map';
import { emptyFilters, type Filters } from '@/domain/filters/filters';
import { env } from '@/platform/config/current-env';
import { createMap } from '@/shared/map/map-engine';
import { listing, rpc } from '../msw/listings';
import { mapOutlines } from '../msw/map';
import { failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';
import { expectConsoleError } from '../setup';

type Args = Record<string, unknown>;
const idOf = (index: number) => `7a06b9d4-b489-4c09-94d8-${String(index).padStart(12, '0')}`;
const pin = (index: number, longitude: number, latitude: number, change = {}) => ({
  id: idOf(index),
  longitude,
  latitude,
  listings: 1,
  price: 100_000 * index,
  verified: false,
  ...change,
});
const austin = pin(1, -97.74, 30.27, { verified: true });
const boston = pin(2, -71.06, 42.36);
const seattle = pin(3, -122.3, 47.6);

const onSearchArea = vi.fn<ComponentProps<typeof ListingMap>['onSearchArea']>();
const onHighlight = vi.fn<(id: string | null) => void>();

interface Given {
  filters?: Partial<Filters>;
  highlighted?: string | null;
}

function Screen({ filters, highlighted = null }: Given) {
  const [chosen, setChosen] = useState<Partial<Filters>>({ ...filters });
  return (
    <ListingMap
      filters={{ ...emptyFilters, ...chosen }}
      search="tx"
      linkTo={(id) => `/property/${id}`}
      from="/marketplace?view=map"
      highlighted={highlighted}
      onHighlight={onHighlight}
      onSearchArea={(next) => {
        onSearchArea(next);
        setChosen({ ...chosen, ...next });
      }}
    />
  );
}

const open = (given: Given = {}) => renderScreen(<Screen {...given} />, { at: '/marketplace', path: '/marketplace' });
const respondToMap = (respond: (args: Args) => unknown) => {
  const handler = vi.fn<(args: Args) => unknown>(respond);
  server.use(rpc('map_properties', handler));
  return handler;
};
const map = () => screen.getByRole('application', { name: 'Map of the listings' });
const zoom = () => Number(map().closest<HTMLElement>('[data-zoom]')?.dataset.zoom);

beforeEach(() => {
  server.use(...mapOutlines());
});
afterEach(() => {
  onSearchArea.mockReset();
  onHighlight.mockReset();
  env.googleMapsApiKey = null;
  env.mapStyles = null;
});

describe('the map', () => {
  it('fetches everything once and shows each listing by color, shape and name', async () => {
    const handler = respondToMap(() => [austin, boston]);
    open();
    expect(screen.getByText('Loading map')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Verified listing, $100,000' })).toHaveClass(
      'bg-evergreen',
      'rounded-full',
    );
    expect(screen.getByRole('button', { name: 'Unverified listing, $200,000' })).toHaveClass('bg-brick');
    expect(handler).toHaveBeenCalledExactlyOnceWith({
      filters: {},
      search: 'tx',
      box: { west: -180, south: -90, east: 180, north: 90 },
      cell: 2.5,
    });
    expect(await screen.findByText('2 listings on the map')).toBeInTheDocument();
  });

  it('opens a listing with title, place, price and link; Escape closes it and restores focus', async () => {
    respondToMap(() => [austin, boston]);
    server.use(rows('properties', [listing({ id: austin.id })]));
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Verified listing, $100,000' });
    button.focus();
    await user.keyboard('{Enter}');
    const info = screen.getByRole('dialog', { name: 'Listing' });
    expect(info).toHaveFocus();
    expect(info).toHaveClass('w-[200px]');
    expect(await within(info).findByRole('heading', { name: 'Brick duplex near the park' })).toBeInTheDocument();
    expect(info).toHaveTextContent('Austin, TX');
    expect(info).toHaveTextContent('$450,000');
    expect(within(info).getByText('View Details')).toHaveAttribute('href', `/property/${austin.id}`);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Verified listing, $100,000' })).toHaveFocus();
  });

  it('clusters nearby listings; a click zooms in', async () => {
    respondToMap(() => [austin, pin(4, -97.7, 30.3), boston, seattle]);
    const { user } = open();
    const cluster = await screen.findByRole('button', { name: '2 listings from $100,000' });
    expect(cluster).toHaveTextContent('2');
    await user.click(cluster);
    await waitFor(() => expect(zoom()).toBeGreaterThan(9));
    expect(await screen.findByRole('button', { name: 'Verified listing, $100,000' })).toBeInTheDocument();
    // The clicked cluster is gone; focus stays on the map.
    await waitFor(() => expect(map()).toHaveFocus());
  });

  it('leaves the coarse results when the detailed request fails, and retries', async () => {
    const cluster = { ...austin, id: null, listings: 900 };
    server.use(
      http.post('*/rest/v1/rpc/map_properties', async ({ request }) => {
        const { cell } = (await request.json()) as { cell: number };
        return cell === 2.5 ? HttpResponse.json([cluster]) : HttpResponse.json({ message: 'broken' }, { status: 500 });
      }),
    );
    const { user } = open();
    expect(await screen.findByText(/We couldn’t load the listings here/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '900 listings from $100,000' })).toBeInTheDocument();
    respondToMap(() => [austin]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Verified listing, $100,000' })).toBeInTheDocument();
  });
});

describe('the map by keyboard', () => {
  it('gives all pins one Tab stop, and arrow keys among them', async () => {
    respondToMap(() => [seattle, austin, boston]);
    const { user } = open();
    await screen.findByRole('button', { name: 'Verified listing, $100,000' });
    await waitFor(() => expect(screen.getByText('3 listings on the map')).toBeInTheDocument());
    map().focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Unverified listing, $300,000' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).not.toHaveAccessibleName('Unverified listing, $300,000');
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Verified listing, $100,000' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  });
});

describe('an area filter', () => {
  it('searches the area after moving the map, and clears it', async () => {
    const handler = respondToMap(() => [austin, boston, seattle]);
    const { user } = open();
    await screen.findByText('3 listings on the map');
    expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await user.click(await screen.findByRole('button', { name: 'Search this area' }));
    const box = onSearchArea.mock.lastCall?.[0].box;
    expect(box?.west).toBeLessThan(box?.east ?? -180);
    await waitFor(() => expect(handler).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { box } })));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Clear area' }));
    expect(onSearchArea).toHaveBeenLastCalledWith({ box: null });
  });
});

describe('the style', () => {
  const style = () => document.querySelector<HTMLElement>('[data-style]')?.dataset['style'];

  it('uses our own style when the other one fails to load', async () => {
    env.mapStyles = { light: 'https://tiles.example/missing.json', dark: null };
    respondToMap(() => [austin]);
    open();
    expect(await screen.findByText('We couldn’t load the street map. Showing outlines.')).toBeInTheDocument();
    await waitFor(() => expect(style()).toBe('built in'));
  });
});

describe('a map that fails', () => {
  it('shows an error and retries', async () => {
    server.use(failing('rpc/map_properties'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch listings');
    respondToMap(() => [austin]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Verified listing, $100,000' })).toBeInTheDocument();
  });

  it('says what a browser without WebGL lacks', async () => {
    vi.mocked(createMap).mockReturnValue(null);
    respondToMap(() => [austin]);
    open();
    expect(await screen.findByText('Your browser can’t show the map')).toBeInTheDocument();
    expect(screen.getByText(/All listings are in the list/)).toBeInTheDocument();
  });

  it('falls back to our own map when Google’s script fails to load', async () => {
    env.googleMapsApiKey = 'a-key';
    respondToMap(() => [austin]);
    open();
    // Google's loader tries several times before it gives up.
    await waitFor(() => {
      const script = document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]');
      if (script) fireEvent.error(script);
      expect(screen.getByText('We couldn’t load Google Maps. Showing our own map.')).toBeInTheDocument();
    });
    expect(await screen.findByRole('button', { name: 'Verified listing, $100,000' })).toBeInTheDocument();
    expectConsoleError();
  });
});
