import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListingPage } from '@/features/listing-detail/components/listing-page';
import PropertyScreen from '@/routes/marketing/property-screen';
import { paths } from '@/domain/site/paths';
import { createQueryClient } from '@/platform/query/query-client';
import { AuthProvider } from '@/platform/auth/auth-provider';
import { listing, listingId, rpc } from '../msw/listings';
import { mapOutlines } from '../msw/map';
import { member, sellerId } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, setSession, someMember } from '../render';
import { memoryHistory, RoutesAt } from '../routes-at';
import { setUpUser } from '../user';

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
  server.use(
    rows('properties', [listing()]),
    rows('users', [member()]),
    rows('property_feedback', []),
    rows('zip_codes', []),
    ...mapOutlines(),
    rpc('increment_property_view_count', () => 42),
    rpc('similar_properties', () => []),
  );
});

describe('a listing page', () => {
  it('opens its pictures on the whole screen, and gives the focus back', async () => {
    server.use(
      rows('properties', [listing({ images: ['a/properties/b/1.webp', 'a/properties/b/2.webp', 'a/c/3.webp'] })]),
    );
    open();
    const expand = await screen.findByRole('button', { name: 'View full screen' });
    await setUpUser().click(expand);
    const viewer = within(
      await screen.findByRole('dialog', { name: 'Pictures of Brick duplex near the park, full screen' }),
    );
    expect(viewer.getByText('1 / 3')).toBeInTheDocument();
    expect(viewer.getByRole('img', { name: 'Brick duplex near the park, picture 1 of 3' })).toHaveAttribute(
      'src',
      expect.stringContaining('/object/public/images/a/properties/b/1.webp'),
    );
    await setUpUser().keyboard('{End}');
    expect(await viewer.findByText('3 / 3')).toBeInTheDocument();
    await setUpUser().keyboard('{Home}');
    expect(await viewer.findByText('1 / 3')).toBeInTheDocument();
    await setUpUser().keyboard('{ArrowRight}');
    expect(await viewer.findByText('2 / 3')).toBeInTheDocument();
    // Everything else is inert.
    expect(expand.closest('[inert]')).not.toBeNull();
    await setUpUser().keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(expand).toHaveFocus();
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
  });
});

describe('the gallery', () => {
  it('moves by an arrow that’s pressed before the carousel has loaded', async () => {
    server.use(rows('properties', [listing({ images: ['a/b/1.webp', 'a/b/2.webp', 'a/b/3.webp', 'a/b/4.webp'] })]));
    open();
    const gallery = within(await screen.findByRole('region', { name: /^Pictures of/ }));
    expect(gallery.getAllByRole('img')).toHaveLength(1);
    fireEvent.click(gallery.getByRole('button', { name: 'Next picture' }));
    expect(await gallery.findByText('2 / 4')).toBeInTheDocument();
  });
});

describe('a property listed by several members', () => {
  const match = (userId: string, state = 'open') => ({
    claim_id: `claim of ${userId}`,
    id: `of ${userId}`,
    user_id: userId,
    title: 'Other duplex',
    status: 'active',
    created_at: '2026-01-02',
    strength: 'same',
    reasons: ['address'],
    state,
  });

  it('says to buyers how many others offer a property, without names', async () => {
    server.use(rpc('listing_matches', () => [match('one'), match('two'), match('two')]));
    open();
    expect(await screen.findByText(/Also offered by 2 other members/)).toBeInTheDocument();
    expect(screen.queryByText('Other duplex')).not.toBeInTheDocument();
  });

  it('says to buyers that sellers who joined are one party', async () => {
    server.use(rpc('listing_matches', () => [match('one', 'joined')]));
    open();
    expect(await screen.findByText(/One party/)).toBeInTheDocument();
    expect(screen.queryByText(/Also offered/)).not.toBeInTheDocument();
  });

  it('says nothing to buyers of what may be another property, or is the seller’s own', async () => {
    const answered = vi.fn<() => unknown>(() => [match(sellerId), { ...match('one'), strength: 'likely' }]);
    server.use(rpc('listing_matches', answered));
    open();
    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(screen.queryByText(/Also offered/)).not.toBeInTheDocument();
  });
});

describe('Back to Marketplace', () => {
  const list = `${paths.marketplace}?search=Austin`;
  const back = () => screen.getByRole('link', { name: 'Back to Marketplace' });
  function at(entries: InitialEntry[]) {
    const history = memoryHistory(...entries);
    const routes = [
      { path: paths.property(':id'), element: <PropertyScreen /> },
      { path: '*', element: null },
    ];
    setSession(null);
    render(
      <QueryClientProvider client={createQueryClient()}>
        <AuthProvider>
          <RoutesAt history={history} routes={routes} />
        </AuthProvider>
      </QueryClientProvider>,
    );
    return history;
  }

  it('goes back in history for readers who came from the list', async () => {
    const history = at([list, { pathname: paths.property(listingId), state: { from: list } }]);
    expect(back()).toHaveAttribute('href', list);
    await setUpUser().click(back());
    expect(history.location).toMatchObject({ pathname: paths.marketplace, search: '?search=Austin' });
    expect(history.action).toBe('POP');
  });

  it('shows a plain link back for everyone else', async () => {
    const history = at(['/elsewhere', paths.property(listingId)]);
    await setUpUser().click(back());
    expect(history.location).toMatchObject({ pathname: paths.marketplace, search: '' });
    expect(history.action).toBe('PUSH');
  });
});

