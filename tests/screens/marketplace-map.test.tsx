import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListingMap } from '@/features/marketplace/components/map/listing-map';
import { noFilters, type Box, type Filters } from '@/features/marketplace/filters';
import { env } from '@/shared/config/current-env';
import { listing, rpc } from '../msw/listings';
import { drawing } from '../msw/map';
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

const onSearchArea = vi.fn<(box: Box | null) => void>();
const onHighlight = vi.fn<(id: string | null) => void>();

interface Given {
  filters?: Partial<Filters>;
  highlighted?: string | null;
}

function Screen({ filters, highlighted = null }: Given) {
  const [box, setBox] = useState<Box | null>(filters?.box ?? null);
  return (
    <ListingMap
      filters={{ ...noFilters, ...filters, box }}
      search="tx"
      linkTo={(id) => `/property/${id}`}
      from="/marketplace?view=map"
      highlighted={highlighted}
      onHighlight={onHighlight}
      onSearchArea={(next) => {
        onSearchArea(next);
        setBox(next);
      }}
    />
  );
}

const open = (given: Given = {}) => renderScreen(<Screen {...given} />, { at: '/marketplace', path: '/marketplace' });
const answering = (answer: (args: Args) => unknown) => {
  const asked = vi.fn<(args: Args) => unknown>(answer);
  server.use(rpc('map_properties', asked));
  return asked;
};
const map = () => screen.getByRole('application', { name: 'Map of the listings' });
const zoom = () => Number(map().dataset.zoom);

