import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import MyListingsScreen from '@/routes/protected/my-listings-screen';
import SubmitListingScreen from '@/routes/protected/submit-listing-screen';
import { paths } from '@/shared/config/paths';
import { AuthProvider } from '@/shared/session/auth-provider';
import { listing, member } from '../msw/listings';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, signedInAs, someMember } from '../render';

const austin = { zip: '78701', city: 'Austin', county: 'Travis', state: 'TX', latitude: 30, longitude: -97 };
const me = (change: Parameters<typeof member>[0] = {}) =>
  rows('users', [member({ id: someMember.id, membership_tier: 'closer', email_confirmed: true, ...change })]);

// By label: finding roles in a form of this size takes jsdom long.
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const loaded = () => screen.findByLabelText(/^Title/);
const post = () => screen.getByText('Post listing');
const storedDraft = () => sessionStorage.getItem(`listing_draft_${someMember.id}`);

/** The screen on a router that can hold a navigation back, as the app's does. */
function open() {
  signedInAs(someMember);
  const router = createMemoryRouter(
    [
      { path: paths.submitListing, element: <SubmitListingScreen /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [paths.submitListing] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}

async function fill(user: UserEvent) {
  await user.type(await loaded(), 'Duplex');
  await user.selectOptions(field('Property type'), 'Multi Family');
  await user.type(field('Bedrooms'), '4');
  await user.type(field('Bathrooms'), '2.5');
  await user.type(field('Living area'), '1900');
  await user.type(field('Lot size'), '0');
  await user.type(field('Description'), 'Two units.');
  await user.type(field('Street address'), '12 Elm St');
  await user.type(field('ZIP code'), '78701');
  await user.type(field('Asking price'), '450000');
  await waitFor(() => expect(field('City')).toHaveValue('Austin'));
}

/** A draft from before that lacks nothing. */
function writtenBefore() {
  const values = {
    title: 'Duplex', propertyType: 'Multi Family', description: 'Two units.', address: '12 Elm St', zip: '78701', city: 'Austin',
    state: 'TX', county: 'Travis', price: 450_000, noi: null, financing: '', bedrooms: 4, bathrooms: 2.5, sqft: 1_900, lotSqft: 0,
    condition: '', occupancy: 'vacant', offMarketContract: false,
  };
  const draft = { listingId: listing().id, values, pictures: [] };
  sessionStorage.setItem(`listing_draft_${someMember.id}`, JSON.stringify(draft));
}

/** Answers the insert, and keeps the rows that came. */
function inserts(answer: (row: Record<string, unknown>) => Response) {
  const came: Record<string, unknown>[] = [];
  server.use(
    http.post(`${backendUrl}/rest/v1/properties`, async ({ request }) => {
      const row: unknown = await request.json();
      came.push({ ...(row as Record<string, unknown>) });
      return answer(came.at(-1) ?? {});
    }),
  );
  return came;
}
const accept = (row: Record<string, unknown>) => HttpResponse.json([{ id: String(row.id) }], { status: 201 });

beforeEach(() => {
  server.use(me(), rows('zip_codes', [austin]), rows('properties', []));
});

describe('posting a listing', () => {
  it('names what is missing and goes to the first of it', async () => {
    const { user } = open();
    await loaded();
    await user.click(post());
    expect(await screen.findByText('Give the listing a title.')).toBeInTheDocument();
    expect(screen.getByText('Choose a property type.')).toBeInTheDocument();
    expect(screen.getByText('Enter the asking price.')).toBeInTheDocument();
    expect(field('Title')).toHaveFocus();
    expect(field('Title')).toBeInvalid();
  });

  it('stores the row once, whatever is pressed, and goes to the marketplace', async () => {
    const came = inserts(accept);
    const { user, router } = open();
    await fill(user);
    expect(field('State')).toHaveValue('TX');
    expect(field('County')).toHaveValue('Travis');
    await user.dblClick(post());
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.marketplace));
    expect(came).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        user_id: someMember.id,
        title: 'Duplex',
        property_type: 'Multi Family',
        description: 'Two units.',
        address: '12 Elm St',
        zip: '78701',
        city: 'Austin',
        state: 'TX',
        county: 'Travis',
        price: 450_000,
        noi: null,
        financing: null,
        bedrooms: 4,
        bathrooms: 2.5,
        sqft: 1_900,
        lot_sqft: 0,
        condition: null,
        occupancy: 'vacant',
        off_market_contract: false,
        images: [],
      },
    ]);
    expect(storedDraft()).toBeNull();
  });

  it('keeps everything when it fails, and posts the same listing on the next try', async () => {
    let broken = true;
    const came = inserts((row) => (broken ? HttpResponse.json({ message: 'no' }, { status: 500 }) : accept(row)));
    writtenBefore();
    const { user, router } = open();
    await loaded();
    await user.click(post());
    expect(await screen.findByText(/^Failed to add listing\./)).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Duplex');
    broken = false;
    await user.click(screen.getByText('Retry'));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.marketplace));
    expect(came).toHaveLength(2);
    expect(came[1]).toEqual(came[0]);
  });

  it('takes a listing that is already there as posted', async () => {
    inserts(() => HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 }));
    writtenBefore();
    const { user, router } = open();
    await loaded();
    await user.click(post());
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.marketplace));
  });

  it('says what the server’s refusal means', async () => {
    inserts(() => HttpResponse.json({ code: '42501', message: 'new row violates row-level security policy' }, { status: 403 }));
    writtenBefore();
    const { user } = open();
    await loaded();
    await user.click(post());
    expect(await screen.findByText('Please confirm your email address to submit a listing.')).toBeInTheDocument();
  });

  it('says that a ZIP code is unknown, and leaves the rest to the member', async () => {
    server.use(rows('zip_codes', []));
    const { user } = open();
    await user.type(await screen.findByLabelText(/^ZIP code/), '00000');
    expect(await screen.findByText(/^We do not know this ZIP code/)).toBeInTheDocument();
    expect(field('City')).toHaveValue('');
  });

  it('shows the cap rate as the numbers come', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText(/^Asking price/), '450000');
    await user.type(field('Net operating income'), '36000');
    expect(screen.getByText('Cap rate 8.00%')).toBeInTheDocument();
  });

  it('refuses files that are no pictures, in words', async () => {
    open();
    await loaded();
    const choose = screen.getByLabelText('Choose pictures', { selector: 'input' });
    await userEvent.setup({ applyAccept: false }).upload(choose, new File(['x'], 'plan.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('plan.pdf: Invalid file type. Please upload JPEG, PNG, or WebP images only.')).toBeInTheDocument();
  });

  it('goes by what is in a file, not by its name', async () => {
    const { user } = open();
    await loaded();
    const choose = screen.getByLabelText('Choose pictures', { selector: 'input' });
    await user.upload(choose, new File(['only text'], 'front.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('front.jpg: Invalid file type. Please upload JPEG, PNG, or WebP images only.')).toBeInTheDocument();
    expect(screen.queryByAltText('front.jpg')).not.toBeInTheDocument();
  });
});

describe('a draft', () => {
  it('survives a reload, and can be given up', async () => {
    const first = open();
    await first.user.type(await loaded(), 'Half-written');
    await waitFor(() => expect(storedDraft()).toContain('Half-written'));
    first.unmount();

    const { user } = open();
    expect(await loaded()).toHaveValue('Half-written');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(await screen.findByRole('button', { name: 'Clear the form' }));
    await waitFor(() => expect(field('Title')).toHaveValue(''));
    expect(storedDraft()).toBeNull();
  });

  it('is not left without a question', async () => {
    const { user, router } = open();
    await user.type(await loaded(), 'Half-written');
    await user.click(screen.getByText('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(field('Title')).toHaveValue('Half-written');
    expect(router.state.location.pathname).toBe(paths.submitListing);

    await user.click(screen.getByText('Cancel'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.marketplace));
    expect(storedDraft()).toContain('Half-written');
  });

  it('is left without a question while it is empty', async () => {
    const { user, router } = open();
    await user.click(await screen.findByText('Cancel'));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.marketplace));
  });
});

describe('land', () => {
  it('needs no rooms typed, and keeps those that were', async () => {
    const { user } = open();
    await loaded();
    await user.type(field('Bathrooms'), '1');
    await user.selectOptions(field('Property type'), 'Land');
    expect(field('Bedrooms')).toHaveValue('0');
    expect(field('Bathrooms')).toHaveValue('1');
    expect(field('Living area')).toHaveValue('0');
    expect(field('Lot size')).toHaveValue('');
  });
});

describe('who may post', () => {
  it('a free member, who is told of the JV requirement', async () => {
    server.use(me({ membership_tier: 'free' }));
    open();
    expect(await screen.findByText('50% JV requirement')).toBeInTheDocument();
    expect(post()).toBeInTheDocument();
  });

  it('nobody with an unconfirmed email', async () => {
    server.use(me({ email_confirmed: false }));
    open();
    expect(await screen.findByText('Please confirm your email address to submit a listing.')).toBeInTheDocument();
    // Said above the form as well, before anything is typed.
    expect(screen.getByText(/^Your email address is not confirmed yet\./)).toBeInTheDocument();
    // Said above the form as well, before anything is typed.
    expect(screen.getByText(/^Your email address is not confirmed yet\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Post listing' })).not.toBeInTheDocument();
  });

  it('nobody whose profile cannot be read, until it can', async () => {
    server.use(failing('users'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded');
    server.use(me());
    await user.click(screen.getByText('Retry'));
    expect(await loaded()).toBeInTheDocument();
  });
});

describe('my listings', () => {
  const mine = () => renderScreen(<MyListingsScreen />, { at: paths.myListings, user: someMember });

  it('show their state and how they do', async () => {
    server.use(rows('properties', [listing({ title: 'Seen', verified: true }), listing({ id: someMember.id, title: 'New', verified: false })]));
    mine();
    const [seen, fresh] = await screen.findAllByRole('article');
    expect(seen).toHaveTextContent('Verified');
    expect(seen).toHaveTextContent('41 views');
    expect(seen).toHaveTextContent('2 likes');
    expect(fresh).toHaveTextContent('Pending');
  });

  it('ask for those of the member alone', async () => {
    const asked = vi.fn<(url: URL) => void>();
    server.use(rows('properties', [], asked));
    mine();
    expect(await screen.findByRole('link', { name: 'Post your first listing' })).toHaveAttribute('href', paths.submitListing);
    expect(asked.mock.calls[0]?.[0].searchParams.get('user_id')).toBe(`eq.${someMember.id}`);
  });

  it('fail with a retry', async () => {
    server.use(failing('properties'));
    const { user } = mine();
    expect(await screen.findByText('Failed to load your listings. Please try again later.')).toBeInTheDocument();
    server.use(rows('properties', [listing()]));
    await user.click(screen.getByText('Retry'));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});