describe('a listing page without a listing', () => {
  it('says Property not found, also for an invalid id', async () => {
    server.use(rows('properties', []));
    const { unmount } = open();
    expect(await screen.findByText('Property not found')).toBeInTheDocument();
    unmount();
    server.use(failing('properties'));
    open({ id: 'not-an-id' });
    expect(await screen.findByText('Property not found')).toBeInTheDocument();
  });

  it('shows an error with a link back and a retry', async () => {
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
  it('goes up immediately and is recorded once, however often the page mounts', async () => {
    let recordedViews = 0;
    let respond: () => void = () => undefined;
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/increment_property_view_count`, async () => {
        recordedViews += 1;
        await new Promise<void>((resolve) => {
          respond = resolve;
        });
        return HttpResponse.json(42);
      }),
    );
    const queryClient = createQueryClient({ retries: 0 });
    setSession(null);
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
    await waitFor(() => expect(recordedViews).toBe(1));
    expect(flag()).toBeNull();
    act(() => respond());
    await waitFor(() => expect(flag()).not.toBeNull());
    expect(screen.getAllByTestId('view-count').map(({ textContent }) => textContent)).toEqual(['42', '42']);
    expect(recordedViews).toBe(1);
  });

  it('records a view once per session', async () => {
    sessionStorage.setItem(`property_viewed_${listingId}`, 'true');
    const recordView = vi.fn<() => unknown>(() => 43);
    server.use(rpc('increment_property_view_count', recordView));
    const { queryClient } = open();
    await screen.findByTestId('view-count');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(counts()).toBe('41');
    expect(recordView).not.toHaveBeenCalled();
  });
});

describe('the seller panel', () => {
  it('locks the seller panel for visitors, and asks them to sign in', async () => {
    const { user } = open();
    expect(await screen.findByText('Contact Information Locked')).toBeInTheDocument();
    const panel = screen.getByRole('region', { name: 'Contact Seller' });
    expect(panel).toHaveTextContent('Partner Member');
    await user.click(within(panel).getByRole('button', { name: 'Contact Seller' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact Seller' });
    expect(within(dialog).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      paths.signIn(`${paths.listing(listingId)}#contact`),
    );
  });

  it('withholds contact details from free members', async () => {
    server.use(rows('users', [member({ membership_tier: 'free' })]));
    open({ user: someMember });
    expect(await screen.findByText('Contact information available to Pro and Partner members')).toBeInTheDocument();
    expect(screen.getByText('Included in the Closer plan.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      paths.membershipFor(screen.getByTestId('address').textContent),
    );
    expect(screen.queryByRole('link', { name: 'Message' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask a public question' })).toHaveAttribute(
      'href',
      `${paths.property(listingId)}#questions`,
    );
  });

  it('shows contact details to entitled members', async () => {
    server.use(
      rows('users', [member({ email: 'sam@example.com', phone: '(512) 555-0100', membership_tier: 'closer' })]),
    );
    open({ user: someMember });
    expect(await screen.findByRole('link', { name: 'sam@example.com' })).toHaveAttribute(
      'href',
      'mailto:sam@example.com',
    );
    expect(screen.getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute('href', 'tel:5125550100');
    expect(screen.getByText('Closer')).toBeInTheDocument();
  });
});

describe('voting', () => {
  const like = () => screen.getByRole('button', { name: /^Like, / });
  const shown = () => screen.findByRole('button', { name: /^Like, / });
  const dislike = () => screen.getByRole('button', { name: /^Dislike, / });

  it('asks visitors to sign in', async () => {
    const { user } = open();
    await shown();
    await user.click(like());
    expect(await screen.findByRole('dialog', { name: 'Leave a Review' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Save to Favorites' })).toBeInTheDocument();
  });

  it('reverts when saving the vote fails', async () => {
    let reject: () => void = () => undefined;
    server.use(
      http.post(`${backendUrl}/rest/v1/property_feedback`, async () => {
        await new Promise<void>((resolve) => {
          reject = resolve;
        });
        return HttpResponse.json({ message: 'no' }, { status: 500 });
      }),
    );
    const { user } = open({ user: someMember });
    await shown();
    await user.click(dislike());
    expect(dislike()).toHaveAccessibleName('Dislike, 2');
    await waitFor(() => {
      reject();
      expect(dislike()).toHaveAccessibleName('Dislike, 1');
    });
    expect(dislike()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('saving a listing', () => {
  it('shows immediately and adds a like', async () => {
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
    // The second click of a double click doesn't unsave it.
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('button', { name: 'Like, 3', pressed: true })).toBeInTheDocument();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ user_id: someMember.id, property_id: listingId });
    expect(screen.getByRole('button', { name: 'Saved' })).toBeInTheDocument();
  });
});

describe('an inactive listing', () => {
  it('shows who sold it, without contact details', async () => {
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
});

it('lets its owner edit it instead of contacting themselves', async () => {
  server.use(rows('properties', [listing({ user_id: someMember.id })]), rows('users', []));
  open({ user: someMember });
  const panel = within(await screen.findByRole('region', { name: 'Your listing' }));
  expect(panel.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', paths.editListing(listingId));
  expect(screen.queryByRole('region', { name: 'Contact Seller' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
});

describe('sharing a listing', () => {
  const share = async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
  };
  const url = `http://localhost:3000${paths.property(listingId)}`;

  it('uses the browser’s share sheet', async () => {
    const shared = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: shared }));
    await share();
    expect(shared).toHaveBeenCalledExactlyOnceWith({ title: 'Brick duplex near the park', url });
  });

  it('copies the link without a share sheet', async () => {
    await share();
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(url));
  });
});
