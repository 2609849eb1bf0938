import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKeys, readDraft } from '@/platform/storage/drafts';
import { SubmitListingAction } from '@/features/listing-editor/components/submit-listing-action';
import { newListingDraft, type StoredDraft } from '@/features/listing-editor/draft-store';
import { emptyDraft, type ListingDraft } from '@/domain/listing/listing-form';
import EditListingScreen from '@/routes/app/edit-listing-screen';
import { ProtectedRoute } from '@/routes/app/protected-route';
import SubmitListingScreen from '@/routes/app/submit-listing-screen';
import { paths } from '@/domain/site/paths';
import { createQueryClient } from '@/platform/query/query-client';
import { AuthProvider } from '@/platform/auth/auth-provider';
import { expectFocused } from '../expect-focused';
import { Locks } from '../locks';
import { listing, noLoans, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { bucket, uploadRejected, type Stored } from '../msw/storage';
import { setSession, someMember } from '../render';
import { memoryHistory, RoutesAt } from '../routes-at';
import { setUpUser } from '../user';

const austin = { zip: '78701', city: 'Austin', county: 'Travis', state: 'TX', latitude: 30, longitude: -97 };
const me = (change: Parameters<typeof member>[0] = {}) =>
  rows('users', [member({ id: someMember.id, membership_tier: 'closer', email_confirmed: true, ...change })]);

// By label: role queries are slow in a form of this size.
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const loaded = () => screen.findByLabelText(/^Title/);
const storedDraft = () => readDraft(`listing:${someMember.id}:new`);
const heading = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(`${name}$`) });
const folder = `${someMember.id}/properties/${listing().id}`;

interface Opened {
  at?: string;
  user?: typeof someMember | null;
}

/** The screens on a history that can block navigation, like the app's. */
function open({ at = paths.submitListing, user: who = someMember }: Opened = {}) {
  setSession(who);
  const history = memoryHistory(paths.dashboard, at);
  const routes = [
    {
      element: <ProtectedRoute />,
      children: [
        { path: paths.submitListing, element: <SubmitListingScreen /> },
        { path: paths.editListing(':id'), element: <EditListingScreen /> },
        { path: paths.marketplace, element: <SubmitListingAction host="app" /> },
      ],
    },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const view = render(
    <QueryClientProvider client={createQueryClient({ retries: 0 })}>
      <AuthProvider>
        <RoutesAt history={history} routes={routes} />
      </AuthProvider>
    </QueryClientProvider>,
  );
  const path = () => history.location.pathname;
  return { ...view, history, path, user: setUpUser({ delay: null }) };
}

const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' }));

async function fillProperty(user: UserEvent) {
  await user.type(await loaded(), 'Duplex');
  await user.selectOptions(field('Property type'), 'Multi Family');
  await user.type(field('Bedrooms'), '4');
  await user.type(field('Bathrooms'), '2.5');
  await user.type(field('Living area'), '1900');
  expect(field('Lot size')).toHaveValue('0');
  await user.type(field('Description'), 'Two units.');
}

const complete: ListingDraft = {
  ...emptyDraft,
  title: 'Duplex',
  property_type: 'Multi Family',
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
  lot_sqft: 0,
};

/** A stored draft, by default a complete one at the review step. */
function storeDraft(change: Partial<StoredDraft> = {}) {
  newListingDraft(someMember.id).save({
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

/** Handles posted listings, or edits of them, and records their bodies. */
function handleWrites(method: 'post' | 'patch', respond: () => Response) {
  const requests: Record<string, unknown>[] = [];
  const path = method === 'post' ? 'rpc/post_listing' : 'properties';
  server.use(
    http[method](`${backendUrl}/rest/v1/${path}`, async ({ request }) => {
      requests.push((await request.json()) as Record<string, unknown>);
      return respond();
    }),
  );
  return requests;
}
/** Stores a posted listing, which doesn't wait for review. */
const accept = () => HttpResponse.json(false);
const edited = () => HttpResponse.json([{ id: listing().id }]);
const trust = (level: number) =>
  rpc('my_trust', () => ({ level, days_active: 0, reads: 0, people: 0, connections: 0, next: null }));

const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
const chooser = () => screen.findByLabelText('Choose pictures', { selector: 'input' });

/** Stubs picture processing: jsdom has no canvas. */
function stubCanvas() {
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
  server.use(
    me(),
    trust(1),
    rows('zip_codes', [austin]),
    rows('properties', []),
    rpc('check_address', () => []),
  );
});

describe('the listing wizard', () => {
  it('stays on an invalid step, shows the errors and focuses the first one', async () => {
    const { user } = open();
    await loaded();
    await next(user);
    expect(await screen.findByText('Enter a title.')).toBeInTheDocument();
    expect(screen.getByText('Choose a property type.')).toBeInTheDocument();
    expect(field('Title')).toHaveFocus();
    expect(field('Title')).toBeInvalid();
    // Once corrected, it's validated while typing.
    await user.type(field('Title'), 'D');
    await waitFor(() => expect(screen.queryByText('Enter a title.')).not.toBeInTheDocument());
  });

  it('works by keyboard, continues on Enter and inserts the listing once', async () => {
    const requests = handleWrites('post', accept);
    const { user, path } = open();
    await fillProperty(user);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expectFocused(heading('Address'));
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
    await heading('Files and review');
    expect(screen.getByRole('region', { name: 'Numbers' })).toHaveTextContent('$450,000');
    await user.dblClick(await post());
    await waitFor(() => expect(path()).toBe(paths.marketplace));
    expect(requests).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        listing: {
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
          ...noLoans,
          photos_taken_on: null,
          annual_expenses: {},
          financing: null,
          bedrooms: 4,
          bathrooms: 2.5,
          sqft: 1_900,
          lot_sqft: 0,
          units: null,
          year_built: null,
          unit_mix: null,
          parking: null,
          zoning: null,
          apn: null,
          condition: null,
          occupancy: 'vacant',
          off_market_contract: false,
          images: [],
        },
        documents: [],
      },
    ]);
    expect(storedDraft()).toBeNull();
  });

  it('allows no skipping of steps, and treats a double click as one', async () => {
    const { user } = open();
    await fillProperty(user);
    expect(screen.getByRole('button', { name: 'Files and review' })).toBeDisabled();
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    await heading('Address');
    expect(screen.queryByText('Enter the street address.')).not.toBeInTheDocument();
  });
});

