import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { monthStart, monthText } from '@/features/dashboard/months';
import { AppLayout } from '@/routes/app/app-layout';
import DashboardScreen from '@/routes/app/dashboard-screen';
import { expectFocused } from '../expect-focused';
import { mockIntersectionObserver } from '../mock-intersection-observer';
import { buyBox } from '../msw/buybox';
import { cardRow } from '../msw/community';
import { activity, analytics, dashboard, faye, figures, noListing, weeklyReport } from '../msw/dashboard';
import { listing, listingId, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { ownCounts } from '../msw/own';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { pdfTexts } from '../pdf-text';
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
  it('greets the member by first name and links to their listings', async () => {
    renderDashboard();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Dana' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'My Listings' })).toHaveAttribute(
      'href',
      '/my-listings',
    );
    expect(document.title).toBe('Dashboard · Cornerlot');
  });

  it('shows upcoming events in their zone with the registration', async () => {
    const event = {
      id: 'e1',
      title: 'Lender breakfast',
      starts_at: '2031-03-07T14:30:00+00:00',
      ends_at: '2031-03-07T15:30:00+00:00',
      time_zone: 'America/Chicago',
      format: 'in_person' as const,
      location: 'Austin Club',
      price_usd: 25,
      role: 'registered' as const,
    };
    const others = [
      { ...event, id: 'e2', title: 'Call', format: 'online' as const, price_usd: null, role: 'waitlisted' as const },
      { ...event, id: 'e3', title: 'Mine', role: 'organizing' as const },
    ];
    server.use(rpc('dashboard_figures', () => figures({ upcoming_events: [event, ...others] })));
    renderDashboard();
    expect(await screen.findByRole('link', { name: 'Lender breakfast' })).toHaveAttribute(
      'href',
      '/community/events/e1',
    );
    const items = inSection('Your upcoming events')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items[0]).toMatch(/Fri, Mar 7, 2031, 8:30 – 9:30 AM CSTAustin Club · \$25Registered$/);
    expect(items[1]).toMatch(/OnlineOn the waitlist$/);
    expect(items[2]).toMatch(/Organizing$/);
  });

  it('takes every number from the backend', async () => {
    const numbers = () => {
      const texts = document.createTreeWalker(screen.getByRole('main'), NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode())
        if (/\d/.test(texts.currentNode.textContent ?? '')) found.push(texts.currentNode.textContent ?? '');
      return new Set(found);
    };
    const { unmount } = renderDashboard();
    await screen.findByText('57', { selector: 'p' });
    await screen.findByText(/8\.3% cap/);
    await screen.findByText('$450,000');
    await screen.findByText('$100,000 to $400,000');
    const before = numbers();
    unmount();

    const month = monthStart(Date.now(), 1);
    server.use(
      ownCounts({ active: 5, returned: 3 }),
      rpc('dashboard_figures', () =>
        figures({
          new_listings: 80,
          new_listings_before: 51,
          active_members: 2,
          deal_flow: 950,
          deal_flow_listings: 1,
          following: 77,
          followers: 1,
        }),
      ),
      rpc('matched_listings', () => [
        listing({
          price: 99_500,
          created_at: '2026-01-05T12:00:00+00:00',
          bedrooms: 9,
          bathrooms: 8,
          sqft: 777,
          cap_rate: 3.1,
          view_count: 6,
          address: '8 Oak',
          zip: '44101',
          city: 'Cleveland',
          title: 'Attic',
        }),
      ]),
      rows('buybox_profiles', [buyBox({ min_price: 210_000, max_price: 220_000 })]),
      rpc('following_feed', () => [activity({ price: 1_000_000, cap_rate: 4.4, at: '2025-02-03T12:00:00+00:00' })]),
      rpc('listing_analytics', () =>
        analytics({ month, views: 1204, saves: 33, contacts: 21, days: [], listings: [] }),
      ),
    );
    renderDashboard();
    await screen.findByText('1,204', { selector: 'p' });
    await screen.findByText('$1,000,000');
    await screen.findByText('$99,500');
    await screen.findByText('$210,000 to $220,000');
    const unchanged = [...numbers()].filter((text) => before.has(text));
    // A label, not a figure.
    expect(unchanged).toEqual(['in the last 30 days']);
  });

  it('suggests next steps to a new member', async () => {
    server.use(
      ownCounts(),
      rpc('dashboard_figures', () =>
        figures({
          new_listings: 0,
          new_listings_before: 0,
          active_members: 1,
          deal_flow: 0,
          deal_flow_listings: 0,
          following: 0,
          followers: 0,
          has_buy_box: false,
        }),
      ),
      rpc('matched_listings', () => []),
      rows('buybox_profiles', []),
      rpc('following_feed', () => []),
      rpc('listing_analytics', () =>
        analytics({ own_listings: 0, views: 0, saves: 0, contacts: 0, days: [], listings: [] }),
      ),
    );
    renderDashboard();
    expect(await screen.findByRole('link', { name: 'Following 0 Browse Members' })).toHaveAttribute(
      'href',
      '/community/members',
    );
    expect(await screen.findByText("You're not following anyone yet")).toBeVisible();
    expect(inSection('Following Feed').getByRole('link', { name: 'Browse Members' })).toHaveAttribute(
      'href',
      '/community/members',
    );
    expect(await screen.findByText('You haven’t set a buy box yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set your buy box' })).toHaveAttribute('href', '/buybox');
    expect(screen.queryByText('No listings match your buy box criteria')).not.toBeInTheDocument();
    expect(inSection('Your upcoming events').getByRole('link', { name: 'Browse events' })).toHaveAttribute(
      'href',
      '/community/events',
    );
    expect(await inSection('Buy Box').findByRole('link', { name: 'Set Investment Criteria' })).toHaveAttribute(
      'href',
      '/buybox',
    );
    expect(await inSection('Deal Analytics').findByRole('link', { name: 'Post a listing' })).toHaveAttribute(
      'href',
      '/marketplace/submit',
    );
    expect(inSection('Deal Analytics').queryByRole('button', { name: 'This Month' })).not.toBeInTheDocument();
    expect(await screen.findByText('No suggested members at this time.')).toBeVisible();
  });

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
    await screen.findByRole('link', { name: /^New Listings 12/ });
    await screen.findAllByText('$450,000');
    await screen.findByText('$100,000 to $400,000');
    server.events.removeAllListeners();
    const bytes = (await Promise.all(bodies)).reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(requests).not.toContain('/rest/v1/rpc/listing_analytics');
    expect(requests).not.toContain('/rest/v1/rpc/following_feed');
    expect(requests.length).toBeLessThanOrEqual(6);
    expect(bytes).toBeLessThanOrEqual(60_000);
    expect(bytes).toBeGreaterThan(1000);
  });
});

