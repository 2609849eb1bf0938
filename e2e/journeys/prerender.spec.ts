import type { Page } from '@playwright/test';
import { apiPages } from '../../src/domain/integrations/api-pages';
import { expect, readRows, test } from '../fixtures';
import { demoMember } from '../people';
import { expectIndexable, indexedPages } from '../sweep/head';
import { appUrl, publicUrl, publicUrlByIp } from '../urls';

// What visitors and search engines get before scripts run. The sweep compares the metadata.

/** Marks an element after parsing and before modules run: hydration must keep it instead of rendering it again. */
const markBeforeScripts = (page: Page, selector: string) =>
  page.addInitScript((marked) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.querySelector(marked)?.setAttribute('data-seen', '');
    });
  }, selector);

/** Scripts never arrive. */
const stopScripts = (page: Page) => page.route('**/assets/*.js', () => undefined);

async function anyListing() {
  const [listing] = await readRows<{ id: string; title: string }>(
    'properties?select=id,title&status=eq.active&images=neq.{}&order=created_at.desc,id&limit=1',
  );
  return { id: listing?.id, title: listing?.title ?? '', path: `/property/${listing?.id}` };
}

test('public pages are readable without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, title, passage] of [
    ['/', /^Off-market deals and .* · Cornerlot$/, /Verified deals, no JV requirement/],
    ['/about', 'About · Cornerlot', /mission/i],
    ['/terms', 'Terms of Service · Cornerlot', /not a broker/i],
    ['/privacy', 'Privacy Policy · Cornerlot', /July 4, 2025/],
    ['/community', 'Community · Cornerlot', /Private Money Network/],
    ['/resources', 'Resources · Cornerlot', /BRRRR/],
  ] as const) {
    await page.goto(publicUrl + path);
    await expect(page, path).toHaveTitle(title);
    await expect(page.getByRole('main'), path).toContainText(passage);
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
  }
  // The actual library, not a preview.
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(24);

  // A premium guide has a summary and how to unlock it.
  const [premium] = await readRows<{ slug: string }>(
    'resources?select=slug&premium=is.true&type=eq.guide&order=position&limit=1',
  );
  await page.goto(`${publicUrl}/resources/${premium?.slug}`);
  await expect(page.getByRole('region', { name: 'Premium Content' })).toBeVisible();
  await expect(page.locator('.premium-text')).toHaveCount(1);

  // The marketplace has listings, but nobody’s name: the file is older than they are.
  await page.goto(`${publicUrl}/marketplace`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  const names = await readRows<{ name: string }>('users?select=name');
  const text = await page.getByRole('main').innerText();
  expect(names.filter(({ name }) => text.includes(name))).toEqual([]);
  await context.close();
});

test('a prerendered guide is hydrated in place and links to the next', async ({ page }) => {
  const guides = await readRows<{ slug: string }>(
    'resources?select=slug&type=eq.guide&premium=is.false&order=position',
  );
  const path = `/resources/${guides[0]?.slug}`;
  await markBeforeScripts(page, 'article h2');
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  await expect(page.locator('article h2[data-seen]')).toHaveCount(1);
  await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(publicUrl + path);
  await expectIndexable(page, new URL(page.url()).pathname);
});

test('a reload returns to the end of the front page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const library = page.getByRole('link', { name: 'Open the library' });
  await library.scrollIntoViewIfNeeded();
  await page.reload();
  await expect(library).toBeInViewport();
});

test('the prerendered marketplace is hydrated in place and refreshed', async ({ page }) => {
  await markBeforeScripts(page, 'main ul');
  const refetched = page.waitForResponse(
    (response) => response.url().includes('/rpc/search_properties') && response.request().method() === 'POST',
  );
  await page.goto('/marketplace');
  const rows = (await (await refetched).json()) as { title: string; seller: { name: string } | null }[];
  const named = rows.find(({ seller }) => seller !== null);
  await expect(page.locator('main ul[data-seen]')).toHaveCount(1);
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: named?.title ?? '' })
      .first(),
  ).toContainText(named?.seller?.name ?? '');
});