beforeEach(() => {
  server.use(...drawing());
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      closePath() {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  onSearchArea.mockReset();
  onHighlight.mockReset();
  env.googleMapsApiKey = null;
});

describe('the map', () => {
  it('asks once for everything, and shows each listing by colour, shape and name', async () => {
    const asked = answering(() => [austin, boston]);
    open();
    expect(screen.getByText('Loading map')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Verified listing, $100,000' })).toHaveClass(
      'bg-evergreen',
      'rounded-full',
    );
    expect(screen.getByRole('button', { name: 'Unverified listing, $200,000' })).toHaveClass('bg-brick');
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      filters: {},
      search: 'tx',
      box: { west: -180, south: -90, east: 180, north: 90 },
      cell: 2.5,
    });
    expect(await screen.findByText('2 listings on the map')).toBeInTheDocument();
  });

  it('starts at zoom 4 and fits to what was found', async () => {
    answering(() => [austin, pin(4, -97.6, 30.4)]);
    open();
    await waitFor(() => expect(zoom()).toBeGreaterThan(9));
    expect(zoom()).toBeLessThanOrEqual(15);
  });

  it('leaves out what has no place', async () => {
    answering(() => [austin, pin(5, -90, 40, { latitude: null })]);
    open();
    await screen.findByRole('button', { name: 'Verified listing, $100,000' });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('opens a listing with its title, place, price and link; Escape closes it and the focus goes back', async () => {
    answering(() => [austin, boston]);
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

  it('says when a pin cannot be read, and tries again', async () => {
    answering(() => [austin, boston]);
    server.use(failing('properties'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Verified listing, $100,000' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    server.use(rows('properties', []));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No longer available.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gathers listings too near each other; a press comes nearer', async () => {
    answering(() => [austin, pin(4, -97.7, 30.3), boston, seattle]);
    const { user } = open();
    const cluster = await screen.findByRole('button', { name: '2 listings from $100,000' });
    expect(cluster).toHaveTextContent('2');
    await user.click(cluster);
    await waitFor(() => expect(zoom()).toBeGreaterThan(9));
    expect(await screen.findByRole('button', { name: 'Verified listing, $100,000' })).toBeInTheDocument();
    // What was pressed is gone; the focus stays on the map.
    await waitFor(() => expect(map()).toHaveFocus());
  });

  it('lists the listings of one point', async () => {
    answering(() => [austin, { ...austin, id: idOf(9) }, boston]);
    server.use(
      rows('properties', [listing({ id: austin.id, title: 'One' }), listing({ id: idOf(9), title: 'Other' })]),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '2 listings from $100,000' }));
    const info = screen.getByRole('dialog', { name: '2 listings here' });
    expect(await within(info).findByRole('link', { name: 'View Details: One' })).toBeInTheDocument();
    expect(within(info).getByRole('link', { name: 'View Details: Other' })).toBeInTheDocument();
  });

  it('asks about the part it shows when there are too many to send', async () => {
    const asked = answering(({ cell }) =>
      cell === 2.5
        ? [{ ...austin, id: null, listings: 900, verified: true }]
        : [austin, { ...pin(4, -97.6, 30.4), id: null, listings: 700 }],
    );
    open();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    const { box, cell } = (asked.mock.lastCall ?? [])[0] as unknown as { box: Box; cell: number };
    expect(box.west).toBeGreaterThan(-100);
    expect(box.east).toBeLessThan(-95);
    expect(cell).toBeLessThan(1);
    expect(await screen.findByRole('button', { name: '700 listings from $400,000' })).toBeInTheDocument();
  });

  it('keeps the coarser answer when the nearer one fails, and tries again', async () => {
    const gathered = { ...austin, id: null, listings: 900 };
    server.use(
      http.post('*/rest/v1/rpc/map_properties', async ({ request }) => {
        const { cell } = (await request.json()) as { cell: number };
        return cell === 2.5 ? HttpResponse.json([gathered]) : HttpResponse.json({ message: 'broken' }, { status: 500 });
      }),
    );
    const { user } = open();
    expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '900 listings from $100,000' })).toBeInTheDocument();
    answering(() => [austin]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Verified listing, $100,000' })).toBeInTheDocument();
  });

  it('marks the pin of the card under the pointer, and tells the reverse', async () => {
    answering(() => [austin, boston]);
    const { user } = open({ highlighted: boston.id });
    const marked = await screen.findByRole('button', { name: 'Unverified listing, $200,000' });
    expect(marked).toHaveClass('ring-amber');
    const other = screen.getByRole('button', { name: 'Verified listing, $100,000' });
    expect(other).not.toHaveClass('ring-amber');
    await user.hover(other);
    expect(onHighlight).toHaveBeenLastCalledWith(austin.id);
    await user.unhover(other);
    expect(onHighlight).toHaveBeenLastCalledWith(null);
  });
});

it('shows where a card’s listing lies that the map knows only as one of many', async () => {
  answering(() => [{ ...boston, id: null, listings: 900 }]);
  const asked = vi.fn<(url: URL) => void>();
  server.use(rows('properties', [listing()], asked));
  open({ highlighted: austin.id });
  expect(await screen.findByTestId('beacon')).toBeInTheDocument();
  expect(asked.mock.lastCall?.[0].searchParams.get('id')).toBe(`in.(${austin.id})`);
});

describe('by keyboard', () => {
  it('has one Tab stop for all pins, and arrows among them', async () => {
    answering(() => [seattle, austin, boston]);
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

  it('moves and zooms', async () => {
    answering(() => [austin, seattle, boston]);
    const { user } = open();
    await screen.findByText('3 listings on the map');
    await waitFor(() => expect(zoom()).not.toBe(4));
    const before = zoom();
    map().focus();
    await user.keyboard('+');
    await waitFor(() => expect(zoom()).toBe(Math.floor(before + 1)));
    await user.keyboard('-');
    await waitFor(() => expect(zoom()).toBe(Math.floor(before)));
    expect(screen.getByRole('button', { name: 'Search this area' })).toBeInTheDocument();
  });
});

describe('an area', () => {
  it('is searched once the reader has moved the map, and can be cleared', async () => {
    const asked = answering(() => [austin, boston, seattle]);
    const { user } = open();
    await screen.findByText('3 listings on the map');
    expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
    map().focus();
    await user.keyboard('+');
    await user.click(await screen.findByRole('button', { name: 'Search this area' }));
    const box = onSearchArea.mock.lastCall?.[0];
    expect(box?.west).toBeLessThan(box?.east ?? -180);
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { box } })));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Clear area' }));
    expect(onSearchArea).toHaveBeenLastCalledWith(null);
  });

  it('that comes with the address is what the map shows', async () => {
    answering(() => [austin]);
    open({ filters: { box: { west: -98, south: 30, east: -97, north: 31 } } });
    await waitFor(() => expect(zoom()).toBeGreaterThan(8));
    expect(screen.getByRole('button', { name: 'Clear area' })).toBeInTheDocument();
  });

  it('without a listing says so', async () => {
    answering(() => []);
    const { user } = open({ filters: { box: { west: -98, south: 30, east: -97, north: 31 } } });
    expect(await screen.findByText('No properties found')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Clear area' })[0] as HTMLElement);
    expect(onSearchArea).toHaveBeenLastCalledWith(null);
  });
});

describe('what lies elsewhere', () => {
  it('is counted, and a press goes there', async () => {
    answering(() =>
      [austin, boston, seattle, pin(6, 144.8, 13.4), pin(7, -157.8, 21.3)].concat(
        Array.from({ length: 4 }, (_, index) => pin(10 + index, -90 - index, 40)),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '2 listings elsewhere' }));
    await user.click(screen.getByRole('button', { name: /Guam/ }));
    expect(await screen.findByRole('button', { name: 'Unverified listing, $600,000' })).toBeInTheDocument();
    await waitFor(() => expect(zoom()).toBeGreaterThan(8));
  });
});

describe('when it fails', () => {
  it('says so in place, and tries again', async () => {
    server.use(failing('rpc/map_properties'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch listings');
    answering(() => [austin]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Verified listing, $100,000' })).toBeInTheDocument();
  });

  it('shows the pins without the outlines', async () => {
    answering(() => [austin]);
    server.use(http.get('*/us-atlas/:layer', () => HttpResponse.error()));
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Verified listing, $100,000' })).toBeInTheDocument();
    expect(await screen.findByText('The outlines could not be loaded.')).toBeInTheDocument();
    server.use(...drawing());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('The outlines could not be loaded.')).not.toBeInTheDocument());
  });

  it('is our own where Google’s script cannot be had', async () => {
    env.googleMapsApiKey = 'a-key';
    answering(() => [austin]);
    open();
    // Google's loader tries several times before it gives up.
    await waitFor(() => {
      const script = document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]');
      if (script) fireEvent.error(script);
      expect(screen.getByText('Google’s map could not be loaded. This is our own.')).toBeInTheDocument();
    });
    expect(await screen.findByRole('button', { name: 'Verified listing, $100,000' })).toBeInTheDocument();
    expectConsoleError();
  });
});
