import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SubmitListingAction } from '@/features/marketplace/components/wizard/submit-listing-action';
import { editDraft, newDraft, type StoredDraft } from '@/features/marketplace/lib/draft-store';
import { draftOf } from '@/features/marketplace/lib/new-listing';
import { emptyDraft, type ListingDraft } from '@/features/marketplace/schema';
import EditListingScreen from '@/routes/protected/edit-listing-screen';
import { ProtectedRoute } from '@/routes/protected/protected-route';
import SubmitListingScreen from '@/routes/protected/submit-listing-screen';
import { paths } from '@/shared/config/paths';
import { createQueryClient } from '@/shared/lib/query-client';
import { AuthProvider } from '@/shared/session/auth-provider';
import { Locks } from '../locks';
import { listing } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { bucket, uploadRefused, type Stored } from '../msw/storage';
import { signedInAs, someMember } from '../render';

const austin = { zip: '78701', city: 'Austin', county: 'Travis', state: 'TX', latitude: 30, longitude: -97 };
const me = (change: Parameters<typeof member>[0] = {}) =>
  rows('users', [member({ id: someMember.id, membership_tier: 'closer', email_confirmed: true, ...change })]);

// By label: finding roles in a form of this size takes jsdom long.
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const loaded = () => screen.findByLabelText(/^Title/);
const draftKey = `listing_draft_${someMember.id}`;
const storedDraft = () => localStorage.getItem(draftKey);
const heading = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(`${name}$`) });
const folder = `${someMember.id}/properties/${listing().id}`;

interface Opened {
  at?: string;
  user?: typeof someMember | null;
}

/** The screens on a router that can hold a navigation back, as the app's does. */
function open({ at = paths.submitListing, user: who = someMember }: Opened = {}) {
  signedInAs(who);
  const router = createMemoryRouter(
    [
      {
        element: <ProtectedRoute />,
        children: [
          { path: paths.submitListing, element: <SubmitListingScreen /> },
          { path: paths.editListing(':id'), element: <EditListingScreen /> },
          { path: paths.marketplace, element: <SubmitListingAction host="app" /> },
        ],
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [paths.dashboard, at] },
  );
  const view = render(
    <QueryClientProvider client={createQueryClient({ retries: 0 })}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  );
  const path = () => router.state.location.pathname;
  return { ...view, router, path, user: userEvent.setup({ delay: null }) };
}

const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' }));

async function fillProperty(user: UserEvent) {
  await user.type(await loaded(), 'Duplex');
  await user.selectOptions(field('Property type'), 'Multi Family');
  await user.type(field('Bedrooms'), '4');
  await user.type(field('Bathrooms'), '2.5');
  await user.type(field('Living area'), '1900');
  await user.type(field('Lot size'), '0');
  await user.type(field('Description'), 'Two units.');
}

const complete: ListingDraft = {
  ...emptyDraft,
  title: 'Duplex',
  propertyType: 'Multi Family',
  description: 'Two units.',
  address: '12 Elm St',
  zip: '78701',
  city: 'Austin',
  state: 'TX',
  county: 'Travis',
  price: 450_000,
  bedrooms: 4,
  bathrooms: 2.5,
  sqft: 1_900,
  lotSqft: 0,
};

/** A draft from before, by default one that lacks nothing and was left at the review. */
function writtenBefore(change: Partial<StoredDraft> = {}) {
  newDraft(someMember.id).save({
    listingId: listing().id,
    values: complete,
    pictures: [],
    step: 'review',
    furthest: 'review',
    version: null,
    ...change,
  });
}

const post = () => screen.findByRole('button', { name: 'Post listing' });

/** Answers writes to listings, and keeps what came. */
function writes(method: 'post' | 'patch', answer: (row: Record<string, unknown>) => Response) {
  const came: Record<string, unknown>[] = [];
  server.use(
    http[method](`${backendUrl}/rest/v1/properties`, async ({ request }) => {
      const row: unknown = await request.json();
      came.push({ ...(row as Record<string, unknown>) });
      return answer(came.at(-1) ?? {});
    }),
  );
  return came;
}
const accept = (row: Record<string, unknown>) =>
  HttpResponse.json([{ id: typeof row.id === 'string' ? row.id : listing().id }], { status: 201 });

const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
const chooser = () => screen.findByLabelText('Choose pictures', { selector: 'input' });

/** Lets pictures be prepared, for which jsdom has no canvas. */
function canDraw() {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4000, height: 3000, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage() {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['drawn'], { type: type ?? '' })),
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  server.use(me(), rows('zip_codes', [austin]), rows('properties', []));
});

