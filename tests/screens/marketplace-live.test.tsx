import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import PropertyScreen from '@/routes/marketing/property-screen';
import { paths } from '@/shared/config/paths';
import { mockRealtimeSocket } from '../live-socket';
import { listing, listingId, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';

const flagName = `property_viewed_${listingId}`;
const open = () => renderScreen(<PropertyScreen />, { at: paths.property(listingId), path: paths.property(':id') });

let sockets: ReturnType<typeof mockRealtimeSocket>;
beforeAll(() => {
  sockets = mockRealtimeSocket();
});
beforeEach(() => {
  sockets.reset();
  server.use(
    rows('users', [member()]),
    rpc('similar_properties', () => []),
  );
});

describe('a change while the listing is shown', () => {
  /** The listing on the server; null once it's deleted or hidden. */
  let stored: Partial<ReturnType<typeof listing>> | null;
  const change = async (to: typeof stored) => {
    await waitFor(() => expect(sockets.channels.joined.map(({ topic }) => topic)).toContain(`listing:${listingId}`));
    stored = to;
    act(() => sockets.broadcast(`listing:${listingId}`, 'changed', { changed: 'listing' }));
  };
  beforeEach(() => {
    stored = {};
    sessionStorage.setItem(flagName, 'true');
    server.use(http.get(`${backendUrl}/rest/v1/properties`, () => HttpResponse.json(stored ? [listing(stored)] : [])));
  });

  it('says that a deleted listing is gone, keeps it readable, and disables its actions', async () => {
    open();
    const title = await screen.findByRole('heading', { level: 1, name: listing().title });
    expect(await screen.findByRole('button', { name: 'Contact Seller' })).toBeEnabled();
    await change(null);
    expect(await screen.findByRole('heading', { name: 'This listing is no longer available' })).toBeVisible();
    expect(title).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the marketplace' })).toHaveAttribute('href', paths.marketplace);
    expect(screen.queryByRole('button', { name: 'Contact Seller' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Share/ })).not.toBeInTheDocument();
    for (const name of ['Save', /^Like/, /^Dislike/]) expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('shows a new price and that it was sold', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: listing().title });
    await change({ price: 123_400, status: 'sold' });
    expect(await screen.findByRole('heading', { name: 'Sold' })).toBeVisible();
    expect(screen.getByText('$123,400')).toBeVisible();
  });

  it('is noticed after a lost connection', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: listing().title });
    await waitFor(() => expect(sockets.channels.joined.map(({ topic }) => topic)).toContain(`listing:${listingId}`));
    stored = null;
    act(() => sockets.close(`listing:${listingId}`));
    expect(
      await screen.findByRole('heading', { name: 'This listing is no longer available' }, { timeout: 4000 }),
    ).toBeVisible();
  });
});
