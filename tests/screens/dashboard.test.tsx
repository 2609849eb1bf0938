import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppLayout } from '@/routes/app/app-layout';
import DashboardScreen from '@/routes/app/dashboard-screen';
import { expectFocused } from '../expect-focused';
import { mockIntersectionObserver } from '../mock-intersection-observer';
import { cardRow } from '../msw/community';
import { activity, dashboard, faye, figures, noListing } from '../msw/dashboard';
import { listing, listingId, rpc } from '../msw/listings';
import { ownCounts } from '../msw/own';
import { backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

function renderDashboard() {
  return renderScreen(
    <Routes>
      <Route element={<AppLayout />}>
        <Route path="/dashboard" element={<DashboardScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Route>
    </Routes>,
    { at: '/dashboard', user: someMember },
  );
}

const section = (name: string) => screen.getByRole('region', { name });
const inSection = (name: string) => within(section(name));

beforeEach(() => {
  mockIntersectionObserver();
  server.use(...dashboard());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('dashboard', () => {
  it.each([
    ['rpc/matched_listings', 'Failed to load matched listings', () => screen.findByText('$450,000')],
    [
      'rpc/suggested_members',
      'Failed to load suggested members',
      () => screen.findByText('No suggested members at this time.'),
    ],
  ] as const)('shows the rest when %s fails, and a retry', async (resource, title, whole) => {
    server.use(failing(resource));
    const { user } = renderDashboard();
    const failed = (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]');
    if (!failed) throw new Error('Not an alert');
    // The other sections have loaded.
    expect(await screen.findByRole('heading', { name: 'Welcome back, Dana' })).toBeVisible();
    expect(await screen.findByText('$100,000 to $400,000')).toBeVisible();
    server.use(...dashboard());
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect(await whole()).toBeVisible();
  });

  it('makes few requests before scrolling', async () => {
    vi.unstubAllGlobals();
    const requests: string[] = [];
    const bodies: Promise<ArrayBuffer>[] = [];
    server.events.on('response:mocked', ({ request, response }) => {
      requests.push(new URL(request.url).pathname);
      bodies.push(response.clone().arrayBuffer());
    });
    server.use(
      rpc('matched_listings', () =>
        Array.from({ length: 6 }, (_, place) => listing({ id: listingId.replace(/.$/, String(place)) })),
      ),
    );
    renderDashboard();
    await screen.findAllByText('$450,000');
    expect(screen.getByRole('link', { name: /^New Listings 12/ })).toBeVisible();
    server.events.removeAllListeners();
    const bytes = (await Promise.all(bodies)).reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(requests).not.toContain('/rest/v1/rpc/listing_analytics');
    expect(requests).not.toContain('/rest/v1/rpc/following_feed');
    expect(requests).not.toContain('/rest/v1/buybox_profiles');
    expect(requests.length).toBeLessThanOrEqual(6);
    expect(bytes).toBeLessThanOrEqual(60_000);
    expect(bytes).toBeGreaterThan(1000);
  });
});

it('puts listings that reviewers returned among what needs the member, also when the figures fail', async () => {
  server.use(ownCounts({ returned: 2 }), failing('rpc/dashboard_figures'));
  renderDashboard();
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }));
  expect(await needs.findByText('2 listings returned by our team')).toBeVisible();
  expect(needs.getByRole('link', { name: 'My Listings' })).toHaveAttribute('href', '/my-listings');
});

describe('getting started', () => {
  const taken = { email_confirmed: true, photo: false, buy_box: true, saved_listing: false, connection: false };

  it('dismisses the first steps, and shows them again if that fails', async () => {
    let dismissed = false;
    const patch = `${backendUrl}/rest/v1/member_details`;
    server.use(
      rpc('dashboard_figures', () => figures({ getting_started: dismissed ? null : taken })),
      http.patch(patch, () => HttpResponse.json({ message: 'broken by the test' }, { status: 500 }), { once: true }),
    );
    const { user } = renderDashboard();
    await user.click(await screen.findByRole('button', { name: 'Dismiss the checklist' }));
    const again = await screen.findByRole('button', { name: 'Dismiss the checklist' });
    server.use(
      http.patch(patch, async ({ request }) => {
        expect(await request.json()).toEqual({ getting_started_dismissed: true });
        dismissed = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(again);
    await waitFor(() => expect(dismissed).toBe(true));
    expect(screen.queryByRole('region', { name: 'Getting started' })).not.toBeInTheDocument();
  });
});

describe('following feed', () => {
  it('says who did what, with links', async () => {
    const about = { about_id: '88888888-8888-4888-8888-888888888888', about_name: 'Bo Lund' };
    const id = (place: number) => listingId.replace(/.$/, String(place));
    server.use(
      rpc('following_feed', () => [
        activity({ id: id(1) }),
        activity({ id: id(2), kind: 'deal', title: 'Old mill' }),
        activity({
          ...noListing,
          id: id(3),
          kind: 'post',
          title: 'Lender wanted',
          excerpt: `Ask @[Bo Lund](${faye}).`,
        }),
        activity({
          ...noListing,
          id: id(4),
          kind: 'topic',
          title: 'Title companies',
          about_id: id(0),
          about_name: 'Ohio',
        }),
        activity({ ...noListing, ...about, id: id(5), kind: 'review', excerpt: 'Closed in ten days.', rating: 4 }),
        activity({ ...noListing, ...about, id: id(6), kind: 'connection' }),
      ]),
    );
    renderDashboard();
    await screen.findByRole('link', { name: 'Old mill' });
    const items = inSection('Following Feed')
      .getAllByRole('article')
      .map((item) => within(item));
    const texts = inSection('Following Feed')
      .getAllByRole('article')
      .map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/^F?Faye Adler posted a listing/);
    expect(texts[0]).toMatch(/Corner store\$275,0008\.3% capDayton, OH$/);
    expect(texts[1]).toMatch(/^F?Faye Adler sold a listing/);
    expect(texts[2]).toMatch(/^F?Faye Adler shared a post.*Lender wantedAsk @Bo Lund\.$/);
    expect(texts[3]).toMatch(/^F?Faye Adler started a topic in Ohio/);
    expect(texts[4]).toMatch(/^F?Faye Adler reviewed Bo Lund.*4 of 5 starsClosed in ten days\.$/);
    expect(texts[5]).toMatch(/^F?Faye Adler connected with Bo Lund/);
    const hrefs = items.map((item) => item.getAllByRole('link').map((link) => link.getAttribute('href')));
    const fayes = `/community/members/${faye}`;
    const bos = `/community/members/${about.about_id}`;
    expect(hrefs).toEqual([
      [fayes, `/marketplace/${id(1)}`],
      [fayes, `/marketplace/${id(2)}`],
      [fayes, `/community/posts/${id(3)}`],
      [fayes, `/community/forums/${id(0)}`, `/community/forums/${id(0)}/topics/${id(4)}`],
      [fayes, bos],
      [fayes, bos],
    ]);
  });

  it('loads more after the last item and retries after a failure', async () => {
    const page = Array.from({ length: 6 }, (_, place) =>
      activity({
        id: listingId.replace(/.$/, String(place)),
        title: `House ${place}`,
        at: `2026-03-0${9 - place}T12:00:00.123456+00:00`,
      }),
    );
    const onRequest = vi.fn<(after: unknown) => void>();
    server.use(
      rpc('following_feed', ({ after }) => {
        onRequest(after);
        return after ? [activity({ title: 'The oldest' })] : page;
      }),
    );
    const { user } = renderDashboard();
    const more = await screen.findByRole('button', { name: 'Load more' });
    server.use(http.post(`${backendUrl}/rest/v1/rpc/following_feed`, () => HttpResponse.error(), { once: true }));
    await user.click(more);
    expect(await screen.findByText('We couldn’t load more.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'House 5' })).toBeVisible();
    await user.click(inSection('Following Feed').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'The oldest' })).toBeVisible();
    expect(onRequest).toHaveBeenLastCalledWith({ at: page[5]?.at, id: page[5]?.id, kind: 'listing' });
    expect(inSection('Following Feed').queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('refetches along with the count after following a suggested member', async () => {
    const sean = cardRow({ id: '33333333-3333-4333-8333-000000000001', name: 'Sean Gallagher' });
    const omar = cardRow({ id: '33333333-3333-4333-8333-000000000002', name: 'Omar Haddad' });
    let followed = false;
    server.use(
      rpc('suggested_members', () => (followed ? [omar] : [sean])),
      rpc('dashboard_figures', () => figures({ following: followed ? 1 : 0 })),
      rpc('following_feed', () => (followed ? [activity({ member_name: 'Sean Gallagher' })] : [])),
      rpc('follow_member', () => {
        followed = true;
        return null;
      }),
    );
    const { user } = renderDashboard();
    expect(await screen.findByRole('link', { name: 'Following 0 Browse Members' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Follow ?Sean Gallagher$/ }));
    expect(await screen.findByRole('link', { name: /^Following 1/ })).toBeVisible();
    expect(await inSection('Following Feed').findByRole('link', { name: 'Corner store' })).toBeVisible();
    // The next suggestion replaces it and gets the focus.
    await expectFocused(screen.findByRole('link', { name: 'Omar Haddad' }));
  });
});

describe('deal analytics', () => {
  it('shows no month’s figures under another’s name', async () => {
    const { user } = renderDashboard();
    const analytics = within(await screen.findByRole('region', { name: 'Deal Analytics' }));
    expect(await analytics.findByText('Views')).toBeVisible();
    expect(analytics.getByRole('link', { name: 'Open analytics' })).toHaveAttribute('href', '/my-listings/analytics');
    server.use(failing('rpc/listing_analytics'));
    await user.click(screen.getByRole('button', { name: 'Last Month' }));
    expect(await screen.findByText('We couldn’t load your analytics.')).toBeVisible();
    expect(analytics.queryByText('Views')).not.toBeInTheDocument();
  });
});