describe('getting started', () => {
  const taken = { email_confirmed: true, photo: false, buy_box: true, saved_listing: false, connection: false };

  it('lists the first steps with links and progress', async () => {
    server.use(
      rows('users', [{ ...member({ id: someMember.id, email_confirmed: false }) }]),
      rpc('dashboard_figures', () => figures({ getting_started: { ...taken, email_confirmed: false } })),
    );
    renderDashboard();
    const list = within(await screen.findByRole('region', { name: 'Getting started' }));
    expect(list.getByText('1 of 5 steps done')).toBeVisible();
    expect(list.getByRole('button', { name: 'Resend email' })).toBeVisible();
    expect(list.getByText('Set your buy box')).toHaveTextContent('(done)');
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add a photo', '/profile?edit'],
      ['Save your first listing', '/marketplace'],
      ['Make your first connection', '/community/members'],
    ]);
  });

  it('can be dismissed, and comes back if that fails', async () => {
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
    const more = await inSection('Following Feed').findByRole('button', { name: 'Load more' });
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
  it('shows this month and last: totals, by listing, and by day', async () => {
    const months = [monthStart(Date.now()), monthStart(Date.now(), 1)];
    const requests: unknown[] = [];
    server.use(
      rpc('listing_analytics', ({ month }) => {
        requests.push(month);
        return month === months[1]
          ? analytics({ month: String(month), views: 800, days: [], listings: [] })
          : analytics();
      }),
    );
    const { user } = renderDashboard();
    await screen.findByRole('link', { name: 'Lake cabin' });
    const shown = inSection('Deal Analytics');
    const table = within(
      shown.getByRole('table', { name: `Views, saves, and contacts by listing in ${monthText(months[0] ?? '')}` }),
    );
    expect(table.getByRole('row', { name: 'Lake cabin 57 8 3' })).toBeVisible();
    expect(shown.getByRole('button', { name: 'This Month' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(shown.getByRole('button', { name: 'Day by day' }));
    expect(within(shown.getByRole('table', { name: /by day/ })).getAllByRole('row')).toHaveLength(2);

    await user.click(shown.getByRole('button', { name: 'Last Month' }));
    expect(await shown.findByText('800')).toBeVisible();
    expect(shown.getByText(`${monthText(months[1] ?? '')}, all your listings`)).toBeVisible();
    expect(shown.getByText(/^No one has viewed, saved, or asked about your listings in/)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Last Month' })).toHaveAttribute('aria-pressed', 'true');
    expect(requests).toEqual(months);
  });

  it('never shows one month’s figures under another’s name', async () => {
    const { user } = renderDashboard();
    await screen.findByRole('link', { name: 'Lake cabin' });
    server.use(failing('rpc/listing_analytics'));
    await user.click(screen.getByRole('button', { name: 'Last Month' }));
    expect(await screen.findByText('We couldn’t load your analytics.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Lake cabin' })).not.toBeInTheDocument();
  });
});

describe('weekly report', () => {
  it('is built from this week’s rows and named by date', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/weekly_report`, async () => {
        await released;
        return HttpResponse.json({ ...weeklyReport() });
      }),
    );
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:report';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = renderDashboard();
    await screen.findByRole('heading', { name: 'Welcome back, Dana' });
    await user.click(screen.getByRole('button', { name: 'Weekly Report' }));
    const busy = await screen.findByRole('button', { name: 'Preparing...' });
    // A double click downloads one report.
    await user.click(busy);
    release();
    expect(await screen.findByRole('button', { name: 'Weekly Report' })).toBeVisible();
    expect(names).toEqual(['weekly-report-2026-11-22.pdf']);
    const [file] = saved;
    expect(file?.type).toBe('application/pdf');
    expect((await pdfTexts(file ?? new Blob())).join(' ')).toContain('for Dana Ruiz');
  });
});
