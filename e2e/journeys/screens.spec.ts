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
import { fillAccount, fillFocus, png, signIn, someone } from '../people';
import { appUrl, publicUrl } from '../ports';

const publicScreens = [
  '/',
  '/marketplace',
  '/marketplace?view=list',
  '/marketplace?view=map',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/membership',
  '/payment',
  '/about',
  '/contact',
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
  '/saved',
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

/** The page as it stands, accessible in both themes and no wider than its window. */
async function looksRight(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, so that no colour is caught on its way from one theme to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, colorScheme === 'light' ? 'everything' : 'colours');
  }
  await expectNoSidewaysScroll(page);
}

async function lookAt(page: Page, addresses: readonly string[]) {
  // Many screens, each looked at twice.
  test.slow();
  for (const address of addresses) {
    await page.goto(address);
    await scrollThrough(page);
    await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
    await looksRight(page);
  }
}

test('every public screen is accessible and fits its window', async ({ page }) => {
  const [listing] = await readRows<{ id: string }>('properties?select=id&order=created_at.desc&limit=1');
  await lookAt(
    page,
    [...publicScreens, `/property/${listing?.id}`].map((path) => publicUrl + path),
  );
});

test('a resource of each type, and a premium one, is accessible and fits its window', async ({ page }) => {
  const one = async (query: string) => {
    const [row] = await readRows<{ slug: string }>(`resources?select=slug&order=position&limit=1&${query}`);
    return `${publicUrl}/resources/${row?.slug}`;
  };
  const types = ['guide', 'article', 'video', 'template', 'calculator'];
  await lookAt(page, [
    ...(await Promise.all(types.map((type) => one(`premium=is.false&type=eq.${type}`)))),
    await one('premium=is.true'),
  ]);
});

test('what opens over the public pages is accessible and fits its window', async ({ page }) => {
  test.slow();
  const width = page.viewportSize()?.width ?? 0;
  const open = async (path: string, opener: Locator, opened: Locator) => {
    await page.goto(publicUrl + path);
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
    await opener.click();
    await expect(opened).toBeVisible();
    await looksRight(page);
  };
  const [listing] = await readRows<{ id: string }>('properties?select=id&order=created_at.desc&limit=1');
  const dialog = page.getByRole('dialog');
  await open('/marketplace', page.getByRole('main').getByRole('button', { name: 'Filters' }), dialog);
  await open(`/property/${listing?.id}`, page.getByRole('button', { name: 'Save', exact: true }), dialog);
  const header = page.getByRole('banner');
  if (width < 1024) await open('/about', header.getByRole('button', { name: 'Search' }), header.getByRole('search'));
  if (width < 768) await open('/about', header.getByRole('button', { name: 'Menu' }), dialog);
});

test('every step of signing up is accessible and fits its window', async ({ page }) => {
  await page.goto(`${publicUrl}/signup`);
  await fillAccount(page, freshEmail('steps'), 'Stephanie Eps');
  await fillFocus(page, () => looksRight(page));
  await looksRight(page);
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png([14, 107, 78]) });
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await looksRight(page);
});

test('every screen of the app is accessible and fits its window', async ({ page }) => {
  await signIn(page, 'closer@cornerlot.test');
  const [listing] = await readRows<{ id: string }>('properties?select=id&order=created_at.desc&limit=1');
  const [closer] = await readRows<{ id: string }>('users?select=id&name=eq.Marcus%20Ellery');
  const [own] = await readRows<{ id: string }>(`properties?select=id&user_id=eq.${closer?.id}&limit=1`);
  await lookAt(
    page,
    [...appScreens, `/marketplace/${listing?.id}`, `/marketplace/${own?.id}`, `/edit-listing/${own?.id}`].map(
      (path) => appUrl + path,
    ),
  );
});

test('every screen of the community is accessible and fits its window', async ({ page }) => {
  await signIn(page, 'free@cornerlot.test');
  const [closer] = await readRows<{ id: string }>('users?select=id&name=eq.Marcus%20Ellery');
  const tabs = ['received', 'sent', 'connected', 'following'].map((tab) => `/community/connections?tab=${tab}`);
  await lookAt(
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
  await looksRight(page);
});

test('every screen of conversations is accessible and fits its window', async ({ page }) => {
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
  await lookAt(
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
  await looksRight(page);
});

test('the screens of staff are accessible and fit their window', async ({ page }) => {
  await signIn(page, 'staff@cornerlot.test');
  await lookAt(page, [
    `${appUrl}/staff/listings`,
    `${appUrl}/staff/submissions`,
    `${appUrl}/staff/events`,
    `${appUrl}/staff/reports`,
    `${appUrl}/staff/messages`,
  ]);
});

test('a chosen theme holds on both hosts and outlives a reload', async ({ page }) => {
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