describe('the listing of a new member', () => {
  it('waits for review, which the wizard says before', async () => {
    server.use(trust(0));
    handleWrites('post', () => HttpResponse.json(true));
    storeDraft();
    const { user, path } = open();
    expect(await screen.findByText(/before others see them, within 24 hours/)).toBeInTheDocument();
    await user.click(await post());
    await waitFor(() => expect(path()).toBe(paths.listing(listing().id)));
  });
});

describe('a property that is listed already', () => {
  it('names the listing that looks like it, says why, and offers the member’s own for editing', async () => {
    const why = { strength: 'same', reasons: ['address', 'pictures'] };
    const asked: unknown[] = [];
    server.use(
      rpc('check_duplicates', ({ listing: place }) => {
        asked.push(place);
        return [
          { id: 'a', user_id: someMember.id, title: 'My duplex', status: 'paused', created_at: '2026-01-01', ...why },
          { id: 'b', user_id: 'other', title: 'Elm duplex', status: 'active', created_at: '2026-01-02', ...why },
        ];
      }),
    );
    storeDraft({ step: 'address' });
    open();
    expect(await screen.findByRole('link', { name: 'Edit “My duplex”' })).toHaveAttribute(
      'href',
      paths.editListing('a'),
    );
    expect(screen.getByText(/This looks like another member’s listing/)).toHaveTextContent(
      'Elm duplex: the same address and the same pictures. You can post yours.',
    );
    expect(screen.getByRole('link', { name: 'Elm duplex' })).toHaveAttribute('href', paths.listing('b'));
    expect(asked).toEqual([expect.objectContaining({ id: listing().id, address: '12 Elm St', zip: '78701' })]);
  });
});

