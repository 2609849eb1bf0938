import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshEmail,
  readRows,
  scrollThrough,
  test,
} from '../fixtures';
import { fillAccount, fillFocus, png, enterAs, someone } from '../people';
import { appUrl, publicUrl } from '../urls';

const publicScreens = [
  '/',
  '/marketplace',
  '/marketplace?view=list',
  '/marketplace?view=map',
  '/compare',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/membership',
  '/payment',
  '/about',
  '/contact',
  '/legal-notice',
  '/terms',
  '/privacy',
  '/community',
  '/resources',
  '/resources?category=brrrr',
  '/resources?search=nothing+like+it',
  '/resources/no-such-resource',
  '/unsubscribe?token=none',
  '/no-such-page',
  '/?account=deleted',
];
const appScreens = [
  '/dashboard',
  '/buybox',
  '/resources?deal=1_rental_p250000_r2500',
  '/submit-property/benefits',
  '/submit-property/form',
  '/marketplace',
  '/marketplace?sort=best-match',
  '/marketplace?view=map',
  '/marketplace/submit',
  '/my-listings',
  '/pipeline',
  '/pipeline?view=list',
  '/deals',
  '/deals?view=ended',
  '/saved',
  '/compare',
  '/profile',
  '/profile?edit',
  '/account',
  '/account/billing',
  '/membership',
  '/membership/select',
  '/payment',
  '/payment/cancel',
  '/payment/success?session_id=cs_test_nobodys',
  '/resources',
  '/no-such-page',
];

/**
 * Checks that the page is accessible and fits the viewport: in both themes at 1440 px, and at 390 px, where the colors
 * are the same, in the dark one.
 */
async function checkScreen(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  for (const colorScheme of isPhone ? (['dark'] as const) : (['light', 'dark'] as const)) {
    // Without animations, so that no color is measured between the themes.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, colorScheme === 'light' || isPhone ? 'everything' : 'colors');
  }
  await expectNoSidewaysScroll(page);
}

async function checkScreens(page: Page, addresses: readonly string[]) {
  // Many screens, each checked twice.
  test.slow();
  for (const address of addresses) {
    // Not until every picture has loaded.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // Again for parts whose code arrived after they were scrolled past.
    await expect(async () => {
      await scrollThrough(page);
      await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0, { timeout: 3000 });
    }).toPass({ timeout: 20_000 });
    await checkScreen(page);
  }
}

test('every public screen is accessible and fits the viewport @phone', async ({ page }) => {
  const listings = await readRows<{ id: string }>('properties?select=id&order=created_at.desc&limit=4');
  const compared = `/compare?ids=${listings.map(({ id }) => id).join(',')}`;
  await checkScreens(
    page,
    [...publicScreens, `/property/${listings[0]?.id}`, compared].map((path) => publicUrl + path),
  );
});

test('a resource of each type and a premium one are accessible and fit the viewport @phone', async ({ page }) => {
  const one = async (query: string) => {
    const [row] = await readRows<{ slug: string }>(`resources?select=slug&order=position&limit=1&${query}`);
    return `${publicUrl}/resources/${row?.slug}`;
  };
  const types = ['guide', 'article', 'video', 'template', 'calculator'];
  await checkScreens(page, [
    ...(await Promise.all(types.map((type) => one(`premium=is.false&type=eq.${type}`)))),
    await one('premium=is.true'),
  ]);
});

test('dialogs and menus on public pages are accessible and fit the viewport @phone', async ({ page }) => {
  test.slow();
  const width = page.viewportSize()?.width ?? 0;
  const open = async (path: string, opener: Locator, opened: Locator) => {
    await page.goto(publicUrl + path);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
    await opener.click();
    await expect(opened).toBeVisible();
    await checkScreen(page);
  };
  const [listing] = await readRows<{ id: string }>('properties?select=id&order=created_at.desc&limit=1');
  const dialog = page.getByRole('dialog');
  await open('/marketplace', page.getByRole('main').getByRole('button', { name: 'Filters' }), dialog);
  await open(`/property/${listing?.id}`, page.getByRole('button', { name: 'Save', exact: true }), dialog);
  const header = page.getByRole('banner');
  if (width < 1024) await open('/about', header.getByRole('button', { name: 'Search' }), header.getByRole('search'));
  if (width < 768) await open('/about', header.getByRole('button', { name: 'Menu' }), dialog);
});

test('every sign-up step is accessible and fits the viewport @phone', async ({ page }) => {
  await page.goto(`${publicUrl}/signup`);
  await fillAccount(page, freshEmail('steps'), 'Stephanie Eps');
  await fillFocus(page, () => checkScreen(page));
  await checkScreen(page);
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png([14, 107, 78]) });
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await checkScreen(page);
});