test('invites visitors to join before scripts load, but not members', async ({ page }) => {
  const joining = page.getByRole('banner').getByRole('link', { name: 'Join free' });
  await stopScripts(page);
  for (const isMember of [false, true]) {
    if (isMember) await (await demoMember('free')).signIn(page);
    await page.goto(publicUrl, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrating');
    await expect(joining).toBeVisible({ visible: !isMember });
  }
});

test('a listing shows its first picture before its code has loaded @pictures', async ({ page }) => {
  await stopScripts(page);
  const { path } = await anyListing();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const picture = page.locator('[data-first-picture] img');
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(300);
  await expect(page.getByRole('link', { name: 'Back to Marketplace' })).toBeVisible();
});

test('a listing is requested once: anonymously for a visitor, with a token for a member', async ({ page }) => {
  const { id, path, title } = await anyListing();
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes(`description`) && request.url().includes(`id=eq.${id}`))
      tokens.push(request.headers()['authorization']);
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
  expect(tokens).toHaveLength(1);

  // An open page could notice the session, and refetch.
  await page.goto('about:blank');
  await (await demoMember('free')).signIn(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(tokens).toHaveLength(2);
  expect(tokens[1]).not.toBe(tokens[0]);

  // A screen of the app takes the response to the request that was made before its code was there.
  const figures: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('dashboard_figures')) figures.push(request.url());
  });
  await page.goto(`${appUrl}/dashboard`);
  await expect(page.getByText('Active Members')).toBeVisible();
  expect(await page.evaluate(() => globalThis.preloadedResponses)).toEqual({});
  expect(figures).toHaveLength(1);
});

test('a listing has complete metadata and a sharing picture, which navigation replaces', async ({ page }) => {
  const [listing] = await readRows<{ id: string; title: string; city: string; state: string; price: number }>(
    'properties?select=id,title,city,state,price&status=eq.active&images=neq.{}&cap_rate=not.is.null' +
      '&order=created_at.desc,id&limit=1',
  );
  const path = `/property/${listing?.id}`;
  await page.goto(path);
  await expectIndexable(page, path);
  await expect(page).toHaveTitle(`${listing?.title}, ${listing?.city}, ${listing?.state} · Cornerlot`);
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', new RegExp(`\\$${listing?.price.toLocaleString('en-US')} · `));
  await expect(description).toHaveAttribute('content', /% cap rate/);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    '@graph': [{ '@type': 'RealEstateListing', offers: { price: listing?.price } }, { '@type': 'BreadcrumbList' }],
  });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//);

  // With the keyboard: the footer moves while the page loads what comes into view.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
  await expect(page).toHaveURL(`${publicUrl}/about`);
  await expectIndexable(page, '/about');
  await page.goBack();
  await expectIndexable(page, path);
});

test('robots.txt and the sitemap list exactly the indexable pages', async ({ request }) => {
  const robots = await request.get(`${publicUrlByIp}/robots.txt`);
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  const sitemap = await (await request.get(`${publicUrlByIp}/sitemap.xml`)).text();
  const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.replace(publicUrl, ''));
  const resources = (await readRows<{ slug: string }>('resources?select=slug')).map(({ slug }) => `/resources/${slug}`);
  const listings = named.filter((path) => path?.startsWith('/property/'));
  const reference = apiPages.map(({ slug }) => `/developers/${slug}`);
  expect(new Set(named.filter((path) => !listings.includes(path)))).toEqual(
    new Set([...indexedPages, ...reference, ...resources]),
  );
  expect(listings.length).toBeGreaterThan(50);
  const [sold] = await readRows<{ id: string }>('properties?select=id&status=eq.sold&limit=1');
  expect(listings).not.toContain(`/property/${sold?.id}`);
});
