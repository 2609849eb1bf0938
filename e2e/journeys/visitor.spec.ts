import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, readRows, test } from '../fixtures';
import { someone } from '../people';
import { publicUrl } from '../ports';

const viewCount = async (page: Page) => Number((await page.getByTestId('view-count').innerText()).replaceAll(',', ''));

/** Opens a listing and waits until its page follows the listing live. */
async function openLive(page: Page, address: string) {
  const connected = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', {
        predicate: ({ payload }) => payload.toString().includes('Subscribed to PostgreSQL'),
      }),
    );
  await page.goto(address);
  await expect(page.getByTestId('view-count')).toBeVisible();
  await connected;
}

test('a visitor finds a listing by city; everyone looking at it sees its view count rise by exactly one', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/marketplace');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByLabel('Search listings').fill('columbus');
  await expect(page).toHaveURL(/search=columbus/);
  await expect(cards.first()).toContainText('Columbus');
  // The two widths run at the same time: each takes a listing of its own.
  const wide = (page.viewportSize()?.width ?? 0) > 800;
  const card = wide ? cards.first() : cards.nth(1);
  const link = card.getByRole('link').first();
  const address = String(await link.getAttribute('href'));

  const witness = await newVisitor();
  await openLive(witness, address);
  // The witness's own visit counts too: it is over when the session remembers it.
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

test('search and order stand in the address and come back with Back', async ({ page }) => {
  await page.goto('/marketplace?sort=price-asc');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  const cheapest = await main.getByRole('article').first().innerText();

  await page.getByLabel('Search listings').fill('phoenix');
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

test('nothing found says so and offers the way back', async ({ page }) => {
  await page.goto('/marketplace?search=zzz%25_nowhere');
  await expect(page.getByText('No properties found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria or filters to find more properties')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /reset/i }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('when the backend does not answer', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('the marketplace says so after three attempts, and Retry mends it', async ({ page }) => {
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

  test('a view that could not be counted is taken back', async ({ page }) => {
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

test('an address that names no listing says so', async ({ page }) => {
  for (const address of ['/property/not-a-listing', '/property/00000000-0000-4000-8000-000000000000']) {
    await page.goto(address);
    await expect(page.getByText('Property not found')).toBeVisible();
    await expectAccessible(page);
  }
});

test('without scripts the public pages are read as they were written', async ({ browser }) => {
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
  // The library itself, not the promise of one.
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(24);
  await context.close();
});

test('what is premium is read by paid members, and by nobody else', async ({ page, newVisitor }) => {
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