test('every app screen is accessible and fits the viewport @phone', async ({ page }) => {
  await enterAs(page, 'closer@cornerlot.test');
  const [listing] = await readRows<{ id: string }>('properties?select=id&order=created_at.desc&limit=1');
  const [closer] = await readRows<{ id: string }>('users?select=id&name=eq.Marcus%20Ellery');
  const [own] = await readRows<{ id: string }>(`properties?select=id&user_id=eq.${closer?.id}&limit=1`);
  await checkScreens(
    page,
    [...appScreens, `/marketplace/${listing?.id}`, `/marketplace/${own?.id}`, `/edit-listing/${own?.id}`].map(
      (path) => appUrl + path,
    ),
  );
});

test('every screen of offers is accessible and fits the viewport @phone', async ({ page }) => {
  await enterAs(page, 'closer@cornerlot.test');
  // The demo's offers of and to the Closer: competing, countered by the other side, accepted, and sealed.
  const offers = [1, 6, 5, 10].map((number) => `/offers/de300000-0000-4000-a010-${String(number).padStart(12, '0')}`);
  const [listing] = await readRows<{ id: string }>(
    'properties?select=id,users!properties_user_id_fkey!inner(name)&users.name=eq.Renata%20Okafor&price=eq.685000',
  );
  await checkScreens(
    page,
    [...offers, `${offers[1]}?terms`, `/property/${listing?.id}/offer`].map((path) => appUrl + path),
  );
});

test('every member and notification screen is accessible and fits the viewport @phone', async ({ page }) => {
  await enterAs(page, 'free@cornerlot.test');
  const [closer] = await readRows<{ id: string }>('users?select=id&name=eq.Marcus%20Ellery');
  const tabs = ['received', 'sent', 'connected', 'following'].map((tab) => `/community/connections?tab=${tab}`);
  await checkScreens(
    page,
    [
      '/community/members',
      `/community/members/${closer?.id}`,
      '/community/members/nobody',
      ...tabs,
      '/notifications',
    ].map((path) => appUrl + path),
  );
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).getByRole('link').first()).toBeVisible();
  await checkScreen(page);
});

test('every feed, event, forum, and message screen is accessible and fits the viewport @phone', async ({ page }) => {
  const free = await someone('free@cornerlot.test', 'cornerlot-demo');
  const first = async (query: string) => {
    const [row] = await free.read<Record<string, string>>(`${query}&limit=1`);
    return row ?? {};
  };
  const [post, event, topic] = [
    await first('feed_posts?select=id&comments=gt.1'),
    await first('events?select=id&status=eq.published&starts_at=gt.now'),
    await first('forum_topics?select=id,forum_id&order=posts.desc'),
  ];
  const { other_id: partner } = await first('conversation_members?select=other_id&order=last_message_at.desc');
  const forum = `/community/forums/${topic['forum_id']}`;
  await free.enter(page, '/community');
  await checkScreens(
    page,
    [
      '/community',
      '/community?filter=events',
      `/community/posts/${post['id']}`,
      '/community/posts/nothing',
      '/community/events',
      '/community/events?search=nobody+holds+such+an+event',
      `/community/events/${event['id']}`,
      '/community/events/new',
      '/community/forums',
      forum,
      `${forum}/new-topic`,
      `${forum}/topics/${topic['id']}`,
      '/community/forums/nothing',
      '/messages',
      `/messages/${partner}`,
    ].map((path) => appUrl + path),
  );
  await page.goto(`${appUrl}/community`);
  await page.getByRole('button', { name: 'Create Post' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible();
  await checkScreen(page);
});

test('every staff screen is accessible and fits the viewport @phone', async ({ page }) => {
  await enterAs(page, 'staff@cornerlot.test');
  await checkScreens(page, [
    `${appUrl}/staff/listings`,
    `${appUrl}/staff/submissions`,
    `${appUrl}/staff/events`,
    `${appUrl}/staff/reports`,
    `${appUrl}/staff/appeals`,
    `${appUrl}/staff/log`,
    `${appUrl}/staff/agreements`,
    `${appUrl}/staff/team`,
    `${appUrl}/staff/operations`,
    `${appUrl}/staff/messages`,
    `${appUrl}/account-standing`,
  ]);
});

test('the chosen theme applies to both hosts and survives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${publicUrl}/signin`);
  const theme = page.locator('html');
  await page.getByRole('button', { name: /Switch to light/ }).click();
  await page.getByRole('button', { name: /Switch to dark/ }).click();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.goto(`${appUrl}/signin`);
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
});