describe('the wizard', () => {
  it('stays at a step that is not right, names what is missing and goes to the first of it', async () => {
    const { user } = open();
    await loaded();
    await next(user);
    expect(await screen.findByText('Give the listing a title.')).toBeInTheDocument();
    expect(screen.getByText('Choose a property type.')).toBeInTheDocument();
    expect(field('Title')).toHaveFocus();
    expect(field('Title')).toBeInvalid();
    // Put right, it is judged as it is typed.
    await user.type(field('Title'), 'D');
    await waitFor(() => expect(screen.queryByText('Give the listing a title.')).not.toBeInTheDocument());
  });

  it('is gone through by keyboard alone, Enter goes on, and the row is stored once', async () => {
    const came = writes('post', accept);
    const { user, path } = open();
    await fillProperty(user);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await heading('Address')).toHaveFocus();
    await user.tab();
    await user.keyboard('12 Elm St');
    await user.tab();
    await user.keyboard('78701');
    await waitFor(() => expect(field('City')).toHaveValue('Austin'));
    expect(field('State')).toHaveValue('TX');
    expect(field('County')).toHaveValue('Travis');
    await user.keyboard('{Enter}');
    await heading('Numbers');
    await user.tab();
    await user.keyboard('450000{Tab}36000');
    expect(screen.getByText('Cap rate 8.00%')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await heading('Pictures');
    await next(user);
    await heading('Review');
    expect(screen.getByRole('region', { name: 'Numbers' })).toHaveTextContent('$450,000');
    await user.dblClick(await post());
    await waitFor(() => expect(path()).toBe(paths.marketplace));
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
        noi: 36_000,
        arv: null,
        repair_cost: null,
        monthly_rent: null,
        other_monthly_income: null,
        vacancy_pct: null,
        annual_expenses: {},
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

  it('keeps everything on the way back, by button and by the steps above', async () => {
    writtenBefore();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Numbers' }));
    await heading('Numbers');
    expect(field('Asking price')).toHaveValue('450,000');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(field('Street address')).toHaveValue('12 Elm St');
    await user.click(screen.getByRole('button', { name: 'Property' }));
    expect(field('Title')).toHaveValue('Duplex');
    expect(screen.getByRole('button', { name: 'Property' })).toHaveAttribute('aria-current', 'step');
  });

  it('lets nobody skip a step, and a double click is one', async () => {
    const { user } = open();
    await fillProperty(user);
    expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    await heading('Address');
    expect(screen.queryByText('Enter the street address.')).not.toBeInTheDocument();
  });

  it('goes to what is wrong when something was spoilt on the way', async () => {
    const came = writes('post', accept);
    writtenBefore({ values: { ...complete, price: null } });
    const { user } = open();
    await user.click(await post());
    expect(await screen.findByText('Enter the asking price.')).toBeInTheDocument();
    await waitFor(() => expect(field('Asking price')).toHaveFocus());
    expect(came).toEqual([]);
  });
});

describe('posting that fails', () => {
  it('keeps everything, and posts the same listing on the next try', async () => {
    let broken = true;
    const came = writes('post', (row) =>
      broken ? HttpResponse.json({ message: 'no' }, { status: 500 }) : accept(row),
    );
    writtenBefore();
    const { user, path } = open();
    await user.click(await post());
    expect(await screen.findByText(/^Failed to add listing\. Something went wrong on our side/)).toBeInTheDocument();
    expect(storedDraft()).toContain('Duplex');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(path()).toBe(paths.marketplace));
    expect(came).toHaveLength(2);
    expect(came[1]).toEqual(came[0]);
  });

  it('for want of a network says so', async () => {
    writes('post', () => HttpResponse.error());
    writtenBefore();
    const { user } = open();
    await user.click(await post());
    expect(await screen.findByText(/^Failed to add listing\. The connection did not work/)).toBeInTheDocument();
  });

  it('for too many in one day says so in the words of the rule', async () => {
    const why = 'You have posted 50 listings within a day. Please go on tomorrow.';
    writes('post', () => HttpResponse.json({ code: 'P0001', message: why }, { status: 400 }));
    writtenBefore();
    const { user } = open();
    await user.click(await post());
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(storedDraft()).toContain('Duplex');
  });

  const isThere = () => HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 });
  /** The listing of the draft as an earlier try has stored it. */
  const postedAt = (time: number, change: Parameters<typeof listing>[0] = {}) => {
    const at = new Date(time).toISOString();
    server.use(rows('properties', [listing({ user_id: someMember.id, created_at: at, updated_at: at, ...change })]));
  };

  it('because the listing is there already puts what stands in the form into it', async () => {
    writes('post', isThere);
    const came = writes('patch', accept);
    postedAt(Date.now() - 60_000);
    writtenBefore();
    const { user, path } = open();
    await user.click(await post());
    await waitFor(() => expect(path()).toBe(paths.marketplace));
    expect(came).toEqual([expect.objectContaining({ title: 'Duplex', price: 450_000 })]);
  });

  it.each([
    ['long ago', Date.now() - 7_200_000, {}],
    ['just now, and was edited since', Date.now() - 60_000, { updated_at: new Date().toISOString() }],
  ])('because the listing was posted %s leaves that one as it is', async (_, time, change) => {
    writes('post', isThere);
    const came = writes('patch', accept);
    postedAt(time, change);
    writtenBefore();
    const { user } = open();
    await user.click(await post());
    expect(await screen.findByText(/^This draft was posted already\./)).toBeInTheDocument();
    expect(came).toEqual([]);
    expect(storedDraft()).toContain('Duplex');
  });

  it('for want of an answer leaves the pictures to the listing that is there after all', async () => {
    writes('post', () => HttpResponse.error());
    const stored: Stored = { names: [`${folder}/a.jpg`, `${folder}/b.jpg`] };
    server.use(...bucket('images', stored), rows('properties', [listing({ images: [`${folder}/a.jpg`] })]));
    writtenBefore({ pictures: stored.names.map((path) => ({ path, name: path })) });
    const { user } = open();
    await user.click(await post());
    await screen.findByText(/^Failed to add listing/);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(await screen.findByRole('button', { name: 'Clear the form' }));
    await waitFor(() => expect(stored.names).toEqual([`${folder}/a.jpg`]));
  });

  it('cannot be given up on its way, and whoever leaves meanwhile stays where they are', async () => {
    let answer = () => {};
    server.use(
      http.post(`${backendUrl}/rest/v1/properties`, async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return accept({ id: listing().id });
      }),
    );
    writtenBefore();
    const { user, router, path } = open();
    await user.click(await post());
    await screen.findByText('Posting');
    expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    await act(() => router.navigate(paths.dashboard));
    answer();
    await waitFor(() => expect(storedDraft()).toBeNull());
    expect(path()).toBe(paths.dashboard);
  });

  it('for an unconfirmed email says what to do', async () => {
    writes('post', () =>
      HttpResponse.json({ code: '42501', message: 'new row violates row-level security policy' }, { status: 403 }),
    );
    writtenBefore();
    const { user } = open();
    await user.click(await post());
    expect(await screen.findByText('Please confirm your email address to submit a listing.')).toBeInTheDocument();
  });

  it('for an unknown ZIP code goes to that field', async () => {
    writes('post', () => HttpResponse.json({ code: '23514', message: 'ZIP code 78701 is not known' }, { status: 400 }));
    writtenBefore();
    const { user } = open();
    await user.click(await post());
    expect(await screen.findByText('This ZIP code is not known. Check the ZIP code.')).toBeInTheDocument();
    await waitFor(() => expect(field('ZIP code')).toHaveFocus());
  });

  it('because the session has ended leads to signing in, and the draft is there afterwards', async () => {
    writes('post', () => HttpResponse.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 }));
    server.use(
      http.post(`${backendUrl}/auth/v1/token`, () =>
        HttpResponse.json({ code: 'refresh_token_not_found', message: 'gone' }, { status: 400 }),
      ),
    );
    writtenBefore();
    const first = open();
    await first.user.click(await post());
    await waitFor(() => expect(first.path()).toBe(paths.signIn()));
    first.unmount();
    open();
    expect(await screen.findByRole('region', { name: 'Property' })).toHaveTextContent('Two units.');
  });
});