it('asks about an address whose parts don’t agree before posting', async () => {
  const asked: unknown[] = [];
  server.use(
    rpc('check_address', (address) => {
      asked.push(address);
      return [{ field: 'city', place: 'Memphis, TN', pin_place: null }];
    }),
  );
  const requests = handleWrites('post', accept);
  storeDraft();
  const { user, path } = open();
  await user.click(await post());
  expect(await screen.findByText(/is in Memphis, TN\. Austin isn’t near it\.$/)).toBeInTheDocument();
  expect(asked).toEqual([{ zip: '78701', city: 'Austin', state: 'TX' }]);
  await user.click(screen.getByRole('button', { name: 'Fix address' }));
  expect(await screen.findByRole('textbox', { name: /City/ })).toHaveFocus();
  expect(requests).toEqual([]);
  for (const step of ['Next', 'Next']) await user.click(await screen.findByRole('button', { name: step }));
  await user.click(await post());
  await user.click(await screen.findByRole('button', { name: 'Post anyway' }));
  await waitFor(() => expect(path()).toBe(paths.marketplace));
  expect(requests).toHaveLength(1);
});

describe('a failed post', () => {
  it('preserves everything after a failed post and posts the same listing on retry', async () => {
    let broken = true;
    const requests = handleWrites('post', () =>
      broken ? HttpResponse.json({ message: 'no' }, { status: 500 }) : accept(),
    );
    storeDraft();
    const { user, path } = open();
    await user.click(await post());
    expect(await screen.findByText(/^Failed to add listing\. Something went wrong on our side/)).toBeInTheDocument();
    expect(storedDraft()).toContain('Duplex');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(path()).toBe(paths.marketplace));
    expect(requests).toHaveLength(2);
    expect(requests[1]).toEqual(requests[0]);
  });

  it('says why the database refuses it', async () => {
    const reason = 'You’ve already posted this draft.';
    handleWrites('post', () => HttpResponse.json({ code: 'P0001', message: reason }, { status: 400 }));
    storeDraft();
    const { user } = open();
    await user.click(await post());
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(storedDraft()).toContain('Duplex');
  });

  it('blocks discarding while posting, and does not navigate after leaving', async () => {
    let respond = () => {};
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/post_listing`, async () => {
        await new Promise<void>((resolve) => (respond = resolve));
        return accept();
      }),
    );
    storeDraft();
    const { user, history, path } = open();
    await user.click(await post());
    await screen.findByText('Posting');
    expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    act(() => history.push(paths.dashboard));
    respond();
    await waitFor(() => expect(storedDraft()).toBeNull());
    expect(path()).toBe(paths.dashboard);
  });

  it('leads to sign-in when the session expired, and leaves no draft on the device', async () => {
    handleWrites('post', () => HttpResponse.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 }));
    server.use(
      http.post(`${backendUrl}/auth/v1/token`, () =>
        HttpResponse.json({ code: 'refresh_token_not_found', message: 'gone' }, { status: 400 }),
      ),
    );
    storeDraft();
    const first = open();
    await first.user.click(await post());
    await waitFor(() => expect(first.path()).toBe(paths.signIn()));
    first.unmount();
    setSession(someMember);
    expect(storedDraft()).toBeNull();
  });
});

describe('the pictures of a draft', () => {
  const stored: Stored = { names: [] };
  const openPicturesStep = (change: Partial<StoredDraft> = {}) => {
    storeDraft(change);
    return open();
  };

  beforeEach(() => {
    stored.names = [];
    server.use(...bucket('images', stored));
    stubCanvas();
  });

  it('retries pictures that failed, and posts all in order', async () => {
    const requests = handleWrites('post', accept);
    const { user, path } = openPicturesStep();
    server.use(uploadRejected('images', 500, 'broken'));
    await user.upload(await chooser(), jpeg('a.jpg'));
    expect(await screen.findByText('Failed to upload image.')).toBeInTheDocument();
    server.use(...bucket('images', stored));
    await user.upload(await chooser(), jpeg('b.jpg'));
    await waitFor(() => expect(stored.names).toHaveLength(1));
    // It's required for posting.
    await user.click(await post());
    expect(
      await screen.findByText('We couldn’t upload a picture. Retry or remove it, then continue.'),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Retry a.jpg' }));
    await waitFor(() => expect(stored.names).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Move picture 2 forward' }));
    expect(screen.getByText('Picture moved to position 1 of 2')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /Post listing|Retry/ }));
    await waitFor(() => expect(path()).toBe(paths.marketplace));
    expect(requests).toMatchObject([{ listing: { images: stored.names } }]);
    expect(stored.names.every((name) => name.startsWith(`${folder}/`))).toBe(true);
  });

  it('asks for confirmation before leaving while uploading', async () => {
    const { user, history, path } = openPicturesStep();
    server.use(uploadRejected('images', 500, 'broken'));
    await user.upload(await chooser(), jpeg('a.jpg'));
    await screen.findByText('Failed to upload image.');
    act(() => history.push(paths.dashboard));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(path()).toBe(paths.submitListing);
    act(() => history.go(-1));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe(paths.dashboard));
  });
});

describe('a draft', () => {
  it('restores a draft at the same step, and lets it be left without confirmation', async () => {
    const first = open();
    await fillProperty(first.user);
    await next(first.user);
    await first.user.type(await screen.findByLabelText(/^Street address/), '12 Elm');
    expect(screen.getByText('Draft saved')).toBeInTheDocument();
    act(() => first.history.push(paths.dashboard));
    expect(first.path()).toBe(paths.dashboard);
    first.unmount();

    const second = open();
    expect(await screen.findByLabelText(/^Street address/)).toHaveValue('12 Elm');
    expect(screen.getByText('We restored your draft.')).toBeInTheDocument();
    // Also what is added before the next step.
    await second.user.type(screen.getByLabelText(/^Street address/), ' St');
    second.unmount();

    open();
    expect(await screen.findByLabelText(/^Street address/)).toHaveValue('12 Elm St');
  });
});

describe('a draft in two tabs', () => {
  beforeEach(() =>
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: new Locks() })),
  );
  it('edits a draft in one tab at a time, and lets another take over', async () => {
    const first = open();
    await first.user.type(await loaded(), 'Half-written');
    const one = within(first.container);
    const second = open();
    const two = within(second.container);
    expect(await two.findByText('Your draft is open in another tab')).toBeInTheDocument();
    await second.user.click(two.getByRole('button', { name: 'Continue here' }));
    expect(await two.findByLabelText(/^Title/)).toHaveValue('Half-written');
    expect(await one.findByText('Editing moved to another tab')).toBeInTheDocument();
    second.unmount();
    expect(await one.findByLabelText(/^Title/)).toHaveValue('Half-written');
  });
});

describe('the wizard in a dialog', () => {
  it('opens with the button, closes with Back, and keeps the draft', async () => {
    const { user, history } = open({ at: `${paths.marketplace}?search=elm` });
    await user.click(await screen.findByRole('link', { name: 'Submit Listing' }));
    expect(await screen.findByRole('dialog', { name: 'Post a listing' })).toBeInTheDocument();
    expect(history.location).toMatchObject({ search: '?search=elm', hash: '#submit' });
    await user.type(await loaded(), 'Half-written');
    act(() => history.go(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(history.location).toMatchObject({ search: '?search=elm', hash: '' });
    expect(storedDraft()).toContain('Half-written');
  });
});

describe('access to posting', () => {
  it('requires a confirmed email', async () => {
    server.use(me({ email_confirmed: false }));
    storeDraft();
    const { user } = open();
    expect(await screen.findByText('Please confirm your email address to submit a listing.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Post listing' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Verify your email to post' })).toBeDisabled();
    // The first step says it, too.
    await user.click(screen.getByRole('button', { name: 'Property' }));
    expect(screen.getByText('Please confirm your email address to submit a listing.')).toBeInTheDocument();
  });
});

describe('editing a listing', () => {
  const stored: Stored = { names: [] };
  const images = [`${folder}/1.webp`, `${folder}/2.webp`];
  const ownRow = (change: Parameters<typeof listing>[0] = {}) => listing({ user_id: someMember.id, images, ...change });
  const edit = () => open({ at: paths.editListing(listing().id) });
  const save = () => screen.findByRole('button', { name: 'Save changes' });
  const needsReview = (fields: string[] = [], previews: unknown[] = []) =>
    rpc('preview_listing_edit', (args) => {
      previews.push(args);
      return fields;
    });

  beforeEach(() => {
    stored.names = [...images];
    server.use(...bucket('images', stored), rows('properties', [ownRow()]), needsReview());
  });

  it('asks before saving changes that need review', async () => {
    const previews: unknown[] = [];
    server.use(needsReview(['title', 'price'], previews));
    const requests = handleWrites('patch', edited);
    const { user, path } = edit();
    await user.type(await loaded(), ' villa');
    await user.click(await save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this listing back to review?' }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Title', 'Asking price']);
    const changes = { title: 'Brick duplex near the park villa' };
    expect(previews).toEqual([{ property_id: listing().id, changes }]);
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests).toEqual([]);
    await user.click(await save());
    await user.click(await screen.findByRole('button', { name: 'Save and send to review' }));
    await waitFor(() => expect(path()).toBe(paths.myListings));
    expect(requests).toEqual([changes]);
  });

  it('sends only what changed', async () => {
    const requests = handleWrites('patch', edited);
    const { user, path } = edit();
    await user.click(await screen.findByRole('button', { name: 'Numbers' }));
    await user.clear(field('Asking price'));
    await user.type(field('Asking price'), '440000');
    await user.click(await save());
    await waitFor(() => expect(path()).toBe(paths.myListings));
    expect(requests).toEqual([{ price: 440_000 }]);
    expect(stored.names).toEqual(images);
  });

  it('asks before overwriting newer changes', async () => {
    const requests = handleWrites('patch', () => HttpResponse.json([]));
    const { user, path } = edit();
    await user.type(await loaded(), '!');
    server.use(rows('properties', [ownRow({ title: 'Renamed elsewhere', updated_at: '2026-03-02T12:00:00+00:00' })]));
    await user.click(await save());
    expect(await screen.findByText('This listing has newer changes')).toBeInTheDocument();
    const again = handleWrites('patch', edited);
    await user.click(screen.getByRole('button', { name: 'Overwrite with my version' }));
    await waitFor(() => expect(path()).toBe(paths.myListings));
    expect(requests).toEqual(again);
    expect(again).toEqual([{ title: 'Brick duplex near the park!' }]);
  });

  it('loads the newer version while editing', async () => {
    handleWrites('patch', () => HttpResponse.json([]));
    const { user } = edit();
    await user.type(await loaded(), '!');
    server.use(rows('properties', [ownRow({ title: 'Renamed elsewhere', updated_at: '2026-03-02T12:00:00+00:00' })]));
    await user.click(await save());
    await user.click(await screen.findByRole('button', { name: 'Load newer version' }));
    await waitFor(() => expect(field('Title')).toHaveValue('Renamed elsewhere'));
  });

  it('asks before leaving, and survives a reload', async () => {
    const first = edit();
    await first.user.type(await loaded(), '!');
    first.unmount();
    const { user, history, path } = edit();
    expect(await loaded()).toHaveValue('Brick duplex near the park!');
    expect(screen.getByText('We restored your unsaved changes.')).toBeInTheDocument();
    act(() => history.push(paths.dashboard));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(path()).toBe(paths.dashboard));
    expect(draftKeys()).toEqual([]);
  });

  it('opens only own listings for editing', async () => {
    server.use(rows('properties', [listing()]));
    edit();
    expect(await screen.findByText('Property not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to My Listings' })).toHaveAttribute('href', paths.myListings);
  });

  it('deletes the listing and its files after confirming', async () => {
    const requests: string[] = [];
    let broken = true;
    server.use(
      http.delete(`${backendUrl}/rest/v1/properties`, ({ request }) => {
        requests.push(new URL(request.url).search);
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
    expect(requests.at(-1)).toBe(`?id=eq.${listing().id}&user_id=eq.${someMember.id}`);
  });
});
