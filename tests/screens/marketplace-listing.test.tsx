import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListingPage } from '@/features/marketplace/components/detail/listing-page';
import PropertyScreen from '@/routes/marketing/property-screen';
import { paths } from '@/shared/config/paths';
import { createQueryClient } from '@/shared/lib/query-client';
import { AuthProvider } from '@/shared/session/auth-provider';
import { putEverythingInSight } from '../everything-is-near';
import { listing, listingId, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, signedInAs, someMember } from '../render';

/** A socket that never opens: what is live is tested against the backend. */
class SilentSocket extends EventTarget {
  readyState = 0;
  close() {
    this.readyState = 3;
  }
}

const ownLike = {
  id: 'f',
  user_id: someMember.id,
  property_id: listingId,
  feedback_type: 'like',
  created_at: '2026-03-02T00:00:00+00:00',
};
const counts = () => screen.getByTestId('view-count').textContent;
const flag = () => sessionStorage.getItem(`property_viewed_${listingId}`);
const open = ({ id = listingId, user = null }: { id?: string; user?: typeof someMember | null } = {}) =>
  renderScreen(<PropertyScreen />, { at: paths.property(id), path: paths.property(':id'), user });

afterEach(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.stubGlobal('WebSocket', SilentSocket);
  server.use(
    rows('properties', [listing()]),
    rows('users', [member()]),
    rows('property_feedback', []),
    rpc('increment_property_view_count', () => 42),
    rpc('similar_properties', () => []),
  );
});

describe('a listing', () => {
  it('shows every fact', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Brick duplex near the park' })).toBeInTheDocument();
    expect(screen.getAllByText('12 Elm St, Austin, TX 78701').length).toBeGreaterThan(0);
    expect(screen.getByText('7.41% cap rate')).toBeInTheDocument();
    const facts = within(await screen.findByRole('region', { name: 'Facts' }));
    for (const [name, value] of [
      ['Property type', 'Multi Family'],
      ['Bedrooms', '4'],
      ['Bathrooms', '2.5'],
      ['Living area', '1,900 sqft'],
      ['Lot', '6,000 sqft'],
      ['Price per sqft', '$237'],
      ['NOI, a year', '$33,333'],
      ['Condition', 'Light Rehab'],
      ['Financing', 'Cash'],
      ['Occupancy', 'Occupied'],
      ['County', 'Travis'],
      ['Listed', 'Mar 1, 2026'],
    ] as const) {
      expect(facts.getByText(name).nextElementSibling).toHaveTextContent(value);
    }
    // HTML in a description is text.
    expect(screen.getByRole('region', { name: 'Description' })).toHaveTextContent('<b>Tenants</b>');
    expect(screen.queryByText(/joint venture required/)).not.toBeInTheDocument();
  });

  it('says what its joint venture means', async () => {
    server.use(rows('properties', [listing({ jv_share_pct: 50 })]));
    open();
    const notice = await screen.findByRole('region', { name: '50% joint venture required' });
    expect(notice).toHaveTextContent('splits the profit half and half');
  });

  it('leafs through its pictures, and around the end', async () => {
    server.use(rows('properties', [listing({ images: ['a/properties/b/1.webp', 'a/properties/b/2.webp'] })]));
    open();
    const gallery = within(await screen.findByRole('region', { name: 'Pictures of Brick duplex near the park' }));
    expect(gallery.getByText('1 / 2')).toBeInTheDocument();
    expect(gallery.getByRole('button', { name: 'Show picture 1' })).toHaveAttribute('aria-current', 'true');
    expect(gallery.getByRole('button', { name: 'Previous picture' })).toBeInTheDocument();
    expect(gallery.getByRole('img', { name: /picture 1 of 2/ })).toHaveAttribute(
      'srcset',
      expect.stringContaining('width=1200'),
    );
  });
});

describe('the way back', () => {
  const list = `${paths.marketplace}?search=Austin`;
  const back = () => screen.getByRole('link', { name: 'Back to Marketplace' });
  function at(entries: InitialEntry[]) {
    const router = createMemoryRouter(
      [
        { path: paths.property(':id'), element: <PropertyScreen /> },
        { path: '*', element: null },
      ],
      { initialEntries: entries },
    );
    signedInAs(null);
    render(
      <QueryClientProvider client={createQueryClient()}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>,
    );
    return router;
  }

  it('is a step back for those who came from the list, so that they find their place in it', async () => {
    const router = at([list, { pathname: paths.property(listingId), state: { from: list } }]);
    expect(back()).toHaveAttribute('href', list);
    await userEvent.click(back());
    expect(router.state.location).toMatchObject({ pathname: paths.marketplace, search: '?search=Austin' });
    expect(router.state.historyAction).toBe('POP');
  });

  it('is a plain link for everybody else', async () => {
    const router = at(['/elsewhere', paths.property(listingId)]);
    await userEvent.click(back());
    expect(router.state.location).toMatchObject({ pathname: paths.marketplace, search: '' });
    expect(router.state.historyAction).toBe('PUSH');
  });
});