describe('the address', () => {
  const atAddress = () => {
    writtenBefore({ values: { ...complete, zip: '', city: '', state: '', county: '' }, step: 'address' });
    return open();
  };

  it('tells of an unknown ZIP code, and leaves the rest to the member', async () => {
    server.use(rows('zip_codes', []));
    const { user } = atAddress();
    await user.type(await screen.findByLabelText(/^ZIP code/), '00000');
    expect(await screen.findByText(/^We do not know this ZIP code/)).toBeInTheDocument();
    expect(field('City')).toHaveValue('');
  });

  it('can be typed whole while ZIP codes cannot be looked up', async () => {
    server.use(failing('zip_codes'));
    const { user } = atAddress();
    await user.type(await screen.findByLabelText(/^ZIP code/), '78701');
    await user.type(field('City'), 'Austin');
    await user.selectOptions(field('State'), 'TX');
    await next(user);
    expect(await heading('Numbers')).toBeInTheDocument();
  });
});

describe('pictures', () => {
  const stored: Stored = { names: [] };
  const atPictures = (change: Partial<StoredDraft> = {}) => {
    writtenBefore({ step: 'pictures', ...change });
    return open();
  };

  beforeEach(() => {
    stored.names = [];
    server.use(...bucket('images', stored));
    canDraw();
  });

  it('are refused in words when they are none, whatever their name says', async () => {
    atPictures();
    const files = [
      new File(['x'], 'plan.pdf', { type: 'application/pdf' }),
      new File(['only text'], 'front.jpg', { type: 'image/jpeg' }),
    ];
    await userEvent.setup({ applyAccept: false }).upload(await chooser(), files);
    expect(
      await screen.findByText('plan.pdf: Invalid file type. Please upload JPEG, PNG, or WebP images only.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('front.jpg: Invalid file type. Please upload JPEG, PNG, or WebP images only.'),
    ).toBeInTheDocument();
    expect(screen.queryByAltText('front.jpg')).not.toBeInTheDocument();
  });

  it('fail alone, can be tried again, and are posted in their order', async () => {
    const came = writes('post', accept);
    const { user, path } = atPictures();
    server.use(uploadRefused('images', 500, 'broken'));
    await user.upload(await chooser(), jpeg('a.jpg'));
    expect(await screen.findByText('Failed to upload image.')).toBeInTheDocument();
    server.use(...bucket('images', stored));
    await user.upload(await chooser(), jpeg('b.jpg'));
    await waitFor(() => expect(stored.names).toHaveLength(1));
    // Nothing is posted without it.
    await next(user);
    await user.click(await post());
    expect(await screen.findByText('A picture did not upload. Retry or remove it, then go on.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Retry a.jpg' }));
    await waitFor(() => expect(stored.names).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Move picture 2 forward' }));
    expect(screen.getByText('Picture moved to place 1 of 2')).toBeInTheDocument();
    await next(user);
    await user.click(await screen.findByRole('button', { name: /Post listing|Retry/ }));
    await waitFor(() => expect(path()).toBe(paths.marketplace));
    expect(came[0]?.images).toEqual(stored.names);
    expect(stored.names.every((name) => name.startsWith(`${folder}/`))).toBe(true);
  });

  it('come back with the draft, and go when it is begun anew', async () => {
    stored.names = [`${folder}/a.jpg`];
    const { user } = atPictures({ pictures: [{ path: `${folder}/a.jpg`, name: 'a.jpg' }] });
    expect(await screen.findByAltText('a.jpg')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(await screen.findByRole('button', { name: 'Clear the form' }));
    expect(await loaded()).toHaveValue('');
    await waitFor(() => expect(stored.names).toEqual([]));
    expect(storedDraft()).toBeNull();
  });

  it('that are gone from storage are not posted, and the member is told', async () => {
    const came = writes('post', accept);
    stored.names = [`${folder}/b.jpg`];
    const { user, path } = atPictures({
      pictures: ['a.jpg', 'b.jpg'].map((name) => ({ path: `${folder}/${name}`, name })),
    });
    expect(await screen.findByText(/^A picture of your draft is no longer stored/)).toBeInTheDocument();
    expect(screen.queryByAltText('a.jpg')).not.toBeInTheDocument();
    await next(user);
    await user.click(await post());
    await waitFor(() => expect(path()).toBe(paths.marketplace));
    expect(came[0]?.images).toEqual([`${folder}/b.jpg`]);
  });

  it('refused because the session has ended lead to signing in', async () => {
    server.use(
      uploadRefused('images', 403, '"exp" claim timestamp check failed'),
      http.post(`${backendUrl}/auth/v1/token`, () =>
        HttpResponse.json({ code: 'refresh_token_not_found', message: 'gone' }, { status: 400 }),
      ),
    );
    const { user, path } = atPictures();
    await user.upload(await chooser(), jpeg('a.jpg'));
    await waitFor(() => expect(path()).toBe(paths.signIn()));
  });

  it('that are not up yet are not left without a question', async () => {
    const { user, router, path } = atPictures();
    server.use(uploadRefused('images', 500, 'broken'));
    await user.upload(await chooser(), jpeg('a.jpg'));
    await screen.findByText('Failed to upload image.');
    await act(() => router.navigate(paths.dashboard));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(path()).toBe(paths.submitListing);
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe(paths.dashboard));
  });
});

describe('a draft', () => {
  it('survives closing and opening again, at the step where it was, and is left without a question', async () => {
    const first = open();
    await fillProperty(first.user);
    await next(first.user);
    await first.user.type(await screen.findByLabelText(/^Street address/), '12 Elm');
    expect(screen.getByText('Draft saved')).toBeInTheDocument();
    await act(() => first.router.navigate(paths.dashboard));
    expect(first.path()).toBe(paths.dashboard);
    first.unmount();

    open();
    expect(await screen.findByLabelText(/^Street address/)).toHaveValue('12 Elm');
    expect(screen.getByText('Your draft is back, as you left it.')).toBeInTheDocument();
  });

  it('says so when the browser keeps none', async () => {
    const { user } = open();
    const title = await loaded();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(title, 'D');
    expect(await screen.findByText(/^This browser keeps no draft/)).toBeInTheDocument();
  });
});

describe('two tabs with one draft', () => {
  beforeEach(() =>
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: new Locks() })),
  );
  it('do not write it both: the second takes it over with all that is in it, and gives it back', async () => {
    const first = open();
    await first.user.type(await loaded(), 'Half-written');
    const one = within(first.container);
    const second = open();
    const two = within(second.container);
    expect(await two.findByText('Your draft is open in another tab')).toBeInTheDocument();
    await second.user.click(two.getByRole('button', { name: 'Continue here' }));
    expect(await two.findByLabelText(/^Title/)).toHaveValue('Half-written');
    expect(await one.findByText('You went on in another tab')).toBeInTheDocument();
    second.unmount();
    expect(await one.findByLabelText(/^Title/)).toHaveValue('Half-written');
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

describe('what buyers underwrite with', () => {
  const folded = () => screen.getByRole('button', { name: 'Rent, expenses and repairs' });

  it('is folded away until asked for, gives the NOI, and is reviewed and posted by item', async () => {
    const came = writes('post', accept);
    writtenBefore({ step: 'numbers' });
    const { user } = open();
    await heading('Numbers');
    expect(folded()).toHaveAttribute('aria-expanded', 'false');
    expect(field('Rent, a month')).not.toBeVisible();
    await user.click(folded());
    await user.type(field('After-repair value'), '520000');
    await user.type(field('Rent, a month'), '4000');
    await user.type(field('Vacancy'), '5');
    expect(screen.queryByText(/Your figures come to/)).not.toBeInTheDocument();
    await user.type(field('Property taxes'), '7000');
    await user.type(field('Insurance'), '5000');
    expect(screen.getByText('$12,000 a year together')).toBeInTheDocument();
    expect(screen.getByText(/^Your figures come to \$33,600 a year:/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'use it' }));
    expect(field('Net operating income')).toHaveValue('33,600');
    expect(field('Net operating income')).toHaveFocus();
    expect(screen.queryByText(/Your figures come to/)).not.toBeInTheDocument();
    await next(user);
    await heading('Pictures');
    await next(user);
    const numbers = await screen.findByRole('region', { name: 'Numbers' });
    for (const text of ['$520,000', '$4,000', '5%', '$7,000', '$5,000', '$12,000', '$33,600'])
      expect(numbers).toHaveTextContent(text);
    await user.click(await post());
    await waitFor(() => expect(came).toHaveLength(1));
    expect(came[0]).toMatchObject({
      noi: 33_600,
      arv: 520_000,
      repair_cost: null,
      monthly_rent: 4_000,
      other_monthly_income: null,
      vacancy_pct: 5,
      annual_expenses: { property_taxes: 7_000, insurance: 5_000 },
    });
  });

  it('comes back with a draft, and is not folded over what has to be put right', async () => {
    writtenBefore({ step: 'numbers', values: { ...complete, hoa: 600 } });
    const { user } = open();
    await heading('Numbers');
    expect(field('HOA dues')).toHaveValue('600');
    await user.type(field('Vacancy'), '120');
    await user.click(folded());
    expect(await screen.findByText('Use 0 to 100.')).toBeVisible();
    expect(field('Vacancy')).toBeInvalid();
    await next(user);
    await waitFor(() => expect(field('Vacancy')).toHaveFocus());
    await user.clear(field('Vacancy'));
    await user.type(field('Vacancy'), '12.5');
    await next(user);
    expect(await heading('Pictures')).toBeInTheDocument();
  });

  it('offers no NOI that its field could not hold', async () => {
    writtenBefore({ step: 'numbers', values: { ...complete, monthlyRent: 100, otherExpenses: 2_400 } });
    open();
    expect(await screen.findByText('Your figures come to -$1,200 a year, with no vacancy.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'use it' })).not.toBeInTheDocument();
  });
});

describe('the window over another screen', () => {
  it('opens with the button, is closed by Back, and keeps the draft', async () => {
    const { user, router } = open({ at: `${paths.marketplace}?search=elm` });
    await user.click(await screen.findByRole('link', { name: 'Submit Listing' }));
    expect(await screen.findByRole('dialog', { name: 'Submit Listing' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ search: '?search=elm', hash: '#submit' });
    await user.type(await loaded(), 'Half-written');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ search: '?search=elm', hash: '' });
    expect(storedDraft()).toContain('Half-written');
  });

  it('is there after a reload, and closes where nothing lies behind it', async () => {
    const { user, router } = open({ at: `${paths.marketplace}#submit` });
    await loaded();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: paths.marketplace, hash: '' });
  });
});

