import { act, screen, waitFor, fireEvent, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazySavePending } from '@/shared/listings/lazy-save-pending';
import { hasPendingSave, takePendingSave } from '@/shared/listings/pending-save';
import { ListingCollection } from '@/shared/listings/listing-collection';
import PropertyScreen from '@/routes/marketing/property-screen';
import { paths } from '@/domain/site/paths';
import { LazyMembershipSync } from '@/platform/session/lazy-membership-sync';
import { Toaster } from '@/kit/ui/toaster';
import { mockRealtimeSocket } from '../live-socket';
import { listing, listingId, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, rows, type Row } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember, setSession } from '../render';

describe('the listing', () => {
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
      server.use(
        http.get(`${backendUrl}/rest/v1/properties`, () => HttpResponse.json(stored ? [listing(stored)] : [])),
      );
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

    it('notices a change of the listing after a lost connection', async () => {
      open();
      await screen.findByRole('heading', { level: 1, name: listing().title });
      await waitFor(() => expect(sockets.channels.joined.map(({ topic }) => topic)).toContain(`listing:${listingId}`));
      stored = null;
      act(() => sockets.close(`listing:${listingId}`));
      expect(await screen.findByRole('heading', { name: 'This listing is no longer available' })).toBeVisible();
    });
  });
});

describe('its seller', () => {
  let sockets: ReturnType<typeof mockRealtimeSocket>;
  beforeAll(() => {
    sockets = mockRealtimeSocket();
  });

  it('shows contact details when a membership starts, and hides them when it ends', async () => {
    const channel = `member:${someMember.id}`;
    server.use(
      rows('properties', [listing()]),
      rows('users', [member({ membership_tier: 'free' })]),
      rows('property_feedback', []),
      rows('saved_listings', []),
      rpc('increment_property_view_count', () => 42),
      rpc('similar_properties', () => []),
    );
    renderScreen(
      <>
        <LazyMembershipSync />
        <PropertyScreen />
      </>,
      { at: paths.property(listingId), path: paths.property(':id'), user: someMember },
    );
    expect(await screen.findByText('Contact information available to Pro and Partner members')).toBeInTheDocument();
    await waitFor(() => expect(sockets.channels.joined.map(({ topic }) => topic)).toContain(channel));

    server.use(rows('users', [member({ membership_tier: 'closer', email: 'sam@example.com' })]));
    act(() => sockets.broadcast(channel, 'changed', { changed: 'membership' }));
    expect(await screen.findByRole('link', { name: 'sam@example.com' })).toBeInTheDocument();

    server.use(rows('users', [member({ membership_tier: 'free' })]));
    act(() => sockets.broadcast(channel, 'changed', { changed: 'membership' }));
    expect(await screen.findByText('Contact information available to Pro and Partner members')).toBeInTheDocument();
  });
});