describe('when it cannot be shown', () => {
  it('says so when there is none, also for an id that cannot be one', async () => {
    server.use(rows('properties', []));
    const { unmount } = open();
    expect(await screen.findByText('Property not found')).toBeInTheDocument();
    unmount();
    server.use(failing('properties'));
    open({ id: 'not-an-id' });
    expect(await screen.findByText('Property not found')).toBeInTheDocument();
  });

  it('says so when the address names none', () => {
    renderScreen(<ListingPage id={undefined} linkTo={paths.property} />);
    expect(screen.getByText('Property ID is missing')).toBeInTheDocument();
  });

  it('fails with a way back and a retry', async () => {
    server.use(failing('properties'));
    const { user } = open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load property details');
    expect(within(alert).getByRole('link', { name: 'Back to Marketplace' })).toHaveAttribute('href', paths.marketplace);
    server.use(rows('properties', [listing()]));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Brick duplex near the park' })).toBeInTheDocument();
  });
});

describe('the view count', () => {
  it('rises at once and is counted once, however often the page mounts', async () => {
    let counted = 0;
    let answer: () => void = () => undefined;
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/increment_property_view_count`, async () => {
        counted += 1;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json(42);
      }),
    );
    const queryClient = createQueryClient({ retries: 0 });
    signedInAs(null);
    render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AuthProvider>
            <MemoryRouter>
              <ListingPage id={listingId} linkTo={paths.property} />
              <ListingPage id={listingId} linkTo={paths.property} />
            </MemoryRouter>
          </AuthProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
    await waitFor(() =>
      expect(screen.getAllByTestId('view-count').map(({ textContent }) => textContent)).toEqual(['42', '42']),
    );
    await waitFor(() => expect(counted).toBe(1));
    expect(flag()).toBeNull();
    act(() => answer());
    await waitFor(() => expect(flag()).not.toBeNull());
    expect(screen.getAllByTestId('view-count').map(({ textContent }) => textContent)).toEqual(['42', '42']);
    expect(counted).toBe(1);
  });

  it('is only read on a second visit of the session', async () => {
    sessionStorage.setItem(`property_viewed_${listingId}`, 'true');
    const counted = vi.fn<() => unknown>(() => 43);
    server.use(rpc('increment_property_view_count', counted));
    const { queryClient } = open();
    await screen.findByTestId('view-count');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(counts()).toBe('41');
    expect(counted).not.toHaveBeenCalled();
  });

  it('falls back, and leaves no flag, when counting fails', async () => {
    server.use(failing('rpc/increment_property_view_count'));
    open();
    await screen.findByTestId('view-count');
    await waitFor(() => expect(counts()).toBe('41'));
    expect(flag()).toBeNull();
  });
});

describe('the seller', () => {
  it('is locked for visitors, behind the prompt', async () => {
    const { user } = open();
    expect(await screen.findByText('Contact Information Locked')).toBeInTheDocument();
    const panel = screen.getByRole('region', { name: 'Contact Seller' });
    expect(panel).toHaveTextContent('Partner Member');
    await user.click(within(panel).getByRole('button', { name: 'Contact Seller' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact Seller' });
    expect(within(dialog).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      paths.signIn(paths.listing(listingId)),
    );
  });

  it('is withheld from free members', async () => {
    server.use(rows('users', [member({ membership_tier: 'free' })]));
    open({ user: someMember });
    expect(await screen.findByText('Contact information available to Pro and Partner members')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membership);
  });

  it('does not sell an upgrade to those whose membership opens all that one can', async () => {
    open({ user: someMember });
    expect(await screen.findByText('Contact information is for this member’s connections')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
  });

  it('can be reached by those entitled', async () => {
    server.use(
      rows('users', [member({ email: 'sam@example.com', phone: '(512) 555-0100', membership_tier: 'closer' })]),
    );
    open({ user: someMember });
    expect(await screen.findByRole('link', { name: 'sam@example.com' })).toHaveAttribute(
      'href',
      'mailto:sam@example.com',
    );
    expect(screen.getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute('href', 'tel:5125550100');
    expect(screen.getByText('Pro Member')).toBeInTheDocument();
  });

  it('says that the profile is private, or could not be read', async () => {
    server.use(rows('users', []));
    const { unmount } = open();
    expect(await screen.findByRole('region', { name: 'Seller' })).toHaveTextContent('profile is private');
    unmount();
    server.use(failing('users'));
    const { user } = open();
    const panel = within(await screen.findByRole('region', { name: 'Seller' }));
    server.use(rows('users', [member()]));
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Contact Seller' })).toBeInTheDocument();
  });
});

describe('feedback', () => {
  const like = () => screen.getByRole('button', { name: /^Like, / });
  const shown = () => screen.findByRole('button', { name: /^Like, / });
  const dislike = () => screen.getByRole('button', { name: /^Dislike, / });

  it('asks a visitor to sign in', async () => {
    const { user } = open();
    await shown();
    await user.click(like());
    expect(await screen.findByRole('dialog', { name: 'Leave a Review' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Save to Favorites' })).toBeInTheDocument();
  });

  it('counts at once', async () => {
    const sent = vi.fn<(body: unknown) => void>();
    server.use(
      http.post(`${backendUrl}/rest/v1/property_feedback`, async ({ request }) => {
        sent(await request.json());
        return new HttpResponse(null, { status: 201 });
      }),
    );
    const { user } = open({ user: someMember });
    await shown();
    expect(screen.getByText('67% of 3 like it')).toBeInTheDocument();
    server.use(rows('properties', [listing({ likes: 3 })]), rows('property_feedback', [ownLike]));
    await user.click(like());
    expect(like()).toHaveAccessibleName('Like, 3');
    expect(like()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledExactlyOnceWith({
        user_id: someMember.id,
        property_id: listingId,
        feedback_type: 'like',
      }),
    );
  });

  it('moves back when it could not be saved', async () => {
    let refuse: () => void = () => undefined;
    server.use(
      http.post(`${backendUrl}/rest/v1/property_feedback`, async () => {
        await new Promise<void>((resolve) => {
          refuse = resolve;
        });
        return HttpResponse.json({ message: 'no' }, { status: 500 });
      }),
    );
    const { user } = open({ user: someMember });
    await shown();
    await user.click(dislike());
    expect(dislike()).toHaveAccessibleName('Dislike, 2');
    await waitFor(() => {
      refuse();
      expect(dislike()).toHaveAccessibleName('Dislike, 1');
    });
    expect(dislike()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('saving', () => {
  it('shows at once, and brings the like that comes with it', async () => {
    const sent = vi.fn<(body: unknown) => void>();
    server.use(
      http.post(`${backendUrl}/rest/v1/saved_listings`, async ({ request }) => {
        sent(await request.json());
        server.use(rows('properties', [listing({ likes: 3, saved: true })]), rows('property_feedback', [ownLike]));
        return new HttpResponse(null, { status: 201 });
      }),
    );
    const { user } = open({ user: someMember });
    await screen.findByRole('heading', { level: 1 });
    // The second click of a double click does not take it back.
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('button', { name: 'Like, 3', pressed: true })).toBeInTheDocument();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ user_id: someMember.id, property_id: listingId });
    expect(screen.getByRole('button', { name: 'Saved' })).toBeInTheDocument();
  });

  it('is taken back', async () => {
    const removed = vi.fn<(query: string) => void>();
    server.use(
      rows('properties', [listing({ saved: true })]),
      http.delete(`${backendUrl}/rest/v1/saved_listings`, ({ request }) => {
        removed(new URL(request.url).search);
        server.use(rows('properties', [listing()]));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, queryClient } = open({ user: someMember });
    await user.click(await screen.findByRole('button', { name: 'Saved' }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(removed).toHaveBeenCalledExactlyOnceWith(`?user_id=eq.${someMember.id}&property_id=eq.${listingId}`),
    );
    await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
  });
});

describe('its price over time', () => {
  const changed = { previous_price: 500_000, price_changed_at: new Date().toISOString() };
  const price = (id: number, value: number, changed_at: string) => ({
    id,
    property_id: listingId,
    price: value,
    changed_at,
  });

  it('stands in a section of its own once it changed', async () => {
    server.use(
      rows('properties', [listing(changed)]),
      rows('listing_prices', [
        price(3, 450_000, '2026-05-03T12:00:00+00:00'),
        price(2, 500_000, '2026-04-02T12:00:00+00:00'),
        price(1, 480_000, '2026-03-01T12:00:00+00:00'),
      ]),
    );
    open();
    const history = within(await screen.findByRole('region', { name: 'Price history' }));
    expect(history.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DatePriceChange',
      'May 3, 2026$450,000−$50,000−10.0%',
      'Apr 2, 2026$500,000+$20,000+4.2%',
      'Mar 1, 2026$480,000Listed',
    ]);
    expect(screen.getByText('Price dropped $50,000')).toBeInTheDocument();
  });

  it('is not asked for while it never changed', async () => {
    const { queryClient } = open();
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('region', { name: 'Price history' })).not.toBeInTheDocument();
  });
});

describe('a listing that is no longer offered', () => {
  it('is sold: who sold it, but no way to reach them', async () => {
    server.use(
      rows('properties', [
        listing({ status: 'sold', status_changed_at: '2026-05-03T12:00:00+00:00', jv_share_pct: 50 }),
      ]),
      rows('users', [member({ email: 'sam@example.com' })]),
    );
    open({ user: someMember });
    expect(await screen.findByRole('region', { name: 'Sold' })).toHaveTextContent('Marked as sold on May 3, 2026.');
    expect(await screen.findByRole('region', { name: 'Seller' })).toHaveTextContent('Sam Seller');
    expect(screen.queryByText('sam@example.com')).not.toBeInTheDocument();
    expect(screen.queryByText(/joint venture required/)).not.toBeInTheDocument();
  });

  it('is paused: its owner learns so, and finds the way to resume it', async () => {
    server.use(rows('properties', [listing({ status: 'paused', user_id: someMember.id })]));
    open({ user: someMember });
    const notice = await screen.findByRole('region', { name: 'Paused: only you see this' });
    expect(within(notice).getByRole('link', { name: 'My Listings' })).toHaveAttribute('href', paths.myListings);
  });

  it('is paused: staff learn that others do not see it', async () => {
    server.use(rows('properties', [listing({ status: 'paused' })]));
    open({ user: someMember });
    expect(await screen.findByRole('region', { name: 'Paused' })).toHaveTextContent('Only its owner and staff');
  });
});

it('offers its owner to edit it, in place of contacting themselves', async () => {
  server.use(rows('properties', [listing({ user_id: someMember.id })]), rows('users', []));
  open({ user: someMember });
  const panel = within(await screen.findByRole('region', { name: 'Your listing' }));
  expect(panel.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', paths.editListing(listingId));
  expect(screen.queryByRole('region', { name: 'Contact Seller' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
});

it('asks for similar listings when their place comes near', async () => {
  const asked = vi.fn<() => unknown>(() => []);
  server.use(rpc('similar_properties', asked));
  open();
  expect(await screen.findByRole('region', { name: 'Facts' })).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('region', { name: 'Similar Properties' })).not.toBeInTheDocument();
});

it('shows the listings that Postgres finds similar', async () => {
  putEverythingInSight();
  const asked = vi.fn<(args: unknown) => unknown>(() => [{ ...listing({ title: 'Its neighbour' }), id: 'b' }]);
  server.use(rpc('similar_properties', asked));
  open();
  const similar = within(await screen.findByRole('region', { name: 'Similar Properties' }));
  expect(await similar.findByRole('link', { name: /^Its neighbour/ })).toHaveAttribute('href', paths.property('b'));
  expect(similar.getByRole('link', { name: 'View All' })).toHaveAttribute('href', paths.marketplace);
  expect(asked).toHaveBeenCalledExactlyOnceWith({ property_id: listingId, most: 4 });
});

it('says that similar listings could not be loaded, and asks again', async () => {
  putEverythingInSight();
  server.use(failing('rpc/similar_properties'));
  open();
  const similar = within(await screen.findByRole('region', { name: 'Similar Properties' }));
  expect(await similar.findByRole('alert')).toHaveTextContent('Similar properties could not be loaded');
  server.use(rpc('similar_properties', () => [{ ...listing({ title: 'Its neighbour' }), id: 'b' }]));
  await userEvent.click(similar.getByRole('button', { name: 'Retry' }));
  expect(await similar.findByRole('link', { name: /^Its neighbour/ })).toBeInTheDocument();
  expect(similar.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows HTML in any text of a listing as text', async () => {
  putEverythingInSight();
  const html = '<img src=x onerror="alert(1)">';
  const texts = {
    title: html,
    description: html,
    address: html,
    city: html,
    county: html,
    property_type: html,
    condition: html,
    financing: html,
  };
  const { seller, ...row } = listing(texts);
  server.use(
    rows('properties', [row]),
    rows('users', [member({ name: html })]),
    rpc('similar_properties', () => [{ ...row, id: 'b', seller: { ...seller, name: html } }]),
  );
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: html })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Description' })).toHaveTextContent(html);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Similar Properties' })).toHaveTextContent(html));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Contact Seller' })).toHaveTextContent(html));
  expect(container.querySelector('[onerror], img[src="x"]')).toBeNull();
});

describe('sharing', () => {
  const share = async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
  };
  const url = `http://localhost:3000${paths.property(listingId)}`;

  it('hands the address to the browser', async () => {
    const shared = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: shared }));
    await share();
    expect(shared).toHaveBeenCalledExactlyOnceWith({ title: 'Brick duplex near the park', url });
  });

  it('copies it where the browser cannot', async () => {
    await share();
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(url));
  });
});
