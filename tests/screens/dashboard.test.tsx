import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListingAnalytics } from '@/features/dashboard/components/listing-analytics';
import { monthStart, monthText } from '@/features/dashboard/months';
import { AppLayout } from '@/routes/protected/app-layout';
import DashboardScreen from '@/routes/protected/dashboard-screen';
import { putEverythingInSight } from '../everything-is-near';
import { buyBox } from '../msw/buybox';
import { cardRow } from '../msw/community';
import { activity, analytics, dashboard, faye, figures, noListing, weeklyReport } from '../msw/dashboard';
import { listing, listingId, rpc } from '../msw/listings';
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

const part = (name: string) => screen.getByRole('region', { name });
const inPart = (name: string) => within(part(name));

beforeEach(() => {
  putEverythingInSight();
  server.use(...dashboard());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('dashboard', () => {
  it('greets by first name, and leads to the own listings', async () => {
    renderDashboard();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Dana' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'My Listings' })).toHaveAttribute(
      'href',
      '/my-listings',
    );
    expect(document.title).toBe('Dashboard · Cornerlot');
  });

  it('shows four figures, each leading to what it counts', async () => {
    renderDashboard();
    expect(await screen.findByRole('link', { name: 'New Listings 12 in 7 days · 9 in the 7 before' })).toHaveAttribute(
      'href',
      '/marketplace?sort=newest',
    );
    expect(screen.getByRole('link', { name: 'Active Members 340 signed in within 30 days' })).toHaveAttribute(
      'href',
      '/community/members',
    );
    expect(screen.getByRole('link', { name: 'Deal Flow $8.45M 31 listings in 30 days' })).toHaveAttribute(
      'href',
      '/marketplace',
    );
    expect(screen.getByRole('link', { name: 'Following 4 6 members follow you' })).toHaveAttribute(
      'href',
      '/community/connections?tab=following',
    );
  });

  it('has no number of its own: other answers, other numbers', async () => {
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
    const kept = [...numbers()].filter((text) => before.has(text));
    // What a figure means is not a figure.
    expect(kept).toEqual(['signed in within 30 days']);
  });

  it('tells of listings that staff returned', async () => {
    server.use(ownCounts({ active: 2, returned: 1 }));
    renderDashboard();
    expect(await screen.findByText('1 listing was returned by our reviewers')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/my-listings');
  });

  it('says what to do next where there is nothing yet', async () => {
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
    expect(inPart('Following Feed').getByRole('link', { name: 'Browse Members' })).toHaveAttribute(
      'href',
      '/community/members',
    );
    expect(await screen.findByText('No listings match your buy box criteria')).toBeVisible();
    expect(await inPart('Buy Box').findByRole('link', { name: 'Set Investment Criteria' })).toHaveAttribute(
      'href',
      '/buybox',
    );
    expect(await inPart('Deal Analytics').findByRole('link', { name: 'Post a listing' })).toHaveAttribute(
      'href',
      '/marketplace/submit',
    );
    expect(inPart('Deal Analytics').queryByRole('button', { name: 'This Month' })).not.toBeInTheDocument();
    expect(await screen.findByText('No suggested members at this time.')).toBeVisible();
  });

  it.each([
    [
      'rpc/dashboard_figures',
      'The figures could not be loaded.',
      () => screen.findByRole('link', { name: /^New Listings 12/ }),
    ],
    ['rpc/following_feed', 'The feed could not be loaded.', () => screen.findByRole('link', { name: 'Corner store' })],
    [
      'rpc/listing_analytics',
      'The analytics could not be loaded.',
      () => screen.findByRole('link', { name: 'Lake cabin' }),
    ],
    ['rpc/matched_listings', 'Failed to load matched listings', () => screen.findByText('$450,000')],
    [
      'rpc/suggested_members',
      'Failed to load suggested members',
      () => screen.findByText('No suggested members at this time.'),
    ],
  ] as const)('stands without %s, which can be tried again', async (resource, title, whole) => {
    server.use(failing(resource));
    const { user } = renderDashboard();
    const failed = (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]');
    if (!failed) throw new Error('Not an alert');
    // The others are there.
    expect(await screen.findByRole('heading', { name: 'Welcome back, Dana' })).toBeVisible();
    expect(await screen.findByText('$100,000 to $400,000')).toBeVisible();
    server.use(...dashboard());
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect(await whole()).toBeVisible();
  });

  it('asks for little before anything is scrolled', async () => {
    vi.unstubAllGlobals();
    const asked: string[] = [];
    const answers: Promise<ArrayBuffer>[] = [];
    server.events.on('response:mocked', ({ request, response }) => {
      asked.push(new URL(request.url).pathname);
      answers.push(response.clone().arrayBuffer());
    });
    const long = 'A sentence of a post that goes on. '.repeat(17);
    server.use(
      rpc('matched_listings', () =>
        Array.from({ length: 6 }, (_, place) => listing({ id: listingId.replace(/.$/, String(place)) })),
      ),
      rpc('following_feed', ({ page_size }) =>
        Array.from({ length: Number(page_size) }, (_, place) =>
          activity({
            ...noListing,
            kind: 'post',
            id: listingId.replace(/.$/, String(place)),
            title: `Post ${place}`,
            excerpt: long,
          }),
        ),
      ),
    );
    renderDashboard();
    await screen.findByRole('link', { name: 'Post 0' });
    await screen.findByRole('link', { name: /^New Listings 12/ });
    await screen.findAllByText('$450,000');
    await screen.findByText('$100,000 to $400,000');
    server.events.removeAllListeners();
    const bytes = (await Promise.all(answers)).reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(asked).not.toContain('/rest/v1/rpc/listing_analytics');
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(bytes).toBeLessThanOrEqual(60_000);
    expect(bytes).toBeGreaterThan(1000);
  });
});

describe('following feed', () => {
  it('says who did what, and leads there', async () => {
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
    const items = inPart('Following Feed')
      .getAllByRole('article')
      .map((item) => within(item));
    const texts = inPart('Following Feed')
      .getAllByRole('article')
      .map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/^F?Faye Adler posted a listing/);
    expect(texts[0]).toMatch(/Corner store\$275,0008\.3% capDayton, OH$/);
    expect(texts[1]).toMatch(/^F?Faye Adler sold a listing/);
    expect(texts[2]).toMatch(/^F?Faye Adler wrote a post.*Lender wantedAsk @Bo Lund\.$/);
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

  it('goes on from its last item, and after a failure at another press', async () => {
    const page = Array.from({ length: 6 }, (_, place) =>
      activity({
        id: listingId.replace(/.$/, String(place)),
        title: `House ${place}`,
        at: `2026-03-0${9 - place}T12:00:00.123456+00:00`,
      }),
    );
    const asked = vi.fn<(after: unknown) => void>();
    server.use(
      rpc('following_feed', ({ after }) => {
        asked(after);
        return after ? [activity({ title: 'The oldest' })] : page;
      }),
    );
    const { user } = renderDashboard();
    const more = await inPart('Following Feed').findByRole('button', { name: 'Load more' });
    server.use(http.post(`${backendUrl}/rest/v1/rpc/following_feed`, () => HttpResponse.error(), { once: true }));
    await user.click(more);
    expect(await screen.findByText('More of the feed could not be loaded.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'House 5' })).toBeVisible();
    await user.click(inPart('Following Feed').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'The oldest' })).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith({ at: page[5]?.at, id: page[5]?.id, kind: 'listing' });
    expect(inPart('Following Feed').queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('says that nothing is new where somebody is followed', async () => {
    server.use(rpc('following_feed', () => []));
    renderDashboard();
    expect(await screen.findByText('Nothing new from those you follow')).toBeVisible();
  });

  it('and the figure are read again when somebody is followed on this screen', async () => {
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
    expect(await inPart('Following Feed').findByRole('link', { name: 'Corner store' })).toBeVisible();
    // Whoever was followed makes room for the next, who takes the focus.
    expect(await screen.findByRole('link', { name: 'Omar Haddad' })).toHaveFocus();
  });
});

describe('deal analytics', () => {
  it('show this month and the last, in all, by listing and by day', async () => {
    const months = [monthStart(Date.now()), monthStart(Date.now(), 1)];
    const asked: unknown[] = [];
    server.use(
      rpc('listing_analytics', ({ month }) => {
        asked.push(month);
        return month === months[1]
          ? analytics({ month: String(month), views: 800, days: [], listings: [] })
          : analytics();
      }),
    );
    const { user } = renderDashboard();
    await screen.findByRole('link', { name: 'Lake cabin' });
    const shown = inPart('Deal Analytics');
    const table = within(
      shown.getByRole('table', { name: `Views, saves and contacts by listing in ${monthText(months[0] ?? '')}` }),
    );
    expect(table.getByRole('row', { name: 'Lake cabin 57 8 3' })).toBeVisible();
    expect(shown.getByRole('button', { name: 'This Month' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(shown.getByRole('button', { name: 'Day by day' }));
    expect(within(shown.getByRole('table', { name: /by day/ })).getAllByRole('row')).toHaveLength(2);

    await user.click(shown.getByRole('button', { name: 'Last Month' }));
    expect(await shown.findByText('800')).toBeVisible();
    expect(shown.getByText(`${monthText(months[1] ?? '')}, all your listings`)).toBeVisible();
    expect(shown.getByText(/^Nobody has viewed, saved or asked about your listings in/)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Last Month' })).toHaveAttribute('aria-pressed', 'true');
    expect(asked).toEqual(months);
  });

  it('never show one month under the name of another', async () => {
    const { user } = renderDashboard();
    await screen.findByRole('link', { name: 'Lake cabin' });
    server.use(failing('rpc/listing_analytics'));
    await user.click(screen.getByRole('button', { name: 'Last Month' }));
    expect(await screen.findByText('The analytics could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Lake cabin' })).not.toBeInTheDocument();
  });

  it('of one listing stand on its page', async () => {
    const asked = vi.fn<(args: unknown) => void>();
    server.use(
      rpc('listing_analytics', (args) => {
        asked(args);
        return analytics({ own_listings: 1 });
      }),
    );
    renderScreen(<ListingAnalytics listingId={listingId} />, { user: someMember });
    expect(await screen.findByText('57', { selector: 'dd' })).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ month: monthStart(Date.now()), property_id: listingId });
  });

  it('of one listing can be tried again', async () => {
    server.use(failing('rpc/listing_analytics'));
    const { user } = renderScreen(<ListingAnalytics listingId={listingId} />, { user: someMember });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The numbers could not be loaded.');
    server.use(rpc('listing_analytics', () => analytics()));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('57', { selector: 'dd' })).toBeVisible();
  });
});

describe('weekly report', () => {
  it('is prepared from this week’s rows and saved under its date', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/weekly_report`, async () => {
        await held;
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
    // Pressed twice, it is one report.
    await user.click(busy);
    release();
    expect(await screen.findByRole('button', { name: 'Weekly Report' })).toBeVisible();
    expect(names).toEqual(['weekly-report-2026-11-22.pdf']);
    const [file] = saved;
    expect(file?.type).toBe('application/pdf');
    expect((await pdfTexts(file ?? new Blob())).join(' ')).toContain('for Dana Ruiz');
  });

  it('can be tried again after a failure', async () => {
    server.use(failing('rpc/weekly_report'));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Weekly Report' }));
    expect(await screen.findByText(/^The report could not be prepared\./)).toBeVisible();
    expect(click).not.toHaveBeenCalled();
    server.use(rpc('weekly_report', () => weeklyReport()));
    await user.click(screen.getByRole('button', { name: 'Weekly Report' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(screen.queryByText(/^The report could not be prepared\./)).not.toBeInTheDocument();
  });
});

describe('subscription', () => {
  it('stands beside the feed, with the ways to the plans', async () => {
    renderDashboard();
    expect(await inPart('Subscription').findByText('Free Plan')).toBeVisible();
    expect(inPart('Subscription').getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/membership');
  });
});