describe('cards', () => {
  const loadedAt = Date.parse('2026-03-31T00:00:00Z');
  const pictures = ['a/properties/b/1.webp', 'a/properties/b/2.webp', 'a/properties/b/3.webp'];

  function open(
    change: Partial<Row<'properties'>> = {},
    { view = 'grid', user = null }: { view?: 'grid' | 'list'; user?: typeof someMember | null } = {},
  ) {
    return renderScreen(
      <ListingCollection
        listings={[listing(change)]}
        loadedAt={loadedAt}
        linkTo={paths.property}
        from="/marketplace?search=Austin"
        sorting={view === 'list' ? { sort: 'featured', onSort: () => undefined } : null}
      />,
      {
        user,
      },
    );
  }

  const heart = () => screen.getByRole('button', { name: 'Save Brick duplex near the park' });
  const link = () => screen.getByRole('link', { name: /^Brick duplex/ });
  /** The numbers of the loaded pictures. */
  const loaded = (container: HTMLElement) =>
    [...container.querySelectorAll('img[src*="properties"]')].map(
      (image) => /(\d)\.webp/.exec(image.getAttribute('src') ?? '')?.[1],
    );

  describe('a listing card', () => {
    it('reports hover and focus, and highlights the given listing', async () => {
      const onHighlight = vi.fn<(id: string | null) => void>();
      const { user } = renderScreen(
        <ListingCollection
          listings={[listing()]}
          loadedAt={loadedAt}
          linkTo={paths.property}
          highlighted={listingId}
          onHighlight={onHighlight}
        />,
      );
      expect(screen.getByRole('article')).toHaveAttribute('data-highlighted');
      await user.hover(link());
      await user.unhover(link());
      act(() => link().focus());
      act(() => link().blur());
      expect(onHighlight.mock.calls).toEqual([[listingId], [null], [listingId], [null]]);
    });
  });

  describe('the pictures of a card', () => {
    it('loops pictures by arrow keys, loads them on demand and announces them', async () => {
      const { container, user } = open({ images: pictures });
      expect(loaded(container)).toEqual(['1']);
      expect(link()).toHaveAccessibleDescription('3 pictures, use the left and right arrow keys');
      act(() => link().focus());
      await user.keyboard('{ArrowLeft}');
      expect(loaded(container)).toEqual(['2', '3', '1']);
      expect(screen.getByText('Picture 3 of 3')).toBeInTheDocument();
      await user.keyboard('{ArrowRight}{ArrowRight}');
      expect(screen.getByText('Picture 2 of 3')).toBeInTheDocument();
      // Leave these to the browser for Back and Forward.
      await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
      expect(screen.getByText('Picture 2 of 3')).toBeInTheDocument();
    });
  });

  describe('the heart of a card', () => {
    it('asks visitors to sign in, returns them to the list, and saves the listing once they’re signed in', async () => {
      const saved = vi.fn<(body: unknown) => void>();
      server.use(
        http.post(`${backendUrl}/rest/v1/saved_listings`, async ({ request }) => {
          saved(await request.json());
          return new HttpResponse(null, { status: 201 });
        }),
      );
      const { user, unmount } = open();
      await user.click(heart());
      const dialog = await screen.findByRole('dialog', { name: 'Save to Favorites' });
      expect(within(dialog).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        paths.signIn('/marketplace?search=Austin#save'),
      );
      // Until the visitor goes to sign in, nothing waits.
      expect(hasPendingSave()).toBe(false);
      await user.click(within(dialog).getByRole('link', { name: 'Sign in' }));
      unmount();

      const visitor = renderScreen(<LazySavePending />);
      expect(hasPendingSave()).toBe(true);
      act(() => setSession(someMember));
      await waitFor(() => expect(saved.mock.calls).toEqual([[{ user_id: someMember.id, property_id: listingId }]]));
      expect(hasPendingSave()).toBe(false);
      visitor.unmount();
      expect(takePendingSave()).toBeNull();
    });

    it('saves nothing for a link or a damaged cookie', async () => {
      document.cookie = 'pending-save=nonsense; path=/';
      renderScreen(<LazySavePending />, { at: `/marketplace?pending-save=${listingId}#save`, user: someMember });
      expect(hasPendingSave()).toBe(false);
      expect(takePendingSave()).toBeNull();
    });

    it('saves and unsaves without fetching the saves first', async () => {
      const sent = vi.fn<(method: string) => void>();
      server.use(
        http.all(`${backendUrl}/rest/v1/saved_listings`, ({ request }) => {
          sent(request.method);
          return new HttpResponse(null, { status: 204 });
        }),
      );
      const { user } = open({}, { user: someMember });
      expect(heart()).toHaveAttribute('aria-pressed', 'false');
      await user.dblClick(heart());
      expect(heart()).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => expect(sent.mock.calls).toEqual([['POST']]));
      fireEvent.click(heart());
      await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
      await waitFor(() => expect(sent.mock.calls).toEqual([['POST'], ['DELETE']]));
    });

    it('reverts and shows an error when saving fails', async () => {
      let reject: () => void = () => undefined;
      server.use(
        http.post(`${backendUrl}/rest/v1/saved_listings`, async () => {
          await new Promise<void>((resolve) => {
            reject = resolve;
          });
          return HttpResponse.json({ message: 'no' }, { status: 500 });
        }),
      );
      const { user } = renderScreen(
        <>
          <ListingCollection listings={[listing()]} loadedAt={loadedAt} linkTo={paths.property} />
          <Toaster />
        </>,
        { user: someMember },
      );
      await user.click(heart());
      expect(heart()).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => {
        reject();
        expect(heart()).toHaveAttribute('aria-pressed', 'false');
      });
      expect(await screen.findByText('We couldn’t save the listing')).toBeInTheDocument();
    });

    it('shows earlier saves after signing in', async () => {
      server.use(
        rows('saved_listings', [
          { id: 's', user_id: someMember.id, property_id: listingId, created_at: '2026-03-02T00:00:00+00:00' },
        ]),
      );
      open();
      expect(heart()).toHaveAttribute('aria-pressed', 'false');
      setSession(someMember);
      await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    });
  });
});