describe('who may post', () => {
  it('a free member, who is told of the JV requirement', async () => {
    server.use(me({ membership_tier: 'free' }));
    open();
    expect(await screen.findByText('50% JV requirement')).toBeInTheDocument();
  });

  it('nobody with an unconfirmed email', async () => {
    server.use(me({ email_confirmed: false }));
    writtenBefore();
    const { user } = open();
    expect(await screen.findByText('Please confirm your email address to submit a listing.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Post listing' })).not.toBeInTheDocument();
    // Said on the first step as well, before anything is typed.
    await user.click(screen.getByRole('button', { name: 'Property' }));
    expect(screen.getByText(/^You can fill in the form meanwhile/)).toHaveTextContent(
      'Please confirm your email address to submit a listing.',
    );
  });

  it('nobody who is not signed in', async () => {
    const { router } = open({ user: null });
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(paths.signIn(paths.submitListing)),
    );
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

describe('editing', () => {
  const stored: Stored = { names: [] };
  const images = [`${folder}/1.webp`, `${folder}/2.webp`];
  const mine = (change: Parameters<typeof listing>[0] = {}) => listing({ user_id: someMember.id, images, ...change });
  const edit = () => open({ at: paths.editListing(listing().id) });
  const save = () => screen.findByRole('button', { name: 'Save changes' });

  beforeEach(() => {
    stored.names = [...images];
    server.use(...bucket('images', stored), rows('properties', [mine()]));
  });

  it('sends only what changed', async () => {
    const came = writes('patch', accept);
    const { user, path } = edit();
    await user.click(await screen.findByRole('button', { name: 'Numbers' }));
    await user.clear(field('Asking price'));
    await user.type(field('Asking price'), '440000');
    await user.click(await save());
    await waitFor(() => expect(path()).toBe(paths.myListings));
    expect(came).toEqual([{ price: 440_000 }]);
    expect(stored.names).toEqual(images);
  });

  it('sends the expenses as a whole, and only when one of them changed', async () => {
    const came = writes('patch', accept);
    server.use(rows('properties', [mine({ annual_expenses: { hoa: 600, property_taxes: 3_000 } })]));
    const { user } = edit();
    await user.click(await screen.findByRole('button', { name: 'Numbers' }));
    await user.type(field('Repair cost'), '40000');
    await user.click(await save());
    await waitFor(() => expect(came).toEqual([{ repair_cost: 40_000 }]));
  });

  it('takes an expense out that is no longer stated', async () => {
    const came = writes('patch', accept);
    server.use(rows('properties', [mine({ annual_expenses: { hoa: 600, property_taxes: 3_000 } })]));
    const { user } = edit();
    await user.click(await screen.findByRole('button', { name: 'Numbers' }));
    await user.clear(field('HOA dues'));
    await user.click(await save());
    await waitFor(() => expect(came).toEqual([{ annual_expenses: { property_taxes: 3_000 } }]));
  });

  it('drops the coordinates of an address that is no more', async () => {
    const came = writes('patch', accept);
    const { user, path } = edit();
    await user.click(await screen.findByRole('button', { name: 'Address' }));
    expect(
      screen.getByText(/Another address, property type or contract statement has to be verified again/),
    ).toBeInTheDocument();
    await user.type(field('Street address'), ' B');
    await user.click(await save());
    await waitFor(() => expect(path()).toBe(paths.myListings));
    expect(came).toEqual([{ address: '12 Elm St B', latitude: null, longitude: null }]);
  });

  it('removes pictures from storage only once the listing is stored without them', async () => {
    let broken = true;
    const came = writes('patch', (row) =>
      broken ? HttpResponse.json({ message: 'no' }, { status: 500 }) : accept(row),
    );
    const { user, path } = edit();
    await user.click(await screen.findByRole('button', { name: 'Pictures' }));
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    await user.click(await save());
    expect(await screen.findByText(/^Failed to update listing\./)).toBeInTheDocument();
    expect(stored.names).toEqual(images);
    broken = false;
    server.use(rows('properties', [mine({ images: images.slice(1) })]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(path()).toBe(paths.myListings));
    expect(came[1]).toEqual({ images: [images[1]] });
    await waitFor(() => expect(stored.names).toEqual([images[1]]));
  });

  it('does not overwrite unasked what came meanwhile', async () => {
    const came = writes('patch', () => HttpResponse.json([]));
    const { user, path } = edit();
    await user.type(await loaded(), '!');
    server.use(rows('properties', [mine({ title: 'Renamed elsewhere', updated_at: '2026-03-02T12:00:00+00:00' })]));
    await user.click(await save());
    expect(await screen.findByText('This listing was changed meanwhile')).toBeInTheDocument();
    const again = writes('patch', accept);
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(path()).toBe(paths.myListings));
    expect(came).toEqual(again);
    expect(again).toEqual([{ title: 'Brick duplex near the park!' }]);
  });

  it('can begin anew with what came meanwhile', async () => {
    writes('patch', () => HttpResponse.json([]));
    const { user } = edit();
    await user.type(await loaded(), '!');
    server.use(rows('properties', [mine({ title: 'Renamed elsewhere', updated_at: '2026-03-02T12:00:00+00:00' })]));
    await user.click(await save());
    await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
    await waitFor(() => expect(field('Title')).toHaveValue('Renamed elsewhere'));
  });

  it('is not left without a question, and survives a reload', async () => {
    const first = edit();
    await first.user.type(await loaded(), '!');
    first.unmount();
    const { user, router, path } = edit();
    expect(await loaded()).toHaveValue('Brick duplex near the park!');
    expect(screen.getByText('Your unsaved changes are back.')).toBeInTheDocument();
    await act(() => router.navigate(paths.dashboard));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(path()).toBe(paths.dashboard));
    expect(sessionStorage).toHaveLength(0);
  });

  it('given up while pictures are on their way saves nothing', async () => {
    const came = writes('patch', accept);
    canDraw();
    // An upload that never ends.
    server.use(http.post(`${backendUrl}/storage/v1/object/images/*`, () => new Promise<never>(() => undefined)));
    const { user, router, path } = edit();
    await user.click(await screen.findByRole('button', { name: 'Pictures' }));
    await user.upload(await chooser(), jpeg('new.jpg'));
    await user.click(await save());
    await screen.findByText('Uploading pictures');
    await act(() => router.navigate(paths.dashboard));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(path()).toBe(paths.dashboard));
    // What had been sent would have arrived before these.
    for (let round = 0; round < 5; round += 1) await fetch(`${backendUrl}/rest/v1/zip_codes`);
    expect(came).toEqual([]);
    expect(stored.names).toEqual(images);
  });

  it('given up while it is being stored keeps the pictures that are stored with it', async () => {
    let answer = () => {};
    const draft = [...images, `${folder}/new.webp`];
    stored.names = draft;
    editDraft(someMember.id, listing().id).save({
      listingId: listing().id,
      values: draftOf(mine()),
      pictures: draft.map((path) => ({ path, name: path })),
      step: 'pictures',
      furthest: 'review',
      version: mine().updated_at,
    });
    server.use(
      http.patch(`${backendUrl}/rest/v1/properties`, async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return accept({});
      }),
    );
    const { user, router, path } = edit();
    await user.click(await save());
    await screen.findByText('Saving');
    await act(() => router.navigate(paths.dashboard));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(path()).toBe(paths.dashboard));
    server.use(rows('properties', [mine({ images: draft })]));
    const listed = vi.fn<() => void>();
    server.use(
      http.post(`${backendUrl}/storage/v1/object/list/images`, () => {
        listed();
        return HttpResponse.json([]);
      }),
    );
    answer();
    // Tidying is the last that is done.
    await waitFor(() => expect(listed).toHaveBeenCalled());
    expect(stored.names).toEqual(draft);
    expect(path()).toBe(paths.dashboard);
  });

  it('is for one’s own listings alone', async () => {
    server.use(rows('properties', [listing()]));
    edit();
    expect(await screen.findByText('Property not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to My Listings' })).toHaveAttribute('href', paths.myListings);
  });

  it('needs the listing, and asks for it again', async () => {
    server.use(failing('properties'));
    const { user } = edit();
    expect(await screen.findByText('Failed to load property details')).toBeInTheDocument();
    server.use(rows('properties', [mine()]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await loaded()).toBeInTheDocument();
  });

  it('deletes row and files after a question', async () => {
    const asked: string[] = [];
    let broken = true;
    server.use(
      http.delete(`${backendUrl}/rest/v1/properties`, ({ request }) => {
        asked.push(new URL(request.url).search);
        return broken ? HttpResponse.json({ message: 'no' }, { status: 500 }) : new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, path } = edit();
    await user.click(await screen.findByRole('button', { name: 'Delete listing' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText('Are you sure you want to delete this listing? This action cannot be undone.'),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Failed to delete listing. Please try again.')).toBeInTheDocument();
    expect(stored.names).toEqual(images);
    broken = false;
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(path()).toBe(paths.myListings));
    await waitFor(() => expect(stored.names).toEqual([]));
    expect(asked.at(-1)).toBe(`?id=eq.${listing().id}&user_id=eq.${someMember.id}`);
  });
});
