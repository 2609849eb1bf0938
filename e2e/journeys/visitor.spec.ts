import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, readRows, test } from '../fixtures';
import { someone } from '../people';
import { publicUrl } from '../urls';

const viewCount = async (page: Page) => Number((await page.getByTestId('view-count').innerText()).replaceAll(',', ''));

/** Opens a listing and waits for its Realtime channel. */
async function openLive(page: Page, address: string) {
  const connected = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => payload.toString().includes('Subscribed to PostgreSQL'),
    }),
  );
  await page.goto(address);
  await expect(page.getByTestId('view-count')).toBeVisible();
  await connected;
}

test('a visit raises the view count by exactly one for everyone viewing the listing @phone', async ({
  page,
  newVisitor,
}, { retry }) => {
  await page.goto('/marketplace');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByLabel('Search listings').fill('columbus');
  // Closes the suggestions above the cards.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/search=columbus/);
  await expect(cards.first()).toContainText('Columbus');
  // Both widths run at the same time, and a browser counts once a day, so each attempt uses its own listing.
  const wide = (page.viewportSize()?.width ?? 0) > 800;
  const card = cards.nth((wide ? 0 : 1) + 2 * retry);
  const link = card.getByRole('link').first();
  const address = String(await link.getAttribute('href'));

  const witness = await newVisitor();
  await witness.setExtraHTTPHeaders({ 'user-agent': 'Browser of another person' });
  await openLive(witness, address);
  // The witness’s own visit counts, too. It has been counted once the session remembers it.
  const flag = `property_viewed_${address.split('/').at(-1)}`;
  await expect.poll(() => witness.evaluate((key) => sessionStorage.getItem(key), flag)).not.toBeNull();
  const before = await viewCount(witness);

  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => viewCount(witness)).toBe(before + 1);
  await expect.poll(() => viewCount(page)).toBe(before + 1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.reload();
  await expect.poll(() => viewCount(page)).toBe(before + 1);
  expect(await viewCount(witness)).toBe(before + 1);
});

test('search and sort order are in the URL and restored by Back', async ({ page }) => {
  await page.goto('/marketplace?sort=price-asc');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  const cheapest = await main.getByRole('article').first().innerText();

  await page.getByLabel('Search listings').fill('phoenix');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/search=phoenix/);
  await expect(main.getByRole('article').first()).toContainText('Phoenix');
  const found = page.url();

  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property\//);
  await page.goBack();
  await expect(page).toHaveURL(found);
  await expect(page.getByLabel('Search listings')).toHaveValue('phoenix');

  await page.goto('/marketplace?sort=price-asc');
  await expect(main.getByRole('article').first()).toHaveText(new RegExp(cheapest.slice(0, 4).replace('$', '\\$')));
});

test('an empty result offers to reset the search', async ({ page }) => {
  await page.goto('/marketplace?search=zzz%25_nowhere');
  await expect(page.getByText('No properties found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria or filters to find more properties')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /reset/i }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('when the backend fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('the marketplace shows an error after three attempts, and Retry works', async ({ page }) => {
    let attempts = 0;
    await page.route('**/rest/v1/rpc/search_properties**', (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      attempts += 1;
      return attempts <= 3 ? route.abort() : route.continue();
    });
    await page.goto('/marketplace');
    await expect(page.getByText('Failed to fetch listings')).toBeVisible({ timeout: 15_000 });
    expect(attempts).toBe(3);
    await page.getByRole('button', { name: /retry|try again/i }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('a view that could not be counted is not remembered', async ({ page }) => {
    await page.goto('/marketplace?search=tucson');
    await page.route('**/rest/v1/rpc/increment_property_view_count**', (route) => route.abort());
    const card = page.getByRole('main').getByRole('article').last();
    const address = String(await card.getByRole('link').first().getAttribute('href'));
    await page.goto(address);
    await expect(page.getByTestId('view-count')).toBeVisible();
    const id = address.split('/').at(-1);
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), `property_viewed_${id}`)).toBeNull();
  });
});

test('an unknown listing URL says so', async ({ page }) => {
  for (const address of ['/property/not-a-listing', '/property/00000000-0000-4000-8000-000000000000']) {
    await page.goto(address);
    await expect(page.getByText('Property not found')).toBeVisible();
    await expectAccessible(page);
  }
});

test('public pages are readable without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, title, passage] of [
    ['/', /^Off-market deals and .* · Cornerlot$/, /Verified deals, no JV requirement/],
    ['/about', 'About · Cornerlot', /mission/i],
    ['/terms', 'Terms of Service · Cornerlot', /not a broker/i],
    ['/privacy', 'Privacy Policy · Cornerlot', /July 4, 2025/],
    ['/resources', 'Resources · Cornerlot', /BRRRR/],
    ['/community', 'Community · Cornerlot', /Private Money Network/],
  ] as const) {
    await page.goto(publicUrl + path);
    await expect(page, path).toHaveTitle(title);
    await expect(page.getByRole('main'), path).toContainText(passage);
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
    expect(await page.locator('meta[name=description]').getAttribute('content'), path).not.toBe('');
  }
  await page.goto(`${publicUrl}/resources`);
  // The actual library, not a preview.
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(24);
  await context.close();
});

test('only paid members can read premium resources @phone', async ({ page, newVisitor }) => {
  const [premium] = await readRows<{ slug: string; title: string }>(
    'resources?select=slug,title&premium=is.true&type=eq.guide&order=position&limit=1',
  );
  const path = `/resources/${premium?.slug}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: premium?.title ?? '' })).toBeVisible();
  await expect(page.getByText('Premium Content').first()).toBeVisible();
  await expectAccessible(page);
  expect(await readRows('resource_bodies?select=body,resources!inner(premium)&resources.premium=is.true')).toEqual([]);

  const member = await newVisitor();
  await (await someone('free@cornerlot.test', 'cornerlot-demo')).enter(member, path);
  await expect(member.getByText('Premium Content').first()).toBeVisible();
  await expect(member.getByRole('link', { name: 'Upgrade Now' }).first()).toHaveAttribute('href', '/membership');

  const paid = await newVisitor();
  await (await someone('closer@cornerlot.test', 'cornerlot-demo')).enter(paid, path);
  await expect(paid.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  await expect(paid.getByText('Premium Content')).toHaveCount(0);
  await expectAccessible(paid);
  await expectNoSidewaysScroll(paid);
});
